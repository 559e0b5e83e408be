import { expect, test } from "vitest";
import { imagesIn, withImages } from "./result-images.ts";
import { renderSource } from "./source/rendered-source.ts";

const [URL_A, URL_B] = ["/uploads/public/a.jpg", "/uploads/public/b.jpg"];

test("stored images of a text are shown from their new addresses", () => {
  const source = `He walks.\n\n<img src="${URL_A}">\n\n<img src="${URL_B}">\n\n<img src="/illustrations/charts/human-deaths.svg">`;
  const images = [
    { url: "/uploads/public/cover.jpg", alt: null },
    { url: URL_A, alt: 'A "bull" > a cow' },
    { url: URL_B, alt: null },
  ];
  const { html } = renderSource(source, images);
  expect(imagesIn(html)).toEqual([URL_A, URL_B]);
  const shown = withImages(html, (url) => (url === URL_A ? "blob:here" : undefined));
  expect(shown).toContain('src="blob:here"');
  expect(shown).toContain('src="/illustrations/charts/human-deaths.svg"');
  expect(shown).not.toContain("/uploads/");
  expect(shown.replace('src="blob:here"', `src="${URL_A}"`)).toBe(html.replace(`src="${URL_B}"`, ""));
});

test("sets of sources go, as they name what an <img> may not ask for", () => {
  const html = `<picture><source type="image/avif" srcset="/uploads/variants/a-320.avif 320w"><img src="${URL_A}" srcset="/uploads/variants/a.jpg 320w" alt="x"></picture>`;
  expect(withImages(html, () => "blob:here")).toBe(
    '<picture><source type="image/avif" ><img src="blob:here"  alt="x"></picture>',
  );
});

test("words that only look like an image stay as they are", () => {
  const html = `<p>&lt;img src="${URL_A}"&gt;</p>`;
  expect(imagesIn(html)).toEqual([]);
  expect(withImages(html, () => "blob:here")).toBe(html);
});
