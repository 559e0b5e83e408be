import { createHash } from "node:crypto";
import { expect, test, vi } from "vitest";
import { memoryCaches } from "../../../../tests/support/memory-caches.ts";
import type { Pack } from "../pack.ts";
import { answerFile, answerPage } from "./answer-from-guide.browser.ts";
import { checkGuide } from "./check-guide.browser.ts";
import { readStored, removeStored } from "./stored-guide.browser.ts";
import { takeGuide } from "./take-guide.browser.ts";

const ORIGIN = "https://tuskers.example";
const SLUGS = ["gemunu", "agbo", "barana"];

const sha256 = (text: string): string => createHash("sha256").update(text).digest("base64");

/** A site whose release, entries and connection the test changes. */
function makeSite() {
  const site = {
    build: "a",
    slugs: [...SLUGS],
    isOnline: true,
    lies: 0,
    fetched: [] as string[],
    breakAfter: Infinity,
  };
  const script = () => `/assets/app-${site.build.padEnd(8, "0").slice(0, 8)}.js`;
  const page = (title: string, more = "") =>
    `<!DOCTYPE html><script type="later">import "${script()}"</script><header></header><div data-guide-line=""></div><main>${title} of ${site.build} ${more}</main>`;
  const files = (): Record<string, string> => ({
    "/field-guide": page("Guide"),
    "/field-guide/not-in-it": page("Not in it"),
    "/tuskers": page("Tuskers", site.slugs.map((slug) => `<a href="/tuskers/${slug}">${slug}</a>`).join("")),
    [script()]: `console.log("${site.build}")`,
    ...Object.fromEntries(site.slugs.map((slug) => [`/tuskers/${slug}`, page(slug)])),
    ...Object.fromEntries(
      site.slugs.map((slug) => [`/portraits/${slug}-4x5-400-0123456789ab.avif`, `portrait of ${slug}`]),
    ),
  });
  function pack(): Pack {
    const parts = Object.entries(files()).map(([address, text]) => ({
      address,
      hash: sha256(text),
      bytes: text.length,
    }));
    return {
      ...{ id: sha256(JSON.stringify(parts)), language: "en", build: site.build, version: 1 },
      ...{ day: "2026-11-22", made: "22 November 2026", tuskers: { held: 3, all: 3 } },
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      words: { from: "From your guide.", noSignal: "No signal.", whatIsInIt: "What is in it", old: "{days} days old" },
      ...{ parts, alsoPublic: [] },
    };
  }
  const fetch = async (asked: string | URL | Request): Promise<Response> => {
    const address = String(asked instanceof Request ? asked.url : asked).replace(ORIGIN, "");
    if (!site.isOnline || site.fetched.length >= site.breakAfter) throw new TypeError("Failed to fetch");
    site.fetched.push(address);
    if (address === "/field-guide/pack.json") return Response.json(pack());
    const text = files()[address];
    if (text !== undefined && site.lies > 0) {
      site.lies -= 1;
      return new Response(`${text}!`);
    }
    return text === undefined ? new Response("", { status: 404 }) : new Response(text);
  };
  return { site, fetch: fetch as typeof globalThis.fetch };
}

const DAY = Date.parse("2026-11-22T06:00:00Z");

function setUp() {
  const memory = memoryCaches();
  const { site, fetch } = makeSite();
  let time = DAY;
  const caches = memory.caches as unknown as CacheStorage;
  const surroundings = { caches, fetch, now: () => time };
  const stop = new AbortController();
  return {
    ...{ memory, site, surroundings, stop },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
    take: (signal = stop.signal, tell: (done: number, total: number) => void = () => {}) =>
      takeGuide(surroundings, "en", tell, signal),
    open: async (path: string) => {
      const answer = await answerPage(surroundings, new Request(ORIGIN + path));
      return { status: answer.status, text: await answer.text(), to: answer.headers.get("Location") };
    },
  };
}

test("without a guide nothing is stored and everything comes from the network", async () => {
  const { memory, open, site, surroundings } = setUp();
  expect((await open("/tuskers")).text).toContain("Tuskers of a");
  await checkGuide(surroundings);
  expect(memory.contents()).toEqual({});
  expect(site.fetched).toEqual(["/tuskers"]);
});

