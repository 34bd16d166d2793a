"""The pages about hosting and the protocol say what is so."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

from tenban.server.http.routes import HANDLERS
from tenban.server.presenters.schema import ClientMessage, ServerMessage
from tenban.server.settings import Settings

DOCS = Path(__file__).resolve().parents[2] / "docs"


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


def test_the_limits_on_the_page_are_those_of_the_program() -> None:
    usual = {field.name: field.default for field in fields(Settings)}
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| ([\d., ]+) \|", page("hosting"), re.MULTILINE)
    assert len(rows) > 10
    for names, values in rows:
        for name, value in zip(re.findall(r"`(\w+)`", names), values.split(", "), strict=True):
            assert float(value) == usual[name], name


def test_every_message_and_every_path_is_on_the_page() -> None:
    text = page("protocol")
    for cls in (*ServerMessage.__args__, *ClientMessage.__args__):
        assert f"| `{cls.__struct_config__.tag}` |" in text
    for handler in HANDLERS:
        for path in handler.paths:
            plain = path.replace(":str", "").replace("{table}", "{id}")
            assert plain in text.replace("?lang=", "").replace("?at=&seat=&lang=", ""), plain


def test_every_form_layout_and_text_slot_of_the_schema_is_on_its_page() -> None:
    from typing import get_args

    from tenban.scene.schema import Form, Layout

    text = page("scene")
    for word in (*get_args(Form), *get_args(Layout)):
        assert not word or f"`{word}`" in text, word


def test_links_between_the_pages_lead_somewhere() -> None:
    for name in ("hosting", "protocol", "scene"):
        for link in re.findall(r"\]\(([^)#]+)\)", page(name)):
            assert (DOCS / link).exists(), link
