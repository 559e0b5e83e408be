import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { answerMoves, failMoves, holdMoves } from "../support/moved-pages.ts";
import { loadWhole } from "../support/page-checks.ts";
import { addArticles } from "../support/sample-articles.ts";
import { drawing } from "../support/sample-images.ts";
import {
  expectAllVariants,
  expectImagesToMoveNothing,
  shownImages,
  uploadImage,
  VARIANTS_MS,
} from "../support/uploaded-images.ts";

const GATHERING = "/articles/why-the-gathering-comes-for-grass-not-water";
const TITLE = "Why the Gathering comes for grass, not water";

const draft = (fields: Record<string, unknown>) => ({
  title: "Passing",
  excerpt: "An article that comes and goes.",
  content: "Some words.",
  author: "The editors",
  publishDate: "2025-01-01",
  category: "education",
  ...fields,
});

test.beforeAll(({ site }) => addArticles(site));

test("an article shows all that is known of it", async ({ page }) => {
  await page.goto(GATHERING);
  await hydrated(page);
  await expect(page).toHaveTitle(`${TITLE} | Sri Lankan Tuskers`);
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem")).toHaveCount(3);
  const article = page.getByRole("article").first();
  await expect(article.locator("header").getByText("Conservation", { exact: true })).toBeVisible();
  await expect(article.locator("time").first()).toHaveAttribute("datetime", "2025-12-12");
  await expect(article.locator("time").first()).toHaveText("12 December 2025");
  await expect(article.locator("header").getByText("Ananda Perera")).toBeVisible();
  await expect(article.getByRole("heading", { name: "Description" })).toBeVisible();
  await expect(article.getByText("The bared bed of Minneriya")).toBeVisible();
  await expect(article.getByRole("table")).toBeVisible();
  await expect(article.locator("blockquote")).toBeVisible();
  await expect(article.getByRole("group", { name: "Share" })).toHaveCount(2);
  await expect(article.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
    "habitat",
    "Minneriya",
    "corridors",
  ]);
  await page.getByText("How we know this").click();
  const source = page.getByRole("main").getByRole("link", { name: "A count of the herds" });
  await expect(source).toHaveAttribute("href", "https://paper.example/gathering");
  const contents = page.getByRole("navigation", { name: "In this article" });
  await contents.getByRole("link", { name: "When the tank stays full" }).click();
  await expect(page).toHaveURL(/#section-when-the-tank-stays-full$/);
  await expect(page.getByRole("heading", { name: "When the tank stays full" })).toBeInViewport();
  expect(await violations(page, { rules: "default" })).toEqual([]);
});

test("related articles are at most three, without the one that is read, and lead on without loading a document", async ({
  page,
  trouble,
}) => {
  await page.goto(GATHERING);
  await hydrated(page);
  const related = page.getByRole("region", { name: "Related Articles" });
  await expect(related.getByRole("article")).toHaveCount(3);
  await expect(related.getByText(TITLE)).toHaveCount(0);
  await related
    .getByRole("link", { name: /^Read Article/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Counting at waterhole/);
  await expect(related.getByRole("article")).toHaveCount(3);
  const excerpt = related.getByText("The bared bed of Minneriya");
  await expect(excerpt).toHaveText(/\.\.\.$/);
  expect((await excerpt.textContent())?.length).toBe(103);
  expect(trouble.documents).toEqual([GATHERING]);
  await page.getByRole("link", { name: "Back to Articles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
});

test("former and foreign addresses redirect permanently to the current one", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  const made = await site.call("POST", "/api/articles", draft({ title: "Before" }));
  const { _id } = (await made.json()) as { _id: string };
  const renamed = draft({ title: "After", slug: "after" });
  expect((await site.call("PUT", `/api/articles/${_id}`, renamed)).status).toBe(200);
  for (const path of ["/articles/before", `/articles/${_id}`, `/article/${_id}`, "/article/after"]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 301, "/articles/after"]);
  }
  expect((await site.call("DELETE", `/api/articles/${_id}`)).status).toBe(200);
  const gone = await page.request.get("/articles/after");
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toContain("Article Removed");
});

