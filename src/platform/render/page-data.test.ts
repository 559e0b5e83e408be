import { expect, test } from "vitest";
import { withPageData } from "./page-data.server.ts";

const streamOf = (...texts: string[]): ReadableStream =>
  ReadableStream.from(texts).pipeThrough(new TextEncoderStream());

const PASS_DATA = (nonce: string) =>
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(document.currentScript.previousElementSibling.text);window.__reactRouterContext.streamController.close()</script>`;

test("a page's data stands at its end, beside the script that passes it on, whose text is the same on every page", async () => {
  const page = (name: string) => withPageData(`<body><p>${name}</p></body>`, streamOf(`["${name}"]\n`), "n");
  for (const name of ["Raja", "$& $1"]) {
    expect(await page(name)).toBe(
      `<body><p>${name}</p><script type="application/json">["${name}"]\n</script>${PASS_DATA("n")}</body>`,
    );
  }
});

test("data in several pieces is put together, though a letter is cut in two", async () => {
  const bytes = new TextEncoder().encode('["කොටා"]');
  const pieces = ReadableStream.from([bytes.slice(0, 4), bytes.slice(4)]);
  expect(await withPageData("</body>", pieces, "n")).toContain('["කොටා"]</script>');
});

test("nothing in the data ends its element", async () => {
  const text = "</script><script>alert(1)</script><!--";
  const html = await withPageData("</body>", streamOf(JSON.stringify([text])), "n");
  const [, json = ""] = /<script type="application\/json">(.*?)<\/script><script nonce="n">/s.exec(html) ?? [];
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual([text]);
});

test("a page without data stays as it is", async () => {
  expect(await withPageData("<body></body>", undefined, "n")).toBe("<body></body>");
});
