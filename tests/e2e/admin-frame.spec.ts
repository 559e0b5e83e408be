import type { Page } from "@playwright/test";
import { addAccount } from "../support/added-accounts.ts";
import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test.describe("the frame", () => {
  test("the short addresses lead to the dashboard, and all of it keeps out of caches and search engines", async ({
    page,
  }) => {
    for (const path of ["/admin", "/admin-dashboard"]) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect([answer.status(), answer.headers().location]).toEqual([302, "/admin/dashboard"]);
    }
    for (const [path, status] of Object.entries({
      "/admin/login": 200,
      "/admin/dashboard": 200,
      "/admin/nowhere": 404,
    })) {
      const answer = await page.request.get(path);
      expect([path, answer.status()]).toEqual([path, status]);
      expect(answer.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
      expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
    }
    await openAdminPage(page, "/admin/bin");
    await page.goto("/admin-dashboard");
    await expect(heading(page, "Dashboard")).toBeVisible();
  });

  test.describe("for unknown addresses", () => {
    test.use({ mayComplain: [[/status of 404/], { scope: "test" }] });

    test("shows the Not Found screen beside the sidebar", async ({ page }) => {
      await openAdminPage(page, "/admin/nowhere");
      await expect(page).toHaveTitle("404 - Page Not Found");
      await expect(heading(page, "Page Not Found")).toBeVisible();
      const main = page.getByRole("main");
      await expect(main.getByText("404", { exact: true })).toBeVisible();
      await expect(main.getByRole("heading", { name: "Did You Know?" })).toBeVisible();
      await expect(main.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
      await expect(main.getByRole("link", { name: "Browse Tuskers" })).toHaveAttribute("href", "/tuskers");
      await expect(page.getByRole("navigation", { name: "Administration" })).toBeVisible();
      await expectNoViolation(page);
      await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click();
      await expect(heading(page, "Dashboard")).toBeFocused();
    });
  });

  test("all places fit a small laptop without scrolling, and the ways out fit a lower window", {
    tag: "@deep",
  }, async ({ page }) => {
    await openAdminPage(page);
    const sidebar = page.getByRole("navigation", { name: "Administration" });
    const last = sidebar.getByRole("link", { name: "Bin", exact: true });
    for (const height of [768, 420]) {
      await page.setViewportSize({ width: 1366, height });
      for (const name of ["Dark Mode", "Logout"]) {
        await expect(sidebar.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
      }
      if (height === 768) await expect(last).toBeInViewport({ ratio: 1 });
    }
    // A place that takes the focus is scrolled to above them.
    await last.focus();
    const edge = await sidebar.getByRole("list").last().boundingBox();
    const place = await last.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(edge?.y ?? 0);
  });

  test("the sidebar keeps its words while an entry is written, from 900 pixels on", async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 700 });
    await openAdminPage(page, "/admin/dashboard/addtusker");
    const sidebar = page.getByRole("navigation", { name: "Administration" });
    for (const group of ["Content", "Inbox", "Library", "Site"]) {
      await expect(sidebar.getByRole("heading", { name: group })).toBeVisible();
    }
    await expect(sidebar.getByText("Translations")).toBeVisible();
    await sidebar.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("link", { name: "Migration Test Tool" }).click();
    await expect(heading(page, "Migration Test Tool")).toBeVisible();
  });

  test("no table is wider than a phone, nor than the window where cards end or the sidebar begins", {
    tag: "@deep",
  }, async ({ page, site }) => {
    const tags = ["a tag with many words for one thing"];
    const tagged = { name: "Tagged", age: 20, location: "Yala National Park", publication: "draft", tags };
    const { _id } = (await (await site.call("POST", "/api/tuskers", tagged)).json()) as { _id: string };
    const binned = { ...tagged, name: "Binned" };
    const { _id: inBin } = (await (await site.call("POST", "/api/tuskers", binned)).json()) as { _id: string };
    await site.call("DELETE", `/api/tuskers/${inBin}`);
    await addAccount(site, { username: "Ishara Fernando", role: "editor" });
    const key = { name: "Nightly export", scope: "publish", days: 30, currentPassword: ADMINISTRATOR.password };
    expect((await site.call("POST", "/api/account/api-keys", key)).status).toBe(201);
    await openAdminPage(page);
    for (const width of [320, 390, 768, 900, 1024]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of ["tags", "exchange", "accounts", "account", "bin", "sources"]) {
        await page.goto(`/admin/${path}`);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByText(/^Loading/)).toHaveCount(0);
        expect([path, width, await sidewaysScroll(page)]).toEqual([path, width, { by: 0, elements: [] }]);
      }
    }
    await site.call("DELETE", `/api/tuskers/${_id}`);
  });

  test("the sidebar leads about by keyboard, and marks where one is", async ({ page }) => {
    await openAdminPage(page);
    await page.goto("/admin/activity");
    await expect(heading(page, "Activity")).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    const sidebar = page.getByRole("navigation", { name: "Administration" });
    await expect(sidebar.locator("[aria-current]")).toHaveText("Activity");
    await sidebar.getByRole("link", { name: "Bin" }).focus();
    await page.keyboard.press("Enter");
    await expect(heading(page, "Bin")).toBeFocused();
    await expect(page).toHaveTitle("Bin | Sri Lankan Tuskers");
    await expect(sidebar.locator("[aria-current]")).toHaveText("Bin");
    await sidebar.getByRole("button", { name: "Dark Mode" }).click();
    await expect(page.locator("body.dark-mode")).toHaveCount(1);
    await sidebar.getByRole("link", { name: "View site" }).click();
    await expect(page.locator("body.dark-mode")).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toBeVisible();
  });

  test("the command bar finds entries, screens and actions by keyboard alone", async ({ page, site }) => {
    const draft = { name: "Kavantissa", age: null, location: "Yala National Park", publication: "draft" };
    const { _id } = (await (await site.call("POST", "/api/tuskers", draft)).json()) as { _id: string };
    await openAdminPage(page);
    // The frame listens once it is there.
    await expect(page.getByRole("button", { name: "Find" })).toBeVisible();
    await page.keyboard.press("Control+k");
    const field = page.getByRole("combobox", { name: "Find" });
    await expect(field).toBeFocused();
    await expect(page.getByRole("option", { name: "Invite somebody" })).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.type("kavan");
    await expect(page.getByRole("option", { name: "Kavantissa draft" })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("Tusker Name")).toHaveValue("Kavantissa");
    await page.keyboard.press("Control+k");
    await field.fill("bin");
    const bin = page.getByRole("option", { name: "Bin", exact: true });
    await expect(bin).toBeVisible();
    while ((await bin.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Bin")).toBeFocused();
    const opener = page.getByRole("button", { name: "Find" });
    await opener.click();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await site.call("DELETE", `/api/tuskers/${_id}`);
  });

  test("unread messages are counted at their place", { tag: "@deep" }, async ({ page, site }) => {
    const json = { name: "Ishara", email: "ishara@example.org", subject: "A photograph", message: "Three pictures." };
    expect((await page.request.post("/api/contact", { data: json, headers: { Origin: site.url } })).status()).toBe(201);
    await openAdminPage(page);
    await expect(page.getByRole("link", { name: /^Messages \d+ unread$/ })).toBeVisible();
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("the sidebar is a drawer that holds the keyboard, and closes by Escape and by going on", async ({ page }) => {
      await openAdminPage(page);
      const toggle = page.getByRole("button", { name: "Open sidebar" });
      const sidebar = page.getByRole("complementary", { name: "Admin area" });
      await expect(sidebar).toBeHidden();
      await toggle.click();
      await expect(sidebar.getByRole("button", { name: "Close sidebar" })).toBeFocused();
      await expectNoViolation(page);
      for (let stop = 0; stop < 20; stop += 1) {
        await page.keyboard.press("Tab");
        expect(await page.evaluate(`document.activeElement.closest("#rail, body").id || "body"`)).not.toBe("main");
      }
      await page.keyboard.press("Escape");
      await expect(sidebar).toBeHidden();
      await expect(toggle).toBeFocused();
      await toggle.click();
      await sidebar.getByRole("link", { name: "Bin" }).click();
      await expect(heading(page, "Bin")).toBeFocused();
      await expect(sidebar).toBeHidden();
    });
  });
});
