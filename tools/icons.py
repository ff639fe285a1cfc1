"""The icons of the installed app, drawn from the shield of the page: `.venv/bin/python tools/icons.py`.

Run it after a change of `web/public/favicon.svg`; it takes the Chromium of the browser tests.
"""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from devkit.browser import ensure

PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
GROUND = "#f5eddd"
# file -> (pixels, share of the width that the shield takes, ground, in one colour)
ICONS: dict[str, tuple[int, float, str, bool]] = {
    "icon-192.png": (192, 0.94, "transparent", False),
    "icon-512.png": (512, 0.94, "transparent", False),
    "maskable-512.png": (512, 0.6, GROUND, False),
    "apple-180.png": (180, 0.72, GROUND, False),
    "badge-96.png": (96, 0.9, "transparent", True),
}


def draw_icon(page: Page, name: str) -> None:
    size, share, ground, plain = ICONS[name]
    shield = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    look = "filter:brightness(0) invert(1);" if plain else ""
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;width:{size}px;height:{size}px;"
        f"background:{ground}}}svg{{width:{share * 100}%;{look}}}</style>{shield}"
    )
    page.screenshot(path=PUBLIC / "icons" / name, omit_background=True)


def main() -> None:
    (PUBLIC / "icons").mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=ensure(), args=["--no-sandbox"])
        page = browser.new_page()
        for name in ICONS:
            draw_icon(page, name)
        browser.close()


if __name__ == "__main__":
    main()
