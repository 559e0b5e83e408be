import { expect, hydrated, test } from "../support/e2e-site.ts";

test("dark mode is kept over a reload and other pages, and is there before the first paint", async ({ page }) => {
  await page.goto("/tuskers");
  await hydrated(page);
  const toggle = page.getByRole("button", { name: "Dark mode" });
  await expect(toggle).toHaveAttribute("aria-pressed", "false");
  await toggle.click();
  await expect(page.locator("body.dark-mode")).toBeVisible();
  // What the body looks like at the first moment at which anything could be painted: the app is not in it yet.
  await page.addInitScript(`
    new MutationObserver((_, observer) => {
      if (document.querySelector("#app") === null) return;
      window.firstClass = document.body.className;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  `);
  await page.reload();
  await hydrated(page);
  expect(await page.evaluate("window.firstClass")).toBe("dark-mode");
  await expect(page.getByRole("button", { name: "Dark mode" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page.locator("body.dark-mode")).toBeVisible();
  await page.getByRole("button", { name: "Dark mode" }).click();
  await page.reload();
  await expect(page.locator("body")).not.toHaveClass(/dark-mode/);
});

test("dark mode follows the choice made in another tab", { tag: "@deep" }, async ({ page, context }) => {
  await page.goto("/");
  await hydrated(page);
  const other = await context.newPage();
  await other.goto("/tuskers");
  await hydrated(other);
  await other.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.locator("body.dark-mode")).toBeVisible();
  await other.getByRole("button", { name: "Dark mode" }).click();
  await expect(page.locator("body")).not.toHaveClass(/dark-mode/);
});

test("the skip link is the first stop of the keyboard and leads to the content", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/tuskers");
  await hydrated(page);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the API's docs are drawn under a policy without exceptions", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/api/docs");
  await expect(page.getByRole("heading", { name: /Tuskers/ }).first()).toBeVisible();
  await page.getByRole("heading", { name: "Contact" }).click();
  await page
    .getByRole("button", { name: /\/api\/contact/ })
    .first()
    .click();
  await expect(page.getByText("Request body").first()).toBeVisible();
});

test.describe("a page that was tampered with", () => {
  test.use({ mayComplain: [[/Content Security Policy/], { scope: "test" }] });

  test("runs no script that is not ours", async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction("noteViolation", (directive: string) => violations.push(directive));
    await page.addInitScript(`
      document.addEventListener("securitypolicyviolation", (event) => window.noteViolation(event.effectiveDirective));
    `);
    // The server cleans what is stored; here a page is tampered with on its way, its policy as it was sent.
    await page.route("**/tuskers/gemunu", async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace("visitors.</p>", "visitors.<script>window.owned = true</script></p>");
      await route.fulfill({ response: answer, body });
    });
    await page.goto("/tuskers/gemunu");
    await expect.poll(() => violations).toContain("script-src-elem");
    expect(await page.evaluate("window.owned")).toBeUndefined();
  });
});
