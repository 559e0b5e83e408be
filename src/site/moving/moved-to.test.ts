import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "../../app/pages/pages.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { isMovedTo } from "./moved-to.ts";

const DOCUMENTS = [
  ...["/key", "/contact", "/field-guide", "/field-guide/not-in-it"],
  ...["/letters/gemunu", "/review/gemunu", "/preview/gemunu"],
];

const addresses = PUBLIC_PAGES.map(({ path }) => path.replaceAll(/:\w+/g, "gemunu"));
const moved = addresses.filter((address) => isMovedTo(address, "en"));

test("all pages are moved to, but those that React takes over and those whose addresses are secrets", () => {
  expect(addresses.filter((address) => !moved.includes(address)).toSorted()).toEqual(DOCUMENTS.toSorted());
});

test("another language loads documents", () => {
  expect(moved.filter((address) => isMovedTo(addressIn("si", address), "en"))).toEqual([]);
  expect(moved.filter((address) => isMovedTo(address, "ta"))).toEqual([]);
  expect(moved.filter((address) => !isMovedTo(addressIn("ta", address), "ta"))).toEqual([]);
});

test("files, the API and the admin area load documents", () => {
  const others = [
    "/tuskers.md",
    "/poster.pdf",
    "/sitemap.xml",
    "/feeds/articles.xml",
    "/api/tuskers",
    "/admin",
    "/admin/login",
  ];
  expect(others.filter((address) => isMovedTo(address, "en"))).toEqual([]);
});
