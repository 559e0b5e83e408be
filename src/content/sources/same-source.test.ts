import { expect, test } from "vitest";
import { foldForSearch } from "../../platform/text/fold.ts";
import { addressKey, isSameSource, titleMatcher } from "./same-source.ts";

test("titles are nearly the same with a letter or an accent more, or in other punctuation", () => {
  const isNear = (title: string, other: string) => titleMatcher(title)(foldForSearch(other));
  expect(isNear("Sunday Times, 8 March 2022: Raja dies", "Sunday Times (8 March 2022) Rājā dies")).toBe(true);
  expect(isNear("Wild Elephants of Ceylon", "Wild Elefants of Ceylon")).toBe(true);
  expect(isNear("Wild Elephants of Ceylon", "Wildlife of Ceylon")).toBe(false);
  expect(isNear("Wild Elephants of Ceylon", "Wild Wild Wild Elephants")).toBe(false);
  expect(isNear("රාජා", "ගැමුණු")).toBe(false);
  expect(isNear("a", "b")).toBe(false);
});

test("addresses name one page whatever the protocol, the last slash and the part of the page", () => {
  expect(addressKey("http://www.paper.example/raja/#death")).toBe(addressKey("https://paper.example/raja"));
  expect(addressKey("https://paper.example/raja?id=1")).not.toBe(addressKey("https://paper.example/raja?id=2"));
});

test("two pages are two sources, unless their titles are the same", () => {
  const one = { title: "Raja dies", url: "https://a.example/1" };
  expect(isSameSource(one, { title: "Raja has died", url: "https://a.example/1" })).toBe(true);
  expect(isSameSource(one, { title: "Raja died", url: "https://b.example/1" })).toBe(false);
  expect(isSameSource(one, { title: "Raja dies", url: null })).toBe(true);
});
