import type { Page } from "@playwright/test";
import { expectNoViolation, fillSignIn } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";

/** A device with a fingerprint reader, on which the finger always fits. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifies: (isUserVerified: boolean) => client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
  };
}

for (const { device, width, height, tag } of [
  { device: "a phone", width: 390, height: 844, tag: "@deep" },
  { device: "a desktop", width: 1280, height: 800, tag: [] },
]) {
  test.describe(`on ${device}`, { tag }, () => {
    // Refusals are errors to the browser, too.
    test.use({ viewport: { width, height }, mayComplain: [[/status of 401/], { scope: "test" }] });

    test("a passkey is added, signs in without name and password, and is removed", async ({ page }) => {
      const authenticator = await addAuthenticator(page);
      await page.goto("/admin/account");
      await fillSignIn(page);
      const passkeys = page.getByRole("region", { name: "Passkeys" });
      await passkeys.getByRole("button", { name: "Add a passkey" }).click();
      await passkeys.locator("[name=name]").fill(`My ${device}`);
      await passkeys.locator("[name=currentPassword]").fill(ADMINISTRATOR.password);
      expect(await sidewaysScroll(page)).toMatchObject({ by: 0 });
      await expectNoViolation(page);
      await passkeys.getByRole("button", { name: "Continue" }).click();
      await expect(passkeys.getByRole("rowheader", { name: `My ${device}` })).toBeVisible();

      await page.evaluate("localStorage.clear()");
      await page.goto("/admin/login");
      const signIn = page.getByRole("button", { name: "Sign in with a passkey" });
      await authenticator.verifies(false);
      await signIn.click();
      await expect(page.getByRole("alert")).toBeVisible();
      await authenticator.verifies(true);
      await signIn.click();
      await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

      await page.goto("/admin/account");
      await expect(passkeys.getByText("Never")).toHaveCount(0);
      await passkeys.getByRole("button", { name: `Remove My ${device}` }).click();
      await passkeys.locator("[name=currentPassword]").fill(ADMINISTRATOR.password);
      await passkeys.getByRole("button", { name: "Remove", exact: true }).click();
      await expect(passkeys.getByRole("table")).toHaveCount(0);
      await page.evaluate("localStorage.clear()");
      await page.goto("/admin/login");
      await signIn.click();
      await expect(page.getByRole("alert")).toBeVisible();
    });
  });
}
