import { expectNoViolation } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, hydrated, test } from "../support/e2e-site.ts";
import { loadWhole, sidewaysScroll, wrongImages } from "../support/page-checks.ts";
import { drawing } from "../support/sample-images.ts";

const TUSKER = {
  name: "Hidden Bull",
  age: 40,
  location: "Yala National Park",
  publication: "draft",
  status: "missing",
  statusAsOf: "2022-11",
  description:
    "He walks at night.\n\nMore of him.\n\n<h2>As a film</h2>\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ",
  tags: ["yala", "night"],
  aliases: ["ගැමුණු"],
  sources: [{ title: "A paper", url: "https://paper.example/hidden", kind: "news" }],
};

const ARTICLE = {
  title: "A text that is not out yet",
  excerpt: "What it is about.",
  content: "<h2>One</h2><p>Text.</p><h2>Two</h2><p>Text.</p><h2>Three</h2><p>Text.</p>",
  author: "The editors",
  publishDate: "2100-01-01",
  category: "research",
  tags: ["perahera"],
};

async function makePreview(site: E2eSite, json: unknown): Promise<string> {
  const answer = await site.call("POST", "/api/previews", json);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { url: string }).url;
}

async function uploadImage(site: E2eSite): Promise<string> {
  const bytes = await drawing(900, 1200).jpeg().toBuffer();
  return site.upload(new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "hidden.jpg");
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", { tag: "@deep" }, () => {
    test.use({ javaScriptEnabled, mayComplain: [[/^Failed to load resource/], { scope: "test" }] });

    test("a tusker who is not saved is shown as the public page will show him", async ({ page, site, trouble }) => {
      const answer = await page.goto(await makePreview(site, { kind: "tusker", entry: TUSKER }));
      expect(answer?.status()).toBe(200);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page).toHaveTitle("Preview: Hidden Bull | Sri Lankan Tuskers");
      const bar = page.getByRole("complementary", { name: "Preview" });
      await expect(bar).toHaveText(
        javaScriptEnabled
          ? /^Preview: not public\. Good until \d\d:\d\d$/
          : /^Preview: not public\. Good until \d\d:\d\d in Sri Lanka$/,
      );
      await expect(page.getByRole("heading", { level: 1, name: "Hidden Bull" })).toBeVisible();
      const article = page.getByRole("article").first();
      await expect(article.locator(".lead")).toHaveText("He walks at night.");
      await expect(article.locator("dl").first()).toContainText("Yala National Park");
      await expect(article.getByRole("list", { name: "Tags" })).toContainText("night");
      await expect(article.locator("h1 + p [lang=si]")).toHaveText("ගැමුණු");
      await expect(page.getByRole("group", { name: "Share" })).toHaveCount(0);
      await expect(page.getByRole("heading", { name: "Explore More Magnificent Tuskers" })).toBeVisible();
      if (javaScriptEnabled) await loadWhole(page);
      expect(await wrongImages(page)).toEqual([]);
      expect(trouble.failed).toEqual([]);
      expect(trouble.calls).toEqual([]);
    });

    test("so is an article", async ({ page, site, trouble }) => {
      await page.goto(await makePreview(site, { kind: "article", entry: ARTICLE }));
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByRole("heading", { level: 1, name: ARTICLE.title })).toBeVisible();
      await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("Preview: not public.");
      await expect(page.getByRole("navigation", { name: "In this article" }).getByRole("link")).toHaveCount(3);
      await expect(page.getByText("1 January 2100")).toBeVisible();
      await expect(page.getByRole("group", { name: "Share" })).toHaveCount(0);
      if (javaScriptEnabled) await loadWhole(page);
      expect(await wrongImages(page)).toEqual([]);
      expect(trouble.failed).toEqual([]);
    });

    test("an invalid link says so, with a way on", async ({ page }) => {
      const ended = await page.goto(`/preview/${"a".repeat(43)}`);
      expect(ended?.status()).toBe(410);
      await expect(page.getByRole("heading", { level: 1, name: "Preview Ended" })).toBeVisible();
      await expect(page.getByText("This preview has expired")).toBeVisible();
      expect((await page.goto("/preview/nothing"))?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: "Preview Not Found" })).toBeVisible();
      await page.getByRole("link", { name: "Return to Home" }).click();
      await expect(page).toHaveURL("/");
    });
  });
}

