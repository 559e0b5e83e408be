import { describe, expect, test } from "vitest";
import { ARTICLE } from "../../screens/articles/article-definition.ts";
import { PAGES } from "../../screens/pages/page-definition.ts";
import { TUSKER, type TuskerValues } from "../../screens/tuskers/tusker-definition.ts";
import { findErrors, formErrors, listErrors } from "./entry-errors.ts";
import { NOT_KNOWN } from "./form-values.ts";

const account = <Value>(value: Value) => [{ value, certainty: "certain" as const, sources: [] }];
const raja: TuskerValues = { ...TUSKER.blank(), name: "Raja", location: "Kandy District", age: NOT_KNOWN };
const problems = (fields: Partial<TuskerValues>) => findErrors(TUSKER, { ...raja, ...fields }).map(({ path }) => path);

describe("a tusker's form", () => {
  test("that has name and location is right, with an account of the age or the tick that it is not known", () => {
    expect(problems({})).toEqual([]);
    expect(problems({ age: "", claims: { age: account({ min: 60, max: 60 }) } })).toEqual([]);
    expect(problems({ age: "", claims: { age: account({ min: 40, max: 45 }) } })).toEqual([]);
    expect(problems({ age: "" })).toEqual(["age"]);
  });

  test("says what is missing", () => {
    expect(problems({ name: " ", location: "" })).toEqual(["name", "location"]);
  });

  test("is checked by the server's rules", () => {
    expect(problems({ statusAsOf: "spring", slug: "Raja!" })).toEqual(["statusAsOf", "slug"]);
  });

  test("names the statement that is wrong, also where an older field says the same", () => {
    const claims = { age: [...account({ min: 60, max: 60 }), ...account({ min: 121, max: 121 })] };
    expect(problems({ claims })).toEqual(["claims.age.1"]);
    expect(problems({ claims: { height: account({ min: 0, max: 0 }) } })).toEqual(["claims.height.0"]);
    const born = account("some spring");
    expect(problems({ claims: { born } })).toEqual(["claims.born.0"]);
    const old = [{ path: "diedOn", message: "Too early." }];
    expect(formErrors(TUSKER, old, raja)).toEqual([{ path: "claims", message: "Too early." }]);
  });

  test("names the row of a wrong source, even after empty rows", () => {
    const sources = [
      { key: "", title: "", url: "", kind: "news" as const },
      { key: "", title: "A paper", url: "paper", kind: "news" as const },
    ];
    expect(problems({ sources })).toEqual(["sources.1.url"]);
  });

  test("shows what is wrong with tags and images at the whole of them, and says which image", () => {
    expect(problems({ tags: ["good", "x".repeat(61)] })).toEqual(["tags"]);
    const image = { width: 1, height: 1, alt: "", credit: "", licence: "", takenOn: "", focus: null };
    const images = [
      { ...image, url: "/uploads/public/a.jpg" },
      { ...image, url: "/uploads/public/b.jpg", takenOn: "yesterday" },
    ];
    expect(findErrors(TUSKER, { ...raja, pictures: images })).toEqual([
      { path: "pictures", message: expect.stringMatching(/^Image 2: /) },
    ]);
  });

  test("takes the server's errors to the same places", () => {
    const errors = [
      { path: "images.0", message: "Gone." },
      { path: "slug", message: "Taken." },
    ];
    expect(formErrors(TUSKER, errors, raja)).toEqual([
      { path: "pictures", message: "Image 1: Gone." },
      { path: "slug", message: "Taken." },
    ]);
  });
});

test("an article's form says what is missing", () => {
  expect(
    findErrors(ARTICLE, { ...ARTICLE.blank(), publishDate: "" })
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(["author", "category", "content", "excerpt", "publishDate", "title"]);
});

test.each(["", "<p></p>", "<p>&nbsp;</p>"])("a text of which nothing can be read is missing: %j", (rights) => {
  const refused = [{ path: "rights", message: "It is required." }];
  const { privacy } = PAGES;
  const found = formErrors(privacy, refused, { ...privacy.blank(), rights } as ReturnType<typeof privacy.blank>);
  expect(found).toEqual([{ path: "rights", message: expect.stringMatching(/\S/) }]);
});

test("the form's errors are listed in the order of the form", () => {
  const listed = listErrors(
    {
      location: { type: "rule", message: "L" },
      sources: { 1: { url: { type: "rule", message: "S" } } },
      name: { type: "rule", message: "N" },
    },
    ["name", "location", "sources"],
  );
  expect(listed.map(({ path }) => path)).toEqual(["name", "location", "sources.1.url"]);
});

describe("what is stored", () => {
  test("comes back from the form as it went in", () => {
    const stored = {
      name: "Raja",
      age: null,
      ageNote: "About 50",
      location: "Kandy District",
      status: "dead" as const,
      statusAsOf: "2022",
      statusNote: null,
      category: "domesticated" as const,
      tags: ["kandy"],
      description: "One.\n\nTwo.",
      claims: {},
      events: [],
      features: [],
      relations: [],
      aliases: ["රාජා"],
      bornYear: 1953,
      diedOn: "2022-03-07",
      heightM: 3.2,
      tusks: null,
      origin: null,
      wikidata: "Q42",
      sources: [{ key: "S1", title: "A paper", url: "https://paper.example/", kind: "news" as const }],
      portrait: { pose: "side" as const, broken: null },
      publication: "draft" as const,
      images: ["/uploads/public/a.jpg"],
      imageDetails: [
        {
          url: "/uploads/public/a.jpg",
          alt: "A",
          credit: null,
          licence: null,
          takenOn: "2020",
          focus: { x: 0.4, y: 0.3 },
        },
      ],
    };
    const { claims, ...sent } = TUSKER.bodyOf(TUSKER.valuesOf(stored)) as typeof stored;
    expect({ ...sent, claims: {} }).toEqual(stored);
    // What only an older field told is an account without a source.
    expect(claims).toEqual({
      status: account("dead"),
      born: account("1953"),
      died: account("2022-03-07"),
      height: account({ min: 3.2, max: 3.2 }),
    });
  });

  test("cites its sources in the statements, and lists the others as further reading", () => {
    const [one, two, three] = ["S1", "S2", "S3"].map((key) => ({ key, title: key, kind: "news" as const }));
    const born = [{ value: "1953", certainty: "certain" as const, sources: ["S2"] }];
    const description = 'He walks.<sup data-sources="S1"></sup>';
    const stored = { claims: { born }, description, sources: [two, one, three] } as never;
    expect(TUSKER.valuesOf(stored).sources.map(({ key }) => key)).toEqual(["S3"]);
  });
});
