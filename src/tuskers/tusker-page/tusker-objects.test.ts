import { expect, test } from "vitest";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { tuskerObjects } from "./tusker-objects.ts";

const SITE_URL = "https://tuskers.example";

const tusker = {
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

test("a tusker's data name no place and no date", () => {
  const keys = new Set<string>();
  JSON.stringify(tuskerObjects(SITE_URL, { ...tusker, images: [image] }), (key, value) => {
    keys.add(key);
    return value;
  });
  expect([...keys].filter((key) => /date|place|location|geo|time|address/i.test(key))).toEqual([]);
});