test("drafts and articles whose day has not come are not found", { tag: "@deep" }, async ({ page, site }) => {
  const entries: string[] = [];
  for (const fields of [
    { title: "A draft", publication: "draft" },
    { title: "Next century", publishDate: "2100-01-01" },
  ]) {
    const made = await site.call("POST", "/api/articles", draft(fields));
    entries.push(((await made.json()) as { _id: string })._id);
  }
  for (const path of ["/articles/a-draft", "/articles/next-century", `/article/${entries[1]}`]) {
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  }
  for (const id of entries) await site.call("DELETE", `/api/articles/${id}`);
});

test("a film in the description of an article plays in its place", { tag: "@deep" }, async ({
  page,
  site,
  trouble,
}) => {
  const description = "A lead.\n\nhttps://www.youtube.com/watch?v=dQw4w9WgXcQ";
  const made = await site.call("POST", "/api/articles", draft({ title: "On film", description }));
  const { _id } = (await made.json()) as { _id: string };
  await page.route("https://www.youtube-nocookie.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>The player</p>" }),
  );
  await page.goto("/articles/on-film");
  await hydrated(page);
  expect(trouble.foreign).toEqual([]);
  await page.getByRole("link", { name: "Watch the video on YouTube" }).click();
  await expect(page.frameLocator("article .prose iframe").getByText("The player")).toBeVisible();
  await expect(page).toHaveURL(/\/articles\/on-film$/);
  expect(trouble.foreign.splice(0)).toHaveLength(1);
  await site.call("DELETE", `/api/articles/${_id}`);
});

