import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { someArticle } from "../support/test-api.ts";

const PATH = "/admin/migration-test";

test.describe("the tool", () => {
  test.use({ mayComplain: [[/status of 404/], { scope: "test" }] });

  test("counts and logs what passes and what fails, lists sample URLs, and shows the meta tags of a page", async ({
    page,
    site,
  }) => {
    for (const title of ["First", "Second"]) await site.call("POST", "/api/articles", someArticle({ title }));
    const [agbo] = (await (await site.call("GET", "/api/tuskers?page=1&limit=1")).json()) as { slug: string }[];
    const slug = agbo?.slug ?? "";
    const articles = (await (await site.call("GET", "/api/articles?page=1&limit=3")).json()) as unknown[];
    await openAdminPage(page, PATH);
    await expect(page.getByRole("heading", { level: 1, name: "Migration Test Tool" })).toBeVisible();
    await page.route(`**/api/tuskers/slug/${slug}`, (route) =>
      route.fulfill({ status: 404, json: { statusCode: 404, message: "There is no tusker with this address." } }),
    );
    await page.getByRole("button", { name: "Run Slug Tests" }).click();
    const log = page.getByRole("log");
    await expect(log).toContainText(`FAIL tusker ${slug}: HTTP 404 for /api/tuskers/slug/${slug}`);
    await expect(page.locator("[data-score=tuskers]")).toHaveText("Tuskers2 passed1 failed");
    await expect(page.locator("[data-score=articles]")).toHaveText(`Articles${articles.length} passed0 failed`);
    await expect(log.getByText("PASS article first:")).toBeVisible();
    await page.getByRole("button", { name: "Clear Logs" }).click();
    await expect(log).not.toContainText("PASS");

    await page.getByRole("button", { name: "Generate Sample URLs" }).click();
    const fresh = page.getByRole("region", { name: "New slug URLs" });
    await expect(fresh.getByRole("link", { name: `/tuskers/${slug}` })).toBeVisible();
    const legacy = page.getByRole("region", { name: "Legacy id URLs" });
    const old = await legacy
      .getByRole("link", { name: /^\/tusker\// })
      .first()
      .getAttribute("href");
    const answer = await page.request.get(old ?? "");
    expect(answer.url()).toBe(`${site.url}/tuskers/${slug}`);

    await page.getByLabel("Public page").fill("/tuskers/gemunu");
    await page.getByRole("button", { name: "Show Meta Tags" }).click();
    const panel = page.getByRole("region", { name: "Meta tags of /tuskers/gemunu" });
    await expect(panel).toContainText("Gemunu | Sri Lankan Tuskers");
    await expect(panel).toContainText("Gemunu walks the plains of Yala.");
    const image = panel.getByText("og:image", { exact: true });
    await expect(image).toBeVisible();
    await expectNoViolation(page);
    await panel.getByRole("button", { name: "Collapse" }).click();
    await expect(image).toBeHidden();
    await panel.getByRole("button", { name: "Expand" }).click();
    await expect(image).toBeVisible();
    await panel.getByRole("button", { name: "Close" }).click();
    await expect(panel).toHaveCount(0);
  });
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`at ${width} pixels`, { tag: "@deep" }, () => {
    test.use({ viewport: { width, height } });

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
