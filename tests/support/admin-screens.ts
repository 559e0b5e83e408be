import type { Page } from "@playwright/test";
import sharp from "sharp";
import { CONSENT_KEY } from "../../src/site/frame/consent/consent-record.ts";
import { type E2eSite, expect } from "./e2e-site.ts";
import { ADMINISTRATOR } from "./launch-site.ts";

/** A screen of the admin area in one state, with the starter content and the content of `addAdminContent`. */
export type AdminScreen = {
  /** Sort key of the screen; also the name of its screenshot. */
  name: string;
  address: string | ((site: E2eSite) => Promise<string>);
  /** The heading that appears when the page is ready. */
  heading: string | RegExp;
  /** Brings the loaded page into the state. */
  reach?(page: Page): Promise<unknown>;
  /** True for screens shown to signed-out users. */
  signedOut?: boolean;
};

const idOf = async ({ url }: E2eSite, path: string): Promise<string> =>
  ((await (await fetch(url + path)).json()) as { _id: string })._id;

const gemunu = (site: E2eSite) => idOf(site, "/api/tuskers/slug/gemunu");
const article = (site: E2eSite) => idOf(site, "/api/articles/slug/why-tusks-are-rare");

/** The address of the draft that has an image. */
async function withImage(site: E2eSite): Promise<string> {
  const list = (await (await site.call("GET", "/api/tuskers?drafts=1&publication=draft")).json()) as {
    _id: string;
    images: string[];
  }[];
  return list.find(({ images }) => images.length > 0)?._id ?? "";
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();

/** A file to upload as an image of Gemunu: his own drawing, rasterised. */
async function drawImage({ url }: E2eSite, width: number): Promise<Blob> {
  const { portraitUrl } = (await (await fetch(`${url}/api/tuskers/slug/gemunu`)).json()) as { portraitUrl: string };
  const drawn = await (await fetch(url + portraitUrl)).arrayBuffer();
  return new Blob([new Uint8Array(await sharp(drawn).resize(width).jpeg({ quality: 85 }).toBuffer())]);
}

/**
 * Adds what an admin area in use has and the starter content lacks: a draft, messages, an entry in the bin, a history.
 */
export async function addAdminContent(site: E2eSite): Promise<void> {
  const must = async (answer: Promise<Response>): Promise<unknown> => {
    const response = await answer;
    if (!response.ok) throw new Error(`The desk could not be furnished: ${await response.text()}`);
    return response.json();
  };
  const draft = {
    name: "A tusker without a story",
    age: null,
    location: "Kaudulla National Park",
    publication: "draft",
  };
  const images = [await site.upload(await drawImage(site, 1000), "gemunu-at-dawn.jpg")];
  await site.upload(await drawImage(site, 700), "gemunu-again.jpg");
  await must(site.call("POST", "/api/tuskers", { ...draft, images }));
  const later = {
    title: "The next Gathering",
    excerpt: "What the tanks will tell us.",
    content: "Elephants come when the water goes.",
    author: "The editors",
    publishDate: "2199-08-01",
    category: "wildlife",
  };
  await must(site.call("POST", "/api/articles", later));
  const gone = (await must(site.call("POST", "/api/tuskers", { ...draft, name: "Entered twice" }))) as { _id: string };
  await must(site.call("DELETE", `/api/tuskers/${gone._id}`));
  const words = { alt: "A tusker before the plain at dawn", credit: "The editors", focus: { x: 0.5, y: 0.3 } };
  await must(site.call("PUT", `/api/uploads/${images[0]?.split("/").at(-1)}`, words));
  const id = await gemunu(site);
  const stored = (await must(site.call("GET", `/api/tuskers/${id}`))) as { name: string; location: string; age: null };
  const same = { name: stored.name, location: stored.location, age: stored.age };
  await must(site.call("PUT", `/api/tuskers/${id}`, { ...same, tusks: "Both broken, the left one shorter" }));
  await must(
    site.call("PUT", `/api/tuskers/${id}`, { ...same, tusks: "Both broken in fights; growing again in 2022" }),
  );
  for (const [name, subject, message] of [
    ["Ishara Fernando", "A photograph", "I have three pictures of him from the year 2009.\n\nWhom may I send them to?"],
    ["Tharindu Perera", "A correction: Gemunu", "He was seen with a healed leg in the spring."],
  ]) {
    await must(site.call("POST", "/api/contact", { name, email: "visitor@example.org", subject, message }));
  }
}

/** The page of design patterns, with one notice of each kind. */
export const PATTERNS: AdminScreen = {
  name: "32-patterns",
  address: "/admin/patterns",
  heading: "Design patterns",
  reach: async (page) => {
    // The failure comes last, because a success after it would clear it.
    for (const name of ["Tell a success", "Tell something", "Tell a failure"]) await press(name)(page);
    await expect(page.getByRole("img", { name: /tusker/ }).first()).toBeVisible();
    // Scrolls back to the top, where the notices cover nothing.
    await page.evaluate("scrollTo(0, 0)");
    // Moves the pointer off the cards: hovering would prefetch pages that do not exist.
    await page.mouse.move(2, 2);
  },
};

export const ADMIN_SCREENS: readonly AdminScreen[] = [
  { name: "20-login", address: "/admin/login", heading: "Admin Login", signedOut: true },
  { name: "21-dashboard", address: "/admin/dashboard", heading: "Dashboard" },
  { name: "21-dashboard-articles", address: "/admin/dashboard?show=articles", heading: "Dashboard" },
  { name: "21-dashboard-empty", address: "/admin/dashboard?search=qqqqq", heading: "Dashboard" },
  {
    name: "21-dashboard-question",
    address: "/admin/dashboard",
    heading: "Dashboard",
    reach: async (page) => {
      await press(/^Delete/)(page);
      await expect(page.getByText("Are you sure you want to delete this tusker?")).toBeVisible();
    },
  },
  { name: "22-add-tusker", address: "/admin/dashboard/addtusker", heading: "Add Tusker" },
  {
    name: "22-add-tusker-errors",
    address: "/admin/dashboard/addtusker",
    heading: "Add Tusker",
    reach: async (page) => {
      await press("Add Tusker")(page);
      await expect(page.getByLabel("Tusker Name")).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "22-edit-tusker",
    address: async (site) => `/admin/edit-tusker/${await gemunu(site)}`,
    heading: "Edit Tusker",
  },
  {
    name: "22-edit-tusker-picture",
    address: async (site) => `/admin/edit-tusker/${await withImage(site)}`,
    heading: "Edit Tusker",
    reach: (page) => page.getByText("Focal point").click(),
  },
  {
    name: "22-tusker-history",
    address: async (site) => `/admin/edit-tusker/${await gemunu(site)}/history`,
    heading: /History/,
  },
  { name: "23-add-article", address: "/admin/dashboard/addarticle", heading: "Add Article" },
  {
    name: "23-edit-article",
    address: async (site) => `/admin/edit-article/${await article(site)}`,
    heading: "Edit Article",
  },
  { name: "24-review", address: "/admin/review", heading: "Review" },
  { name: "24-messages", address: "/admin/messages", heading: "Messages" },
  { name: "24-letters", address: "/admin/letters", heading: "Letters" },
  { name: "25-pictures", address: "/admin/pictures", heading: "Images" },
  { name: "25-pictures-none", address: "/admin/pictures?search=qqqqq", heading: "Images" },
  {
    name: "25-pictures-one",
    address: "/admin/pictures",
    heading: "Images",
    reach: async (page) => {
      await press("Open gemunu-at-dawn.jpg")(page);
      await expect(page.getByRole("dialog", { name: "gemunu-at-dawn.jpg" })).toBeVisible();
    },
  },
  {
    name: "25-pictures-withdraw",
    address: "/admin/pictures",
    heading: "Images",
    reach: async (page) => {
      await press("Open gemunu-at-dawn.jpg")(page);
      await press("Remove everywhere now")(page);
      await expect(page.getByText("It is removed at once from 1 entry")).toBeVisible();
    },
  },
  { name: "25-sources", address: "/admin/sources", heading: "Sources" },
  { name: "25-sources-none", address: "/admin/sources?search=qqqqq", heading: "Sources" },
  { name: "25-source", address: "/admin/sources/S2", heading: "Source S2" },
  { name: "25-source-new", address: "/admin/sources/new", heading: "Add Source" },
  { name: "25-source-merge", address: "/admin/sources/merge?stays=S65&goes=S63", heading: "Merge Sources" },
  { name: "25-bin", address: "/admin/bin", heading: "Bin" },
  { name: "26-find", address: "/admin/find?search=yala", heading: "Find" },
  { name: "26-find-none", address: "/admin/find?search=qqqqq", heading: "Find" },
  { name: "26-tags", address: "/admin/tags", heading: "Tags" },
  { name: "27-featured", address: "/admin/featured", heading: "Featured" },
  { name: "27-pages", address: "/admin/pages", heading: "Pages" },
  { name: "27-page", address: "/admin/pages/home", heading: "Home" },
  { name: "27-translate", address: "/admin/translate", heading: "Translations" },
  { name: "27-translation", address: "/admin/translate/si/page/about", heading: "Translate: About" },
  { name: "27-key", address: "/admin/key", heading: "Key" },
  { name: "27-settings", address: "/admin/settings", heading: "Settings" },
  { name: "27-webhooks", address: "/admin/webhooks", heading: "Webhooks" },
  { name: "28-activity", address: "/admin/activity", heading: "Activity" },
  { name: "29-exchange", address: "/admin/exchange", heading: "Import & export" },
  { name: "30-accounts", address: "/admin/accounts", heading: "People" },
  { name: "31-account", address: "/admin/account", heading: "Your account" },
  { name: "32-migration-test", address: "/admin/migration-test", heading: "Migration Test Tool" },
  PATTERNS,
  { name: "33-unknown", address: "/admin/nowhere", heading: /Not Found/ },
];

const CHOSEN = { essential: true, analytics: false, advertising: false, functional: false };

async function newToken({ url }: E2eSite): Promise<string> {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(ADMINISTRATOR) });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const tokens = new WeakMap<E2eSite, Promise<string>>();

/** One sign-in for all screens of a site, because sign-ins are rate-limited. */
function tokenFor(site: E2eSite): Promise<string> {
  const token = tokens.get(site) ?? newToken(site);
  tokens.set(site, token);
  return token;
}

/** Opens a screen of the admin area in day or night mode. */
export async function openAdminScreen(page: Page, site: E2eSite, screen: AdminScreen, mode: "day" | "night") {
  const stored: Record<string, string> = {
    "dark-mode": mode === "night" ? "on" : "off",
    [CONSENT_KEY]: JSON.stringify({ ...CHOSEN, timestamp: "2026-01-20T00:00:00.000Z" }),
  };
  if (!screen.signedOut) stored.token = await tokenFor(site);
  // As a string, because DOM types are not available here.
  await page.addInitScript(
    `for (const [key, value] of ${JSON.stringify(Object.entries(stored))}) localStorage.setItem(key, value)`,
  );
  await page.goto(typeof screen.address === "string" ? screen.address : await screen.address(site));
  await expect(page.getByRole("heading", { level: 1, name: screen.heading })).toBeVisible();
  // Pending parts show a text that begins with "Loading".
  await expect(page.getByText(/^Loading /)).toHaveCount(0);
  await screen.reach?.(page);
}
