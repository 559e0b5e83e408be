import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import type { AdminCounts } from "../../src/admin/kit/admin-counts.ts";
import { openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { type E2eSite, startSite } from "../support/running-site.ts";

test("the dashboard says that there are no backups", { tag: "@deep" }, async ({ page }) => {
  await openAdminPage(page);
  await expect(page.getByText("No backup has been made yet. The site makes no automatic backups.")).toBeVisible();
});

test.describe("where the site makes them", () => {
  let folder: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "tuskers-backups-"));
  });
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  const told = async ({ call }: E2eSite) =>
    ((await (await call("GET", "/api/desk")).json()) as AdminCounts).backups ?? {};

  /** The dashboard of a site of its own that writes its backups there. */
  async function withDashboard(
    { browser, backupDir }: { browser: Browser; backupDir: string },
    work: (page: Page) => Promise<void>,
  ): Promise<void> {
    const site = await startSite({ settings: { BACKUP_DIR: backupDir, LOG_LEVEL: "silent" } });
    const context = await browser.newContext({ baseURL: site.url });
    try {
      const ended = async () => Object.values(await told(site)).filter((value) => typeof value === "object" && value);
      await expect.poll(ended, { timeout: 30_000 }).toHaveLength(1);
      const page = await context.newPage();
      await openAdminPage(page);
      await work(page);
    } finally {
      await context.close();
      await site.stop();
    }
  }

  test("the last good one is shown", { tag: "@deep" }, async ({ browser }) => {
    await withDashboard({ browser, backupDir: join(folder, "good") }, async (page) => {
      const line = page.getByText(/^Last good backup: /);
      await expect(line).toHaveText(/, \d\d:\d\d, \d+ kB\.$/);
      await expect(line.getByRole("time")).toHaveCount(1);
      await expect(page.getByRole("alert").filter({ hasText: "backup" })).toHaveCount(0);
    });
  });

  test("a failed one is shown", async ({ browser }) => {
    const inTheWay = join(folder, "a-file");
    await writeFile(inTheWay, "");
    await withDashboard({ browser, backupDir: join(inTheWay, "backups") }, async (page) => {
      await expect(page.getByRole("alert").filter({ hasText: "backup" })).toContainText(join(inTheWay, "backups"));
    });
  });
});
