import { expect, test } from "vitest";
import { isFiltered, listAddress, readListRequest } from "./list-address.ts";

const read = (query: string) => readListRequest(new URLSearchParams(query));

test("the state of the list comes from its address, and makes the same address again", () => {
  const request = read("search=%20tusks%20&category=Research&page=3");
  expect(request).toEqual({ search: "tusks", category: "research", page: 3 });
  expect(listAddress(request)).toBe("/articles?search=tusks&category=research&page=3");
});

test("invalid parameters of an address are ignored", () => {
  for (const query of [
    "",
    "category=cooking",
    "page=0",
    "page=-1",
    "page=1.5",
    "page=99999999",
    "category=__proto__",
  ]) {
    expect(listAddress(read(query))).toBe("/articles");
    expect(isFiltered(read(query))).toBe(false);
  }
});
