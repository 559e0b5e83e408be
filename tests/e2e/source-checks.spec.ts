import type { ServerResponse } from "node:http";
import { test as base, expect, type Page } from "@playwright/test";
import pino from "pino";
import { createSourceChecks } from "../../src/features/source-checks/source-checks.server.ts";
import { openConfiguredDatabase } from "../../src/platform/db/open/open-configured.server.ts";
import { createGuardedFetch } from "../../src/platform/outgoing/guarded-fetch.server.ts";
import { fillSignIn, openAdminPage } from "../support/admin-visit.ts";
import { startOutside } from "../support/outside-servers.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

type CheckedSite = Pick<RunningSite, "url" | "call"> & {
  outside: Awaited<ReturnType<typeof startOutside>>;
  /** What the servers outside answer at each path; 404 at every other. */
  answers: Map<string, (response: ServerResponse) => void>;
  /** Lets days pass for the check of addresses, with all checks that fall due on each of them. */
  passDays(days: number): Promise<void>;
};

/**
 * A site and the servers outside, whose addresses the check asks for. The check is that of the site, on its database, but
 * runs here: the site itself reaches public addresses only, and these servers have none.
 */
const test = base.extend<{ site: CheckedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      let dataDir = "";
      const fill = async (folder: string) => {
        dataDir = folder;
      };
      const { stop, url, call } = await startSite({ fill });
      const answers: CheckedSite["answers"] = new Map();
      const outside = await startOutside((path, response) => {
        const answer = answers.get(path);
        if (answer === undefined) response.writeHead(404).end();
        else answer(response);
      });
      const db = await openConfiguredDatabase({ dataDir, databaseUrl: undefined });
      // All that is checked here was checked before today.
      let now = Date.now() - 60 * DAY_MS;
      const checks = createSourceChecks({
        config: { sourceCheck: true, siteUrl: url },
        db,
        clock: { now: () => new Date(now) },
        log: pino({ level: "silent" }),
        fetchGuarded: createGuardedFetch(outside.options),
        pauseMs: 0,
      });
      const passDays = async (days: number) => {
        for (let day = 0; day < days; day += 1) {
          now += DAY_MS;
          checks.wake();
          await checks.settled();
        }
      };
      try {
        checks.start();
        await checks.settled();
        await use({ url, call, outside, answers, passDays });
      } finally {
        await checks.close();
        await db.close();
        await outside.close();
        await stop();
      }
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

const html = (title: string) => (response: ServerResponse) =>
  void response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html><title>${title}</title>`);

const movedTo = (location: string) => (response: ServerResponse) =>
  void response.writeHead(301, { Location: location }).end();

/** Adds a source at a path outside. @returns its key */
async function addSource({ call, outside }: CheckedSite, title: string, path: string): Promise<string> {
  const answer = await call("POST", "/api/sources", { title, kind: "news", url: outside.url("news.example", path) });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { key: string }).key;
}

const rowOf = (page: Page, title: string) => page.locator("tr").filter({ hasText: title });

for (const [name, viewport] of Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
})) {
  test.describe(`on a ${name}`, { tag: name === "phone" ? "@deep" : [] }, () => {
    test.use({ viewport });

    test("the list shows what became of each address, and a keeper sets right what has moved or is gone", async ({
      page,
      site,
    }) => {
      const { answers, outside, passDays, call } = site;
      answers.set("/walk", html("The walk of Raja"));
      answers.set("/fight", movedTo("/news/fight"));
      answers.set("/news/fight", html("A fight of two bulls"));
      answers.set("/pond", html("Elephants at the pond of Habarana"));
      await addSource(site, "The walk", "/walk");
      const moved = await addSource(site, "The fight", "/fight");
      const gone = await addSource(site, "The census", "/census");
      await addSource(site, "The pond", "/pond");
      await addSource(site, "The secret", "/secret");
      // A site that leads into the network of ours is not followed there.
      answers.set("/secret", movedTo(`http://127.0.0.1:${outside.port}/latest/meta-data`));
      const tusker = { name: "Raja", age: 30, location: "Yala National Park", sources: [{ key: gone }] };
      expect((await call("POST", "/api/tuskers", tusker)).status).toBe(201);
      await passDays(9);
      answers.set("/pond", html("Casino bonus without deposit"));
      await passDays(8);

      await openAdminPage(page, "/admin/sources");
      const states = { "The walk": "Alive", "The fight": "Moved", "The census": "Gone", "The pond": "Another page" };
      for (const [title, state] of Object.entries({ ...states, "The secret": "Not checked" })) {
        await expect(rowOf(page, title).getByText(state, { exact: true })).toBeVisible();
      }
      expect(await sidewaysScroll(page)).toMatchObject({ elements: [] });
      await page.getByLabel("Show", { exact: true }).selectOption("All that need attention");
      await expect(page.getByText("3 sources found")).toBeVisible();
      await expect(rowOf(page, "The walk")).toHaveCount(0);

      await rowOf(page, "The fight").getByRole("link", { name: "The fight" }).click();
      const address = page.getByRole("region", { name: "Address", exact: true });
      await expect(address.getByRole("link", { name: outside.url("news.example", "/news/fight") })).toBeVisible();
      await address.getByRole("button", { name: "Take the new address" }).click();
      await expect(page.getByText(`${moved} has its new address.`)).toBeVisible();
      await expect(page.locator("[name=url]")).toHaveValue(outside.url("news.example", "/news/fight"));
      await expect(address).toContainText("Not checked yet");
      await passDays(8);
      await page.reload();
      await expect(address.getByText("Alive", { exact: true })).toBeVisible();

      await page.goto("/tuskers/raja");
      const listed = page.locator("li#source-1");
      await expect(listed).toContainText(
        /The original is no longer there \(seen on .*\), and no archived copy is known\./,
      );
      await page.goto(`/admin/sources/${gone}`);
      await expect(address).toContainText("Readers are told that the original is gone.");
      const archived = "https://web.archive.org/web/2024/https://news.example/census";
      await page.getByLabel("Archived address").fill(archived);
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText(`${gone} was saved.`)).toBeVisible();
      await page.goto("/admin/sources");
      await expect(rowOf(page, "The census").getByText("Gone, archived", { exact: true })).toBeVisible();
      await page.goto("/tuskers/raja#source-1");
      await expect(listed.getByRole("link", { name: "Archived copy of The census" })).toHaveAttribute("href", archived);
      await expect(listed).toContainText(/The original is no longer there \(seen on [^)]*\)\./);
      expect(await sidewaysScroll(page)).toMatchObject({ elements: [] });
      expect(outside.inside).toEqual([]);
    });
  });
}

test("where the check is on, an address in the network of the site itself is refused, and never asked", {
  tag: "@deep",
}, async ({ page, site: { outside } }) => {
  // This site checks by itself, with the real guard.
  const site = await startSite({ settings: { SOURCE_CHECK: "on" } });
  try {
    const url = `http://localhost:${outside.port}/paper`;
    const added = await site.call("POST", "/api/sources", { title: "A paper", kind: "news", url });
    const { key } = (await added.json()) as { key: string };
    await page.goto(`${site.url}/admin/sources/${key}`);
    await fillSignIn(page);
    await page.getByRole("button", { name: "Check now" }).click();
    const address = page.getByRole("region", { name: "Address", exact: true });
    await expect(address).toContainText("Addresses of this kind are not checked.");
    await expect(address.getByText("Not checked", { exact: true })).toBeVisible();
    expect([outside.inside, outside.asked]).toEqual([[], []]);
  } finally {
    await site.stop();
  }
});
