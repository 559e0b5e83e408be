import type { Page, Response } from "@playwright/test";
import { CONSENT_KEY } from "../../src/site/frame/consent/consent-record.ts";
import { expect, hydrated } from "./e2e-site.ts";
import { answerMoves, failMoves } from "./moved-pages.ts";
import { REMOVED_ARTICLE, REMOVED_TUSKER, TUSKER_WITH_IMAGE } from "./rare-entries.ts";
import { RECORD } from "./record-screens.ts";
import { isDeep } from "./tier.ts";

/** A public screen in one state, with the starter content and the rare entries. */
export type PublicScreen = {
  /** Sort key in the order of the site; also the name of the screenshot. */
  name: string;
  address: string;
  /** Status code of the first document. */
  status: number;
  /** Runs before the document is requested: mocks API responses, fills the browser's storage. */
  arrange?(page: Page): Promise<unknown>;
  /**
   * Brings the loaded page into the state. Without it the document itself shows the state, with and without JavaScript.
   */
  reach?(page: Page): Promise<void>;
  /** For states that exist only at some widths: narrow windows are less than 992 CSS pixels wide. */
  only?: "narrow" | "wide";
  /** True if no consent choice is stored, so that the banner appears after a second. */
  unasked?: boolean;
  /** True if a request fails on the way to this state and the browser logs it to its console. */
  failing?: boolean;
};

const UNKNOWN_ID = "0123456789abcdef01234567";
const CONFLICT_ARTICLE = "human-elephant-conflict-in-figures";

/** Never answers what is asked for this page that is moved to, so that the loading state stays. */
const hold = (pathname: string) => (page: Page) => answerMoves(page, pathname, () => {});

/** This page that is moved to cannot be had. */
const failing = (pathname: string) => (page: Page) => failMoves(page, pathname);

/** Follows a visible link to that address: in narrow windows the links of the bar are hidden. */
const follow = (href: string, shown: string) => async (page: Page) => {
  const menu = page.getByLabel("Menu");
  if (await menu.isVisible()) await menu.click();
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await expect(page.getByText(shown).first()).toBeVisible();
};

async function searchFor(page: Page, text: string): Promise<void> {
  const menu = page.getByLabel("Menu");
  if (await menu.isVisible()) await menu.click();
  await page.locator("input[name=q]:visible").first().fill(text);
  await page.keyboard.press("Enter");
}

async function fillContactForm(page: Page): Promise<void> {
  await page.getByLabel("Your Name").fill("Ishara Fernando");
  await page.getByLabel("Your Email").fill("ishara@example.org");
  await page.getByLabel("Subject").fill("A photograph");
  await page.getByLabel("Message").fill("I have three pictures of him from the year 2009.");
  await page.getByRole("button", { name: "Send Message" }).click();
}

const cookieBanner = (page: Page) => page.getByRole("region", { name: "Cookies on this site" });

const HOME: PublicScreen[] = [
  { name: "01-home", address: "/", status: 200 },
  {
    name: "01-home-error",
    address: "/about",
    status: 200,
    arrange: failing("/"),
    reach: follow("/", "Something went wrong"),
    failing: true,
  },
];

const TUSKERS: PublicScreen[] = [
  { name: "02-tuskers", address: "/tuskers", status: 200 },
  { name: "02-tuskers-page-3", address: "/tuskers?page=3", status: 200 },
  { name: "02-tuskers-filtered", address: "/tuskers?category=domesticated&status=dead&search=raja", status: 200 },
  { name: "02-tuskers-empty", address: "/tuskers?search=gemunoo", status: 200 },
  {
    name: "02-tuskers-loading",
    address: "/about",
    status: 200,
    arrange: hold("/tuskers"),
    reach: async (page) => {
      await follow("/tuskers", "Loading tuskers...")(page);
      await expect(page.locator('main > [aria-hidden="true"]')).toBeVisible();
    },
  },
  {
    name: "02-tuskers-error",
    address: "/about",
    status: 200,
    arrange: failing("/tuskers"),
    reach: follow("/tuskers", "Error Loading Tuskers"),
    failing: true,
  },
];

