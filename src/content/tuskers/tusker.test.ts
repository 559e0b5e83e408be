import { describe, expect, test } from "vitest";
import { MAX_DESCRIPTION_LENGTH } from "./fields.ts";
import { newTuskerSchema, tuskerChangeSchema } from "./tusker.ts";

const RAJA = { name: "Raja", age: 60, location: "Kandy District" };

/** The fields that are refused. */
const problems = (fields: object, schema: typeof newTuskerSchema | typeof tuskerChangeSchema = newTuskerSchema) =>
  (schema.safeParse({ ...RAJA, ...fields }).error?.issues ?? []).map(({ path }) => path.join("."));

describe("a new tusker", () => {
  test("needs a name, an age and a location, and nothing else", () => {
    expect(newTuskerSchema.parse(RAJA)).toEqual(RAJA);
    const missing = { name: undefined, age: undefined, location: undefined };
    expect(problems(missing)).toEqual(["name", "age", "location"]);
  });

  test.each([
    [{ name: "" }, "name"],
    [{ name: "   " }, "name"],
    [{ name: null }, "name"],
    [{ name: "x".repeat(121) }, "name"],
    [{ name: "two\nlines" }, "name"],
    [{ name: "\u0007\u202e\ud83d" }, "name"],
    [{ age: -1 }, "age"],
    [{ age: 120.5 }, "age"],
    [{ age: "60" }, "age"],
    [{ age: Number.NaN }, "age"],
    [{ age: Number.POSITIVE_INFINITY }, "age"],
    [{ location: "" }, "location"],
    [{ location: "x".repeat(201) }, "location"],
    [{ status: "asleep" }, "status"],
    [{ status: "Alive" }, "status"],
    [{ category: "tame" }, "category"],
    [{ publication: "secret" }, "publication"],
    [{ description: "x".repeat(MAX_DESCRIPTION_LENGTH + 1) }, "description"],
    [{ aliases: Array(31).fill("x") }, "aliases"],
    [{ aliases: [""] }, "aliases.0"],
    [{ aliases: "Raja" }, "aliases"],
    [{ bornYear: 1699 }, "bornYear"],
    [{ bornYear: 1953.5 }, "bornYear"],
    [{ heightM: 0.4 }, "heightM"],
    [{ heightM: 5.1 }, "heightM"],
    [{ heightM: "3.2" }, "heightM"],
    [{ diedOn: "2022-13" }, "diedOn"],
    [{ statusAsOf: 2022 }, "statusAsOf"],
    [{ statusNote: "x".repeat(1001) }, "statusNote"],
    [{ ageNote: "a\nb" }, "ageNote"],
    [{ tusks: "x".repeat(301) }, "tusks"],
    [{ origin: 5 }, "origin"],
    [{ portrait: { pose: "flying" } }, "portrait.pose"],
    [{ portrait: { tuskLen: 2 } }, "portrait.tuskLen"],
    [{ portrait: { seed: "A b" } }, "portrait.seed"],
    [{ portrait: { tears: 1.5 } }, "portrait.tears"],
    [{ portrait: { regalia: "yes" } }, "portrait.regalia"],
    [{ imageUrl: "https://elsewhere.example/x.png" }, "imageUrl.0"],
  ])("is refused with %j", (fields, path) => {
    expect(problems(fields)).toEqual([path]);
  });

  test.each([
    { age: null },
    { age: 0 },
    { age: 120 },
    { age: 68.5 },
    { name: "x".repeat(120) },
    { name: "නැදුන්ගමුව රාජා" },
    { name: "ශ්‍රී" },
    { description: "One.\n\nTwo." },
    { bornYear: 1953, diedOn: "2022-03-07", heightM: 3.2, statusAsOf: "2022" },
    { portrait: { pose: "side", broken: null, tears: 4, earSize: 0.9 } },
    // As stored by earlier releases, which drew other landscapes and took the body from here.
    { portrait: { habitat: "coast", crop: "full", tuskLen: 0.6, tuskShape: "short", skin: "ash", domes: 1 } },
  ])("is accepted with %j", (fields) => {
    expect(newTuskerSchema.parse({ ...RAJA, ...fields })).toEqual({ ...RAJA, ...fields });
  });

  test("is refused with fields that it does not have, and with those the server sets", () => {
    for (const key of ["_id", "slug", "createdAt", "updatedAt", "portraitUrl", "summary", "featured", "constructor"])
      expect(problems({ [key]: "x" })).toEqual([""]);
    const polluted = JSON.parse(`${JSON.stringify(RAJA).slice(0, -1)},"__proto__":{"admin":true}}`);
    expect(newTuskerSchema.safeParse(polluted).success).toBe(false);
    expect(problems({ portrait: { onclick: "x" } })).toEqual(["portrait"]);
    expect(problems({ sources: [{ title: "x", kind: "news", admin: true }] })).toHaveLength(1);
  });

  test("is refused with a position in any of its texts", () => {
    const position = "6.2712, 81.4012";
    for (const field of ["name", "location", "description", "statusNote", "ageNote", "tusks", "origin"])
      expect(problems({ [field]: position })).toEqual([field]);
    for (const field of ["tags", "aliases"]) expect(problems({ [field]: [position] })).toEqual([`${field}.0`]);
    expect(problems({ imageDetails: [{ url: "/uploads/public/a.jpg", alt: position }] })).toEqual([
      "imageDetails.0.alt",
    ]);
    expect(problems({ sources: [{ title: position, kind: "news" }] })).toEqual(["sources.0.title"]);
  });
});

describe("a change of a tusker", () => {
  test("may clear every optional field with null", () => {
    const optional = [
      "description",
      "status",
      "category",
      "tags",
      "publication",
      "aliases",
      "statusAsOf",
      "statusNote",
      "ageNote",
      "bornYear",
      "diedOn",
      "heightM",
      "tusks",
      "origin",
      "sources",
      "portrait",
      "imageUrl",
      "images",
      "imageDetails",
    ];
    const cleared = Object.fromEntries(optional.map((field) => [field, null]));
    expect(tuskerChangeSchema.parse({ ...RAJA, ...cleared })).toEqual({ ...RAJA, ...cleared });
    expect(newTuskerSchema.parse({ ...RAJA, ...cleared })).toEqual({ ...RAJA, ...cleared });
  });

  test("may not clear what is required", () => {
    expect(problems({ name: null }, tuskerChangeSchema)).toHaveLength(1);
    expect(problems({ location: null }, tuskerChangeSchema)).toHaveLength(1);
    expect(problems({ slug: null }, tuskerChangeSchema)).toHaveLength(1);
  });

  test("may set the slug", () => {
    expect(tuskerChangeSchema.parse({ ...RAJA, slug: "maligawa-raja" }).slug).toBe("maligawa-raja");
    expect(problems({ slug: "Maligawa Raja" }, tuskerChangeSchema)).toEqual(["slug"]);
  });

  test("names nothing that was not sent", () => {
    expect(Object.keys(tuskerChangeSchema.parse(RAJA))).toEqual(["name", "age", "location"]);
  });
});
