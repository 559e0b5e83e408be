import { describe, expect, test } from "vitest";
import { cachedAddress } from "./cached-address.ts";

const addressOf = (target: string) => cachedAddress(target)?.address;

describe("one address of the cache", () => {
  test("is what all spellings of a query lead to", () => {
    expect(addressOf("/tuskers?status=alive&page=2")).toBe("/tuskers?status=alive&page=2");
    expect(addressOf("/tuskers?page=2&status=alive")).toBe("/tuskers?status=alive&page=2");
    expect(addressOf("/tuskers?search=r%61ja")).toBe("/tuskers?search=raja");
    expect(addressOf("/tuskers?search=kand+ula")).toBe(addressOf("/tuskers?search=kand%20ula"));
  });

  test("is not made by parameters that no page knows", () => {
    expect(addressOf("/?utm_source=a")).toBe("/");
    expect(addressOf("/tuskers/gemunu?x=1&y=2")).toBe("/tuskers/gemunu");
    expect(addressOf("/tuskers?fbclid=abc&page=3")).toBe("/tuskers?page=3");
    expect(addressOf("/api/tuskers?page=1&limit=9&_=17")).toBe("/api/tuskers?page=1&limit=9");
  });

  test("is open where visitors write a part of it themselves", () => {
    expect(cachedAddress("/tuskers?search=raja")?.isOpen).toBe(true);
    expect(cachedAddress("/search-results?q=raja")?.isOpen).toBe(true);
    expect(cachedAddress("/tuskers?page=999999")?.isOpen).toBe(true);
    expect(cachedAddress("/tuskers?page=12&status=dead")?.isOpen).toBe(false);
    expect(cachedAddress("/tuskers/gemunu")?.isOpen).toBe(false);
  });
});

test.each([
  "/api/tuskers/random/tusker",
  "/api/tuskers",
  "/api/tuskers?search=raja",
  "/api/tuskers?page=1&drafts=1",
  "/api/tuskers?page=1&sort=age",
  "/api/articles?limit=5&publication=draft",
  "/api/tuskers/search/search-by-name?name=raja",
  "/api/desk/counts",
  "/api/uploads?page=1",
  "/admin/dashboard",
  "/preview/abc",
  "/tuskers?page=1&page=2",
  "/uploads/public/a.jpg",
  "/healthz",
  "/tuskers/",
  "//evil.example",
  "http://evil.example/",
  "/nowhere",
  `/tuskers?search=${"x".repeat(2000)}`,
])("%s is made anew each time", (target) => {
  expect(cachedAddress(target)).toBeUndefined();
});
