import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../tests/support/tier.ts";
import { identifierKind, looksLikeId, lookupOrder } from "./identifier-kind.ts";
import { MAX_SLUG_LENGTH, nextSlug, slugSchema } from "./slug.ts";
import { slugForEntry, slugFromName } from "./slug-from-name.ts";

const ID = "65f1c0ffee65f1c0ffee65f1";

describe("slugFromName", () => {
  test.each([
    ["Nadungamuwa Raja", "nadungamuwa-raja"],
    ["  Eka Danthaya (of the Maligawa)!  ", "eka-danthaya-of-the-maligawa"],
    ["Rājā & Ægir", "raja-aegir"],
    ["Kandula's son", "kandulas-son"],
    ["Kandula’s son", "kandulas-son"],
    ["Deega Danthu 1", "deega-danthu-1"],
    ["--- Raja --- Raja ---", "raja-raja"],
    ["මිල්ලන්ගොඩ රාජා", "millangoda-raja"],
    ["නැදුන්ගමුව රාජා", "naedungamuva-raja"],
    ["කන්දුල", "kandula"],
    ["ශ්‍රී ලංකා", "sri-lamka"],
    ["கண்டுலா", "kantula"],
    ["", ""],
    ["???", ""],
    ["ʻʻ", ""],
    ["\u0489", ""],
    ["\u0488\u20dd", ""],
    ["Ra\u0489ja", "raja"],
  ])("makes %j into %j", (name, slug) => {
    expect(slugFromName(name)).toBe(slug);
  });

  test("cuts a long name at a word", () => {
    const slug = slugFromName("raja of the temple ".repeat(10));
    expect(slug.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
    expect(slug).toBe("raja-of-the-temple-raja-of-the-temple-raja-of-the-temple-raja-of-the-temple-raja");
    expect(slugFromName("a".repeat(200))).toBe("a".repeat(80));
  });

  test("never gives what looks like a database id", () => {
    expect(slugFromName(ID)).toBe("");
    expect(slugFromName(`${ID.toUpperCase()}a`)).toBe("");
    expect(slugForEntry("tusker", ID, ID)).toBe("tusker-ee65f1");
  });

  test("falls back to the kind and six characters of the id", () => {
    expect(slugForEntry("tusker", "???", ID)).toBe("tusker-ee65f1");
    expect(slugForEntry("article", "", ID)).toBe("article-ee65f1");
    expect(slugForEntry("article", "A title", ID)).toBe("a-title");
  });

  test("gives a valid slug or nothing for any name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 120 }), (name) => {
        const slug = slugFromName(name);
        expect(slug === "" || slugSchema.safeParse(slug).success).toBe(true);
        expect(slugFromName(slug)).toBe(slug);
      }),
      { numRuns: runs(100) },
    );
  });
});

describe("slugSchema", () => {
  test.each(["raja", "millangoda-raja-2", "a", "1", "a".repeat(80)])("accepts %j", (slug) => {
    expect(slugSchema.parse(slug)).toBe(slug);
  });

  test.each([
    "",
    "a".repeat(81),
    "-raja",
    "raja-",
    "raja--raja",
    "Raja",
    "raja raja",
    "rājā",
    "raja/edit",
    "..",
    "raja\n",
    ID,
    `${ID}0`,
    5,
    null,
  ])("refuses %j", (slug) => {
    expect(slugSchema.safeParse(slug).success).toBe(false);
  });
});

describe("nextSlug", () => {
  test("gives the name itself, then numbers from 2", () => {
    const taken = new Set<string>();
    const given = Array.from({ length: 4 }, () => {
      const slug = nextSlug("raja", (each) => taken.has(each));
      taken.add(slug);
      return slug;
    });
    expect(given).toEqual(["raja", "raja-2", "raja-3", "raja-4"]);
  });

  test("stays within the length of a slug", () => {
    const long = `${"abcdefghi-".repeat(7)}abcdefghij`;
    const second = nextSlug(long, (slug) => slug === long);
    expect(second).toBe(`${"abcdefghi-".repeat(7).slice(0, -1)}-2`);
    expect(slugSchema.safeParse(nextSlug("a".repeat(80), (slug) => !slug.endsWith("-12"))).success).toBe(true);
  });
});

describe("identifiers in addresses", () => {
  test.each([
    [ID, "id"],
    [ID.toUpperCase(), "id"],
    [`${ID}0`, "id"],
    [`${ID}00`, "unknown"],
    [ID.slice(1), "unknown"],
    ["nadungamuwa-raja", "unknown"],
    ["eka-danthaya-of-the-maligawa", "slug"],
    ["abcdefghijklmnopqrstuvwxyz", "unknown"],
    ["a-cdefghijklmnopqrstuvwx", "unknown"],
    ["a-cdefghijklmnopqrstuvwxy", "slug"],
    ["", "unknown"],
  ])("%j is read as %s", (text, kind) => {
    expect(identifierKind(text)).toBe(kind);
  });

  test("what is neither is looked up by id first, then by slug", () => {
    expect(lookupOrder("raja")).toEqual(["id", "slug"]);
    expect(lookupOrder(ID)).toEqual(["id"]);
    expect(lookupOrder("eka-danthaya-of-the-maligawa")).toEqual(["slug"]);
  });

  test("an id has 24 or 25 hexadecimal characters", () => {
    expect([ID, `${ID}f`].every(looksLikeId)).toBe(true);
    expect([ID.slice(1), `${ID}ff`, `${ID.slice(1)}g`, `${ID.slice(1)}-`, `${ID}\n`].some(looksLikeId)).toBe(false);
  });
});
