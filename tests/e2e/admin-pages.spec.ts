import type { Page } from "@playwright/test";
import { SHIPPED } from "../../src/content/texts/shipped/shipped.ts";
import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { button, isAccessible } from "../support/entry-forms.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { SHIPPED_WITHOUT_SOURCES } from "../support/shipped-pages.ts";

test.use({ mayComplain: [[/status of (412|422)/], { scope: "test" }] });

/** All other tests expect Home as it is shipped. */
test.afterEach(async ({ site }) => {
  for (const key of ["home", "privacy"]) await site.call("POST", `/api/pages/${key}/revisions/1/restore`);
});

const heading = (page: Page) => page.getByRole("textbox", { name: "Heading over the picture" });

const publishedTitle = async (site: E2eSite): Promise<unknown> => {
  const answer = await site.call("GET", "/api/pages/home/published");
  return ((await answer.json()) as { fields: Record<string, unknown> }).fields.heroTitle;
};

for (const { name, viewport, tag } of [
  { name: "phone", viewport: { width: 390, height: 844 }, tag: "@deep" },
  { name: "desktop", viewport: { width: 1280, height: 800 }, tag: [] },
]) {
  test.describe(`on a ${name}`, { tag }, () => {
    test.use({ viewport });

    test("Home is drafted, previewed, published, and taken back from its history", async ({ page, site }) => {
      await openAdminPage(page, "/admin/pages");
      await page.getByRole("link", { name: "Home", exact: true }).click();
      await heading(page).fill(`Tuskers, seen on a ${name}`);
      await button(page, "Save as draft").click();
      await expect
        .poll(async () => (await site.call("GET", "/api/pages/home")).json())
        .toMatchObject({
          publication: "draft",
        });
      expect(await publishedTitle(site)).toBe(SHIPPED.home.heroTitle);
      expect(await sidewaysScroll(page)).toMatchObject({ elements: [] });

      const opening = page.waitForEvent("popup");
      await button(page, "Preview").click();
      const preview = await opening;
      await preview.waitForURL(/\/preview\//);
      await expect(preview.getByRole("heading", { level: 1 })).toHaveText(`Tuskers, seen on a ${name}`);
      await expect(preview.getByRole("complementary", { name: "Preview" })).toContainText("not public");
      expect(await sidewaysScroll(preview)).toMatchObject({ elements: [] });
      await preview.close();

      await button(page, "Publish").click();
      await expect.poll(() => publishedTitle(site)).toBe(`Tuskers, seen on a ${name}`);
      await expectNoViolation(page);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Tuskers, seen on a ${name}`);

      await page.goto("/admin/pages/home/history");
      const versions = page.getByRole("region", { name: "Versions" }).getByRole("listitem");
      await versions.last().getByRole("button").first().click();
      await button(page, "Restore version 1").click();
      await page.getByRole("dialog", { name: "Restore version 1?" }).getByRole("button", { name: "Restore" }).click();
      await expect.poll(() => publishedTitle(site)).toBe(SHIPPED.home.heroTitle);
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(SHIPPED.home.heroTitle);
    });

    test("who saves Home second sees both versions and chooses, and nothing is lost", { tag: "@deep" }, async ({
      page,
      site,
    }) => {
      await openAdminPage(page, "/admin/pages/home");
      await heading(page).fill("Mine");
      const json = { ...SHIPPED_WITHOUT_SOURCES.home, heroTitle: "Theirs", walkTitle: "Where they go" };
      expect((await site.call("PUT", "/api/pages/home", json)).status).toBe(200);
      await button(page, "Publish").click();
      const conflict = page.getByRole("region", { name: "This page was changed while you were writing" });
      await expect(conflict).toBeVisible();
      expect(await sidewaysScroll(page)).toMatchObject({ elements: [] });
      await conflict
        .getByRole("group", { name: "Heading over the picture" })
        .getByRole("radio", { name: "Mine" })
        .check();
      await button(page, "Save what I chose").click();
      await expect.poll(() => publishedTitle(site)).toBe("Mine");
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mine");
      await expect(page.getByRole("heading", { name: "Where they go" })).toBeVisible();
    });

    const title = "the places and the years of Home are edited with their sources, which readers see as numbers";
    test(title, { tag: "@deep" }, async ({ page, site }) => {
      const source = { title: `The survey, read on a ${name}`, kind: "official" };
      const { key } = (await (await site.call("POST", "/api/sources", source)).json()) as { key: string };
      await openAdminPage(page, "/admin/pages/home");
      const places = page.getByRole("group", { name: "Table of places", exact: true });
      const years = page.getByRole("group", { name: /^Chart of elephants electrocuted/ });

      await places.getByRole("button", { name: "Add a place" }).click();
      await places.getByRole("textbox", { name: "Place 7", exact: true }).fill("Kumana");
      await places.getByRole("textbox", { name: "What place 7 is known for" }).fill("Herds that come from Yala");
      await years.getByRole("button", { name: "Add a year" }).click();
      await years.getByRole("textbox", { name: "Year 7", exact: true }).fill("2022");
      await years.getByRole("textbox", { name: "Elephants in year 7" }).fill("about 100");
      await button(page, "Publish").click();
      const wrong = years.getByRole("textbox", { name: "Elephants in year 7" });
      await expect(wrong).toHaveAccessibleDescription(/must be a whole number in digits, such as 72\./);
      await expect(wrong).toHaveValue("about 100");
      await wrong.fill("100");
      await expect(years.getByRole("textbox", { name: "Year 7", exact: true })).toHaveAccessibleDescription(
        "The years must be in order: 2022 cannot come after 2023.",
      );
      await years.getByRole("textbox", { name: "Year 7", exact: true }).fill("2024");
      for (const statement of ["place 7", "year 7", "the large figure"]) {
        const cited = page.getByRole("group", { name: `Sources of ${statement}`, exact: true });
        await cited.getByRole("button", { name: "Cite" }).click();
        const picker = page.getByRole("dialog", { name: `Cite a source: ${statement}` });
        await picker.getByRole("combobox").fill(source.title);
        await picker.getByRole("option", { name: `${key} ${source.title}` }).click();
        await page.keyboard.press("Escape");
        await expect(cited.getByRole("button", { name: `Remove ${key}` })).toBeVisible();
      }
      expect(await sidewaysScroll(page)).toMatchObject({ elements: [] });
      await isAccessible(page);

      const opening = page.waitForEvent("popup");
      await button(page, "Preview").click();
      const preview = await opening;
      await preview.waitForURL(/\/preview\//);
      await expect(preview.locator("tr").filter({ hasText: "Herds that come from Yala" })).toContainText(
        "area not known",
      );
      await preview.close();

      await button(page, "Publish").click();
      await expect(page.getByText("Published. Visitors see it now.")).toBeVisible();
      await page.goto("/");
      await page.getByText("Read on: Where they live").click();
      const row = page.locator("tr").filter({ hasText: "Kumana" });
      await expect(row.getByRole("link", { name: "1 source" })).toHaveAttribute("href", "#source-1");
      await expect(page.locator("li#source-1")).toContainText(source.title);
      const toll = page.getByRole("region", { name: "The toll of ten years" });
      await expect(toll.getByRole("link", { name: "1 source" })).toBeVisible();
      const widths = await page.evaluate(
        "[...document.querySelectorAll('main dl rect')].map((bar) => bar.width.baseVal.value)",
      );
      expect(widths).toEqual([38, 41, 31, 66, 50, 72, 100]);
      expect(await sidewaysScroll(page)).toMatchObject({ elements: [] });

      await page.goto("/admin/pages/home/history");
      await expect(page.getByText("Kumana · Herds that come from Yala")).toBeVisible();
    });
  });
}

test("a missing part of the Privacy Policy is told at that part, and put back in one press", { tag: "@deep" }, async ({
  page,
  site,
}) => {
  await openAdminPage(page, "/admin/pages/privacy");
  const rights = page.getByRole("textbox", { name: /^Your rights/ });
  // `fill("")` would press Delete before the editor has heard what is selected.
  await rights.press("Control+a");
  await rights.press("Delete");
  await button(page, "Publish").click();
  await expect(page.getByRole("alert").getByText("“Your rights” must not be empty")).toBeVisible();
  await page.getByRole("button", { name: /^Put the shipped text back/ }).click();
  await page.getByRole("textbox", { name: "In effect from" }).fill("2026-02-01");
  await button(page, "Publish").click();
  await expect(page.getByText("Published. Visitors see it now.")).toBeVisible();
  const answer = await site.call("GET", "/api/pages/privacy/published");
  expect(await answer.json()).toMatchObject({ fields: { rights: SHIPPED.privacy.rights, effective: "2026-02-01" } });
});
