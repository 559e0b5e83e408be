import type { Page } from "@playwright/test";
import { type E2eSite, expect, hydrated, test } from "../support/e2e-site.ts";
import { answerMoves, failMoves, holdMoves, noteFetches } from "../support/moved-pages.ts";
import { loadWhole } from "../support/page-checks.ts";
import {
  expectAllVariants,
  expectImagesToMoveNothing,
  shownImages,
  uploadImage,
  VARIANTS_MS,
} from "../support/uploaded-images.ts";

const GEMUNU = "/tuskers/gemunu";
const VIDEO = "https://www.youtube-nocookie.com/**";

async function add(site: E2eSite, fields: Record<string, unknown>): Promise<{ _id: string; slug: string }> {
  const answer = await site.call("POST", "/api/tuskers", { age: null, location: "Yala National Park", ...fields });
  expect(answer.status).toBe(201);
  return (await answer.json()) as { _id: string; slug: string };
}

const remove = async (site: E2eSite, id: string) =>
  expect((await site.call("DELETE", `/api/tuskers/${id}`)).status).toBe(200);

/** Opens a tusker the way a visitor does who comes from the list. */
async function openFromList(page: Page, name = "Gemunu"): Promise<void> {
  await page.goto(`/tuskers?search=${name}`);
  await hydrated(page);
  await page.getByRole("link", { name, exact: true }).click();
}

test("the record shows what the directory knows, as the server drew it", async ({ page, trouble }) => {
  await page.goto("/tuskers/gemunu");
  await hydrated(page);
  expect(trouble.calls).toEqual([]);
  await expect(page).toHaveTitle("Gemunu | Sri Lankan Tuskers");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Tuskers");
  const article = page.getByRole("article").first();
  await expect(article.getByText("as of November 2022", { exact: true })).toBeVisible();
  await expect(article.locator("h1 + p [lang=si]")).toHaveText("ගැමුණු");
  await expect(article.locator(".lead")).toHaveText("Gemunu walks the plains of Yala.");
  await expect(article.getByText("He is known to visitors.")).toBeVisible();
  const facts = article.locator("dl").last();
  await expect(facts).toContainText("Unknown");
  await expect(facts).toContainText("Missing, as of November 2022");
  await expect(article.locator("[data-status-note]")).toHaveCount(0);
  await expect(article.getByRole("list", { name: "Tags" })).toHaveText("yala");
  const main = page.getByRole("main");
  await article.getByRole("link", { name: "How it was drawn" }).click();
  await expect(main.getByText(/Mist marks a tusker/)).toBeVisible();
  const source = main.getByRole("link", { name: "A paper" });
  await expect(source).toHaveAttribute("href", "https://paper.example/gemunu");
  await expect(source).toHaveAttribute("rel", /noopener/);
  await expect(main.getByRole("link", { name: "ID card to print" })).toHaveAttribute("href", "/tuskers/gemunu/card");
  await expect(main.getByRole("link", { name: "Know something? Tell us" }).first()).toHaveAttribute(
    "href",
    "/tuskers/gemunu/tell",
  );
  await expect(main.getByRole("link", { name: "Back to Tuskers" })).toHaveAttribute("href", "/tuskers");
});

test("every fact that is known has its line, and none that is not", { tag: "@deep" }, async ({ page, site }) => {
  const { _id, slug } = await add(site, {
    name: "Full Record",
    age: 40,
    status: "dead",
    statusAsOf: "2021-03-09",
    statusNote: "Two reports give two days.",
    heightM: 3,
    tusks: "Crossed",
    bornYear: 1981,
    diedOn: "2021-03-09",
    origin: "Found as a calf",
    aliases: ["Another Name"],
  });
  await page.goto(`/tuskers/${slug}`);
  const facts = page.getByRole("article").first().locator("dl").last();
  const lines = await facts.locator("div").allInnerTexts();
  expect(lines.map((line) => line.replace(/\s*\n\s*/g, ": ").toLowerCase())).toEqual([
    "age: 40 at death",
    "status: died 9 march 2021: two reports give two days.",
    "location: yala national park",
    "category: wild",
    "height: 3 m (10 ft), by estimate",
    "tusks: crossed",
    "born: 1981",
    "origin: found as a calf",
    "other names: another name",
  ]);
  await expect(page.locator("[data-status-note]")).toHaveText("Two reports give two days.");
  await page.goto("/tuskers/agbo");
  await expect(facts.locator("dt")).toHaveText(["Age", "Status", "Location", "Category"]);
  await expect(page.locator("[data-status-note]")).toHaveCount(0);
  await remove(site, _id);
});

