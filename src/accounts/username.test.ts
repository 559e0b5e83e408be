import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../tests/support/tier.ts";
import { accountKey, checkUsername, usernameSchema } from "./username.ts";

test("a name is stored tidied, in the spelling that was chosen", () => {
  expect(checkUsername("  Nimal Perera ")).toBe("Nimal Perera");
  expect(checkUsername("නිමල්")).toBe("නිමල්");
  expect(checkUsername("ｎｉｍａｌ")).toBe("nimal");
});

test.each([
  ["", "Username is required."],
  ["   ", "Username is required."],
  [undefined, "Username is required."],
  [7, "Username must be text."],
  ["x".repeat(61), "Username can have at most 60 characters."],
  ["two\nlines", "Username can contain only letters, digits, spaces and the characters . _ @ + ' -"],
  ["ad\u200bmin", "Username can contain only letters, digits, spaces and the characters . _ @ + ' -"],
  ["<b>", "Username can contain only letters, digits, spaces and the characters . _ @ + ' -"],
])("the name %j is refused", (name, message) => {
  expect(usernameSchema.safeParse(name).error?.issues[0]?.message).toBe(message);
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
