import type { Page } from "@playwright/test";
import { fillSignIn } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { expect, test } from "../support/e2e-site.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";

async function expectGoodLayout(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
  expect(await violations(page, { rules: "default" })).toEqual([]);
}

for (const { device, viewport } of [
  { device: "a phone", viewport: { width: 390, height: 844 } },
  { device: "a desktop", viewport: { width: 1280, height: 800 } },
]) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test("an API key is made, shown once, reads the bin for a program, and ends when it is revoked", async ({
      page,
      site,
    }) => {
      const askWith = async (key: string) => {
        const answer = await fetch(`${site.url}/api/bin`, { headers: { Authorization: `Bearer ${key}` } });
        await answer.arrayBuffer();
        return answer.status;
      };
      await page.goto("/admin/account");
      await fillSignIn(page);
      const keys = page.getByRole("region", { name: "API keys" });
      await keys.getByRole("button", { name: "Make an API key" }).click();
      await keys.getByRole("button", { name: "Make the key" }).click();
      await expect(keys.locator("[name=name]")).toBeFocused();
      await expect(keys.locator("[name=name]")).toHaveAttribute("aria-invalid", "true");
      await keys.locator("[name=name]").fill(`Export on ${device}`);
      await keys.locator("[name=currentPassword]").fill(ADMINISTRATOR.password);
      await expectGoodLayout(page);
      await keys.getByRole("button", { name: "Make the key" }).click();
      const shown = keys.getByLabel(`API key “Export on ${device}”`);
      await expect(shown).toHaveValue(/^slt_/);
      const key = await shown.inputValue();
      await expectGoodLayout(page);
      expect(await askWith(key)).toBe(200);

      await keys.getByRole("button", { name: "Done" }).click();
      await page.reload();
      await expect(keys.getByRole("rowheader", { name: `Export on ${device}` })).toBeVisible();
      await expect(page.getByText(key)).toHaveCount(0);
      await keys.getByRole("button", { name: `Revoke Export on ${device}` }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
      await expect(keys.getByRole("rowheader", { name: `Export on ${device}` })).toHaveCount(0);
      expect(await askWith(key)).toBe(401);
    });

    test("a webhook is added, its secret shown once, a test sent in vain, and it is paused and deleted", async ({
      page,
    }) => {
      await page.goto("/admin/webhooks");
      await fillSignIn(page);
      const form = page.getByRole("region", { name: "Add a webhook" });
      await form.locator("[name=url]").fill("http://127.0.0.1/events");
      await form.getByRole("button", { name: "Add" }).click();
      await expect(form.locator("[name=url]")).toHaveAttribute("aria-invalid", "true");
      await expect(form.locator("[name=url]")).toHaveValue("http://127.0.0.1/events");
      // The site sends to public servers only, so that nobody reaches the network behind it.
      const address = `https://127.0.0.1/${device.replace(" ", "-")}`;
      await form.locator("[name=url]").fill(address);
      await form.getByRole("button", { name: "Add" }).click();
      await expect(form.getByRole("textbox")).toHaveValue(/^whsec_/);
      await expectGoodLayout(page);
      await form.getByRole("button", { name: "Done" }).click();

      const webhook = page.getByRole("region", { name: address });
      await webhook.getByRole("button", { name: "Send a test" }).click();
      await expect
        .poll(async () => {
          await webhook.getByRole("button", { name: "Reload" }).click();
          return webhook.getByRole("row").filter({ hasText: "test" }).textContent();
        })
        .toContain("does not lead to a public server");
      await expectGoodLayout(page);
      await webhook.getByRole("button", { name: "Pause" }).click();
      await expect(webhook.getByText("Paused")).toBeVisible();
      await expect(webhook.getByRole("button", { name: "Send a test" })).toHaveCount(0);
      await webhook.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(webhook).toHaveCount(0);
    });
  });
}
