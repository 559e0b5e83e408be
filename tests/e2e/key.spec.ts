import type { Page } from "@playwright/test";
import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";

test.use({ content: "starter" });

const ANSWERS = "place=minneriya&tusks=right_only&tusk_form=upswept&tusk_break.right=whole";

const asked = (page: Page) => page.locator("#asked");
const result = (page: Page) => page.locator("#result");
/** The candidates in the order in which they stand; the empty one is "not in this directory". */
const candidates = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll("[data-candidate]")].map((one) => one.dataset.candidate)`);

/** Presses the first state of the question that is asked now. */
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
  await page.getByLabel("Where?").selectOption("minneriya");
  await page.getByLabel("When?").selectOption("2025");
  await answerNext(page);
  await answerNext(page);
  await expect(result(page).getByRole("heading", { level: 2 })).toHaveText("Who it may be");
  expect(await candidates(page)).toContain("");
  await page.getByText("More you could tell").click();
  await page.getByText("Does he see?").click();
  await page.locator('button[name="sight"][value="blind"]:visible').click();
  await expect(result(page).getByText("After 4 answers.")).toBeVisible();
  for (const link of await result(page).getByRole("link").all()) await link.focus();
  await result(page).getByRole("link").first().hover();
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
  await page.getByText("How many tusks had he?").click();
  await page.locator('button[name="tusks"][value="both"]').click();
  await expect.poll(() => page.url()).toContain("#");
  release();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
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
  await expect(page.getByRole("heading", { name: "Your answers" })).toHaveCount(0);
  await page.goForward();
  await expect(asked(page)).toHaveText(second ?? "");
});

test("a tusker of the list is opened, and back the answers are still there", { tag: "@deep" }, async ({ page }) => {
  await openKey(page, `/key#${ANSWERS}`);
  const before = await candidates(page);
  await result(page).locator("[data-candidate] h3 a").first().click();
  await expect(page).toHaveURL(/\/tuskers\//);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Who it may be" })).toBeVisible();
  expect(await candidates(page)).toEqual(before);
});

test("the keyboard goes through the whole key, and each change is told once", { tag: "@deep" }, async ({ page }) => {
  await openKey(page);
  await page.getByLabel("Where?").focus();
  for (let questions = 0; questions < 20; questions += 1) {
    const question = (await asked(page).textContent()) ?? "";
    if (question === "No more questions.") break;
    // From where the focus is to the first state of the question.
    const isFirst = `document.activeElement?.matches("#asked ~ div > button:first-child")`;
    for (let stops = 0; stops < 10 && !(await page.evaluate(isFirst)); stops += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(asked(page)).not.toHaveText(question);
  }
  await expect(asked(page)).toHaveText("No more questions.");
  // The focus is at the result, and a line tells it.
  expect(await page.evaluate("document.activeElement?.id")).toBe("result-title");
  const [name = ""] = ((await page.getByRole("status").first().textContent()) ?? "").split(":");
  await expect(result(page).locator("h3").first()).toContainText(name);
});

test.describe("a photograph", { tag: "@deep" }, () => {
  // Looking for it after it was freed is an error.
  test.use({ mayComplain: [[/ERR_FILE_NOT_FOUND/], { scope: "test" }] });

  test("is shown and taken away, and never sent", async ({ page }) => {
    await openKey(page);
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
    await page.getByLabel("Where?").selectOption("minneriya");
    await page.getByRole("button", { name: "Apply" }).click();
    await page.getByText("How many tusks had he?").click();
    await page.locator('button[name="tusks"][value="right_only"]').click();
    await expect(page).toHaveURL(/place=minneriya.*tusks=right_only/);
    await expect(page.getByText("One more answer")).toBeVisible();
    await page.locator("section:has(> #asked) button[aria-pressed]").first().click();
    await expect(page.getByRole("heading", { name: "Who it may be" })).toBeVisible();
    await expect(page.getByLabel("Where?")).toHaveValue("minneriya");
    await expect(page.getByLabel("Hold your photograph beside")).toHaveCount(0);
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
