import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { holdMoves } from "../support/moved-pages.ts";
import { scrolledTo } from "../support/page-checks.ts";

const LINKS = ["Home", "Tuskers", "Articles", "About Us", "Contact Us"];

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the bar leads to the five places and marks the present one", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/tuskers");
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link")).toHaveText(LINKS);
    await expect(bar.locator("[aria-current]")).toHaveText("Tuskers");
    await page.goto("/tuskers/gemunu");
    await expect(bar.locator("[aria-current]")).toHaveText("Tuskers");
    await page.goto("/about");
    await expect(bar.locator("[aria-current]")).toHaveText("About Us");
  });

  test("a search leads to the results and leaves the box empty; blanks are ignored", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    const box = page.getByRole("banner").getByRole("searchbox", { name: "Search tuskers" });
    await box.fill("   ");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/about$/);
    await box.fill("  raja & co ");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search-results\?q=raja\+%26\+co$/);
    await expect(box).toHaveValue("");
  });

  test("moving on puts the focus on the new heading and reads its title out", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Articles" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Articles" })).toBeFocused();
    await expect(page.locator("[aria-live=polite]")).toHaveText("Articles | Sri Lankan Tuskers");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "A register of names" })).toBeFocused();
  });

  test("nothing that takes the focus is covered by the question about cookies", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/privacy-policy");
    const banner = page.getByRole("region", { name: "Cookies on this site" });
    await expect(banner).toBeVisible();
    const edge = (await banner.boundingBox())?.y ?? 0;
    const stops = await page.getByRole("main").getByRole("link").count();
    await page.getByRole("link", { name: "Home" }).last().focus();
    for (let stop = 0; stop < stops + 3; stop += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      await expect
        .poll(async () => {
          const box = await focused.boundingBox();
          return box === null || box.y + box.height <= edge;
        })
        .toBe(true);
    }
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens, and closes when a link is followed or a search begun", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const menu = page.getByLabel("Menu");
    const sheet = page.getByRole("navigation", { name: "Main" });
    await expect(sheet).toBeHidden();
    await menu.click();
    await expect(sheet.getByRole("link")).toHaveText(LINKS);
    expect(await violations(page, { rules: "default" })).toEqual([]);
    await sheet.getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "A register of names" })).toBeVisible();
    await expect(sheet).toBeHidden();
    await menu.click();
    await page.getByRole("searchbox", { name: "Search tuskers" }).fill("gemunu");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page).toHaveURL(/\/search-results\?q=gemunu$/);
    await expect(sheet).toBeHidden();
    // The mark stands beside the menu, not in it.
    await menu.click();
    await page.getByRole("banner").getByRole("link", { name: "Sri Lankan Tuskers" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(sheet).toBeHidden();
  });

  test("Escape closes the menu and gives the focus back to its button", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.getByLabel("Menu").click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).focus();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    await expect(page.getByRole("banner").locator("summary")).toBeFocused();
  });

  test("a press outside closes the menu, and one inside does not", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.getByLabel("Menu").click();
    const sheet = page.getByRole("navigation", { name: "Main" });
    await page.getByRole("searchbox", { name: "Search tuskers" }).click();
    await expect(sheet).toBeVisible();
    await page.mouse.click(20, 800);
    await expect(sheet).toBeHidden();
  });

  test("the keyboard reaches the parts of the bar from top to bottom, as they are seen", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.getByLabel("Menu").click();
    await page.getByRole("banner").getByRole("link", { name: "Sri Lankan Tuskers" }).focus();
    const places = [];
    for (let stop = 0; stop < 10; stop += 1) {
      const box = await page.locator("header :focus").boundingBox();
      if (box === null) throw new Error(`Stop ${stop} of the bar is not seen`);
      // From row to row, and within one from left to right.
      places.push(Math.round((box.y + box.height / 2) / 20) * 1000 + box.x);
      await page.keyboard.press("Tab");
    }
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test("the open menu has no accessibility violation, by day and by night", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.getByLabel("Menu").click();
    expect(await violations(page, { rules: "default" })).toEqual([]);
    await page.getByRole("button", { name: "Dark mode" }).click();
    expect(await violations(page, { rules: "default" })).toEqual([]);
  });

  test.describe("without script", { tag: "@deep" }, () => {
    test.use({ javaScriptEnabled: false });

    test("menu and search work, and what needs script is not offered", async ({ page }) => {
      await page.goto("/about");
      await expect(page.getByRole("button", { name: "Dark mode" })).toBeHidden();
      await expect(page.getByRole("button", { name: "Cookie Settings" })).toBeHidden();
      await page.getByLabel("Menu").click();
      await page.getByRole("searchbox", { name: "Search tuskers" }).fill("gemunu");
      await page.getByRole("button", { name: "Search", exact: true }).click();
      await expect(page).toHaveURL(/\/search-results\?q=gemunu$/);
      await page.getByLabel("Menu").click();
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Contact Us" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
    });
  });
});