test("a guide that was taken along opens its pages without signal, and says so", async () => {
  const { site, take, open, surroundings, wait } = setUp();
  const told: number[] = [];
  expect(await take(undefined, (done) => told.push(done))).toBeUndefined();
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect((await open("/tuskers/agbo")).text).not.toContain("From your guide");
  site.isOnline = false;
  const page = await open("/tuskers/agbo");
  expect(page.text).toContain('<div role="status" data-guide-line=""><div class="wrap"><span><b>From your guide.</b>');
  expect(page.text).not.toContain("days old");
  wait(31 * 86_400_000);
  expect((await open("/tuskers/agbo")).text).toContain("31 days old");
  expect(await open("/")).toMatchObject({ status: 302, to: `${ORIGIN}/field-guide` });
  const missing = await open("/articles/why-tusks-are-rare");
  expect(missing).toMatchObject({ status: 503 });
  expect(missing.text).toContain("Not in it of a");
  expect(missing.text).not.toContain('type="later"');
  // The form that the guide has stands for the one that the screen asks for.
  const wide = new Request(`${ORIGIN}/portraits/agbo-4x5-1200-0123456789ab.avif`);
  expect(await (await answerFile(surroundings, wide)).text()).toBe("portrait of agbo");
  await expect(answerFile(surroundings, new Request(`${ORIGIN}/assets/other-abcdefgh.js`))).rejects.toThrow();
});

test("a slow network has three seconds, and is waited for where the guide has no page", async () => {
  vi.useFakeTimers();
  try {
    const { take, surroundings } = setUp();
    await take();
    let answer = (_: Response) => {};
    const slow = (): Promise<Response> =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const open = (path: string) => answerPage({ ...surroundings, fetch: slow }, new Request(ORIGIN + path));
    const known = open("/tuskers");
    await vi.advanceTimersByTimeAsync(2900);
    await expect(Promise.race([known, "waiting"])).resolves.toBe("waiting");
    await vi.advanceTimersByTimeAsync(200);
    expect(await (await known).text()).toContain("From your guide");
    const unknown = open("/about");
    await vi.advanceTimersByTimeAsync(20_000);
    answer(new Response("About"));
    expect(await (await unknown).text()).toBe("About");
  } finally {
    vi.useRealTimers();
  }
});

test("fifty releases while there is no signal: pages and scripts are always of one of them", async () => {
  const { site, take, open, surroundings, memory } = setUp();
  await take();
  for (let round = 1; round <= 50; round += 1) {
    const before = site.build;
    site.isOnline = false;
    site.build = `build${round}`;
    const check = async (build: string) => {
      for (const path of ["/tuskers", `/tuskers/${SLUGS[round % 3]}`]) {
        const { text } = await open(path);
        expect(text).toContain(` of ${build} `);
        const script = /import "([^"]+)"/.exec(text)?.[1] ?? "";
        expect(await (await answerFile(surroundings, new Request(ORIGIN + script))).text()).toContain(`"${build}"`);
      }
    };
    await check(before);
    site.isOnline = true;
    // The connection breaks off on the way, at another place each time: the old guide stays whole.
    site.fetched = [];
    site.breakAfter = 1 + (round % 7);
    expect(await take()).toBe("network");
    site.isOnline = false;
    await check(before);
    site.isOnline = true;
    site.breakAfter = Infinity;
    expect(await take()).toBeUndefined();
    site.isOnline = false;
    await check(site.build);
    expect(Object.keys(memory.contents())).toHaveLength(2);
  }
});

test("a try after a broken connection fetches only what is missing, and so does a renewal", async () => {
  const { site, take } = setUp();
  site.breakAfter = 4;
  expect(await take()).toBe("network");
  site.breakAfter = Infinity;
  site.fetched = [];
  expect(await take()).toBeUndefined();
  expect(site.fetched).not.toContain("/field-guide");
  site.slugs.push("kadol");
  site.fetched = [];
  expect(await take()).toBeUndefined();
  expect(site.fetched.toSorted()).toEqual(
    ["/field-guide/pack.json", "/portraits/kadol-4x5-400-0123456789ab.avif", "/tuskers", "/tuskers/kadol"].toSorted(),
  );
});

test("a part with another hash is fetched once more, then the whole list, then it is told", async () => {
  const { site, take, memory } = setUp();
  site.lies = 1;
  expect(await take()).toBeUndefined();
  const kept = memory.contents();
  site.slugs.push("kadol");
  site.lies = 1000;
  expect(await take()).toBe("damaged");
  expect(memory.contents()).toEqual(kept);
});

