import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { pressLinkTo } from "../support/moved-pages.ts";

test.use({ mayComplain: [[/status of 404/], { scope: "test" }] });

const VARIANTS = [
  {
    address: "/not-found?from=tusker&id=65f0c2a1",
    title: "Tusker Not Found",
    says: "We can’t find a tusker with the id 65f0c2a1.",
    again: "/tuskers/65f0c2a1",
  },
  {
    address: "/not-found?from=article&id=0a1b",
    title: "Article Not Found",
    says: "We can’t find an article with the id 0a1b.",
    again: "/articles/0a1b",
  },
  {
    address: "/not-found?from=search&reason=No%20search%20parameters%20provided",
    title: "Page Not Found",
    says: "This search could not be run. No search parameters provided.",
  },
  {
    address: "/not-found?from=search&query=raja",
    title: "Page Not Found",
    says: "The search for raja could not be run.",
  },
  { address: "/not-found", title: "Page Not Found", says: "We can’t find that page." },
  { address: "/no/such/page?from=tusker&id=1", title: "Page Not Found", says: "We can’t find that page." },
];

for (const { address, title, says, again } of VARIANTS) {
  test(`${address} answers 404 and says what is missing`, { tag: "@deep" }, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle(`404 - ${title}`);
    const main = page.getByRole("main");
    await expect(main.getByText("404", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(main).toContainText(says);
    await expect(main.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    // Each place is led to once.
    await expect(main.locator('a.btn[href="/tuskers"]')).toHaveCount(1);
    const all = title === "Tusker Not Found" ? "Browse All Tuskers" : "Browse Tuskers";
    await expect(main.getByRole("link", { name: all })).toHaveAttribute("href", "/tuskers");
    await expect(main.getByRole("heading", { name: "Did You Know?" })).toBeVisible();
    await expect(main.locator("section", { hasText: "Did You Know?" }).getByRole("paragraph")).toHaveCount(3);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    const retry = main.getByRole("link", { name: "Try Again" });
    if (again === undefined) await expect(retry).toHaveCount(0);
    else await expect(retry).toHaveAttribute("href", again);
    for (const list of ["Tuskers", "Articles"]) {
      const wholeList = main.getByRole("link", { name: `Browse All ${list}` });
      await expect(wholeList).toHaveCount(again?.startsWith(`/${list.toLowerCase()}/`) ? 1 : 0);
    }
    expect(await violations(page, { rules: "default" })).toEqual([]);
  });
}

test("markup in the address stays text", { tag: "@deep" }, async ({ page }) => {
  await page.goto(`/not-found?from=tusker&id=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await expect(page.getByRole("main").getByText("<img src=x onerror=alert(1)>")).toBeVisible();
});

test("moving to an unknown address inside the site shows the screen without a document", async ({ page, trouble }) => {
  await page.goto("/about");
  await hydrated(page);
  await pressLinkTo(page, "/tuskers/nobody");
  await expect(page.getByRole("heading", { level: 1, name: "Tusker Not Found" })).toBeFocused();
  await expect(page).toHaveTitle("404 - Tusker Not Found");
  await pressLinkTo(page, "/no/such/page");
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeFocused();
  expect(trouble.documents).toEqual(["/about"]);
  expect(await violations(page, { rules: "default" })).toEqual([]);
});
