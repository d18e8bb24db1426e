#!/bin/sh
# Lighthouse, as a phone, for the addresses given: bench/lighthouse.sh http://127.0.0.1:8000/ …
# Needs Node.js; the version is pinned here and the package is used for this alone.
set -eu

CHROME_PATH="${CHROME_PATH:-$(command -v chromium || command -v google-chrome)}"
export CHROME_PATH
flags="--headless=new --no-sandbox --disable-quic --disable-background-networking --disable-component-update --disable-sync"
report=$(mktemp)
trap 'rm -f "$report"' EXIT

echo "| page | performance | accessibility | best practices | SEO |"
echo "|---|---|---|---|---|"
for url in "$@"; do
    ${LIGHTHOUSE:-npx --yes lighthouse@12.8.2} "$url" --quiet --output=json --output-path="$report" --chrome-flags="$flags" >/dev/null
    node -e '
        const {categories, finalDisplayedUrl, audits} = JSON.parse(require("fs").readFileSync(process.argv[1]));
        const scores = ["performance", "accessibility", "best-practices", "seo"].map(
            name => Math.round(100 * categories[name].score));
        console.log(`| ${process.argv[2] ?? new URL(finalDisplayedUrl).pathname} | ${scores.join(" | ")} |`);
        for (const audit of Object.values(audits))
            if (audit.score !== null && audit.score < 0.9) console.error(`${audit.id}: ${audit.title} ${audit.displayValue ?? ""}`);
    ' "$report"
done
