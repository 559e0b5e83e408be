import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { BrowserContext, Page, Request } from "@playwright/test";
import type { Pack } from "../../src/features/offline-guide/pack.ts";
import { violations } from "../support/axe.ts";
import { BUILD_FOLDER } from "../support/built-site.ts";
import { expect, hydrated, test } from "../support/e2e-site.ts";
import { TUSKER_WITH_IMAGE } from "../support/rare-entries.ts";
import { runs } from "../support/tier.ts";

// Without signal the browser itself complains of what does not load.
test.use({ content: "starter", mayComplain: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503|Failed to fetch/] });

const BUDGET = 1_600_000;

/** How many pages of the guide are read without signal. */
const PAGES_READ = runs(20, 6);

const heading = (page: Page, name: string) => page.getByRole("heading", { name });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function take(page: Page, address = "/field-guide", button = "Save the guide"): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await press(page, button);
}

async function takeWhole(page: Page): Promise<void> {
  await take(page);
  await expect(heading(page, "The guide is saved")).toBeVisible({ timeout: 40_000 });
}

type Stored = { names: string[]; workers: number; usage: number };

/** The names of the caches, how many workers there are, and how many bytes are taken. */
const stored = (page: Page): Promise<Stored> =>
  page.evaluate(`(async () => ({
    names: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    usage: (await navigator.storage.estimate()).usage,
  }))()`);

