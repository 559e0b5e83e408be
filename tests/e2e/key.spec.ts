import type { Page } from "@playwright/test";
import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";

test.use({ content: "starter" });

const ANSWERS = "place=minneriya&tusks=right_only&tusk_form=upswept&tusk_break.right=whole";

const asked = (page: Page) => page.locator("#asked");
const board = (page: Page) => page.locator("#board");
const why = (page: Page) => page.locator("#why");
/** The candidates in the order in which their evidence stands; the empty one is "he may be none of ours". */
const candidates = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll("[data-candidate]")].map((one) => one.dataset.candidate)`);

/** Answers where he was seen, which is asked first. */
async function answerPlace(page: Page, place: string): Promise<void> {
  await page.locator("select[name=place]").selectOption(place);
  await page.getByRole("button", { name: "Next", exact: true }).click();
}

/** Presses the first state of the question that is asked now; "Not sure" where the place is asked. */
async function answerNext(page: Page): Promise<void> {
  const question = await asked(page).textContent();
  await page.locator("section:has(> #asked) button[aria-pressed]").first().click();
  await expect(asked(page)).not.toHaveText(question ?? "");
}

/** Opens the key and waits until everything that it loads has arrived. */
async function openKey(page: Page, address = "/key"): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  // Its code comes last.
  await expect(page.getByRole("region", { name: "Cookies on this site" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test("nothing is sent while answering, and each answer changes the result", async ({ page }) => {
  await openKey(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await answerPlace(page, "minneriya");
  await expect(board(page).getByRole("heading")).toHaveText(/fit so far/);
  await answerNext(page);
  await answerNext(page);
  await page.getByText("More you could tell").click();
  await page.getByLabel("In which year?").selectOption("2025");
  await page.getByText("Does he see?").click();
  await page.locator('button[name="sight"][value="blind"]:visible').click();
  await expect(why(page).locator("summary").first()).toContainText("after 4 answers");
  await why(page).locator("summary").first().click();
  expect(await candidates(page)).toContain("");
  for (const part of [board(page), why(page)]) {
    for (const link of await part.locator("a:visible").all()) await link.focus();
  }
  await board(page).getByRole("link").first().hover();
  // Longer than the pointer has to rest on a link whose page is prefetched.
  await expect
    .poll(() => page.evaluate("performance.now()"))
    .toBeGreaterThan(((await page.evaluate("performance.now()")) as number) + 300);
  expect(sent).toEqual([]);
  expect(page.url()).toMatch(/\/key#place=minneriya&year=2025&.*sight=blind/);
  expect(await violations(page, { rules: "default" })).toEqual([]);
});

test("an answer before the scripts have arrived is not sent either", { tag: "@deep" }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto("/key", { waitUntil: "commit" });
  await answerPlace(page, "minneriya");
  await expect.poll(() => page.url()).toContain("#");
  release();
  await hydrated(page);
  await expect(page.getByRole("region", { name: "Your answers" })).toBeVisible();
  expect(documents).toHaveLength(1);
});

test("back and forward lead through the answers", { tag: "@deep" }, async ({ page }) => {
  await openKey(page);
  const first = await asked(page).textContent();
  await answerNext(page);
  const second = await asked(page).textContent();
  await answerNext(page);
  await page.goBack();
  await expect(asked(page)).toHaveText(second ?? "");
  await page.goBack();
  await expect(asked(page)).toHaveText(first ?? "");
  await expect(page.getByRole("region", { name: "Your answers" })).toHaveCount(0);
  await page.goForward();
  await expect(asked(page)).toHaveText(second ?? "");
});

test("a tusker of the list is opened, and back the answers are still there", { tag: "@deep" }, async ({ page }) => {
  await openKey(page, `/key#${ANSWERS}`);
  const before = await candidates(page);
  await board(page).locator("[data-standing=fits] a").first().click();
  await expect(page).toHaveURL(/\/tuskers\//);
  await page.goBack();
  await expect(board(page).locator("[data-standing=fits]").first()).toBeVisible();
  expect(await candidates(page)).toEqual(before);
});

