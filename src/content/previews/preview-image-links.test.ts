import { expect, test } from "vitest";
import type { ImageDetail } from "../images/entry-images.ts";
import { renderRichText } from "../rich-text/render-rich-text.ts";
import { withPreviewToken } from "./preview-image-links.ts";

const TOKEN = "a-Z_9".padEnd(43, "x");
const LINK = `?preview=${TOKEN}`;

const form = (type: "image/avif" | "image/jpeg", width: number) => ({
  url: `/uploads/variants/raja-${width}-0123456789ab.${type === "image/avif" ? "avif" : "jpg"}`,
  width,
  height: width / 2,
  type,
});
const image: ImageDetail = {
  url: "/uploads/public/raja.jpg",
  width: 800,
  height: 400,
  placeholder: null,
  variants: [form("image/avif", 320), form("image/avif", 640), form("image/jpeg", 320), form("image/jpeg", 640)],
  alt: null,
  credit: null,
  licence: null,
  takenOn: null,
  focus: null,
};

const text = [
  '<p>One <img src="/uploads/public/raja.jpg"> &amp; <a href="/uploads/public/raja.jpg">two</a></p>',
  '<p><img src="/illustrations/charts/electrocuted.svg" alt="Bars"></p>',
].join("");

test("every address at which a preview's image is loaded gets the token, in the lists and in the texts", () => {
  const entry = {
    images: [image.url],
    imageUrl: [image.url],
    imageDetails: [image],
    image: image.url,
    descriptionHtml: "",
    contentHtml: renderRichText(text, { images: [{ ...image, url: "/uploads/public/cover.jpg" }, image], sources: [] }),
  };
  const linked = withPreviewToken(entry, TOKEN);
  expect(linked).toMatchObject({ images: [image.url + LINK], imageUrl: [image.url + LINK], image: image.url + LINK });
  expect(linked.imageDetails).toEqual([
    { ...image, url: image.url + LINK, variants: image.variants.map((each) => ({ ...each, url: each.url + LINK })) },
  ]);
  expect(linked.descriptionHtml).toBe("");
  const addresses = [...linked.contentHtml.matchAll(/\/uploads\/variants\/[^\s"]+/g)].map(([address]) => address);
  expect(addresses.length).toBeGreaterThan(4);
  expect(addresses.every((address) => address.endsWith(LINK))).toBe(true);
  // Everything else is unchanged.
  expect(linked.contentHtml.replaceAll(LINK, "")).toBe(entry.contentHtml);
  expect(linked.contentHtml).toContain('src="/illustrations/charts/electrocuted.svg"');
  expect(linked.contentHtml).toContain('<a href="/uploads/public/raja.jpg">two</a>');
});

test("an entry without images stays as it is, and a tusker gets no field of an article", () => {
  const entry = { images: [], imageUrl: [], imageDetails: [], descriptionHtml: "<p>He walks.</p>" };
  expect(withPreviewToken(entry, TOKEN)).toEqual(entry);
  expect(withPreviewToken({ ...entry, image: null, contentHtml: "" }, TOKEN)).toMatchObject({ image: null });
});