test("while an article is on its way the page says so", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/articles");
  await hydrated(page);
  const release = await holdMoves(page, GATHERING);
  await page.getByRole("link", { name: TITLE }).click();
  await expect(page.getByText("Loading article details...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
});

test("an article that has not come after ten seconds leads to Not Found", async ({ page }) => {
  await page.clock.install();
  await page.goto("/articles");
  await hydrated(page);
  await answerMoves(page, GATHERING, () => undefined);
  await page.getByRole("link", { name: TITLE }).click();
  await expect(page.getByText("Loading article details...")).toBeVisible();
  await page.clock.fastForward(10_500);
  await expect(page).toHaveURL(/\/not-found\?from=article&id=why-the-gathering-comes-for-grass-not-water$/);
  await expect(page.getByRole("heading", { level: 1, name: "Article Not Found" })).toBeVisible();
});

test("if an image fails, the drawn landscape replaces it", async ({ page, site }) => {
  const jpeg = await drawing(90, 60).jpeg().toBuffer();
  const images = [await site.upload(new Blob([new Uint8Array(jpeg)]), "lost.jpg")];
  const made = await site.call("POST", "/api/articles", draft({ title: "Lost", publishDate: "2026-01-01", images }));
  const { _id } = (await made.json()) as { _id: string };
  await page.route("**/uploads/**", (route) =>
    route.fulfill({ status: 200, contentType: "image/jpeg", body: "no picture" }),
  );
  await page.goto("/articles");
  await hydrated(page);
  await page.getByRole("link", { name: TITLE }).click();
  const related = page.getByRole("region", { name: "Related Articles" });
  const shown = related.getByRole("article").filter({ hasText: "Lost" }).locator("img");
  // The heading stays: the image itself may be replaced in this very moment.
  await related.getByRole("heading", { name: "Related Articles" }).scrollIntoViewIfNeeded();
  await expect(shown).toHaveAttribute("src", /^\/landscapes\//);
  await site.call("DELETE", `/api/articles/${_id}`);
});

test.describe("images", { tag: "@deep" }, () => {
  test.describe.configure({ mode: "serial" });
  const ADDRESS = "/articles/photographed";

  test.beforeAll(async ({ site }) => {
    test.setTimeout(VARIANTS_MS + 30_000);
    const images: string[] = [];
    for (const name of ["head.jpg", "inside.jpg", "further.jpg"]) images.push(await uploadImage(site, name));
    const imageDetails = [
      { url: images[1], alt: "A herd", credit: "A. Person", licence: "CC BY 4.0" },
      { url: images[2], alt: "A calf", credit: "B. Person" },
    ];
    const content = `<p>A beginning.</p><p><img src="${images[0]}"><img src="${images[1]}"></p><p>An end.</p>`;
    const made = await site.call(
      "POST",
      "/api/articles",
      draft({ title: "Photographed", content, images, imageDetails }),
    );
    expect(made.status).toBe(201);
    await expectAllVariants(site, "/api/articles/slug/photographed", 3);
    await expect
      .poll(async () => (await site.call("GET", "/api/articles/slug/photographed")).text(), { timeout: VARIANTS_MS })
      .toMatch(/<source type=."image\/avif." srcset=."\/uploads\/variants\/inside-320/);
  });

  for (const [width, height] of [
    [390, 844],
    [1280, 900],
  ] as const) {
    test(`are as sharp as ${width} pixels need, above the text, in it and after it`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(ADDRESS);
      await loadWhole(page);
      const [head, inside, further, ...rest] = await shownImages(page);
      expect(rest).toEqual([]);
      expect(head).toMatchObject({ kind: "avif", loading: "eager", priority: "high" });
      for (const lazy of [inside, further]) expect(lazy).toMatchObject({ kind: "avif", loading: "lazy" });
      for (const image of [head, inside, further]) {
        expect(image?.sharpness).toBeGreaterThanOrEqual(0.98);
        expect(image?.sharpness).toBeLessThan(2);
      }
    });

    test(`move nothing at ${width} pixels when they come`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await expectImagesToMoveNothing(page, ADDRESS);
    });
  }

  test("inside the text have their makers and terms below them", async ({ page }) => {
    await page.goto(ADDRESS);
    const credit = page.locator("article .prose .credit");
    await expect(credit).toHaveText("Photograph: A. Person, CC BY 4.0");
    await expect(credit.getByRole("link")).toHaveAttribute("href", "https://creativecommons.org/licenses/by/4.0/");
    await expect(page.locator("article .prose").getByRole("img", { name: "A herd" })).toBeVisible();
  });

  test("open large by keyboard with what is known of them, and give the focus back", async ({ page }) => {
    await page.goto(ADDRESS);
    await hydrated(page);
    const link = page.getByRole("region", { name: "More images" }).getByRole("link", { name: "Whole photograph" });
    await link.press("Enter");
    const large = page.getByRole("dialog", { name: "Photographs" });
    await expect(large.getByRole("img", { name: "A calf" })).toBeVisible();
    await expect(large).toContainText("3 of 3.");
    await expect(large).toContainText("Photograph: B. Person");
    expect(await violations(page, { rules: "default" })).toEqual([]);
    await page.keyboard.press("ArrowLeft");
    await expect(large.getByRole("img", { name: "A herd" })).toBeVisible();
    await expect(large.getByRole("link", { name: "CC BY 4.0" })).toBeVisible();
    await large.getByRole("button", { name: "Next photograph" }).click();
    await expect(large).toContainText("3 of 3.");
    await page.keyboard.press("Escape");
    await expect(large).toHaveCount(0);
    await expect(link).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(ADDRESS);
  });

  test("are on the page once each: the cover, those in the text, and the rest in a gallery", async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(page.locator("article img[src*='/uploads/']")).toHaveCount(3);
    await expect(page.locator("article figure img").first()).toHaveAttribute("src", /\/head-/);
    await expect(page.locator("article .prose img")).toHaveAttribute("src", /\/inside-/);
    const gallery = page.getByRole("region", { name: "More images" });
    await expect(gallery.getByRole("img", { name: "A calf" })).toBeVisible();
    await expect(gallery.locator("figcaption")).toHaveText("Photograph: B. Person. Whole photograph");
  });
});

test.describe("what cannot be shown", { tag: "@deep" }, () => {
  // The browser itself notes each failed answer in its console.
  test.use({ mayComplain: [[/Failed to load resource/], { scope: "test" }] });

  test("an unknown article has its screen, with a way out and another try", async ({ page }) => {
    expect((await page.goto("/articles/no-such-article"))?.status()).toBe(404);
    await hydrated(page);
    await expect(page).toHaveTitle("404 - Article Not Found");
    await expect(page.getByRole("heading", { level: 1, name: "Article Not Found" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
    await page.getByRole("link", { name: "Browse All Articles" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeVisible();
  });

  test("an article that fails inside the browser can be tried again", async ({ page }) => {
    await page.goto("/articles");
    await hydrated(page);
    const mend = await failMoves(page, GATHERING);
    await page.getByRole("link", { name: TITLE }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Article Not Found" })).toBeVisible();
    await mend();
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeFocused();
    await expect(page.locator("[aria-live=polite]")).toHaveText(`${TITLE} | Sri Lankan Tuskers`);
  });
});
