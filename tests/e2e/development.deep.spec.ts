import { expect, hydrated, test } from "../support/e2e-site.ts";

// Only React's development build tells of attributes that differ between what the server drew and what the browser would.
test.use({ command: "dev", mayComplain: [[/Failed to load resource.*404/], { scope: "test" }] });

test("while developing React has nothing to warn of on any page, by day and in dark mode", async ({ page }) => {
  test.slow();
  const titles: [address: string, title: RegExp][] = [
    ["/", /^Sri Lankan Tuskers: /],
    ["/tuskers", /^Tuskers /],
    ["/tuskers/gemunu", /^Gemunu /],
    ["/tuskers/nobody", /^404 - Tusker/],
    ["/nowhere", /^404 - Page/],
  ];
  for (const [address, title] of titles) {
    await page.goto(address, { waitUntil: "networkidle" });
    await hydrated(page);
    await expect(page).toHaveTitle(title);
    await page.evaluate("localStorage.setItem('dark-mode', 'on')");
  }
  await expect(page.locator("body.dark-mode")).toBeVisible();
});
