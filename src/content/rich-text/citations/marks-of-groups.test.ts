import { describe, expect, test } from "vitest";
import { renderRichText } from "../render-rich-text.ts";
import { groupCitations } from "./marks-of-groups.ts";

const SOURCES = Array.from({ length: 12 }, (_, index) => ({ key: `S${index + 1}` }));
const cite = (...numbers: number[]) => `<sup data-sources="${numbers.map((number) => `S${number}`).join(" ")}"></sup>`;
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** A text as readers see it: each mark in brackets with the numbers that it names, and nothing of other tags. */
function read(source: string): string {
  const html = groupCitations(renderRichText(source, { images: [], sources: SOURCES }));
  return html
    .replace(/<a class="cite"[^>]* data-numbers="([^"]*)"[^>]*>[^<]*<\/a>/g, "[$1]")
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("\u00a0", "");
}

describe("the citations of a block are one mark", () => {
  test("behind the last of them, in the order in which the text names the sources", () => {
    expect(read(`<p>One.${cite(4)} Two.${cite(2, 4)} Three.</p><p>Four.${cite(4)}</p>`)).toBe(
      "One. Two.[4, 2] Three.Four.[4]",
    );
  });

  test("in a list for each point, and in a quotation for each paragraph", () => {
    expect(read(`<ul><li>a${cite(1)} b${cite(2)}</li><li>c${cite(2)}<ul><li>d${cite(3)}</li></ul></li></ul>`)).toBe(
      "a b[1, 2]c[2]d[3]",
    );
    expect(read(`<blockquote><p>a${cite(1)}</p><p>b${cite(2)}</p></blockquote>`)).toBe("a[1]b[2]");
  });

  test("in a table for each row, in its last cell that cites", () => {
    const row = `<tr><td>a${cite(1)}</td><td><p>b${cite(2)}</p><p>c${cite(1)}</p></td><td>d</td></tr>`;
    expect(read(`<table><tbody>${row}<tr><td>e${cite(3)}</td></tr></tbody></table>`)).toBe("abc[1, 2]de[3]");
  });

  test("in a list once for points that rest on the same sources, as long as each of them cites", () => {
    const item = (text: string) => `<li>${text}</li>`;
    const items = [`a${cite(1, 2)}`, `b${cite(1, 2)}`, `c${cite(3)}`, `d${cite(3)}`, "e", `f${cite(3)}`];
    expect(read(`<ul>${items.map(item).join("")}</ul><p>g${cite(3)}</p>`)).toBe("ab[1, 2]cd[3]ef[3]g[3]");
  });

  test("in a table of many rows together below it, each with the name of its row", () => {
    const rows = upTo(5).map(
      (n) => `<tr><td><a href="/tuskers/b${n}">bull ${n}</a>${cite(n)}</td><td>x${cite(6)}</td></tr>`,
    );
    const table = (count: number) => `<table><tbody>${rows.slice(0, count).join("")}</tbody></table>`;
    expect(read(table(4))).toBe(
      upTo(4)
        .map((n) => `bull ${n}x[${n}, 6]`)
        .join(""),
    );
    expect(read(`${table(5)}<p>y${cite(7)}</p>`)).toBe(
      `${upTo(5)
        .map((n) => `bull ${n}x`)
        .join("")}Sources of this table, row by row${upTo(5)
        .map((n) => `bull ${n}[${n}, 6]`)
        .join("")}y[7]`,
    );
  });

  test("of eight sources at most: the next begins another", () => {
    expect(read(`<p>a${cite(...upTo(6))} b${cite(7, 8)} c${cite(8, 9)} d${cite(10)}</p>`)).toBe(
      "a b[1, 2, 3, 4, 5, 6, 7, 8] c d[8, 9, 10]",
    );
  });

  test("with a second beside it only where a single citation names more than eight", () => {
    expect(read(`<p>a${cite(...upTo(10))}</p>`)).toBe("a[1, 2, 3, 4, 5, 6, 7, 8][9, 10]");
    expect(read(`<p><b>a${cite(...upTo(5))}</b>${cite(6, 7, 8, 9)}</p>`)).toBe("a[1, 2, 3, 4, 5, 6, 7, 8][9]");
  });
});

test("a mark says how many sources it has, leads to the first, and breaks no line before itself", () => {
  const html = groupCitations(
    renderRichText(`<p>a${cite(3)} b${cite(1)}</p><p>c${cite(3)}</p>`, { images: [], sources: SOURCES }),
  );
  expect(html).toContain(
    `b<span data-numbers="1"></span>\u00a0<a class="cite" href="#source-3" id="cite-3-1" data-numbers="3, 1" aria-label="2 sources for this passage">2 sources</a></p>`,
  );
  expect(html).toContain(
    `c<span data-numbers="3"></span>\u00a0<a class="cite" href="#source-3" id="cite-3-2" data-numbers="3" aria-label="1 source for this passage">Source</a></p>`,
  );
});

test("each citation keeps the numbers of its own sources where it stands, for paper and Markdown", () => {
  const html = groupCitations(renderRichText(`<p>a${cite(2, 5)}, b${cite(1)}</p>`, { images: [], sources: SOURCES }));
  expect(html).toMatch(/^<p>a<span data-numbers="2, 5"><\/span>, b<span data-numbers="1"><\/span>/);
});

test("a text that cites nothing stays as it is", () => {
  const html = "<p>x<sup>2</sup></p><table><tr><td>y</td></tr></table>";
  expect(groupCitations(html)).toBe(html);
});
