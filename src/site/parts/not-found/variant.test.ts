import { expect, test } from "vitest";
import { notFoundVariant } from "./variant.ts";

const variantOf = (address: string) => notFoundVariant(new URL(address, "https://tuskers.example"));

test("a tusker and an article are named by their id", () => {
  expect(variantOf("/not-found?from=tusker&id=gemunu")).toEqual({ kind: "tusker", id: "gemunu" });
  expect(variantOf("/not-found?from=article&id=%20")).toEqual({ kind: "article", id: undefined });
});

test("a failed search says why, and for what", () => {
  expect(variantOf("/not-found?from=search&reason=No%20search%20parameters%20provided")).toEqual({
    kind: "search",
    query: undefined,
    reason: "No search parameters provided",
  });
  expect(variantOf("/not-found?from=search&query=raja")).toMatchObject({ query: "raja" });
});

test("everything else is a page", () => {
  const page = { kind: "page" };
  expect(variantOf("/not-found")).toEqual(page);
  expect(variantOf("/not-found?from=elsewhere&id=1")).toEqual(page);
  expect(variantOf("/nowhere?from=tusker&id=gemunu")).toEqual(page);
});

test("long texts from the address are cut", () => {
  expect(variantOf(`/not-found?from=tusker&id=${"a".repeat(500)}`)).toEqual({
    kind: "tusker",
    id: `${"a".repeat(120)}…`,
  });
});
