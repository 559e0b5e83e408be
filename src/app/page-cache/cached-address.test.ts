import { describe, expect, test } from "vitest";
import { cachedAddress } from "./cached-address.server.ts";

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

  test("is one for each language of a call's answer", () => {
    expect(addressOf("/api/tuskers?page=1&lang=si")).toBe("/api/tuskers?page=1&lang=si");
    expect(addressOf("/api/tuskers/featured?lang=ta&x=1")).toBe("/api/tuskers/featured?lang=ta");
    expect(addressOf("/api/places?lang=")).toBe("/api/places");
  });

  test.each([
    ["/tuskers?search=&category=wild&status=&page=2", "/tuskers?category=wild&page=2"],
    ["/tuskers?search=&page=", "/tuskers"],
    ["/articles?search=&category=&page=", "/articles"],
    ["/search-results?search=&q=raja&category=&page=", "/search-results?q=raja"],
    ["/contact?about=&subject=", "/contact"],
    ["/api/tuskers?search=&category=&status=&page=1&limit=9", "/api/tuskers?page=1&limit=9"],
    ["/api/articles?search=&category=&page=1", "/api/articles?page=1"],
  ])("is without the empty parameters that change nothing: %s", (target, address) => {
    expect(addressOf(target)).toBe(address);
  });

  test.each([
    ...["/api/tuskers?page=&limit=", "/api/articles/recent?limit=", "/api/tuskers/search/suggest?q="],
    ...["/api/tuskers/search/search-by-name?name=&page=1", "/api/tuskers/search/search-by-category?category=&page=1"],
  ])("has the empty parameters that a call answers otherwise than none, as the visitor's own: %s", (target) => {
    expect(cachedAddress(target)).toEqual({ address: target, isOpen: true });
  });

  test("is open where visitors write a part of it themselves", () => {
    expect(cachedAddress("/tuskers?search=raja")?.isOpen).toBe(true);
    expect(cachedAddress("/search-results?q=raja")?.isOpen).toBe(true);
    expect(cachedAddress("/tuskers?page=999999")?.isOpen).toBe(true);
    expect(cachedAddress("/tuskers?page=6&status=dead")?.isOpen).toBe(true);
    expect(cachedAddress("/tuskers?page=5&status=dead")?.isOpen).toBe(false);
    expect(cachedAddress("/tuskers/gemunu")?.isOpen).toBe(false);
  });

  test.each([
    ...["/tuskers?page=0001", "/tuskers?page=zzz", "/tuskers?category=Wild", "/tuskers?status=%20alive"],
    ...["/articles?category=n1", "/articles?page=1e1", "/search-results?page=+1", "/contact?about=n1"],
    ...[
      "/api/tuskers?page=1&limit=10",
      "/api/tuskers?page=6",
      "/api/articles?limit=09",
      "/api/articles/recent?limit=5",
    ],
    ...["/api/tuskers/search/search-by-category?category=WILD&page=1"],
  ])("is open where a value is none that the site itself writes: %s", (target) => {
    expect(cachedAddress(target)?.isOpen).toBe(true);
  });

  test.each([
    ...["/tuskers?category=wild&page=2", "/api/tuskers?status=dead&page=2&limit=9"],
    ...["/articles?category=education&page=3", "/api/articles?page=1&limit=9", "/contact?sent=yes"],
    ...["/api/articles/recent?limit=4", "/api/openapi.json"],
  ])("is none of the visitor's own where the site writes it so: %s", (target) => {
    expect(cachedAddress(target)).toEqual({ address: target, isOpen: false });
  });

  test("is that of the contact form unless the parameter says that it was sent", () => {
    expect(addressOf("/contact?sent=n1")).toBe("/contact");
    expect(addressOf("/contact?sent=yes&sender=1")).toBe("/contact?sent=yes");
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
  "/review/abc",
  "/tuskers?page=1&page=2",
  "/uploads/public/a.jpg",
  "/healthz",
  "/tuskers/",
  "//evil.example",
  "http://evil.example/",
  "/nowhere",
  "/tuskers/%67emunu",
  "/tuskers/Gemunu",
  "/tuskers/..\\about",
  "/tuskers/%2e%2e",
  "/tuskers/7\\..\\..\\api\\tuskers",
  "/tuskers/.",
  "/api/tuskers/slug/%67emunu",
  "/api/tuskers/slug/..",
  `/tuskers?search=${"x".repeat(2000)}`,
])("%s is rendered each time", (target) => {
  expect(cachedAddress(target)).toBeUndefined();
});

test("no spelling of the address of a whole list is kept: what is kept of a list names its page or its length", () => {
  const lists = ["tuskers", "articles", "tuskers/search/search-by-name", "tuskers/search/search-by-category"];
  const paths = lists.flatMap((list) => [
    `/api/${list}`,
    `/api//${list}`,
    `/API/${list}`,
    `/api/${list}/`,
    `/api/x/../${list}`,
  ]);
  const parts = [
    ...[
      "page=1",
      "limit=9",
      "page=",
      "page",
      "PAGE=1",
      "p%61ge=1",
      "page%20=1",
      "+limit=9",
      "page[]=1",
      "page;=1",
      "#page=1",
    ],
    ...["search=raja", "name=raja", "category=wild", "x=&", "?page=1", "=page", "%00page=1", "page%3D1", "limit%00=9"],
  ];
  let kept = 0;
  for (const path of paths) {
    for (const first of ["", ...parts]) {
      for (const second of parts) {
        const { address } = cachedAddress(`${path}?${first}&${second}`) ?? {};
        if (address === undefined) continue;
        kept += 1;
        const query = new URL(address, "http://site").searchParams;
        expect(query.has("page") || query.has("limit"), address).toBe(true);
      }
    }
  }
  expect(kept).toBeGreaterThan(0);
});