const TUSKER: PublicScreen[] = [
  { name: "03-tusker-alive", address: "/tuskers/gemunu", status: 200 },
  { name: "03-tusker-dead", address: "/tuskers/nadungamuwa-raja", status: 200 },
  { name: "03-tusker-missing", address: "/tuskers/walawe-raja", status: 200 },
  { name: "03-tusker-photographed", address: `/tuskers/${TUSKER_WITH_IMAGE}`, status: 200 },
  {
    name: "03-tusker-link-copied",
    address: "/tuskers/gemunu",
    status: 200,
    reach: async (page) => {
      await page.context().grantPermissions(["clipboard-write"]);
      await page.getByRole("button", { name: "Copy link" }).first().click();
      await expect(page.getByRole("button", { name: "Link copied!" })).toBeVisible();
    },
  },
  {
    name: "03-tusker-loading",
    address: "/tuskers",
    status: 200,
    arrange: (page) => page.route("**/tuskers/*", () => {}),
    reach: async (page) => {
      await page.locator("main article a").first().click();
      await expect(page.getByText("Loading tusker details...")).toBeVisible();
      await expect(page.getByRole("heading", { level: 1, name: "Tuskers" })).toBeHidden();
    },
  },
  { name: "03-tusker-not-found", address: "/tuskers/nobody", status: 404 },
  { name: "03-tusker-removed", address: `/tuskers/${REMOVED_TUSKER}`, status: 410 },
  { name: "03-tusker-unknown-id", address: `/tusker/${UNKNOWN_ID}`, status: 404 },
];

const ARTICLES: PublicScreen[] = [
  { name: "04-articles", address: "/articles", status: 200 },
  { name: "04-articles-page-2", address: "/articles?page=2", status: 200 },
  { name: "04-articles-filtered", address: "/articles?search=elephant&category=wildlife", status: 200 },
  { name: "04-articles-empty", address: "/articles?search=qqqqq", status: 200 },
  {
    name: "04-articles-loading",
    address: "/about",
    status: 200,
    arrange: hold("/articles"),
    reach: follow("/articles", "Loading articles..."),
  },
  {
    name: "04-articles-error",
    address: "/about",
    status: 200,
    arrange: failing("/articles"),
    reach: follow("/articles", "Failed to load articles. Please try again later."),
    failing: true,
  },
  { name: "05-article", address: "/articles/why-tusks-are-rare", status: 200 },
  { name: "05-article-with-charts", address: `/articles/${CONFLICT_ARTICLE}`, status: 200 },
  { name: "05-article-not-found", address: "/articles/nothing", status: 404 },
  { name: "05-article-removed", address: `/articles/${REMOVED_ARTICLE}`, status: 410 },
  { name: "05-article-unknown-id", address: `/article/${UNKNOWN_ID}`, status: 404 },
];

const SEARCH: PublicScreen[] = [
  { name: "06-search", address: "/search-results?search=raja", status: 200 },
  { name: "06-search-category", address: "/search-results?category=wild&page=2", status: 200 },
  { name: "06-search-near-spelling", address: "/search-results?q=gemunoo", status: 200 },
  { name: "06-search-empty", address: "/search-results?q=qqqqq&category=wild", status: 200 },
  {
    name: "06-search-loading",
    address: "/about",
    status: 200,
    arrange: hold("/search-results"),
    reach: async (page) => {
      await searchFor(page, "raja");
      await expect(page.getByText("Searching for tuskers...")).toBeVisible();
    },
  },
  {
    name: "06-search-error",
    address: "/about",
    status: 200,
    arrange: failing("/search-results"),
    reach: async (page) => {
      await searchFor(page, "raja");
      await expect(page.getByText("Sorry, we encountered an error while searching for tuskers.")).toBeVisible();
    },
    failing: true,
  },
];

