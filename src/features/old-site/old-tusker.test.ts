import { describe, expect, test } from "vitest";
import { newTuskerSchema } from "../../content/tuskers/tusker.ts";
import { readOldTusker } from "./old-tusker.ts";

const OLD = {
  _id: "65F1C0FFEE65F1C0FFEE65F1",
  slug: "gemunu",
  name: "Gemunu",
  description: "<p>A bold one.</p>",
  status: "Alive",
  age: 40,
  location: "Yala National Park",
  category: "Wild",
  tags: ["wild", "Yala"],
  imageUrl: ["https://pictures.example/gemunu.jpg"],
};

const read = (changes: Record<string, unknown> = {}) => readOldTusker({ ...OLD, ...changes });

describe("a tusker of another site", () => {
  test("in our format is read unchanged", () => {
    const { fields, notes, ...rest } = read();
    expect(notes).toEqual([]);
    expect(rest).toEqual({
      id: "65f1c0ffee65f1c0ffee65f1",
      knownBy: OLD._id,
      slug: "gemunu",
      createdAt: undefined,
      pictures: [{ link: "https://pictures.example/gemunu.jpg", texts: {} }],
    });
    expect(newTuskerSchema.parse(fields)).toEqual({
      name: "Gemunu",
      age: 40,
      location: "Yala National Park",
      description: "<p>A bold one.</p>",
      status: "alive",
      category: "wild",
      tags: ["wild", "Yala"],
    });
  });

  test("with almost everything missing is still valid, with a note on every default", () => {
    const { fields, notes } = readOldTusker({ name: "Raja" });
    expect(newTuskerSchema.parse(fields)).toMatchObject({
      name: "Raja",
      age: null,
      location: "Sri Lanka",
      status: "alive",
      category: "wild",
    });
    expect(notes).toEqual([
      expect.stringContaining("“alive”"),
      expect.stringContaining("“wild”"),
      expect.stringContaining("“Sri Lanka”"),
      expect.stringContaining("age"),
    ]);
  });

  test.each([
    ["40", { age: 40 }, 0],
    [" 40 years old ", { age: 40 }, 0],
    ["about 40", { age: 40, ageNote: "about 40" }, 1],
    ["45-50 years", { age: 45, ageNote: "45-50 years" }, 1],
    ["unknown", { age: null }, 1],
    ["", { age: null }, 1],
    [300, { age: null }, 1],
    [-5, { age: null }, 1],
    [Number.NaN, { age: null }, 1],
    [null, { age: null }, 0],
    [["40"], { age: null }, 1],
  ])("with the age %j", (age, expected, notes) => {
    const read40 = read({ age });
    expect({
      age: read40.fields.age,
      ...("ageNote" in read40.fields ? { ageNote: read40.fields.ageNote } : {}),
    }).toEqual(expected);
    expect(read40.notes).toHaveLength(notes);
  });

  test.each([
    ["DEAD", "dead"],
    ["Deceased", "dead"],
    [" missing ", "missing"],
    ["constructor", "alive"],
    [undefined, "alive"],
  ])("with the status %j", (status, expected) => {
    expect(read({ status }).fields.status).toBe(expected);
  });

  test("without a category uses its first tag", () => {
    expect(read({ category: undefined, tags: ["Domesticated"] }).fields.category).toBe("domesticated");
  });

  test.each([
    [{ imageUrl: "https://a.example/1.jpg" }, ["https://a.example/1.jpg"]],
    [{ imageUrl: undefined, images: ["/1.jpg", "/2.jpg", "/1.jpg"] }, ["/1.jpg", "/2.jpg"]],
    [{ imageUrl: [], image: "/1.jpg" }, ["/1.jpg"]],
    [{ imageUrl: '["/1.jpg","/2.jpg"]' }, ["/1.jpg", "/2.jpg"]],
    [{ imageUrl: [{ url: "/1.jpg" }, { src: "/2.jpg" }, {}, null, ""] }, ["/1.jpg", "/2.jpg"]],
    [{ imageUrl: null }, []],
  ])("with images as %j", (images, links) => {
    expect(read(images).pictures.map(({ link }) => link)).toEqual(links);
  });

  test("keeps the texts of its images where it has any", () => {
    const imageDetails = [{ url: "/1.jpg", alt: "He stands.", credit: null, width: 3 }];
    expect(read({ imageUrl: ["/1.jpg"], imageDetails }).pictures).toEqual([
      { link: "/1.jpg", texts: { alt: "He stands." } },
    ]);
  });

  test.each([
    [
      ["a", " b ", "", null, 3],
      ["a", "b", "3"],
    ],
    [
      [{ name: "a" }, { label: "b" }],
      ["a", "b"],
    ],
    ["a, b", ["a", "b"]],
    [undefined, []],
  ])("with the tags %j", (tags, expected) => {
    expect(read({ tags, category: "wild" }).fields.tags).toEqual(expected);
  });

  test("has its markup and characters that cannot be shown taken out of a name", () => {
    expect(read({ name: "\ufeff<b>Raja</b> &amp;\n sons\u0000" }).fields.name).toBe("Raja & sons");
  });

  test("with a name that is far too long is cut, with a note", () => {
    const { fields, notes } = read({ name: "𝒂".repeat(200) });
    expect(newTuskerSchema.safeParse(fields).success).toBe(true);
    expect(notes).toEqual([expect.stringContaining("120")]);
  });

  test.each([
    [{ _id: { $oid: OLD._id } }, "65f1c0ffee65f1c0ffee65f1"],
    [{ _id: undefined, id: OLD._id }, "65f1c0ffee65f1c0ffee65f1"],
    [{ _id: `${OLD._id}F` }, undefined],
    [{ _id: 17 }, undefined],
    [{ _id: undefined }, undefined],
  ])("with %j for an id", (changes, id) => {
    expect(read(changes).id).toBe(id);
  });

  test.each([
    ["nadungamuwa-raja", "nadungamuwa-raja"],
    ["Nadungamuwa Raja!", "nadungamuwa-raja"],
    ["65f1c0ffee65f1c0ffee65f1", undefined],
    [7, "7"],
    [undefined, undefined],
  ])("with the address %j", (slug, expected) => {
    expect(read({ slug }).slug).toBe(expected);
  });

  test("keeps what only a site like this one has, where it fits", () => {
    const { fields, notes } = read({ aliases: ["The bold one"], heightM: "tall", bornYear: null });
    expect(fields).toMatchObject({ aliases: ["The bold one"] });
    expect(fields).not.toHaveProperty("heightM");
    expect(notes).toEqual([expect.stringContaining("“heightM”")]);
  });

  test("with a position keeps it, so that the whole entry is refused", () => {
    const { fields } = read({ origin: "Born at 6.2712, 81.4012" });
    expect(newTuskerSchema.safeParse(fields).success).toBe(false);
  });
});
