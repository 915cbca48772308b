"""The settings: by keyboard, remembered, reset, and what they do at the table."""

from playwright.sync_api import Page, expect

from e2e.table import Site

MANY = 60
"""No page has more stops for the Tab key."""

INK = "getComputedStyle(document.body).color + getComputedStyle(document.body).backgroundColor"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until the focus is on what `selector` finds."""
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


def set_key(page: Page, action: str, key: str) -> None:
    """Give an action of the table or the replay another key, on the page of the settings."""
    page.locator(f"#key-{action}").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#key-{action}")).to_have_text("Press a key")
    page.keyboard.press(key)


def test_the_settings_by_keyboard_alone(forgetful_site: Site) -> None:
    """High contrast is chosen with keys and kept over a reload; a reset takes it back, and undo takes that back."""
    site = forgetful_site
    page = site.page
    site.turn_to("#settings")
    first = page.evaluate(INK)
    tab_to(page, "select[name=theme]")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid", "the focus is seen"
    page.keyboard.type("High")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    assert page.evaluate(INK) == "rgb(0, 0, 0)rgb(255, 255, 255)"
    tab_to(page, "input[name=symbols]")
    page.keyboard.press("Space")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    expect(page.locator("input[name=symbols]")).to_be_checked()
    tab_to(page, "[data-action=reset-settings]")
    page.keyboard.press("Enter")
    expect(page.locator("input[name=symbols]")).not_to_be_checked()
    assert page.evaluate(INK) == first
    tab_to(page, "[data-action=undo-reset]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-action=reset-settings]")).to_be_focused()
    expect(page.locator("select[name=theme]")).to_have_value("contrast")
    expect(page.locator("input[name=symbols]")).to_be_checked()


def test_mute_is_kept_and_sounds_come_back(forgetful_site: Site) -> None:
    """Muted at the table, moves make no sound, also after a reload; let be heard again, a move does."""
    site = forgetful_site
    page = site.page
    game = site.sit_down("quick", 118)
    site.action("sound").click()
    expect(site.action("sound")).to_have_accessible_name("Sounds on")
    site.press(game, game.legal_colours()[0])
    page.reload()
    site.expect_table("quick", 118, ply=1)
    expect(site.action("sound")).to_have_accessible_name("Sounds on")
    site.press(game, game.legal_colours()[0])
    assert page.evaluate("window.notesPlayed") == []
    site.action("sound").click()
    site.press(game, game.legal_colours()[0])
    page.wait_for_function("() => window.notesPlayed.length > 0")


def test_a_key_that_is_set_works_and_the_old_one_does_not(forgetful_site: Site) -> None:
    """A taken key is refused with what has it; the new one plays, the help names it, and all can be switched off."""
    site = forgetful_site
    page = site.page
    game = site.sit_down("quick", 119)
    first, second, third = game.legal_colours()[:3]
    page.keyboard.press("?")
    site.dialog.locator("[data-action=change-keys]").click()
    expect(page.locator("#settings-keys")).to_be_focused()
    set_key(page, f"colour-{first + 1}", "s")
    expect(page.locator(".key-clash")).to_contain_text("S is the key for “mute")
    page.keyboard.press("q")
    expect(page.locator(f"#key-colour-{first + 1}")).to_have_text("Q")
    page.locator(".topbar a").click()
    site.expect_table("quick", 119)
    page.keyboard.press(f"Digit{first + 1}")
    page.keyboard.press(f"Digit{second + 1}")
    game.play(second)
    # The key that does nothing now would have made the first move.
    site.expect_ply(1)
    expect(page.locator("[data-testid=table]")).to_have_attribute("data-mover", str(game.mover))
    page.keyboard.press("q")
    game.play(first)
    site.expect_ply(2)
    page.keyboard.press("?")
    expect(site.dialog.get_by_test_id("keys")).to_contain_text("Q")
    site.dialog.locator("[data-action=change-keys]").click()
    page.locator("input[name=shortcuts]").uncheck()
    page.locator(".topbar a").click()
    page.keyboard.press("q")
    page.keyboard.press(f"Digit{third + 1}")
    page.keyboard.press("?")
    site.action("help").click()
    expect(site.dialog.get_by_test_id("keys")).not_to_contain_text("Q")
    site.expect_ply(game.ply)
