import { expect, test } from "vitest";
import { tuskerFields } from "../../content/tuskers/fields.ts";
import { correctionsOf } from "./corrections.ts";

const version = (on: string, content: Record<string, unknown>) => ({
  on,
  content: { publication: "published", name: "Raja", heightM: null, claims: {}, sources: [], ...content },
});
const account = (value: unknown) => [{ value, certainty: "certain", sources: [] }];

test("a correction tells the day and which statements were added, corrected or removed", () => {
  const one = { title: "One", kind: "book" };
  const two = { title: "Two", kind: "news" };
  expect(
    correctionsOf([
      version("2026-12-03", { claims: { height: account({ min: 3, max: 3 }) }, heightM: 3, sources: [one, two] }),
      version("2026-12-02", { claims: { height: account({ min: 2, max: 2 }) }, heightM: 2, sources: [one] }),
      version("2026-12-01", { claims: { born: account("1953") } }),
    ]),
  ).toEqual([
    {
      on: "2026-12-03",
      changes: [
        { what: "height", how: "corrected" },
        { what: "sources", how: "added" },
      ],
    },
    {
      on: "2026-12-02",
      changes: [
        { what: "born", how: "removed" },
        { what: "height", how: "added" },
        { what: "sources", how: "added" },
      ],
    },
  ]);
});

test("another order alone is no addition, and that of the sources follows their first citations", () => {
  const [one, two] = ["One", "Two"].map((title) => ({ title, kind: "book" }));
  const [wild, seen] = [...account("wild"), ...account("seen")];
  expect(
    correctionsOf([
      version("2026-12-03", { aliases: ["B", "A"], claims: { status: [seen, wild] }, sources: [two, one] }),
      version("2026-12-02", { aliases: ["A", "B"], claims: { status: [wild, seen] }, sources: [one, two] }),
      version("2026-12-01", { aliases: ["A", "B", "A"], claims: { status: [wild, seen] }, sources: [one, two] }),
    ]),
  ).toEqual([
    {
      on: "2026-12-03",
      changes: [
        { what: "status", how: "corrected" },
        { what: "aliases", how: "corrected" },
      ],
    },
    { on: "2026-12-02", changes: [{ what: "aliases", how: "removed" }] },
  ]);
});

test("drafts are not told of, nor changes of images, tags and addresses", () => {
  expect(
    correctionsOf([
      version("2026-12-04", { tags: ["yala"], slug: "new", images: ["/a.jpg"] }),
      version("2026-12-03", { publication: "draft", name: "Secret" }),
      version("2026-12-02", {}),
    ]),
  ).toEqual([]);
});

test("a version from before the record compares with one after it", () => {
  const old = { on: "2026-11-01", content: { publication: "published", name: "Raja", heightM: 3 } };
  expect(correctionsOf([version("2026-12-01", { heightM: 3 }), old])).toEqual([]);
});

test("a change of every field is told, but for those named here", () => {
  const isTold = (field: string) =>
    correctionsOf([version("2026-12-02", { [field]: "new" }), version("2026-12-01", { [field]: "old" })]).length > 0;
  expect(Object.keys(tuskerFields).filter((field) => !isTold(field))).toEqual([
    "tags", // They sort entries and state nothing.
    "publication", // Only published versions are compared.
    "claims", // They are told fact by fact.
    "portrait", // It is a drawing.
  ]);
});
