import type { Page } from "@playwright/test";
import { violations } from "../support/axe.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";

const SENT = "Message sent successfully! We'll get back to you soon.";
const FAILED = "There was an error sending your message. Please try again later.";
const MESSAGE = {
  name: "Ishara Silva",
  email: "ishara@example.org",
  subject: "A photograph",
  message: "Three pictures.",
};

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });

async function fill(page: Page, texts: Partial<typeof MESSAGE> = {}): Promise<void> {
  const { name, email, subject, message } = { ...MESSAGE, ...texts };
  await field(page, "Your Name").fill(name);
  await field(page, "Your Email").fill(email);
  await field(page, "Subject").fill(subject);
  await field(page, "Message").fill(message);
}

const send = (page: Page) => page.getByRole("button", { name: "Send Message" }).click();

/** A browser takes what mail programs would decode; the server does not. */
const REFUSED = "=?utf-8?q?ishara?=@example.com";

test.describe("with script", () => {
  test("a message is sent without leaving the page, and the form makes way", async ({ page, trouble }) => {
    await page.goto("/contact");
    await hydrated(page);
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/api/contact", async (route) => {
      await held;
      await route.continue();
    });
    await fill(page);
    await send(page);
    const sending = page.getByRole("button", { name: "Sending..." });
    await expect(sending).toHaveAttribute("aria-disabled", "true");
    await sending.click({ force: true });
    answer();
    await expect(page.getByRole("status").getByText(SENT)).toBeVisible();
    await expect(page.getByText(SENT).locator("xpath=ancestor::*[@tabindex]").last()).toBeFocused();
    await expect(field(page, "Message")).toHaveCount(0);
    await expect(page).toHaveURL(/\/contact$/);
    expect(trouble.documents).toEqual(["/contact"]);
    expect(trouble.calls.filter((call) => call === "/api/contact")).toHaveLength(1);
  });

  test("what is missing or wrong is said at its field, and the first one has the focus", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    await fill(page, { name: "  ", email: "ishara@" });
    await send(page);
    const name = field(page, "Your Name");
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription("Your name is required.");
    await expect(field(page, "Your Email")).toHaveAccessibleDescription("Write the address like name@example.org.");
    await expect(field(page, "Subject")).not.toHaveAttribute("aria-invalid");
    expect(await violations(page, { rules: "default" })).toEqual([]);
    await name.pressSequentially("Ishara");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("  Ishara");
  });

  test("a page that a tusker's page led to says whom it is about", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/contact?about=gemunu");
    await expect(field(page, "Subject")).toHaveValue("A correction: Gemunu");
    await expect(page.getByRole("main").getByRole("link", { name: "Gemunu" })).toHaveAttribute(
      "href",
      "/tuskers/gemunu",
    );
    await page.goto("/contact?about=nobody");
    await expect(field(page, "Subject")).toHaveValue("");
    await page.goto("/contact?subject=%3Cb%3EHello%3C%2Fb%3E");
    await expect(field(page, "Subject")).toHaveValue("<b>Hello</b>");
  });

  test("the field for programs is hidden from people", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/contact");
    const trap = page.locator("input[name=website]");
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(trap).toHaveAttribute("autocomplete", "off");
    const around = page.locator("[aria-hidden=true]", { has: page.locator("input[name=website]") });
    expect((await around.boundingBox())?.width).toBeLessThanOrEqual(1);
    await expect(page.getByRole("textbox", { name: "Please leave this empty" })).toHaveCount(0);
    expect(await violations(page, { rules: "default" })).toEqual([]);
  });

  test.describe("when it goes wrong", () => {
    test.use({ mayComplain: [[/status of (422|503)/, /ERR_FAILED/, /Failed to fetch/], { scope: "test" }] });

    test("what the server refuses is said at its field, and all texts stay", async ({ page }) => {
      await page.goto("/contact");
      await hydrated(page);
      await fill(page, { email: REFUSED, message: "He stands at 6.4380, 80.8880 today." });
      await send(page);
      await expect(field(page, "Your Email")).toBeFocused();
      await expect(field(page, "Your Email")).toHaveAccessibleDescription(/not a complete email address/);
      await expect(field(page, "Message")).toHaveAccessibleDescription(/coordinates/);
      await expect(field(page, "Message")).toHaveValue("He stands at 6.4380, 80.8880 today.");
      await expect(field(page, "Your Name")).toHaveValue(MESSAGE.name);
    });

    test("a failure is shown, and the form stays as it was", async ({ page }) => {
      await page.goto("/contact");
      await hydrated(page);
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 503, json: { statusCode: 503, message: "Away" } }),
      );
      await fill(page);
      await send(page);
      await expect(page.getByRole("alert").getByText(FAILED)).toBeVisible();
      await expect(field(page, "Message")).toHaveValue(MESSAGE.message);
      await page.unroute("**/api/contact");
      await page.route("**/api/contact", (route) => route.abort());
      // The message of the first failure still stands there, so it does not tell that the second try is over.
      const broken = page.waitForEvent("requestfailed");
      await send(page);
      await broken;
      await expect(page.getByRole("alert").getByText(FAILED)).toBeVisible();
      await page.unroute("**/api/contact");
      await send(page);
      await expect(page.getByText(SENT)).toBeVisible();
    });
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, mayComplain: [[/status of 422/], { scope: "test" }] });

  test("the form is sent as forms are", { tag: "@deep" }, async ({ page }) => {
    await page.goto("/contact");
    await fill(page);
    await send(page);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("status").getByText(SENT)).toBeVisible();
    await expect(field(page, "Message")).toHaveCount(0);
  });

  test("a message sent by two clicks, and again after going back, is stored once", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    const subject = "Twice is once";
    await page.goto("/contact");
    await fill(page, { subject });
    await page.getByRole("button", { name: "Send Message" }).dblclick();
    await expect(page.getByRole("status").getByText(SENT)).toBeVisible();
    await page.goto("/contact");
    await fill(page, { subject });
    await send(page);
    await expect(page.getByRole("status").getByText(SENT)).toBeVisible();
    const messages = (await (await site.call("GET", "/api/messages?limit=100")).json()) as { subject: string }[];
    expect(messages.filter((message) => message.subject === subject)).toHaveLength(1);
  });

  test("what the server refuses comes back with all that was typed", async ({ page }) => {
    await page.goto("/contact");
    await fill(page, { email: REFUSED });
    await send(page);
    const email = field(page, "Your Email");
    await expect(email).toHaveValue(REFUSED);
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/not a complete email address/);
    await expect(field(page, "Message")).toHaveValue(MESSAGE.message);
  });
});
