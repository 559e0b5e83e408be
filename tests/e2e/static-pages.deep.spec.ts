import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";

const PAGES = [
  { address: "/about", title: "About Us", heading: "A register of names" },
  { address: "/contact", title: "Contact Us", heading: "Contact Us" },
  { address: "/privacy-policy", title: "Privacy Policy", heading: "Privacy Policy" },
  { address: "/terms-of-service", title: "Terms of Service", heading: "Terms of Service" },
  { address: "/licences", title: "Licences", heading: "Licences" },
];

for (const { address, title, heading } of PAGES) {
  for (const mode of ["day", "night"]) {
    test(`${title} by ${mode}: title, breadcrumb, one heading, no accessibility violation`, async ({ page }) => {
      if (mode === "night") await page.addInitScript('localStorage.setItem("dark-mode", "on")');
      await page.goto(address);
      await expect(page).toHaveTitle(`${title} | Sri Lankan Tuskers`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
      await expect(crumbs.getByRole("link")).toHaveText(["Home"]);
      await expect(crumbs.locator("[aria-current=page]")).toHaveText(title);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${address}$`));
      expect(await violations(page, { rules: "default" })).toEqual([]);
    });
  }
}

test("About asks for images and leads to the contact form", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("main").getByRole("link", { name: "Contact Us" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Contact Us" })).toBeVisible();
});

test("both legal texts hold from the same day, and their contents lead to their parts", async ({ page }) => {
  for (const address of ["/privacy-policy", "/terms-of-service"]) {
    await page.goto(address);
    await expect(page.getByText("Effective January 20, 2025")).toBeVisible();
    const contents = page.getByRole("navigation", { name: "Contents" }).getByRole("link");
    const headings = page.getByRole("main").getByRole("heading", { level: 2 });
    expect(await contents.allInnerTexts()).toEqual(await headings.allInnerTexts());
    const last = contents.last();
    await last.click();
    await expect(page).toHaveURL(/#contact$/);
    await expect(headings.last()).toBeInViewport();
  }
  await page.getByRole("main").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/\/privacy-policy$/);
});

test("the privacy policy says what the site does and does not do", async ({ page }) => {
  await page.goto("/privacy-policy");
  for (const fact of [
    "There is no newsletter",
    "2 years",
    "26 months",
    "children under 13",
    "within 30 days",
    "cookieConsent",
    "Advertising",
    "stored hashed",
  ]) {
    await expect(page.getByRole("main")).toContainText(fact);
  }
});
