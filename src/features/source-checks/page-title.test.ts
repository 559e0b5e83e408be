import { expect, test } from "vitest";
import { pageTitle } from "./page-title.ts";

const titleOf = (html: string | Buffer, contentType = "text/html; charset=utf-8") =>
  pageTitle(Buffer.from(html), contentType);

test("the title of a page is read with its characters, on one line", () => {
  expect(titleOf("<!doctype html><HEAD><Title lang=en>Raja &amp; the\n  &quot;vanishing&quot; trail</TITLE>")).toBe(
    'Raja & the "vanishing" trail',
  );
  expect(titleOf("<titlebar>no</titlebar><title>ශ්\u200dරී ඇතා\u202e</title>")).toBe("ශ්\u200dරී ඇතා");
});

test("its encoding is that of the header, or else of the page", () => {
  const latin = Buffer.from("<meta charset='iso-8859-1'><title>Caf\u00e9</title>", "latin1");
  expect(titleOf(latin, "text/html")).toBe("Café");
  expect(titleOf(latin, "text/html; charset=windows-1252")).toBe("Café");
  expect(titleOf("<title>Raja</title>", "text/html; charset=nonsense")).toBe("Raja");
});

test("without a title there is none, nor in what is no page", () => {
  for (const html of ["", "<p>words", "<title>", "<title>never ends", "<title> \n </title>", "<title"]) {
    expect(titleOf(html)).toBeUndefined();
  }
  expect(titleOf("<title>Raja</title>", "application/pdf")).toBeUndefined();
  expect(titleOf("<title>Raja</title>", "")).toBeUndefined();
});

test("a long title takes little room", () => {
  expect([...(titleOf(`<title>${"a".repeat(200_000)}</title>`) ?? "")]).toHaveLength(300);
});
