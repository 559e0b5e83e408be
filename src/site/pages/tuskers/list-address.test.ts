import { expect, test } from "vitest";
import { listAddress, readListRequest } from "./list-address.ts";

const read = (query: string) => readListRequest(new URLSearchParams(query));

test("an address is read unchanged", () => {
  expect(read("search=raja&category=wild&status=dead&page=3")).toEqual({
    search: "raja",
    category: "wild",
    status: "dead",
    page: 3,
  });
});

test.each([
  "",
  "search=&category=&status=&page=",
  "page=0",
  "page=-2",
  "page=1e3",
  "page=two",
  "category=zebra",
  "status=toString",
])("what makes no sense counts as not given: %s", (query) => {
  expect(read(query)).toEqual({ search: "", category: "", status: "", page: 1 });
});

test("a search of any length is cut to what the API takes, without half a character", () => {
  const { search } = read(`search=${encodeURIComponent(` ${"a".repeat(199)}🐘 `)}`);
  expect(search.length).toBeLessThanOrEqual(200);
  expect(search.isWellFormed()).toBe(true);
});

test("an address without anything to say has no parameters", () => {
  expect(listAddress({ search: "", category: "", status: "", page: 1 })).toBe("/tuskers");
});

test("every state has one address, and reading it gives the state back", () => {
  const state = { search: "eka dantha & co", category: "wild", status: "missing", page: 2 } as const;
  const address = listAddress(state);
  expect(address).toBe("/tuskers?search=eka+dantha+%26+co&category=wild&status=missing&page=2");
  expect(read(address.split("?")[1] ?? "")).toEqual(state);
});