test("three others are offered, each cut short, and leaving takes the title along", async ({ page, site }) => {
  const long = `He walked ${"a long way ".repeat(20)}`;
  const { _id } = await add(site, { name: "Aaa Long", description: long, tags: ["yala"] });
  await page.goto("/tuskers/gemunu");
  await hydrated(page);
  const others = page.getByRole("region", { name: "Explore More Magnificent Tuskers" });
  await expect(others.getByRole("article")).toHaveCount(3);
  // The nearest comes first, as it shares a tag.
  await expect(others.getByRole("article").first().locator("p").last()).toHaveText(`${long.slice(0, 100)}...`);
  await expect(others.getByRole("link", { name: "Discover Story" })).toHaveCount(3);
  await expect(others.getByRole("link", { name: "Browse All Tuskers" })).toHaveAttribute("href", "/tuskers");
  await others.getByRole("link", { name: /^Discover Story.*Aaa Long$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Aaa Long" })).toBeVisible();
  await expect(page).toHaveTitle("Aaa Long | Sri Lankan Tuskers");
  await page.getByRole("link", { name: "Back to Tuskers" }).click();
  await expect(page).toHaveTitle("Tuskers | Sri Lankan Tuskers");
  await remove(site, _id);
});

test("the share bars link to all services, and copy the address for two seconds", async ({ page, context, site }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto("/tuskers/gemunu");
  await hydrated(page);
  const bars = page.getByRole("group", { name: "Share" });
  await expect(bars).toHaveCount(2);
  const first = bars.first();
  for (const name of ["Facebook", "Twitter/X", "LinkedIn", "Reddit", "WhatsApp", "Email"]) {
    const href = await first.getByRole("link", { name }).getAttribute("href");
    expect(decodeURIComponent(href ?? "")).toContain(`${site.url}/tuskers/gemunu`);
  }
  await expect(first.getByRole("button", { name: "Share…" })).toHaveCount(0);
  await first.getByRole("button", { name: "Copy link" }).click();
  await expect(first.getByRole("button", { name: "Link copied!" })).toBeVisible();
  await expect(first.getByRole("status")).toHaveText("Link copied!");
  expect(await page.evaluate("navigator.clipboard.readText()")).toBe(`${site.url}/tuskers/gemunu`);
  await page.clock.fastForward(1_000);
  await expect(first.getByRole("button", { name: "Link copied!" })).toBeVisible();
  await page.clock.fastForward(1_000);
  await expect(first.getByRole("button", { name: "Copy link" })).toBeVisible();
});

test("where the browser can share, the bar has a button for it", async ({ page, site }) => {
  await page.addInitScript(`
    Object.defineProperty(navigator, "share", { value: async (what) => { window.shared = what; } });
  `);
  await page.goto("/tuskers/gemunu");
  await page.getByRole("button", { name: "Share…" }).first().click();
  expect(await page.evaluate("window.shared")).toEqual({ title: "Gemunu", url: `${site.url}/tuskers/gemunu` });
});

test("a video asks nothing of anyone before it is clicked, and plays in its place then", async ({
  page,
  site,
  trouble,
}) => {
  const { _id, slug } = await add(site, {
    name: "On Film",
    description: "A lead.\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s\n\nMore of him.",
  });
  await page.route(VIDEO, (route) => route.fulfill({ contentType: "text/html", body: "<p>The player</p>" }));
  await page.goto(`/tuskers/${slug}`);
  await hydrated(page);
  const link = page.getByRole("link", { name: "Watch the video on YouTube" });
  await expect(link).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(trouble.foreign).toEqual([]);
  await link.click();
  await expect(page.frameLocator("figure[data-youtube] iframe").getByText("The player")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/tuskers/${slug}$`));
  expect(trouble.foreign.splice(0)).toEqual([
    "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&start=90",
  ]);
  await remove(site, _id);
});

test.describe("images that were taken in", () => {
  test.describe.configure({ mode: "serial" });
  const ADDRESS = "/tuskers/photographed";

  test.beforeAll(async ({ site }) => {
    test.setTimeout(VARIANTS_MS + 30_000);
    const images = [await uploadImage(site, "first.jpg"), await uploadImage(site, "second.jpg")];
    const [first, second] = images;
    const imageDetails = [
      {
        ...{ url: first, alt: "Him at a tank", focus: { x: 0.9, y: 0.2 } },
        ...{ credit: "A. Person", licence: "CC BY 4.0", takenOn: "2019-02" },
      },
      { url: second, alt: "Him again", credit: "B. Person", takenOn: "2020-02-03" },
    ];
    await add(site, { name: "Photographed", description: "One.\n\nTwo.", images, imageDetails });
    await expectAllVariants(site, "/api/tuskers/slug/photographed");
  });

  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    test(`are as sharp as ${width} pixels need, and light`, { tag: "@deep" }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(ADDRESS);
      await loadWhole(page);
      const [first, second, ...rest] = await shownImages(page);
      expect(rest).toEqual([]);
      expect(first).toMatchObject({ kind: "avif", loading: "eager", priority: "high", position: "90% 20%" });
      expect(second).toMatchObject({ kind: "avif", loading: "lazy", priority: "auto" });
      for (const picture of [first, second]) {
        expect(picture?.sharpness).toBeGreaterThanOrEqual(0.98);
        expect(picture?.sharpness).toBeLessThan(2);
      }
    });

    test(`move nothing at ${width} pixels when they come`, { tag: "@deep" }, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await expectImagesToMoveNothing(page, ADDRESS);
    });
  }

  test("are above and below the text, with who made them and when", { tag: "@deep" }, async ({ page }) => {
    await openFromList(page, "Photographed");
    const first = page.getByRole("figure").first();
    await expect(first.getByRole("img", { name: "Him at a tank" })).toBeVisible();
    await expect(first.locator("figcaption")).toHaveText(
      "Photograph: A. Person, CC BY 4.0, taken in February 2019. Whole photograph",
    );
    await expect(first.getByRole("link", { name: "CC BY 4.0" })).toHaveAttribute(
      "href",
      "https://creativecommons.org/licenses/by/4.0/",
    );
    const more = page.getByRole("region", { name: "More pictures of Photographed" });
    await expect(more.getByRole("img", { name: "Him again" })).toBeVisible();
    await expect(more.locator("figcaption")).toHaveText(
      "Photograph: B. Person, taken on 3 February 2020. Whole photograph",
    );
  });

  test("can be seen whole, as a JPEG that every browser shows", { tag: "@deep" }, async ({ page }) => {
    await page.goto(ADDRESS);
    const links = page.getByRole("link", { name: "Whole photograph" });
    await expect(links).toHaveCount(2);
    const address = await links.first().getAttribute("href");
    expect(address).toMatch(/^\/uploads\/variants\/first-1280-[0-9a-f]{12}\.jpg$/);
    const answer = await page.request.get(address ?? "");
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  });

  test("colour their place while they are on their way", { tag: "@deep" }, async ({ page }) => {
    await page.route("**/uploads/**", () => {});
    await page.goto(ADDRESS, { waitUntil: "domcontentloaded" });
    // The average of what is drawn there is a middle grey; each part comes in steps of 17.
    const grey = /^rgb\((?:102|119|136|153), (?:102|119|136|153), (?:102|119|136|153)\)$/;
    await expect(page.locator("figure img").first()).toHaveCSS("background-color", grey);
  });
});

test("a former slug and an id lead to the current address, permanently on the server", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  const { _id, slug } = await add(site, { name: "Old name" });
  await page.goto("/tuskers?search=old+name");
  await hydrated(page);
  const renamed = { name: "New name", age: 20, location: "Yala National Park", slug: "new-name" };
  expect((await site.call("PUT", `/api/tuskers/${_id}`, renamed)).status).toBe(200);
  await page.getByRole("link", { name: "Old name" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New name" })).toBeVisible();
  await expect(page).toHaveURL(/\/tuskers\/new-name$/);
  for (const path of [`/tuskers/${slug}`, `/tuskers/${_id}`, `/tusker/${_id}`, `/tusker/${slug}`]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, "/tuskers/new-name"]);
  }
  await remove(site, _id);
});

test("while a tusker is on its way the page says so", async ({ page }) => {
  const release = await holdMoves(page, GEMUNU);
  await openFromList(page);
  await expect(page.getByText("Loading tusker details...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
});

test("what is still on its way after ten seconds leads to the Not Found screen", async ({ page }) => {
  await page.clock.install();
  const asked = noteFetches(page, "/not-found?from=tusker&id=gemunu");
  await answerMoves(page, GEMUNU, () => {});
  await openFromList(page);
  await expect(page.getByText("Loading tusker details...")).toBeVisible();
  // The clock goes on by itself; that it is ten seconds to the millisecond is for the unit test to say.
  await page.clock.fastForward(4_000);
  await expect(page.getByText("Loading tusker details...")).toBeVisible();
  await page.clock.fastForward(7_000);
  await expect(page).toHaveURL(/\/not-found\?from=tusker&id=gemunu$/);
  await expect(page.getByRole("heading", { name: "Tusker Not Found" })).toBeVisible();
  await expect(page).toHaveTitle("404 - Tusker Not Found");
  // A server that does not answer would not send that screen either.
  expect(asked).toEqual([]);
});

test.describe("a tusker who is not to be had", () => {
  // The browser itself notes each failed answer in its console.
  test.use({ mayComplain: [[/Failed to load resource/], { scope: "test" }] });

  test("has the Not Found screen, with HTTP 404, under every kind of address", { tag: "@deep" }, async ({ page }) => {
    for (const path of [
      "/tuskers/nobody",
      "/tusker/nobody",
      `/tuskers/${"0".repeat(24)}`,
      `/tusker/${"f".repeat(25)}`,
    ]) {
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
      await hydrated(page);
      await expect(page.getByRole("heading", { name: "Tusker Not Found" })).toBeVisible();
      const name = path.split("/").at(-1);
      await expect(page.getByText(`We know of no tusker under the address “${name}”.`)).toBeVisible();
      await expect(page).toHaveTitle("404 - Tusker Not Found");
      await expect(page.getByRole("link", { name: "Browse All Tuskers" })).toBeVisible();
      await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
    }
    await page.getByRole("link", { name: "Browse All Tuskers" }).click();
    await expect(page).toHaveTitle("Tuskers | Sri Lankan Tuskers");
  });

  test("is shown by Try Again when it can be read again", async ({ page }) => {
    const mend = await failMoves(page, GEMUNU);
    await openFromList(page);
    await expect(page.getByRole("heading", { name: "Tusker Not Found" })).toBeVisible();
    const again = page.getByRole("link", { name: "Try Again" });
    await again.press("Enter");
    await expect(page.locator("[aria-live=polite]")).toHaveText(/^Tusker Not Found\. \S/);
    await expect(again).toBeFocused();
    await mend();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeFocused();
    await expect(page.locator("[aria-live=polite]")).toHaveText("Gemunu | Sri Lankan Tuskers");
  });

  test("and was taken out on purpose has the same screen without another try, with HTTP 410", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    const { _id, slug } = await add(site, { name: "Taken out" });
    await remove(site, _id);
    expect((await page.goto(`/tuskers/${slug}`))?.status()).toBe(410);
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Tusker Removed" })).toBeVisible();
    await expect(page.getByRole("main").getByText("410", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Again" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Browse All Tuskers" })).toBeVisible();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the record, its links to share and its video can be read and followed", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    const { _id, slug } = await add(site, {
      name: "On Film",
      description: "A lead.\n\nhttps://youtu.be/dQw4w9WgXcQ",
    });
    await page.goto(`/tuskers/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: "On Film" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Facebook" }).first()).toHaveAttribute("href", /^https:/);
    await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Watch the video on YouTube" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.youtube\.com\/watch\?v=dQw4w9WgXcQ/,
    );
    await page.getByRole("link", { name: "Discover Story" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("On Film");
    await remove(site, _id);
  });
});