test.describe("the way to the dashboard", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const key of ["user-token", "token"]) {
    test(`is there in a browser that holds a ${key}`, async ({ page }) => {
      await page.addInitScript(`localStorage.setItem("${key}", "anything")`);
      await page.goto("/about");
      await expect(page.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/admin/dashboard");
    });
  }

  test("moves nothing when it appears", async ({ page }) => {
    await page.addInitScript(`localStorage.setItem("token", "anything");
      window.moved = [];
      new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries())
          for (const { node } of sources)
            if (node?.parentElement?.closest("header")) window.moved.push(node.outerHTML ?? node.data);
      }).observe({ type: "layout-shift", buffered: true });`);
    await page.goto("/about");
    await hydrated(page);
    await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
    expect(await page.evaluate("window.moved")).toEqual([]);
  });

  test("comes and goes as another tab signs in and out", { tag: "@deep" }, async ({ page, context }) => {
    await page.goto("/about");
    await hydrated(page);
    const link = page.getByRole("link", { name: "Dashboard" });
    await expect(link).toBeHidden();
    const other = await context.newPage();
    await other.goto("/contact");
    await other.evaluate('localStorage.setItem("token", "anything")');
    await expect(link).toBeVisible();
    await other.evaluate('localStorage.removeItem("token")');
    await expect(link).toBeHidden();
  });
});

test("the footer leads to the legal pages and bears the year", async ({ page }) => {
  await page.goto("/about");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(`© ${new Date().getFullYear()} Sri Lankan Tuskers`)).toBeVisible();
  await footer.getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL(/\/terms-of-service$/);
  await footer.getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test("a page that is slow to come is announced at once, and outlined after a moment", { tag: "@deep" }, async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/about");
  await hydrated(page);
  const answer = await holdMoves(page, "/tuskers");
  const link = page.getByRole("main").getByRole("link", { name: "directory" });
  await link.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await link.press("Enter");
  await expect(page.getByRole("status").getByText("Loading tuskers...")).toBeVisible();
  await expect(page.getByRole("heading", { name: "A register of names" })).toBeVisible();
  await page.clock.runFor(400);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Loading tuskers...");
  expect(await scrolledTo(page)).toBe(0);
  await expect(page.locator('main > [aria-hidden="true"]')).toBeVisible();
  await expect(page.getByRole("heading", { name: "A register of names" })).toBeHidden();
  answer();
  await expect(page.getByRole("heading", { level: 1, name: "Tuskers" })).toBeFocused();
  await expect(page.getByText("Loading tuskers...")).toBeHidden();
});

for (const width of [360, 768, 992, 1100, 2560]) {
  test(`nothing is wider than a window of ${width} px, nor runs into its neighbour`, { tag: "@deep" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript('localStorage.setItem("token", "anything")');
    for (const address of ["/about", "/contact", "/privacy-policy", "/"]) {
      await page.goto(address);
      await hydrated(page);
      const overflow = await page.evaluate("document.documentElement.scrollWidth - window.innerWidth");
      expect([address, Number(overflow) <= 0]).toEqual([address, true]);
    }
    const header = page.getByRole("banner");
    const brand = await header.getByRole("link", { name: "Sri Lankan Tuskers" }).boundingBox();
    const next = await (width < 992
      ? header.getByRole("button", { name: "Search tuskers" })
      : header.getByRole("navigation")
    ).boundingBox();
    expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThanOrEqual(next?.x ?? 0);
  });
}
