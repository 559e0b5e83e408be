import { expect, test } from "vitest";
import { photographObject } from "./photograph-object.ts";

const SITE_URL = "https://tuskers.example";

const photograph = {
  url: "/uploads/public/gemunu.jpg",
  width: 1200,
  height: 800,
  alt: "Gemunu at the water",
  credit: "A. Perera",
  licence: "CC BY-SA 4.0",
};

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