/** The addresses in the guide. */
const heldAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const name = (await caches.keys()).find((each) => each.startsWith("field-guide-"));
    return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  })()`);

/** The packs of the test may be made while drawings are still encoded: those stand in them as SVG. */
async function packOf(page: Page): Promise<Pack> {
  return (await page.request.get("/field-guide/pack.json")).json();
}

/** What the worker of the guide fetches meanwhile, in bytes over the wire without headers. */
async function countTransfer(context: BrowserContext, work: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = [];
  const count = (request: Request) => {
    if (request.serviceWorker() !== null) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  };
  context.on("requestfinished", count);
  await work();
  context.off("requestfinished", count);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test("the guide is taken along, read without signal, and removed", async ({ page, context, site }) => {
  test.setTimeout(150_000);
  await page.goto("/tuskers");
  await hydrated(page);
  expect(await stored(page)).toMatchObject({ names: [], workers: 0 });

  const pack = await packOf(page);
  expect(pack.bytes + JSON.stringify(pack).length / 2).toBeLessThanOrEqual(BUDGET);
  const sent = await countTransfer(context, () => takeWhole(page));
  expect(sent).toBeGreaterThan(pack.bytes / 2);
  expect(sent).toBeLessThanOrEqual(BUDGET);
  await expect(page.locator("[data-guide-line]")).toBeEmpty();
  const before = await stored(page);
  expect(before).toMatchObject({ workers: 1 });
  expect(before.names).toHaveLength(2);

  await context.setOffline(true);
  const pages = pack.parts
    .map(({ address }) => address)
    .filter((address) => !/^\/(?:assets|portraits|landscapes|illustrations|uploads)\//.test(address));
  const some = pages
    .filter((address) => address !== "/field-guide/not-in-it")
    .sort((a, b) => (createHash("md5").update(a).digest("hex") < createHash("md5").update(b).digest("hex") ? -1 : 1))
    .slice(0, PAGES_READ);
  expect(some).toHaveLength(PAGES_READ);
  for (const address of some) {
    await page.goto(address);
    await expect(page.locator("[data-guide-line]")).toContainText("From your guide of");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  // From page to page, with its portrait.
  await page.goto("/tuskers");
  await hydrated(page);
  await page.locator('main a[href^="/tuskers/"]').first().click();
  await expect(page).toHaveURL(/\/tuskers\/[a-z-]+$/);
  await expect(page.locator("[data-guide-line]")).toContainText("From your guide of");
  const portrait = page.locator("main picture img").first();
  await expect
    .poll(() => portrait.evaluate((image: { naturalWidth: number }) => image.naturalWidth))
    .toBeGreaterThan(100);
  // The key answers.
  await page.goto("/key");
  await hydrated(page);
  await page.locator("select[name=place]").selectOption("minneriya");
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.locator("select[name=place]")).toHaveCount(0);
  const question = await page.locator("#asked").textContent();
  await page.locator("section:has(> #asked) button[aria-pressed]").first().click();
  await expect(page.locator("#asked")).not.toHaveText(question ?? "");
  // The map leads to its places.
  await page.goto("/places");
  await page.locator('main svg a[href^="/places/"]').first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/places\/[a-z-]+$/);
  // Home leads to the guide, and what is not in it says so.
  await page.goto("/");
  await expect(page).toHaveURL(/\/field-guide$/);
  await page.goto("/about");
  await expect(heading(page, "This page is not in your guide")).toBeVisible();
  // The admin area is as it is without a guide.
  await expect(page.goto("/admin/login")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);

  await context.setOffline(false);
  await page.goto("/tuskers/gemunu");
  await expect(page.locator("[data-guide-line]")).toBeEmpty();
  const admin = await context.newPage();
  await admin.goto(`${site.url}/admin/login`);
  await expect(admin.getByRole("button", { name: "Log in" }).or(admin.locator("form"))).not.toHaveCount(0);
  await admin.close();

  await page.goto("/field-guide");
  await press(page, "Remove the guide");
  await expect(heading(page, "The guide is removed")).toBeVisible();
  // The pressed button is gone, but keyboard users stay in the same place.
  await expect(page.locator(":focus")).toContainText("The guide is removed");
  await expect.poll(() => stored(page)).toMatchObject({ names: [], workers: 0 });
  await expect.poll(async () => (await stored(page)).usage).toBeLessThan(before.usage / 10);
  expect(await violations(page, { rules: "default" })).toEqual([]);
});

test("what is withdrawn goes with one contact: an image and an entry", { tag: "@deep" }, async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(120_000);
  const slug = TUSKER_WITH_IMAGE;
  const read = async (name: string) =>
    (await (await site.call("GET", `/api/tuskers/slug/${name}`)).json()) as Record<string, unknown> & {
      images: string[];
    };
  const entry = await read(slug);
  const victim = await read("gemunu");
  await takeWhole(page);
  const held = () => heldAddresses(page);
  const first = await held();
  expect(first.filter((address) => address.startsWith("/uploads/")).length).toBeGreaterThan(0);
  expect(first).toContain("/tuskers/gemunu");

  const image = entry.images[0]?.split("/").at(-1) ?? "";
  const put = await site.call("PUT", `/api/tuskers/${entry._id}`, { ...pick(entry), images: [] });
  expect(put.status).toBe(200);
  expect((await site.call("DELETE", `/api/tuskers/${victim._id}`)).status).toBe(200);
  // One contact: the page of the guide.
  await page.goto("/field-guide");
  const stem = image.replace(/\.\w+$/, "");
  await expect.poll(async () => (await held()).filter((address) => address.includes(stem))).toEqual([]);
  await expect.poll(async () => (await held()).includes("/tuskers/gemunu")).toBe(false);
  await context.setOffline(true);
  await page.goto("/tuskers/gemunu");
  await expect(heading(page, "This page is not in your guide")).toBeVisible();
  await page.goto("/tuskers");
  await expect(page.locator("[data-guide-line]")).toContainText("From your guide of");
  await expect(page.locator('main a[href="/tuskers/gemunu"]')).toHaveCount(0);
});

const pick = ({ name, description, age, location }: Record<string, unknown>) => ({ name, description, age, location });

test("no room, two tabs, and cancelling", { tag: "@deep" }, async ({ page, context, site }) => {
  test.setTimeout(120_000);
  const browser = await context.newCDPSession(page);
  await browser.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 400_000 });
  await take(page);
  await expect(heading(page, "There is no room for it")).toBeVisible({ timeout: 40_000 });
  await expect(page.getByText("Nothing new was kept.")).toBeVisible();
  await browser.send("Storage.overrideQuotaForOrigin", { origin: site.url });
  expect((await stored(page)).names).toEqual([]);

  await press(page, "Try again");
  await expect.poll(() => page.locator("progress").getAttribute("value").then(Number)).toBeGreaterThan(1000);
  const other = await context.newPage();
  await other.goto(`${site.url}/field-guide`);
  await expect(other.locator("progress").or(heading(other, "The guide is saved"))).toBeVisible();
  await expect(heading(page, "The guide is saved")).toBeVisible({ timeout: 40_000 });
  await expect(heading(other, "The guide is saved")).toBeVisible();
  await press(other, "Remove the guide");
  await expect(heading(page, "The guide is removed")).toBeVisible();
  await expect.poll(async () => (await stored(page)).names).toEqual([]);
  await other.close();

  // A worker that was removed serves open pages until they are left.
  await page.goto("/field-guide");
  await hydrated(page);
  await page.evaluate(`(() => {
    const pressWhenThere = () => {
      const cancel = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Cancel");
      if (cancel === undefined) requestAnimationFrame(pressWhenThere);
      else cancel.click();
    };
    pressWhenThere();
  })()`);
  await press(page, "Save the guide");
  await expect(page.getByRole("button", { name: "Save the guide" })).toBeVisible();
  await expect.poll(async () => (await stored(page)).names).toEqual([]);
});

/** A site of two pages and a script, whose release the test changes: the real worker keeps its guide. */
async function smallSite() {
  const worker = await readFile(join(BUILD_FOLDER, "client/field-guide-worker.js"));
  const state = { build: "release0" };
  const files = (): Record<string, string> => {
    const script = `/assets/app-${state.build}.js`;
    const page = (title: string) =>
      `<!DOCTYPE html><title>${title}</title><div data-guide-line=""></div><main>${state.build}</main><script src="${script}"></script>`;
    return {
      "/field-guide": page("Guide"),
      "/field-guide/not-in-it": page("Not in it"),
      "/key": page("Key"),
      [script]: `document.title = "${state.build}"`,
    };
  };
  const server = createServer((request, response) => {
    const address = request.url ?? "/";
    const send = (type: string, body: string | Buffer) => response.writeHead(200, { "Content-Type": type }).end(body);
    if (address === "/field-guide-worker.js") return send("text/javascript", worker);
    const all = files();
    if (address === "/field-guide/pack.json") {
      const parts = Object.entries(all).map(([path, text]) => ({
        ...{ address: path, bytes: text.length },
        hash: createHash("sha256").update(text).digest("base64"),
      }));
      const words = { from: "From your guide.", noSignal: "", whatIsInIt: "", old: "" };
      const numbers = { version: 1, bytes: 1000, tuskers: { held: 0, all: 0 } };
      const pack = {
        id: state.build,
        language: "en",
        build: state.build,
        day: "2026-11-22",
        made: "",
        ...numbers,
        words,
      };
      return send("application/json", JSON.stringify({ ...pack, parts, alsoPublic: [] }));
    }
    const body = all[address];
    if (body === undefined) return response.writeHead(404).end();
    return send(address.endsWith(".js") ? "text/javascript" : "text/html", body);
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return { state, url: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

test("fifty releases while there is no signal: no page runs with scripts of another one", { tag: "@deep" }, async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const small = await smallSite();
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${small.url}/key`);
    const takeNow = (): Promise<string> =>
      page.evaluate(`new Promise((resolve) => {
        const channel = new BroadcastChannel("field-guide");
        channel.onmessage = ({ data }) => {
          if (data.news === "progress") return;
          channel.close();
          resolve(data.news);
        };
        void navigator.serviceWorker.register("/field-guide-worker.js").then(async () => {
          (await navigator.serviceWorker.ready).active.postMessage({ order: "take", language: "en" });
        });
      })`);
    expect(await takeNow()).toBe("ready");
    const open = async (build: string, isFromGuide: boolean) => {
      await page.goto(`${small.url}/key`);
      await expect(page).toHaveTitle(build);
      expect(await page.locator("main").textContent()).toBe(build);
      expect(await page.locator("[data-guide-line]").textContent()).toContain(isFromGuide ? "From your guide." : "");
    };
    for (let round = 1; round <= 50; round += 1) {
      const before = small.state.build;
      await context.setOffline(true);
      small.state.build = `releas${String(round).padStart(2, "0")}`;
      await open(before, true);
      await context.setOffline(false);
      await open(small.state.build, false);
      expect(await takeNow()).toBe("ready");
    }
    await context.setOffline(true);
    await open(small.state.build, true);
  } finally {
    await context.close();
    small.close();
  }
});

test("a visitor who saves data is offered the guide with its size above the page", async ({ page }) => {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  await page.goto("/ta/tuskers");
  const offer = page.locator("[data-guide-line]").getByRole("link");
  await expect(offer).toContainText(/\d MB/);
  await offer.click();
  await expect(page).toHaveURL(/\/ta\/field-guide$/);
});
