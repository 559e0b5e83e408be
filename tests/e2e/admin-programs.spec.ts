import type { Page } from "@playwright/test";
import pino from "pino";
import { createWebhooks } from "../../src/features/webhooks/sending/webhooks.server.ts";
import { openConfiguredDatabase } from "../../src/platform/db/open/open-configured.server.ts";
import { createGuardedFetch } from "../../src/platform/outgoing/guarded-fetch.server.ts";
import { expectNoViolation, fillSignIn } from "../support/admin-visit.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { startOutside } from "../support/outside-servers.ts";
import { sidewaysScroll } from "../support/page-checks.ts";

const expectFit = async (page: Page) => expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });

/**
 * Sends what waits for webhooks an hour later, to servers of this test, and returns what they received. It is the sender
 * of the site, on its database, but runs here: the site itself reaches public addresses only, and these servers have none.
 */
async function sendAnHourLater({ dataDir, url }: E2eSite) {
  const received: { path: string; signature: unknown }[] = [];
  const outside = await startOutside((path, response, { headers }) => {
    received.push({ path, signature: headers["webhook-signature"] });
    response.writeHead(204).end();
  });
  const db = await openConfiguredDatabase({ dataDir, databaseUrl: undefined });
  const guarded = createGuardedFetch(outside.options);
  const webhooks = createWebhooks({
    config: { siteUrl: url },
    db,
    clock: { now: () => new Date(Date.now() + 60 * 60 * 1000) },
    log: pino({ level: "silent" }),
    fetchGuarded: ({ pathname }, options) => guarded(new URL(outside.url("receiver.example", pathname)), options),
  });
  try {
    webhooks.start();
    await webhooks.settled();
    return received;
  } finally {
    await webhooks.close();
    await db.close();
    await outside.close();
  }
}

for (const { device, viewport, tag } of [
  { device: "a phone", viewport: { width: 390, height: 844 }, tag: "@deep" },
  { device: "a desktop", viewport: { width: 1280, height: 800 }, tag: [] },
]) {
  test.describe(`on ${device}`, { tag }, () => {
    test.use({ viewport, mayComplain: [[/status of 422/], { scope: "test" }] });

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
      await expectFit(page);
      await keys.getByRole("button", { name: "Make the key" }).click();
      const shown = keys.getByLabel(`API key “Export on ${device}”`);
      await expect(shown).toHaveValue(/^slt_/);
      const key = await shown.inputValue();
      await expectFit(page);
      await expectNoViolation(page);
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

    test("a webhook is added, its secret shown once, a test arrives at the second attempt, and it is paused and deleted", {
      tag: "@deep",
    }, async ({ page, site }) => {
      await page.goto("/admin/webhooks");
      await fillSignIn(page);
      const form = page.getByRole("region", { name: "Add a webhook" });
      const field = form.locator("[name=url]");
      for (const [wrong, message] of [
        ["http://hooks.example/events", "must begin with https://"],
        ["https://127.0.0.1/events", "must be that of a public server"],
      ] as const) {
        await field.fill(wrong);
        await form.getByRole("button", { name: "Add" }).click();
        await expect(form.getByText(message)).toBeVisible();
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(wrong);
      }
      await expectFit(page);
      const path = `/${device.replace(" ", "-")}`;
      // Nobody has such a name (RFC 6761).
      const address = `https://receiver.invalid${path}`;
      await field.fill(address);
      await form.getByRole("button", { name: "Add" }).click();
      await expect(form.getByRole("textbox")).toHaveValue(/^whsec_/);
      await expectFit(page);
      await form.getByRole("button", { name: "Done" }).click();

      const webhook = page.getByRole("region", { name: address });
      const stateOfTest = async () => {
        await webhook.getByRole("button", { name: "Reload" }).click();
        return webhook.getByRole("row").filter({ hasText: "test" }).textContent();
      };
      await webhook.getByRole("button", { name: "Send a test" }).click();
      await expect.poll(stateOfTest).toContain("Waiting");
      await expectFit(page);
      await expectNoViolation(page);
      expect(await sendAnHourLater(site)).toEqual([{ path, signature: expect.stringMatching(/^v1,/) }]);
      await expect.poll(stateOfTest).toContain("Sent");
      await webhook.getByRole("button", { name: "Pause" }).click();
      await expect(webhook.getByText("Paused")).toBeVisible();
      await expect(webhook.getByRole("button", { name: "Send a test" })).toHaveCount(0);
      await webhook.getByRole("button", { name: "Delete" }).click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await expect(webhook).toHaveCount(0);
    });
  });
}
