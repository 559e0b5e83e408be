import { test as base, expect, type Page } from "@playwright/test";
import { expectNoViolation, fillSignIn } from "../support/admin-visit.ts";
import { launchMailServer, type MailServer } from "../support/launch-mail-server.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { readMail } from "../support/read-mail.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

type MailSite = Pick<RunningSite, "url"> & { mail: MailServer };

/** A site with a mail server. */
const test = base.extend<{ site: MailSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const mail = await launchMailServer();
      const settings = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, CONTACT_TO: "contact@tuskers.example" };
      const { stop, url } = await startSite({ settings });
      try {
        await use({ url, mail });
      } finally {
        await stop();
        await mail.stop();
      }
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** The link in the next mail with that subject. */
async function takeLink(site: MailSite, subject: string): Promise<string> {
  const { received } = site.mail;
  await expect.poll(() => received.some(({ source }) => readMail(source).headers.subject === subject)).toBe(true);
  const last = received.findLast(({ source }) => readMail(source).headers.subject === subject);
  received.length = 0;
  return /https?:\/\/\S+#\S+/.exec(readMail(last?.source ?? "").text)?.[0] ?? "";
}

async function expectFit(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toMatchObject({ by: 0 });
  await expectNoViolation(page);
}

const NEW_PASSWORD = "another good long password";

for (const { device, width, height, tag } of [
  { device: "a phone", width: 390, height: 844, tag: "@deep" },
  { device: "a desktop", width: 1280, height: 800, tag: [] },
]) {
  test(`who forgot the password sets a new one by mail, on ${device}`, { tag }, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/admin/account");
    await fillSignIn(page);
    const address = page.getByRole("region", { name: "E-mail address" });
    await address.getByRole("button", { name: "Set an address" }).click();
    await address.getByLabel("E-mail address").fill("keeper@example.com");
    await address.locator("[name=currentPassword]").fill(ADMINISTRATOR.password);
    await expectFit(page);
    await address.getByRole("button", { name: "Send the link" }).click();
    await page.goto(await takeLink(site, "Confirm your e-mail address"));
    await page.getByRole("button", { name: "Confirm this address" }).click();
    await expect(page.getByRole("button", { name: "Confirm this address" })).toHaveCount(0);
    expect(page.url()).not.toContain("#");

    await page.evaluate("localStorage.clear()");
    await page.goto("/admin/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.getByLabel("Username or e-mail address").fill(ADMINISTRATOR.username);
    await expectFit(page);
    await page.getByRole("button", { name: "Send the link" }).click();
    await page.goto(await takeLink(site, "Choose a new password"));
    await page.locator("[name=newPassword]").fill(NEW_PASSWORD);
    await page.locator("[name=again]").fill(NEW_PASSWORD);
    await expectFit(page);
    await page.getByRole("button", { name: "Change password" }).click();
    await fillSignIn(page, { ...ADMINISTRATOR, password: NEW_PASSWORD });
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  });
}
