import { describe, expect, test } from "vitest";
import { nothingAskedAddress, readSearchRequest, searchAddress } from "./search-address.ts";
import { matching, words } from "./words.ts";

const read = (query: string) => readSearchRequest(new URLSearchParams(query));

describe("a search in an address", () => {
  test("is read with its category and page", () => {
    expect(read("search=raja&category=Wild&page=2")).toEqual({ search: "raja", category: "wild", page: 2 });
  });

  test("may be given as q, and search wins where both are given", () => {
    expect(read("q=raja").search).toBe("raja");
    expect(read("q=raja&search=gemunu").search).toBe("gemunu");
    expect(read("q=raja&search=%20").search).toBe("raja");
  });

  test.each(["", "q=", "search=%20%20&category=", "q=%01%02", "page=3"])("is empty without a query: %s", (query) => {
    expect(read(query)).toMatchObject({ search: "", category: "" });
  });

  test.each(["page=0", "page=-1", "page=two", "page=1e9", "page=99999999"])("begins at the first page: %s", (page) => {
    expect(read(`q=raja&${page}`).page).toBe(1);
  });

  test("keeps an unknown category, so that the page can say that it is empty", () => {
    expect(read("category=zebra").category).toBe("zebra");
  });

  test("has one address, and reading that gives the search back", () => {
    const request = { search: "eka dantha & co", category: "wild", page: 2 };
    const address = searchAddress(request);
    expect(address).toBe("/search-results?search=eka+dantha+%26+co&category=wild&page=2");
    expect(read(address.split("?")[1] ?? "")).toEqual(request);
  });
});

test("the summary and the title name the query", () => {
  const name = { search: "raja", category: "", page: 1 };
  expect(matching(name)).toBe('matching "raja"');
  expect(words.title(name)).toBe('Search results for "raja"');
  const category = { search: "", category: "wild", page: 1 };
  expect(matching(category)).toBe('in category "wild"');
  expect(words.title(category)).toBe('Search results for category "wild"');
  const both = { ...name, category: "wild" };
  expect(matching(both)).toBe('matching "raja" in category "wild"');
  expect(words.title(both)).toBe('Search results for "raja" in category "wild"');
});

test("a search for nothing leads to the Not Found screen with its reason", () => {
  const reason = new URL(nothingAskedAddress(), "http://site.example").searchParams.get("reason");
  expect(reason).toBe("No search parameters provided");
});
