import { expect, test } from "vitest";
import { articleObject, itemList, photographObject, tuskerObjects, webSite } from "./structured-data.ts";

const SITE_URL = "https://tuskers.example";

const tusker = {
  slug: "gemunu",
  name: "Gemunu",
  summary: "A tusker of Yala.",
  aliases: ["ගැමුණු"],
  category: "wild" as const,
  cardUrl: "/cards/tuskers/gemunu-0123.png",
  photographs: [],
};

const photograph = {
  url: "/uploads/public/gemunu.jpg",
  width: 1200,
  height: 800,
  alt: "Gemunu at the water",
  credit: "A. Perera",
  licence: "CC BY-SA 4.0",
};

test("only a wild tusker is told to be of the island's own subspecies", () => {
  const taxonOf = (category: "wild" | "domesticated" | "conservation") => {
    const [thing, page] = tuskerObjects(SITE_URL, { ...tusker, category });
    return JSON.stringify([thing, page]).includes("Elephas maximus maximus");
  };
  expect([taxonOf("wild"), taxonOf("domesticated"), taxonOf("conservation")]).toEqual([true, false, false]);
  const [thing] = tuskerObjects(SITE_URL, { ...tusker, category: "domesticated" });
  expect(thing).toMatchObject({ "@type": "Thing", name: "Gemunu", additionalType: "Elephas maximus" });
});

test("a tusker's data name no place and no date", () => {
  const keys = new Set<string>();
  JSON.stringify(tuskerObjects(SITE_URL, { ...tusker, photographs: [photograph] }), (key, value) => {
    keys.add(key);
    return value;
  });
  expect([...keys].filter((key) => /date|place|location|geo|time|address/i.test(key))).toEqual([]);
});

test("a photograph names who made it, and its licence by address where it has one", () => {
  expect(photographObject(SITE_URL, photograph)).toMatchObject({
    "@type": "ImageObject",
    contentUrl: "https://tuskers.example/uploads/public/gemunu.jpg",
    caption: "Gemunu at the water",
    creditText: "A. Perera",
    license: "https://creativecommons.org/licenses/by-sa/4.0/",
  });
  const licences: [licence: string, told: unknown][] = [
    ["cc-by-nc-nd 2.0", "https://creativecommons.org/licenses/by-nc-nd/2.0/"],
    ["CC0 1.0", "https://creativecommons.org/publicdomain/zero/1.0/"],
    ["https://example.org/terms", "https://example.org/terms"],
    ["With kind permission", { "@type": "CreativeWork", name: "With kind permission" }],
    ["javascript:alert(1)", { "@type": "CreativeWork", name: "javascript:alert(1)" }],
  ];
  for (const [licence, told] of licences) {
    expect(photographObject(SITE_URL, { ...photograph, licence })).toHaveProperty("license", told);
  }
  const plain = photographObject(SITE_URL, { ...photograph, alt: null, credit: null, licence: null });
  expect(Object.keys(plain)).not.toEqual(expect.arrayContaining(["license"]));
  expect(plain).not.toHaveProperty("creditText");
});

test("the entries of a list keep their places in the whole of it", () => {
  const list = itemList(SITE_URL, { name: "Tuskers", total: 48, first: 10, items: [{ to: "/tuskers/a", label: "A" }] });
  expect(list).toMatchObject({
    numberOfItems: 48,
    itemListElement: [{ "@type": "ListItem", position: 10, name: "A", url: "https://tuskers.example/tuskers/a" }],
  });
});

test("an author is a person unless the name says otherwise", () => {
  const article = {
    slug: "tusks",
    title: "Tusks",
    excerpt: "On tusks.",
    category: "education" as const,
    tags: ["tusks"],
    publishDate: "2026-02-14",
    cardUrl: "/cards/articles/tusks-0123.png",
    photographs: [],
  };
  const authorOf = (author: string) => articleObject(SITE_URL, { ...article, author });
  expect(authorOf("Ananda Perera")).toMatchObject({ author: { "@type": "Person", name: "Ananda Perera" } });
  expect(authorOf("The editors")).toMatchObject({ author: { "@type": "Organization", name: "The editors" } });
});

test("the site tells machines how it is searched", () => {
  expect(JSON.stringify(webSite(SITE_URL))).toContain(
    '"urlTemplate":"https://tuskers.example/search-results?q={search_term_string}"',
  );
});
