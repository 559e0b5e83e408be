import { expect, test } from "vitest";
import { inLanguage } from "../../../../platform/languages/in-language.server.ts";
import { tuskerObjects } from "./tusker-objects.ts";

const SITE_URL = "https://tuskers.example";

const tusker = {
  _id: "65f1c0ffee65f1c0ffee65f1",
  // The next day in Sri Lanka.
  updatedAt: "2026-03-04T20:00:00.000Z",
  wikidata: null,
  sources: [],
  slug: "gemunu",
  name: "Gemunu",
  summary: "A tusker of Yala.",
  aliases: ["ගැමුණු"],
  nativeNames: [
    { language: "si" as const, name: "ගැමුණු", origin: "record" as const },
    { language: "ta" as const, name: "கெமுனு", origin: "rule" as const },
  ],
  category: "wild" as const,
  cardUrl: "/cards/tuskers/gemunu-0123.png",
  images: [],
};

const image = {
  url: "/uploads/public/gemunu.jpg",
  width: 1200,
  height: 800,
  variants: [],
  alt: "Gemunu at the water",
  credit: "A. Perera",
  licence: "CC BY-SA 4.0",
};

test("each page names him in its letters, and the other names beside", () => {
  const namesIn = (language: "en" | "si" | "ta") => {
    const [thing, page] = inLanguage(language, () => tuskerObjects(SITE_URL, tusker));
    expect(page).toMatchObject({ inLanguage: language });
    return thing;
  };
  expect(namesIn("en")).toMatchObject({ name: "Gemunu", alternateName: ["ගැමුණු"] });
  expect(namesIn("si")).toMatchObject({ name: "ගැමුණු", alternateName: ["Gemunu"] });
  expect(namesIn("ta")).toMatchObject({ name: "கெமுனு", alternateName: ["Gemunu", "ගැමුණු"] });
});

test("only a wild tusker is assigned to the island's subspecies", () => {
  const taxonOf = (category: "wild" | "domesticated" | "conservation") => {
    const [thing, page] = tuskerObjects(SITE_URL, { ...tusker, category });
    return JSON.stringify([thing, page]).includes("Elephas maximus maximus");
  };
  expect([taxonOf("wild"), taxonOf("domesticated"), taxonOf("conservation")]).toEqual([true, false, false]);
  const [thing] = tuskerObjects(SITE_URL, { ...tusker, category: "domesticated" });
  expect(thing).toMatchObject({ "@type": "Thing", name: "Gemunu", additionalType: "Elephas maximus" });
});

test("they say by which address he is cited, when his page changed, and what it cites", () => {
  const sources = [
    { key: "S1", title: "A paper", url: "https://example.org/a", kind: "news" as const, language: "en" },
    { key: "S2", title: "A book", kind: "book" as const },
    { title: "Old", url: "javascript:alert(1)", kind: "other" as const },
  ];
  const [thing, page] = inLanguage("ta", () => tuskerObjects(SITE_URL, { ...tusker, wikidata: "Q42", sources }));
  expect(thing).toMatchObject({
    identifier: "https://tuskers.example/id/65f1c0ffee65f1c0ffee65f1",
    sameAs: "https://www.wikidata.org/wiki/Q42",
  });
  expect(page).toMatchObject({
    dateModified: "2026-03-05",
    citation: [
      { "@type": "CreativeWork", name: "A paper", url: "https://example.org/a", inLanguage: "en" },
      { "@type": "CreativeWork", name: "A book" },
      { "@type": "CreativeWork", name: "Old" },
    ],
  });
  expect(JSON.stringify(tuskerObjects(SITE_URL, { ...tusker, sources }))).not.toMatch(/javascript|sameAs/);
});

test("a tusker's data name no place, and no date but that of the last change", () => {
  const keys = new Set<string>();
  JSON.stringify(tuskerObjects(SITE_URL, { ...tusker, images: [image] }), (key, value) => {
    keys.add(key);
    return value;
  });
  expect([...keys].filter((key) => /date|place|location|geo|time|address/i.test(key))).toEqual(["dateModified"]);
});