test("without room, and when it is cancelled, the guide in use stays and nothing else does", async () => {
  const { site, take, memory, stop } = setUp();
  memory.limit(400);
  expect(await take()).toBe("room");
  expect(Object.values(memory.contents()).flat()).toEqual([]);
  memory.limit(Number.POSITIVE_INFINITY);
  await take();
  const kept = memory.contents();
  site.slugs.push("kadol");
  expect(await take(undefined, () => stop.abort())).toBe("cancelled");
  expect(memory.contents()).toEqual(kept);
});

test("what was withdrawn goes at the next contact, and pages that tell of it are fetched anew", async () => {
  const { site, take, open, surroundings, wait, memory } = setUp();
  await take();
  site.slugs = ["gemunu", "barana"];
  await checkGuide(surroundings);
  expect(Object.values(memory.contents()).flat().join()).toContain("agbo");
  wait(6 * 60_000);
  await checkGuide(surroundings);
  expect(Object.values(memory.contents()).flat().join()).not.toContain("agbo");
  site.isOnline = false;
  expect((await open("/tuskers/agbo")).status).toBe(503);
  const list = await open("/tuskers");
  expect(list.text).toContain("gemunu");
  expect(list.text).not.toContain("agbo");
  const agbo = new Request(`${ORIGIN}/portraits/agbo-4x5-800-0123456789ab.avif`);
  await expect(answerFile(surroundings, agbo)).rejects.toThrow();
  // Published again, it comes back with the next renewal.
  site.isOnline = true;
  site.slugs = [...SLUGS];
  expect(await take()).toBeUndefined();
  site.isOnline = false;
  expect((await open("/tuskers/agbo")).text).toContain("agbo of a");
});

test("after a release, pages that tell of what was withdrawn go, too", async () => {
  const { site, take, open, surroundings } = setUp();
  await take();
  site.build = "b";
  site.slugs = ["gemunu", "barana"];
  await checkGuide(surroundings, true);
  site.isOnline = false;
  expect((await open("/tuskers")).text).toContain("Not in it of a");
  expect((await open("/tuskers/gemunu")).text).toContain("gemunu of a");
  expect((await readStored(surroundings.caches))?.isPruned).toBe(true);
});

test("what has no room in a newer guide is not taken for withdrawn", async () => {
  const { site, take, open, surroundings } = setUp();
  await take();
  const { fetch } = surroundings;
  const cut: typeof fetch = async (asked, options) => {
    const answer = await fetch(asked, options);
    if (!String(asked).endsWith("pack.json")) return answer;
    const pack: Pack = await answer.json();
    const out = pack.parts.filter(({ address }) => address.includes("agbo"));
    const parts = pack.parts.filter((part) => !out.includes(part));
    return Response.json({ ...pack, parts, alsoPublic: out.map(({ address }) => address) });
  };
  await checkGuide({ ...surroundings, fetch: cut }, true);
  site.isOnline = false;
  expect((await open("/tuskers/agbo")).text).toContain("agbo of a");
});

test("removing it leaves nothing", async () => {
  const { take, memory, surroundings, open, site } = setUp();
  await take();
  await removeStored(surroundings.caches);
  expect(memory.contents()).toEqual({});
  site.isOnline = false;
  await expect(open("/tuskers")).rejects.toThrow("Failed to fetch");
});

test("a page that is read while the guide is removed makes no storage again, whenever the removal happens", async () => {
  for (let step = 1; step <= 6; step += 1) {
    const { memory, surroundings, take } = setUp();
    await take();
    const { caches } = memory;
    let calls = 0;
    /** Removes the guide after the given call, before its caller goes on. */
    const interrupted = Object.fromEntries(
      Object.entries(caches).map(([name, call]) => [
        name,
        async (...args: unknown[]) => {
          const result = await (call as (...args: unknown[]) => unknown)(...args);
          calls += 1;
          if (calls === step) await removeStored(surroundings.caches);
          return result;
        },
      ]),
    ) as unknown as CacheStorage;
    const request = new Request(`${ORIGIN}/tuskers`);
    const answer = await answerPage({ ...surroundings, caches: interrupted }, request);
    expect(await answer.text()).toContain("Tuskers of a");
    if (calls < step) await removeStored(surroundings.caches);
    expect([step, memory.contents()]).toEqual([step, {}]);
  }
});
