import { expect, test } from "vitest";
import { createBoundedCache } from "./bounded-cache.server.ts";

type Page = { bytes: number; requestedAt: number };

const openCache = (maxBytes = 100) =>
  createBoundedCache<Page>(
    () => maxBytes,
    ({ bytes }) => bytes,
  );
const page = (bytes = 1): Page => ({ bytes, requestedAt: 0 });

/** Requests as the page cache does: what is not there is made and set. @returns whether it was there */
function read(cache: ReturnType<typeof openCache>, key: string, bytes?: number): boolean {
  const isThere = cache.get(key) !== undefined;
  if (!isThere) cache.set(key, page(bytes));
  return isThere;
}

const range = (count: number, prefix: string) => Array.from({ length: count }, (_, index) => `${prefix}${index}`);

test("what fits stays, though it is only read in turn", () => {
  const cache = openCache();
  for (const key of range(100, "p")) expect(read(cache, key)).toBe(false);
  for (let round = 0; round < 3; round += 1) for (const key of range(100, "p")) expect(read(cache, key)).toBe(true);
});

test("what fits is not moved about, however often it is read in turn", () => {
  let sizings = 0;
  const cache = createBoundedCache<Page>(
    () => 100,
    ({ bytes }) => {
      sizings += 1;
      return bytes;
    },
  );
  for (let round = 0; round < 2; round += 1) for (const key of range(100, "p")) read(cache, key);
  const moved = sizings;
  for (let round = 0; round < 3; round += 1) for (const key of range(100, "p")) expect(read(cache, key)).toBe(true);
  expect(sizings).toBe(moved);
});

test("of more than fits, what fits is found each time it is read in turn", () => {
  for (const count of [101, 110, 150, 200]) {
    const cache = openCache();
    const rounds = Array.from({ length: 6 }, () => range(count, "p").filter((key) => read(cache, key)).length);
    for (const found of rounds.slice(1)) expect(found, `of ${count}`).toBeGreaterThan(85);
  }
});

test("what others take of the memory it leaves them, and uses again when they return it", () => {
  let taken = 0;
  const cache = createBoundedCache<Page>(
    () => 100 - taken,
    ({ bytes }) => bytes,
  );
  const popular = range(50, "popular");
  for (const key of [...popular, ...range(50, "once"), ...popular]) read(cache, key);
  expect(cache.size()).toBe(100);
  taken = 30;
  cache.makeRoom();
  expect(cache.size()).toBe(70);
  for (const key of range(100, "new")) read(cache, key);
  expect(cache.size()).toBe(70);
  for (const key of popular) expect(cache.get(key), key).toBeDefined();
  taken = 0;
  for (const key of range(100, "newer")) read(cache, key);
  expect(cache.size()).toBe(100);
});

test("a page that comes when all the memory holds popular ones evicts only the oldest of them", () => {
  const cache = openCache();
  const popular = range(100, "popular");
  for (const key of [...popular, ...popular, "new"]) read(cache, key);
  expect([...popular.slice(-87), "new"].filter((key) => cache.get(key) === undefined)).toEqual([]);
});

test("a crawl of twice as much as fits, however often, evicts nothing that was read twice", () => {
  const cache = openCache();
  const popular = range(80, "popular");
  for (const key of [...popular, ...popular]) read(cache, key);
  for (let round = 0; round < 3; round += 1) for (const key of range(200, "crawled")) read(cache, key);
  for (const key of popular) expect(cache.get(key), key).toBeDefined();
});

test("a crawl of pages of all sizes evicts nothing that was read twice", () => {
  const cache = openCache(1000);
  const popular = range(80, "popular");
  for (const key of [...popular, ...popular]) read(cache, key, 10);
  for (const [at, key] of range(500, "crawled").entries()) read(cache, key, 5 + ((at * 7) % 15));
  for (const key of popular) expect(cache.get(key), key).toBeDefined();
});

test("a crawl evicts nothing that visitors come back to, also after all of it was set anew", () => {
  const cache = openCache();
  const popular = range(80, "popular");
  for (const key of range(1000, "former")) read(cache, key);
  for (let round = 0; round < 20; round += 1) for (const key of popular) read(cache, key);
  for (const key of popular) cache.set(key, page());
  for (const key of range(100, "crawled")) read(cache, key);
  for (const key of popular) expect(cache.get(key), key).toBeDefined();
});

test("what is no longer read makes way for what is", () => {
  const cache = openCache();
  const [former, present] = [range(80, "former"), range(80, "present")];
  for (const key of [...former, ...former]) read(cache, key);
  // What has no room beside the former ones is read twice before others evict it.
  for (const key of present) for (let times = 0; times < 2; times += 1) read(cache, key);
  for (const key of present) expect(cache.get(key), key).toBeDefined();
});

test("pages that nobody has read for long make room for pages that are read again", () => {
  const cache = openCache();
  const former = range(100, "former");
  for (const key of [...former, ...former]) read(cache, key);
  const present = range(50, "present");
  for (let round = 0; round < 20; round += 1) for (const key of present) read(cache, key);
  for (const key of present) expect(cache.get(key), key).toBeDefined();
});

test("is never larger than allowed, whatever comes, changes its size or goes", () => {
  const cache = openCache();
  // A pseudo-random sequence that is the same in each run.
  let seed = 7;
  const below = (bound: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % bound;
  };
  for (let step = 0; step < 5000; step += 1) {
    const key = `p${below(40)}`;
    if (below(10) === 0) cache.delete(key);
    else if (below(4) === 0) cache.set(key, page(1 + below(120)));
    else read(cache, key, 1 + below(30));
    expect(cache.size()).toBeLessThanOrEqual(100);
  }
});

test("what is deleted is gone, and what is set anew is what is read", () => {
  const cache = openCache();
  for (let times = 0; times < 3; times += 1) read(cache, "a");
  cache.set("a", page(2));
  expect(cache.get("a")?.bytes).toBe(2);
  cache.delete("a");
  expect([cache.get("a"), cache.size()]).toEqual([undefined, 0]);
});

test("what takes nearly all of the memory is kept as long as nothing else comes", () => {
  const cache = openCache();
  cache.set("large", page(95));
  expect([cache.get("large")?.bytes, cache.get("large")?.bytes]).toEqual([95, 95]);
});
