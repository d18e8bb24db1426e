// On a narrow phone the tab of this page may lie beyond the edge: it is moved into sight.
document.querySelector(".tabs [aria-current]")?.scrollIntoView({ inline: "center", block: "nearest" });
