import type { Page } from "@playwright/test";
import {
  boundlessControls,
  brokenWords,
  chooseLetters,
  hasArrow,
  layOutWhole,
  narrowFields,
  overlappingTexts,
  paleDrawings,
  spaceText,
  unseenChoices,
} from "../support/adapted-display.ts";
import { ADMIN_SCREENS, openAdminScreen } from "../support/admin-screens.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { cutTexts } from "../support/longer-words.ts";
import { sidewaysScroll, smallTargets } from "../support/page-checks.ts";
import { isShownAt, ONE_OF_EACH, openScreen, PUBLIC_SCREENS } from "../support/public-screens.ts";

type Screen = {
  name: string;
  isShownAt(width: number): boolean;
  open(page: Page, site: E2eSite, mode: "day" | "night"): Promise<unknown>;
};

/** A list, a long form, and every piece that the others are made of. */
const OF_ADMIN = ["21-dashboard", "22-add-tusker", "32-patterns"];

/** Charts, a map in colours, and pressed answers. */
const DRAWN = PUBLIC_SCREENS.filter(({ name }) =>
  ["12-record-statistics", "12-record-questions", "13-compare", "13-places", "13-key-result"].includes(name),
);

const SCREENS: Screen[] = [
  ...[...ONE_OF_EACH, ...DRAWN].map((screen) => ({
    name: screen.name,
    isShownAt: (width: number) => isShownAt(screen, width),
    open: (page: Page, _site: E2eSite, mode: "day" | "night") => openScreen(page, screen, mode),
  })),
  ...ADMIN_SCREENS.filter(({ name }) => OF_ADMIN.includes(name)).map((screen) => ({
    name: screen.name,
    isShownAt: () => true,
    open: (page: Page, site: E2eSite, mode: "day" | "night") => openAdminScreen(page, site, screen, mode),
  })),
];

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

// The browser itself notes an answer that is an error, the document's own among them.
test.use({ viewport: WIDE, mayComplain: [[/^Failed to load resource/], { scope: "test" }] });

/** The part of a screen whose choices are looked at. */
function partOf(screen: Screen): string {
  // The open menu lies upon the choices of the list.
  if (screen.name === "11-mobile-menu") return "header";
  // The bars around the content are the same on all public pages.
  return screen === SCREENS[0] || OF_ADMIN.includes(screen.name) ? "body" : "main";
}

async function expectAllIsThere(page: Page, how: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), `scrolling sideways ${how}`).toEqual({ by: 0, elements: [] });
  expect.soft(await cutTexts(page), `cut off ${how}`).toEqual([]);
  expect.soft(await overlappingTexts(page), `one upon the other ${how}`).toEqual([]);
  expect.soft(await brokenWords(page), `broken within a word ${how}`).toEqual([]);
  expect.soft(await narrowFields(page), `fields too narrow ${how}`).toEqual([]);
  expect.soft(await smallTargets(page), `targets under 24 px ${how}`).toEqual([]);
}

for (const screen of SCREENS) {
  test(`${screen.name} loses nothing with letters of 32 px, nor with more room between them`, async ({
    page,
    site,
  }) => {
    await chooseLetters(page, 32);
    await screen.open(page, site, "day");
    await expect(page.locator("html")).toHaveCSS("font-size", "32px");
    await layOutWhole(page);
    await expectAllIsThere(page, "with letters of 32 px");

    await chooseLetters(page, 16);
    await spaceText(page);
    for (const viewport of [WIDE, NARROW].filter(({ width }) => screen.isShownAt(width))) {
      await page.setViewportSize(viewport);
      await expectAllIsThere(page, `with spaced text at ${viewport.width} px`);
    }
  });

  test(`${screen.name} shows in forced colours what is chosen, what can be pressed, and what is drawn`, async ({
    page,
    site,
  }) => {
    if (!screen.isShownAt(WIDE.width)) await page.setViewportSize(NARROW);
    await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
    await screen.open(page, site, "night");
    expect.soft(await boundlessControls(page), "controls without a bound").toEqual([]);
    expect.soft(await hasArrow(page), "an arrow at a list of choices").toBe(true);
    expect.soft(await paleDrawings(page), "drawn and hardly seen by night").toEqual([]);
    expect.soft(await unseenChoices(page, partOf(screen)), "chosen, and not seen").toEqual([]);

    await page.emulateMedia({ colorScheme: "light" });
    expect.soft(await paleDrawings(page), "drawn and hardly seen by day").toEqual([]);
  });
}
