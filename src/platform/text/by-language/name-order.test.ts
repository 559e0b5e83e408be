import { expect, test } from "vitest";
import { nameOrder } from "./name-order.ts";

test.each([
  ["si", ["ෆ", "හස්ති", "කොළඹ", "අතුල", "කැලණි", "ක්‍ෂ", "කාවේරි", "ඇතා", "කළු"], "අතුල ඇතා කළු කාවේරි කැලණි කොළඹ ක්‍ෂ හස්ති ෆ"],
  ["ta", ["ஸ்ரீ", "கோவா", "கெமுனு", "அதுல", "யானை", "கந்துல", "காவேரி"], "அதுல கந்துல காவேரி கெமுனு கோவா யானை ஸ்ரீ"],
  ["en", ["Zeta", "árbol", "agbo", "Äthula", "Bathiya"], "agbo árbol Äthula Bathiya Zeta"],
] as const)("names in %s are in the order of its dictionaries", (language, names, sorted) => {
  expect([...names].sort(nameOrder(language)).join(" ")).toBe(sorted);
});
