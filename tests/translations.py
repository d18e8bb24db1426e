"""Everything the app says, gathered for its translators: `make translations` writes it to messages.pot, carries what is
new into each language, and tells what is still to be translated there."""

import io
import tomllib
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parent.parent
TRANSLATIONS = ROOT / "tableside" / "translations"
POT = TRANSLATIONS / "messages.pot"
LANGUAGES = tuple(sorted(folder.name for folder in TRANSLATIONS.iterdir() if folder.is_dir()))
BEGINNING = datetime(2026, 11, 29, tzinfo=UTC)  # always the same, so that only new sentences change the file
MOST_TOLD = 5


def gathered() -> bytes:
    """The template as it should be now, by file and in the order of the code."""
    catalog = Catalog(project="tableside", copyright_holder="the tableside founders", creation_date=BEGINNING)
    for name, line, message, comments, context in _extracted():
        catalog.add(message, None, [(name, line)], auto_comments=comments, context=context)
    return _written(catalog, sort_by_file=True)


def path_of(language: str) -> Path:
    return TRANSLATIONS / language / "LC_MESSAGES" / "messages.po"


def catalogue(language: str) -> Catalog:
    with path_of(language).open("rb") as file:
        return read_po(file, abort_invalid=True)


def messages(language: str) -> Iterator[Message]:
    """Every sentence of a language, without the head of its file."""
    return (message for message in catalogue(language) if message.id)


def forms(message: Message) -> Sequence[str]:
    """What is said in the language: one sentence, or one for each plural form."""
    said = message.string
    return [said] if isinstance(said, str) else list(said or ())


def unfinished(language: str) -> Sequence[Message]:
    """Sentences that are missing in a language, or whose English has changed since."""
    return [message for message in messages(language) if message.fuzzy or not all(forms(message))]


def _extracted() -> list[tuple[str, int, str | tuple[str, ...], list[str], str | None]]:
    mappings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["babel"]["mappings"]
    methods = [(mapping["pattern"], mapping["method"]) for mapping in mappings]
    options = {mapping.pop("pattern"): {k: v for k, v in mapping.items() if k != "method"} for mapping in mappings}
    return list(extract_from_dir(ROOT, methods, options, DEFAULT_KEYWORDS, ["Translators:"], directory_filter=_is_ours))


def _is_ours(folder: str) -> bool:
    return not Path(folder).name.startswith((".", "_"))


def _written(catalog: Catalog, *, sort_by_file: bool = False) -> bytes:
    written = io.BytesIO()
    write_po(written, catalog, width=120, sort_by_file=sort_by_file, include_lineno=False)
    return written.getvalue()


def _carry(language: str, template: Catalog) -> None:
    """New sentences come in empty, changed ones fuzzy, and those that are gone go; a file that is current stays."""
    known = catalogue(language)
    if {(m.context, m.id) for m in known if m.id} != {(m.context, m.id) for m in template if m.id}:
        known.update(template, update_header_comment=False, update_creation_date=False)
        known.obsolete.clear()
        path_of(language).write_bytes(_written(known))


def _tell(language: str) -> None:
    left = unfinished(language)
    fuzzy = sum(message.fuzzy for message in left)
    print(f"{language}: {len(left) - fuzzy} missing, {fuzzy} fuzzy")  # noqa: T201 - the report is the job
    for message in left[:MOST_TOLD]:
        english = message.id if isinstance(message.id, str) else message.id[-1]
        print(f"    {english}")  # noqa: T201


def main() -> None:
    POT.write_bytes(gathered())
    with POT.open("rb") as file:
        template = read_po(file)
    for language in LANGUAGES:
        _carry(language, template)
        _tell(language)


if __name__ == "__main__":
    main()