const CONTACT: PublicScreen[] = [
  { name: "08-contact", address: "/contact", status: 200 },
  { name: "08-contact-about-a-tusker", address: "/contact?about=gemunu", status: 200 },
  {
    name: "08-contact-errors",
    address: "/contact",
    status: 200,
    reach: async (page) => {
      await page.getByLabel("Your Email").fill("ishara@");
      await page.getByRole("button", { name: "Send Message" }).click();
      await expect(page.getByText("Your name is required.")).toBeVisible();
      await expect(page.getByText("Write the address like name@example.org.")).toBeVisible();
    },
  },
  {
    name: "08-contact-sending",
    address: "/contact",
    status: 200,
    arrange: (page) => page.route("**/api/contact", () => {}),
    reach: async (page) => {
      await fillContactForm(page);
      await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
    },
  },
  {
    name: "08-contact-sent",
    address: "/contact",
    status: 200,
    arrange: (page) => page.route("**/api/contact", (route) => route.fulfill({ status: 201, json: {} })),
    reach: async (page) => {
      await fillContactForm(page);
      await expect(page.getByText("Message sent successfully!")).toBeVisible();
    },
  },
  {
    name: "08-contact-failed",
    address: "/contact",
    status: 200,
    arrange: (page) => page.route("**/api/contact", (route) => route.fulfill({ status: 503, json: {} })),
    reach: async (page) => {
      await fillContactForm(page);
      await expect(page.getByText("There was an error sending your message.")).toBeVisible();
    },
    failing: true,
  },
];

const WORDS_AND_WRONG_WAYS: PublicScreen[] = [
  { name: "09-privacy-policy", address: "/privacy-policy", status: 200 },
  { name: "09-terms-of-service", address: "/terms-of-service", status: 200 },
  { name: "09-licences", address: "/licences", status: 200 },
  { name: "10-not-found", address: "/nowhere", status: 404 },
  { name: "10-not-found-tusker", address: `/not-found?from=tusker&id=${UNKNOWN_ID}`, status: 404 },
  { name: "10-not-found-article", address: `/not-found?from=article&id=${UNKNOWN_ID}`, status: 404 },
  {
    name: "10-not-found-search",
    address: "/not-found?from=search&reason=No%20search%20parameters%20provided",
    status: 404,
  },
];

const FRAME: PublicScreen[] = [
  {
    name: "11-cookie-banner",
    address: "/tuskers",
    status: 200,
    unasked: true,
    reach: (page) => expect(cookieBanner(page)).toBeVisible(),
  },
  {
    name: "11-cookie-banner-details",
    address: "/about",
    status: 200,
    unasked: true,
    reach: async (page) => {
      await cookieBanner(page).getByRole("button", { name: "Manage Preferences" }).click();
      await expect(cookieBanner(page).getByLabel("Analytics")).toBeVisible();
    },
  },
  {
    name: "11-cookie-banner-minimised",
    address: "/tuskers",
    status: 200,
    unasked: true,
    reach: async (page) => {
      await cookieBanner(page).getByRole("button", { name: "Close" }).click();
      await expect(page.getByRole("button", { name: "Cookies" })).toBeVisible();
    },
  },
  {
    name: "11-cookie-banner-reopened",
    address: "/privacy-policy",
    status: 200,
    reach: async (page) => {
      await page.getByRole("button", { name: "Cookie Settings" }).click();
      await expect(cookieBanner(page)).toBeFocused();
    },
  },
  {
    name: "11-mobile-menu",
    address: "/tuskers",
    status: 200,
    only: "narrow",
    reach: async (page) => {
      await page.getByLabel("Menu").click();
      await expect(page.getByRole("banner").getByRole("link", { name: "Articles" })).toBeVisible();
    },
  },
  {
    name: "11-mobile-menu-signed-in",
    address: "/tuskers",
    status: 200,
    only: "narrow",
    arrange: (page) => page.addInitScript(`localStorage.setItem("user-token", "a-token")`),
    reach: async (page) => {
      await page.getByLabel("Menu").click();
      await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
    },
  },
  {
    name: "11-signed-in",
    address: "/tuskers",
    status: 200,
    only: "wide",
    arrange: (page) => page.addInitScript(`localStorage.setItem("user-token", "a-token")`),
    reach: (page) => expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible(),
  },
  {
    name: "11-skip-link",
    address: "/tuskers",
    status: 200,
    reach: async (page) => {
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    },
  },
];