test("a change of what is stored is shown over it, with the image's new words, and changes nothing", async ({
  page,
  site,
}) => {
  const url = await uploadImage(site);
  const stored = await site.call("POST", "/api/tuskers", { ...TUSKER, name: "Stored Bull", images: [url] });
  const { _id } = (await stored.json()) as { _id: string };
  const entry = { ...TUSKER, name: "Changed Bull", imageDetails: [{ url, alt: "By the water", credit: "A. Perera" }] };
  await page.goto(await makePreview(site, { kind: "tusker", id: _id, entry }));
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Changed Bull" })).toBeVisible();
  const image = page.getByRole("img", { name: "By the water" });
  // Nobody but who has the link may see it before he is published.
  await expect(image).toHaveAttribute("src", /^\/uploads\/variants\/hidden[\w-]*\.jpg\?preview=[\w-]+$/);
  await expect.poll(() => image.evaluate((image: { naturalWidth: number }) => image.naturalWidth)).toBeGreaterThan(0);
  expect((await page.request.get(url)).status()).toBe(404);
  await expect(page.locator("figcaption").first()).toContainText("A. Perera");
  await expectNoViolation(page);
  const now = (await (await site.call("GET", `/api/tuskers/${_id}`)).json()) as {
    name: string;
    imageDetails: { alt: string | null }[];
  };
  expect([now.name, now.imageDetails[0]?.alt]).toEqual(["Stored Bull", null]);
  // The same bull, published, has no bar, and the way to share him.
  await site.call("PUT", `/api/tuskers/${_id}`, { ...entry, publication: "published" });
  await page.goto("/tuskers/stored-bull");
  await expect(page.getByRole("heading", { level: 1, name: "Changed Bull" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
  await expect(page.getByRole("group", { name: "Share" })).toHaveCount(2);
});

test("the way on and back stays inside the site, and the video plays", { tag: "@deep" }, async ({
  page,
  site,
  trouble,
}) => {
  const player = "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0";
  await page.route(player, (route) => route.fulfill({ contentType: "text/html", body: "<p>The player</p>" }));
  const url = await makePreview(site, { kind: "tusker", entry: TUSKER });
  await page.goto(url);
  await hydrated(page);
  await page.getByRole("link", { name: "Back to Tuskers" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tuskers" })).toBeVisible();
  // The list has come to its place in the history; a step back before that would be one from the preview itself.
  await expect(page).toHaveURL(/\/tuskers$/);
  await expect(page.getByRole("complementary", { name: "Preview" })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Hidden Bull" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();
  // Its address is a secret and its policy another one, so documents load.
  expect(trouble.documents).toEqual([url, "/tuskers", url]);
  await page.getByRole("link", { name: "Watch the video on YouTube" }).click();
  await expect(page.frameLocator("figure[data-youtube] iframe").getByText("The player")).toBeVisible();
  expect(trouble.foreign.splice(0)).toEqual([player]);
});

for (const [width, height] of [
  [320, 640],
  [1280, 900],
] as const) {
  test.describe(`${width} px wide`, { tag: "@deep" }, () => {
    test.use({ viewport: { width, height } });

    test("a preview has no violation by day and by night, and nothing sticks out", async ({ page, site }) => {
      for (const json of [
        { kind: "tusker", entry: TUSKER },
        { kind: "article", entry: ARTICLE },
      ]) {
        await page.goto(await makePreview(site, json));
        await hydrated(page);
        expect(await sidewaysScroll(page)).toMatchObject({ by: 0 });
        expect(await violations(page)).toEqual([]);
        await page.evaluate("document.body.classList.add('dark-mode')");
        expect(await violations(page, { rules: "colours" })).toEqual([]);
      }
    });
  });
}
