import { expect, test } from "vitest";
import { imageObject } from "./image-object.ts";

const SITE_URL = "https://tuskers.example";

const image = {
  url: "/uploads/public/gemunu.jpg",
  width: 1200,
  height: 800,
  variants: (["webp", "jpeg"] as const).flatMap((kind) =>
    [320, 480, 960].map((width) => ({
      url: `/uploads/variants/gemunu-${width}.${kind}`,
      width,
      height: (width * 2) / 3,
      type: `image/${kind}` as const,
    })),
  ),
  alt: "Gemunu at the water",
  credit: "A. Perera",
  licence: "CC BY-SA 4.0",
};

test("an image names its widest form that all can show, a small one, and who made it", () => {
  expect(imageObject(SITE_URL, image)).toEqual({
    "@type": "ImageObject",
    contentUrl: "https://tuskers.example/uploads/variants/gemunu-960.jpeg",
    thumbnailUrl: "https://tuskers.example/uploads/variants/gemunu-480.jpeg",
    width: { "@type": "QuantitativeValue", value: 960, unitCode: "E37" },
    height: { "@type": "QuantitativeValue", value: 640, unitCode: "E37" },
    caption: "Gemunu at the water",
    creditText: "A. Perera",
    creator: { "@type": "Person", name: "A. Perera" },
    license: "https://creativecommons.org/licenses/by-sa/4.0/",
  });
});

test("terms without an address are given as text, and unknown ones are left out", () => {
  const told = imageObject(SITE_URL, { ...image, licence: "With kind permission" });
  expect(told).toMatchObject({ copyrightNotice: "With kind permission" });
  expect(told).not.toHaveProperty("license");
  const plain = imageObject(SITE_URL, { ...image, variants: [], alt: null, credit: null, licence: null });
  expect(Object.keys(plain)).toEqual(["@type", "contentUrl", "thumbnailUrl", "width", "height"]);
  expect(plain.contentUrl).toBe("https://tuskers.example/uploads/public/gemunu.jpg");
});
