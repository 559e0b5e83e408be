import { expect, test } from "vitest";
import { addressOf, isFiltered, libraryQuery, readLibraryState } from "./library-state.ts";

const stateOf = (query: string) => readLibraryState(new URLSearchParams(query));

test("the address contains the state of the list, without defaults", () => {
  for (const address of ["/admin/pictures", "/admin/pictures?search=raja&filter=without-alt&page=3"]) {
    expect(addressOf(stateOf(address.split("?")[1] ?? ""))).toBe(address);
  }
});

test("invalid parameters of an address are ignored", () => {
  const state = stateOf("filter=everything&page=-1&search=%20%20");
  expect(state).toEqual({ search: "", filter: "", page: 1 });
  expect(isFiltered(state)).toBe(false);
});

test("the API is asked for one page of the list", () => {
  expect(libraryQuery(stateOf("filter=unused&page=2"))).toEqual({ filter: "unused", page: "2", limit: "24" });
});