/** Every public screen in each of its states. */
export const PUBLIC_SCREENS: readonly PublicScreen[] = [
  ...HOME,
  ...TUSKERS,
  ...TUSKER,
  ...ARTICLES,
  ...SEARCH,
  { name: "07-about", address: "/about", status: 200 },
  ...RECORD,
  ...CONTACT,
  ...WORDS_AND_WRONG_WAYS,
  ...FRAME,
];

const named = (names: readonly string[]): PublicScreen[] =>
  names.map((name) => {
    const found = PUBLIC_SCREENS.find((screen) => screen.name === name);
    if (found === undefined) throw new Error(`There is no screen ${name}`);
    return found;
  });

/** Screens that the quick tier looks at closely here. The others have a journey of their own, which ends in the same check. */
const IN_QUICK = named([
  ...["01-home", "02-tuskers", "02-tuskers-error", "03-tusker-alive", "05-article-with-charts"],
  ...["06-search", "07-about", "12-record", "13-source", "13-place-park"],
]);

/** One screen of every kind of public page, and the states of a list that are no document. */
export const ONE_OF_EACH: readonly PublicScreen[] = [
  ...IN_QUICK,
  ...named(["04-articles", "08-contact", "10-not-found", "11-cookie-banner-details", "11-mobile-menu"]),
  ...named(["13-key", "14-field-guide"]),
];

/** The screens that the tier at hand looks at closely. */
export const LOOKED_AT: readonly PublicScreen[] = isDeep ? PUBLIC_SCREENS : IN_QUICK;

/** The screens that a document shows without further steps: one for every response of every route. */
export const PUBLIC_DOCUMENTS: readonly PublicScreen[] = PUBLIC_SCREENS.filter(
  ({ reach, arrange }) => reach === undefined && arrange === undefined,
);

/** From this width, in CSS pixels, the links are in the bar and there is no menu. */
const WIDE = 992;

export const isShownAt = ({ only }: PublicScreen, width: number): boolean =>
  only === undefined || only === (width < WIDE ? "narrow" : "wide");

const CHOSEN = { essential: true, analytics: false, advertising: false, functional: false };

/** Opens a screen in day or night mode. @returns the response to the first document */
export async function openScreen(page: Page, screen: PublicScreen, mode: "day" | "night"): Promise<Response> {
  const stored: Record<string, string> = { "dark-mode": mode === "night" ? "on" : "off" };
  if (!screen.unasked) stored[CONSENT_KEY] = JSON.stringify({ ...CHOSEN, timestamp: "2026-01-20T00:00:00.000Z" });
  // As a string, because DOM types are not available here.
  await page.addInitScript(
    `for (const [key, value] of ${JSON.stringify(Object.entries(stored))}) localStorage.setItem(key, value)`,
  );
  await screen.arrange?.(page);
  const response = await page.goto(screen.address);
  if (response === null) throw new Error(`${screen.address} was not asked for`);
  await hydrated(page);
  await screen.reach?.(page);
  return response;
}

/** Changes the mode as if chosen in another tab: nothing in the page is pressed, so its state is kept. */
export async function chooseInAnotherTab(page: Page, mode: "day" | "night"): Promise<void> {
  const dark = mode === "night";
  // The page only listens once its effects have run, which is after `hydrated`: until then the event is sent again.
  await page.evaluate(`(async () => {
    while (document.body.classList.contains("dark-mode") !== ${dark}) {
      dispatchEvent(new StorageEvent("storage", { key: "dark-mode", newValue: "${dark ? "on" : "off"}" }));
      await new Promise((next) => setTimeout(next, 5));
    }
  })()`);
}