test("the keyboard goes through the whole key, and each change is told once", { tag: "@deep" }, async ({ page }) => {
  await openKey(page);
  await page.locator("select[name=place]").focus();
  for (let questions = 0; questions < 20; questions += 1) {
    const question = (await asked(page).textContent()) ?? "";
    if (question === "No more questions.") break;
    // From where the focus is to the first thing to press.
    const isFirst = `document.activeElement?.matches("#asked ~ div > button:first-child, #asked ~ button")`;
    for (let stops = 0; stops < 10 && !(await page.evaluate(isFirst)); stops += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(asked(page)).not.toHaveText(question);
  }
  await expect(asked(page)).toHaveText("No more questions.");
  // The focus is at the board, and a line tells what it shows.
  expect(await page.evaluate("document.activeElement?.id")).toBe("board-title");
  const title = (await board(page).getByRole("heading").textContent()) ?? "";
  await expect(page.getByRole("status").filter({ hasText: title })).toHaveCount(1);
});

test.describe("a photograph", { tag: "@deep" }, () => {
  // Looking for it after it was freed is an error.
  test.use({ mayComplain: [[/ERR_FILE_NOT_FOUND/], { scope: "test" }] });

  test("is shown and taken away, and never sent", async ({ page }) => {
    await openKey(page);
    await page.getByText("More you could tell").click();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("blob:")) sent.push(request.url());
    });
    const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    await page
      .getByLabel("Hold your photograph beside")
      .setInputFiles({ name: "seen.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") });
    const photo = page.getByRole("img", { name: "Your photograph" });
    await expect(photo).toBeVisible();
    const address = await photo.getAttribute("src");
    await answerNext(page);
    await expect(photo).toBeVisible();
    await page.getByRole("button", { name: "Remove the photograph" }).click();
    await expect(photo).toHaveCount(0);
    // The browser has freed it.
    const isThere = `new Promise((tell) => {
    const image = new Image();
    image.onload = () => tell(true);
    image.onerror = () => tell(false);
    image.src = ${JSON.stringify(address)};
  })`;
    expect(await page.evaluate(isThere)).toBe(false);
    expect(sent).toEqual([]);
  });
});

test.describe("without script", { tag: "@deep" }, () => {
  test.use({ javaScriptEnabled: false });

  test("each press sends the form, and the answers before it stay", async ({ page }) => {
    await page.goto("/key");
    await answerPlace(page, "minneriya");
    await page.locator('button[name="tusks"][value="right_only"]').first().click();
    await expect(page).toHaveURL(/tusks=right_only.*place=minneriya/);
    await expect(board(page).locator("[data-standing=fits]")).not.toHaveCount(0);
    await page.getByText("More you could tell").click();
    await page.getByLabel("In which year?").selectOption("2025");
    await page.locator("section:has(> #asked) button[aria-pressed]").first().click();
    await expect(page).toHaveURL(/tusks=right_only.*year=2025|year=2025.*tusks=right_only/);
    await expect(page.getByRole("region", { name: "Your answers" }).getByRole("listitem")).toHaveCount(5);
    await expect(page.getByLabel("Hold your photograph beside")).toHaveCount(0);
    // Each answer is a link to the page without it.
    await page.getByRole("link", { name: "Tusks: Right only" }).click();
    await expect(page).not.toHaveURL(/tusks=right_only/);
  });
});

test("without script the ranks are the same", { tag: "@deep" }, async ({ page, browser, site }) => {
  await openKey(page, `/key#${ANSWERS}`);
  const withScript = await candidates(page);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const other = await plain.newPage();
  await other.goto(`${site.url}/key?${ANSWERS}`);
  expect(withScript.length).toBeGreaterThan(3);
  const html = await other.content();
  expect([...html.matchAll(/data-candidate="([^"]*)"/g)].map(([, slug]) => slug)).toEqual(withScript);
  await plain.close();
});

for (const mode of ["day", "night"] as const) {
  test(`at 360 pixels nothing runs out of the page, and no rule of accessibility is broken, by ${mode}`, {
    tag: "@deep",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto("/about");
    await page.evaluate(`localStorage.setItem("dark-mode", "${mode === "night" ? "on" : "off"}")`);
    for (const address of ["/key", `/key#${ANSWERS}`, "/compare?a=kawanthissa&b=dala-poottuwa"]) {
      // A change of the fragment alone would load nothing.
      await page.goto("/about");
      await openKey(page, address);
      for (const summary of await page.locator("details > summary:visible").all()) {
        if (!(await summary.getAttribute("aria-label"))) await summary.click();
      }
      expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
      expect(await violations(page, { rules: "default" })).toEqual([]);
    }
  });
}
