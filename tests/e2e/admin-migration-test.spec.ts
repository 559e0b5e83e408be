import { openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { someArticle } from "../support/test-api.ts";

const PATH = "/admin/migration-test";

test("the slug tests count what passes, of the first three tuskers and articles", async ({ page, site }) => {
  for (const title of ["First", "Second"]) await site.call("POST", "/api/articles", someArticle({ title }));
  await openAdminPage(page, PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Migration Test Tool" })).toBeVisible();
  await page.getByRole("button", { name: "Run Slug Tests" }).click();
  const log = page.getByRole("log");
  await expect(log).toContainText("Slug tests are done");
  await expect(page.locator("[data-score=tuskers]")).toHaveText("Tuskers3 passed0 failed");
  await expect(page.locator("[data-score=articles]")).toHaveText("Articles2 passed0 failed");
  await expect(log.getByText(/PASS tusker agbo:/)).toBeVisible();
  await page.getByRole("button", { name: "Clear Logs" }).click();
  await expect(log).toHaveText("Nothing logged yet.");
});

test.describe("where something is wrong", () => {
  test.use({ mayComplain: [[/status of 404/], { scope: "test" }] });

  test("it is counted as failed, and logged with the HTTP status", async ({ page }) => {
    await openAdminPage(page, PATH);
    await page.route("**/api/tuskers/slug/agbo", (route) =>
      route.fulfill({ status: 404, json: { statusCode: 404, message: "There is no tusker with this address." } }),
    );
    await page.getByRole("button", { name: "Run Slug Tests" }).click();
    await expect(page.getByRole("log")).toContainText("FAIL tusker agbo: HTTP 404 for /api/tuskers/slug/agbo");
    await expect(page.locator("[data-score=tuskers]")).toHaveText("Tuskers2 passed1 failed");
  });
});

test("sample URLs lead to the same pages, the old ones by way of the new ones", async ({ page, site }) => {
  await openAdminPage(page, PATH);
  await page.getByRole("button", { name: "Generate Sample URLs" }).click();
  const fresh = page.getByRole("region", { name: "New slug URLs" });
  const legacy = page.getByRole("region", { name: "Legacy id URLs" });
  await expect(fresh.getByRole("link", { name: "/tuskers/agbo" })).toBeVisible();
  const old = await legacy
    .getByRole("link", { name: /^\/tusker\// })
    .first()
    .getAttribute("href");
  const answer = await page.request.get(old ?? "");
  expect(answer.url()).toBe(`${site.url}/tuskers/agbo`);
});

test("the meta tags of a public page are shown, collapsed and closed", async ({ page }) => {
  await openAdminPage(page, PATH);
  await page.getByLabel("Public page").fill("/tuskers/gemunu");
  await page.getByRole("button", { name: "Show Meta Tags" }).click();
  const panel = page.getByRole("region", { name: "Meta tags of /tuskers/gemunu" });
  await expect(panel).toContainText("Gemunu | Sri Lankan Tuskers");
  await expect(panel).toContainText("Gemunu walks the plains of Yala.");
  await expect(panel.getByText("og:image", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Collapse" }).click();
  await expect(panel.getByText("og:image", { exact: true })).toBeHidden();
  await panel.getByRole("button", { name: "Expand" }).click();
  await expect(panel.getByText("og:image", { exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height }, reducedMotion: "reduce" });

    test("all of it holds to the rules, by day and by night", async ({ page }) => {
      await openAdminPage(page, PATH);
      await page.getByRole("button", { name: "Generate Sample URLs" }).click();
      await page
        .getByRole("button", { name: /^Meta tags/ })
        .first()
        .click();
      await expect(page.getByRole("heading", { name: /^Meta tags of/ })).toBeVisible();
      expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
      expect(await violations(page)).toEqual([]);
      await chooseInAnotherTab(page, "night");
      expect(await violations(page)).toEqual([]);
    });
  });
}
