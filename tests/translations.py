"""Everything the app says, gathered for its translators: `make translations` writes it to messages.pot."""

import io
import tomllib
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import write_po

ROOT = Path(__file__).parent.parent
POT = ROOT / "tableside" / "translations" / "messages.pot"
BEGINNING = datetime(2026, 11, 29, tzinfo=UTC)  # always the same, so that only new sentences change the file


def gathered() -> bytes:
    """The template as it should be now, by file and in the order of the code."""
    catalog = Catalog(project="tableside", copyright_holder="the tableside founders", creation_date=BEGINNING)
    for name, line, message, comments, context in _extracted():
        catalog.add(message, None, [(name, line)], auto_comments=comments, context=context)
    written = io.BytesIO()
    write_po(written, catalog, width=120, sort_by_file=True, include_lineno=False)
    return written.getvalue()


def _extracted() -> list[tuple[str, int, str | tuple[str, ...], list[str], str | None]]:
    mappings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["babel"]["mappings"]
    methods = [(mapping["pattern"], mapping["method"]) for mapping in mappings]
    options = {mapping.pop("pattern"): {k: v for k, v in mapping.items() if k != "method"} for mapping in mappings}
    return list(extract_from_dir(ROOT, methods, options, DEFAULT_KEYWORDS, ["Translators:"], directory_filter=_is_ours))


def _is_ours(folder: str) -> bool:
    return not Path(folder).name.startswith((".", "_"))


if __name__ == "__main__":
    POT.write_bytes(gathered())
