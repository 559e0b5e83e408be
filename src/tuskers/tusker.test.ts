import { describe, expect, test } from "vitest";
import { MAX_DESCRIPTION_LENGTH } from "./fields.ts";
import { newTuskerSchema, tuskerChangeSchema } from "./tusker.ts";

const RAJA = { name: "Raja", age: 60, location: "Kandy District" };

/** The validation messages, as `path: message`. */
const problems = (fields: object, schema: typeof newTuskerSchema | typeof tuskerChangeSchema = newTuskerSchema) =>
  (schema.safeParse({ ...RAJA, ...fields }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")}: ${message}`,
  );

describe("a new tusker", () => {
  test("needs a name, an age and a location, and nothing else", () => {
    expect(newTuskerSchema.parse(RAJA)).toEqual(RAJA);
    expect(newTuskerSchema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
      "Name is required.",
      "Age is required: a number, or null if unknown.",
      "Location is required.",
    ]);
  });

  test.each([
    [{ name: "" }, "name: Name is required."],
    [{ name: "   " }, "name: Name is required."],
    [{ name: null }, "name: Name must be text."],
    [{ name: "x".repeat(121) }, "name: Name can have at most 120 characters."],
    [{ name: "two\nlines" }, "name: Name must be one line."],
    [{ name: "bell\u0007" }, "name: Name holds characters that cannot be shown."],
    [{ name: "turned\u202e" }, "name: Name holds characters that cannot be shown."],
    [{ name: "half\ud83d" }, "name: Name holds characters that cannot be shown."],
    [{ age: -1 }, "age: Age must be a number from 0 to 120."],
    [{ age: 120.5 }, "age: Age must be a number from 0 to 120."],
    [{ age: "60" }, "age: Age must be a number from 0 to 120, or null if unknown."],
    [{ age: Number.NaN }, "age: Age must be a number from 0 to 120, or null if unknown."],
    [{ age: Number.POSITIVE_INFINITY }, "age: Age must be a number from 0 to 120, or null if unknown."],
    [{ location: "" }, "location: Location is required."],
    [{ location: "x".repeat(201) }, "location: Location can have at most 200 characters."],
    [{ status: "asleep" }, "status: Status must be one of: alive, dead, missing."],
    [{ status: "Alive" }, "status: Status must be one of: alive, dead, missing."],
    [{ category: "tame" }, "category: Category must be one of: wild, domesticated, conservation."],
    [{ publication: "secret" }, "publication: Publication must be one of: published, draft."],
    [
      { description: "x".repeat(MAX_DESCRIPTION_LENGTH + 1) },
      "description: Description can have at most 60,000 characters.",
    ],
    [{ aliases: Array(31).fill("x") }, "aliases: Other names can be 30 at most."],
    [{ aliases: [""] }, "aliases.0: Each of “Other names” is required."],
    [{ aliases: "Raja" }, "aliases: Other names must be a list."],
    [{ bornYear: 1699 }, "bornYear: Year of birth must be a number from 1700 to 2200."],
    [{ bornYear: 1953.5 }, "bornYear: Year of birth must be a whole number."],
    [{ heightM: 0.4 }, "heightM: Height must be a number from 0.5 to 5 m."],
    [{ heightM: 5.1 }, "heightM: Height must be a number from 0.5 to 5 m."],
    [{ heightM: "3.2" }, "heightM: Height must be a number from 0.5 to 5 m."],
    [{ diedOn: "2022-13" }, "diedOn: Date of death must be a year (2022), a month (2022-11) or a day (2022-11-24)."],
    [{ statusAsOf: 2022 }, "statusAsOf: Date of the status must be text such as 2022, 2022-11 or 2022-11-24."],
    [{ statusNote: "x".repeat(1001) }, "statusNote: Note on the status can have at most 1,000 characters."],
    [{ ageNote: "a\nb" }, "ageNote: Note on the age must be one line."],
    [{ tusks: "x".repeat(301) }, "tusks: Tusks can have at most 300 characters."],
    [{ origin: 5 }, "origin: Origin must be text."],
    [{ portrait: { pose: "flying" } }, "portrait.pose: The portrait's pose must be one of: front, quarter, side."],
    [{ portrait: { tuskLen: 2 } }, "portrait.tuskLen: The portrait's tuskLen must be a number from 0 to 1."],
    [
      { portrait: { seed: "A b" } },
      "portrait.seed: The portrait's seed must be lower-case letters, digits and hyphens.",
    ],
    [{ portrait: { tears: 1.5 } }, "portrait.tears: The portrait's tears must be a whole number from 0 to 4."],
    [{ portrait: { regalia: "yes" } }, "portrait.regalia: The portrait's regalia must be true or false."],
    [
      { imageUrl: "https://elsewhere.example/x.png" },
      "imageUrl.0: This is not an image of this site: upload it first.",
    ],
  ])("is refused with %j", (fields, message) => {
    expect(problems(fields)).toEqual([message]);
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
  ])("is accepted with %j", (fields) => {
    expect(newTuskerSchema.parse({ ...RAJA, ...fields })).toEqual({ ...RAJA, ...fields });
  });

  test("is refused with fields that it does not have, and with those the server sets", () => {
    for (const key of ["_id", "slug", "createdAt", "updatedAt", "portraitUrl", "summary", "featured", "constructor"])
      expect(problems({ [key]: "x" })).toEqual([`: Unrecognized key: "${key}"`]);
    const polluted = JSON.parse(`${JSON.stringify(RAJA).slice(0, -1)},"__proto__":{"admin":true}}`);
    expect(newTuskerSchema.safeParse(polluted).success).toBe(false);
    expect(problems({ portrait: { onclick: "x" } })).toEqual(['portrait: Unrecognized key: "onclick"']);
    expect(problems({ sources: [{ title: "x", kind: "news", admin: true }] })).toHaveLength(1);
  });

  test("is refused with a position in any of its texts", () => {
    const position = "6.2712, 81.4012";
    for (const field of ["name", "location", "description", "statusNote", "ageNote", "tusks", "origin"])
      expect(problems({ [field]: position }).join()).toContain("leave out coordinates");
    for (const field of ["tags", "aliases"])
      expect(problems({ [field]: [position] }).join()).toContain("leave out coordinates");
    expect(problems({ imageDetails: [{ url: "/uploads/public/a.jpg", alt: position }] }).join()).toContain(
      "leave out coordinates",
    );
    expect(problems({ sources: [{ title: position, kind: "news" }] }).join()).toContain("leave out coordinates");
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
    expect(problems({ slug: "Maligawa Raja" }, tuskerChangeSchema).join()).toContain("lower-case");
  });

  test("names nothing that was not sent", () => {
    expect(Object.keys(tuskerChangeSchema.parse(RAJA))).toEqual(["name", "age", "location"]);
  });
});
