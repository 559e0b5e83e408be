import { expect, test } from "vitest";
import { renderSource } from "./rendered-source.ts";

const IMAGES = [
  { url: "/uploads/public/cover.jpg", alt: "The cover" },
  { url: "/uploads/public/gemunu.jpg", alt: "A bull" },
];

test("the result is what the page will show, and what goes is named", () => {
  const { html, removed } = renderSource(
    '  He walks.\n\n<h2>Life</h2>\n<p class="x">On.</p><script>1</script>\n',
    IMAGES,
  );
  expect(html).toBe('<p>He walks.</p><h2 id="section-life">Life</h2><p>On.</p>');
  expect(removed).toEqual(["the attribute class of a paragraph", "a script"]);
});

test("shows the entry's images with their texts, except the cover", () => {
  const { html } = renderSource('<img src="/uploads/public/cover.jpg"><img src="/uploads/public/gemunu.jpg">', IMAGES);
  expect(html).toBe('<p><img src="/uploads/public/gemunu.jpg" alt="A bull" loading="lazy"></p>');
});

test("numbers the sources in the order in which the text cites them", () => {
  const { html } = renderSource('x<sup data-sources="S57"></sup> y<sup data-sources="S56"></sup>', []);
  expect(html.replace(/<[^>]*>/g, "")).toBe("x1 y2");
});
