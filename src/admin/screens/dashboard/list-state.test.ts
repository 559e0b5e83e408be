import { expect, test } from "vitest";
import { addressOf, isFiltered, listQuery, readListState, sortAfter } from "./list-state.ts";

const read = (search: string) => readListState(new URLSearchParams(search));

test("the bare address shows the tuskers, the last changed first", () => {
  expect(read("")).toEqual({
    show: "tuskers",
    search: "",
    category: "",
    status: "",
    publication: "",
    warnings: "",
    sort: "-updated",
    page: 1,
  });
  expect(addressOf(read(""))).toBe("/admin/dashboard");
  expect(isFiltered(read(""))).toBe(false);
});

test("an address is read and written back as it was", () => {
  const search =
    "?show=articles&search=tusks+%26+ivory&category=research&publication=scheduled&warnings=unseen&sort=title&page=3";
  expect(addressOf(read(search))).toBe(`/admin/dashboard${search}`);
  expect(isFiltered(read(search))).toBe(true);
});

test("parameters that are invalid, or not for this list, are ignored", () => {
  const state = read("?show=birds&category=research&status=asleep&publication=scheduled&sort=date&page=-2&search=%20");
  expect(addressOf(state)).toBe("/admin/dashboard");
  expect(addressOf(read("?show=articles&status=dead&category=wild&sort=age"))).toBe("/admin/dashboard?show=articles");
});

test("the call asks for drafts too, for this page, in this order", () => {
  expect(listQuery(read("?search=raja&status=dead&sort=-age&page=2"))).toEqual({
    search: "raja",
    status: "dead",
    drafts: "1",
    sort: "-age",
    page: "2",
    limit: "20",
  });
});

test("a press on a column's head sorts by it, and another one turns the order", () => {
  expect(sortAfter("name", "age")).toBe("age");
  expect(sortAfter("age", "age")).toBe("-age");
  expect(sortAfter("-age", "age")).toBe("age");
  expect(sortAfter("name", "updated", "down")).toBe("-updated");
  expect(sortAfter("-updated", "updated", "down")).toBe("updated");
});
