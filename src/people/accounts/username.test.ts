import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { accountKey, checkUsername, usernameSchema } from "./username.ts";

test("a name is stored tidied, in the spelling that was chosen", () => {
  expect(checkUsername("  Nimal Perera ")).toBe("Nimal Perera");
  expect(checkUsername("නිමල්")).toBe("නිමල්");
  expect(checkUsername("ｎｉｍａｌ")).toBe("nimal");
});

test.each([
  "",
  "   ",
  undefined,
  7,
  "x".repeat(61),
  "two\nlines",
  "ad\u200bmin",
  "<b>",
  "\u0301",
  "\u3164",
  "ad\u3164min",
])("the name %j is refused", (name) => {
  expect(usernameSchema.safeParse(name).success).toBe(false);
});

describe("the key of an account", () => {
  test.each([
    ["Admin", " ADMIN "],
    ["Straße", "STRASSE"],
    ["Σίσυφος", "ΣΊΣΥΦΟΣ"],
    ["Jose\u0301", "JOSÉ"],
    ["ｎｉｍａｌ", "Nimal"],
  ])("is the same for %j and %j", (one, other) => {
    expect(accountKey(one)).toBe(accountKey(other));
  });

  test("differs between different names", () => {
    expect(accountKey("nimal")).not.toBe(accountKey("kamal"));
  });

  test("is the same for what was typed and for what was stored", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }), (typed) => {
        const stored = usernameSchema.safeParse(typed);
        fc.pre(stored.success);
        expect(accountKey(stored.data)).toBe(accountKey(typed));
      }),
      { numRuns: runs(100) },
    );
  });
});
