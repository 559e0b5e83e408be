import { describe, expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { type ArticleFields, articleFields } from "../articles/fields.ts";
import { type TuskerFields, tuskerFields } from "../tuskers/fields.ts";
import { merge } from "./content.ts";
import {
  type Columns,
  choice,
  columnOf,
  defineFields,
  fieldsOf,
  json,
  namesWith,
  number,
  numberOrUnknown,
  richText,
  tags,
  text,
} from "./fields.ts";
import { defineSchemas } from "./schemas.ts";

const table = defineFields({
  name: text({ max: 10, required: true, searched: true }),
  note: text({ max: 20 }),
  story: richText({ max: 50_000 }),
  age: numberOrUnknown({ min: 0, max: 120 }),
  heightM: number({ min: 0.5, max: 5, unit: "m" }),
  mood: choice(["calm", "musth"], { default: "calm" }),
  tags: tags(),
});
const labels = {
  name: "Name",
  note: "Note",
  story: "Story",
  age: "Age",
  heightM: "Height",
  mood: "Mood",
  tags: "Tags",
};
const shapes = defineSchemas(table, { labels, rules: {}, replies: {} });
const body = z.strictObject(shapes.body);
const least = { name: "Raja", age: null };

describe("a body", () => {
  const messageOf = (sent: Record<string, unknown>) => body.safeParse(sent).error?.issues[0]?.message;

  test("needs what is required, and nothing more", () => {
    expect(body.parse(least)).toEqual(least);
    expect(messageOf({ age: 3 })).toMatch(/^Name /);
    expect(messageOf({ name: "Raja" })).toContain("null");
  });

  test("may clear what is not required", () => {
    expect(body.parse({ ...least, note: null, mood: null, heightM: null, tags: null })).toMatchObject({ mood: null });
    expect(messageOf({ ...least, name: null })).toMatch(/^Name /);
  });

  test.each(["<b>", "\na", "a://"])("has a rich text of at most ten thousand marks such as %j", (mark) => {
    expect(messageOf({ ...least, story: `x${mark.repeat(10_000)}` })).toBeUndefined();
    expect(messageOf({ ...least, story: `x${mark.repeat(10_001)}` })).toMatch(/^Story /);
  });

  test("names the field, its limits and their unit", () => {
    expect(messageOf({ ...least, heightM: 9 })).toMatch(/^Height .*0\.5 .*5 m/);
    expect(messageOf({ ...least, mood: "angry" })).toMatch(/^Mood .*calm, musth/);
  });

  test("is refused where a field with parts has no rule", () => {
    const parts = defineFields({ parts: json<string[]>({ empty: [] }) });
    // @ts-expect-error The rule is missing: the compiler asks for it, too.
    expect(() => defineSchemas(parts, { labels: { parts: "Parts" }, rules: {}, replies: {} })).toThrow("“Parts”");
  });
});

describe("merging a body into an entry", () => {
  const before = {
    name: "Raja",
    note: "big",
    story: "<p>One</p>",
    age: 7,
    heightM: 2,
    mood: "musth",
    tags: ["a"],
  } as const;
  const stored = { ...before, tags: [...before.tags] };

  test("keeps what was not sent", () => {
    expect(merge(table, stored, { name: "Raja II", age: 8 })).toEqual({ ...stored, name: "Raja II", age: 8 });
  });

  test("empties what is null, and a rich text that is empty", () => {
    const cleared = merge(table, stored, { note: null, story: "", heightM: null, mood: null, tags: null });
    expect(cleared).toEqual({ ...stored, note: null, story: null, heightM: null, mood: "calm", tags: [] });
  });

  test("gives a new entry the empty values", () => {
    const fresh = { name: "Raja", note: null, story: null, age: null, heightM: null, mood: "calm", tags: [] };
    expect(merge(table, undefined, least)).toEqual(fresh);
  });
});

test("fields are found by a trait", () => {
  expect(namesWith(table, "searched")).toEqual(["name"]);
});

test("a column is named in words joined by underscores", () => {
  expect(columnOf("statusAsOf")).toBe("status_as_of");
  expectTypeOf<keyof Columns<typeof table>>().toEqualTypeOf<"name" | "note" | "story" | "age" | "height_m" | "mood">();
});

test("the compiler knows what a field holds", () => {
  expectTypeOf<TuskerFields["heightM"]>().toEqualTypeOf<number | null>();
  expectTypeOf<TuskerFields["status"]>().toEqualTypeOf<"alive" | "dead" | "missing">();
  expectTypeOf<TuskerFields["aliases"]>().toEqualTypeOf<string[]>();
  expectTypeOf<ArticleFields["description"]>().toEqualTypeOf<string | null>();
  expectTypeOf<ArticleFields["title"]>().toEqualTypeOf<string>();
});

test("the compiler refuses a bound that there is not, and a default that is no choice", () => {
  // @ts-expect-error There is no `maxx`.
  expect(text({ max: 3, maxx: 3 })).toBeDefined();
  // @ts-expect-error It is none of the choices.
  expect(choice(["calm", "musth"], { default: "angry" })).toBeDefined();
});

test.each([tuskerFields, articleFields])("a table is plain data, so that pages may load it", (fields) => {
  for (const [, field] of fieldsOf(fields)) expect(JSON.parse(JSON.stringify(field))).toEqual(field);
});
