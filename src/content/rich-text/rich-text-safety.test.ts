import fc from "fast-check";
import type { Element, Nodes } from "hast";
import { sanitize } from "hast-util-sanitize";
import { describe, expect, test } from "vitest";
import { SCRIPT_FAMILIES, SCRIPT_VECTORS } from "../../../tests/support/script-vectors/script-vectors.ts";
import { runs } from "../../../tests/support/tier.ts";
import { RENDER_SCHEMA } from "./allowed-html.ts";
import { cleanAndRead, cleanRichText } from "./clean-rich-text.ts";
import { parseFragment, writeHtml } from "./html-fragment.ts";
import { plainTextOf } from "./plain-text-of.ts";
import { renderRichText } from "./render-rich-text.ts";

// Written independently of the schemas, so that a mistake in them shows here.
const EVERYWHERE = ["lang"];
const STORED: Record<string, string[]> = {
  a: ["href", "rel"],
  abbr: ["title"],
  img: ["src", "alt", "width", "height"],
  td: ["scope", "colSpan", "rowSpan"],
  th: ["scope", "colSpan", "rowSpan"],
};
for (const tag of "p caption br h2 h3 h4 strong em b i u s sub sup blockquote ul ol li figure figcaption table thead tbody tr hr code pre span".split(
  " ",
))
  STORED[tag] = [];
STORED.sup = ["dataSources"];
STORED.ol = ["start", "reversed", "type"];
STORED.li = ["value"];
const SHOWN: Record<string, string[]> = {
  ...STORED,
  a: ["href", "rel", "className", "id", "ariaLabel"],
  div: ["className", "tabIndex", "role", "ariaLabel"],
  figure: ["className", "dataYoutube"],
  h2: ["id"],
  h3: ["id"],
  img: ["src", "srcSet", "sizes", "alt", "width", "height", "loading", "className"],
  picture: [],
  source: ["type", "srcSet", "sizes"],
  span: ["className"],
  sup: ["className"],
};
const IMAGES = [
  {
    url: "/uploads/public/one.jpg",
    width: 800,
    height: 600,
    placeholder: "k/gNFZpbdXePiH9zX4dw95h/qmUL",
    variants: (["image/avif", "image/webp", "image/jpeg"] as const).map((type) => ({
      url: `/uploads/variants/one-640-0123456789ab.${type.slice("image/".length)}`,
      width: 640,
      height: 480,
      type,
    })),
    alt: 'He "looks" <up>',
    credit: '<b onclick="x">A. Person</b>',
    licence: "https://terms.example/?a=<b>&c='d\"",
  },
];

const SOURCES = [{ key: "S1" }, {}, { key: "S22" }, { key: "S333" }];

function* elementsOf(node: Nodes): Generator<Element> {
  if (node.type === "element") yield node;
  if (node.type === "comment" || node.type === "doctype") throw new Error(`a ${node.type} remained`);
  if ("children" in node) for (const child of node.children) yield* elementsOf(child as Nodes);
}

function isCitation(written: string): boolean {
  const keys = written.split(" ");
  return keys.length <= 10 && new Set(keys).size === keys.length && keys.every((key) => /^S[1-9]\d{0,6}$/.test(key));
}

function wrongPartsOf(html: string, allowed: Record<string, string[]>): string[] {
  const wrong: string[] = [];
  for (const { tagName, properties, children } of elementsOf(parseFragment(html))) {
    const names = allowed[tagName];
    if (names === undefined) wrong.push(`<${tagName}>`);
    for (const [name, value] of Object.entries(properties)) {
      if (!names?.includes(name) && !EVERYWHERE.includes(name)) wrong.push(`${tagName} ${name}`);
      if (
        name === "href" &&
        !/^(?:https?:\/\/[a-z0-9[]|mailto:|(?:tel|sms):\+?[\d().,*-]+(?:;ext=\d+)?$|\/(?![/\\])|#[\w-]+$)/.test(
          String(value),
        )
      )
        wrong.push(`${name}=${value}`);
      if (name === "href" && URL.parse(String(value), "https://here.example")?.username) wrong.push(`${name}=${value}`);
      if (
        name === "src" &&
        !/^\/(?:uploads\/(?:public|variants)|illustrations|portraits)\/[\w./-]+$/.test(String(value))
      )
        wrong.push(`${name}=${value}`);
      if (
        name === "srcSet" &&
        !/^\/uploads\/variants\/one-640-[0-9a-f]{12}\.(?:avif|webp|jpeg) 640w$/.test(String(value))
      )
        wrong.push(`${name}=${value}`);
      if (name === "src" && String(value).includes("..")) wrong.push(`${name}=${value}`);
      const id = tagName === "a" ? /^cite-[134]-\d+$/ : /^section-[a-z0-9-]+$/;
      if (name === "id" && !id.test(String(value))) wrong.push(`${name}=${value}`);
      if (name === "ariaLabel" && tagName === "a" && !/^Source [134]$/.test(String(value)))
        wrong.push(`${name}=${value}`);
      if (name === "dataSources" && !(isCitation(String(value)) && children.length === 0))
        wrong.push(`${name}=${value}`);
    }
  }
  return wrong;
}

test("there are more than 450 different vectors, each in one family", () => {
  expect(SCRIPT_VECTORS.length).toBeGreaterThan(450);
  expect(SCRIPT_FAMILIES.flatMap(({ vectors }) => vectors)).toHaveLength(SCRIPT_VECTORS.length);
  for (const { name, about } of SCRIPT_FAMILIES) expect(about, name).toMatch(/^[A-Z].+\.$/);
});

describe.each(SCRIPT_VECTORS.map((vector) => [vector]))("%j", (vector) => {
  test.each([
    ["alone", vector],
    ["inside a paragraph", `<p>before ${vector} after</p>`],
    ["inside a table", `<table><tr><td>${vector}</td></tr></table>`],
    ["in plain text", `First.\n\n${vector}\n\nLast.`],
    ["in a heading and a link", `<h2><a href="https://example.com/">${vector}</a></h2>`],
  ])("is harmless %s", (_, source) => {
    const clean = cleanRichText(source).html;
    expect(wrongPartsOf(clean, STORED)).toEqual([]);
    expect(cleanRichText(clean)).toEqual({ html: clean, removed: [] });
    const shown = renderRichText(clean, { images: IMAGES, sources: SOURCES });
    expect(wrongPartsOf(shown, SHOWN)).toEqual([]);
    expect(writeHtml(sanitize(parseFragment(shown), RENDER_SCHEMA))).toBe(shown);
    // Rendering is safe even if the stored text is not clean.
    expect(wrongPartsOf(renderRichText(source, { images: IMAGES, sources: SOURCES }), SHOWN)).toEqual([]);
  });
});

describe("whatever is written", () => {
  const tag = fc.constantFrom(
    ..."p div h1 h2 b i a table tr td th tbody caption ul ol li dl dt pre code blockquote figure figcaption img br hr span sup form button svg math mtext style script template select option noscript iframe textarea foreignObject title font nobr details summary object frameset body col x-y".split(
      " ",
    ),
  );
  const attribute = fc.constantFrom(
    "",
    ' href="https://youtu.be/dQw4w9WgXcQ"',
    ' href="javascript:x"',
    ' href="/tuskers"',
    ' src="/uploads/public/one.jpg"',
    " src=x onerror=y",
    ' lang="si"',
    ' style="x" class=video',
    ' id="app"',
    ' data-sources="S1 S22"',
    ' data-sources="S22 S22"',
    ' data-sources="S1 x"',
    ' title="</style><img src=x onerror=y>"',
    ' start="3" type="a" reversed',
    ' value="7" type="A"',
    ' start="javascript:x" value="<b>" type="submit"',
  );
  const piece = fc.oneof(
    fc.tuple(tag, attribute).map(([name, words]) => `<${name}${words}>`),
    tag.map((name) => `</${name}>`),
    fc.constantFrom(
      "text",
      "\n\n",
      "\n",
      " ",
      "&lt;",
      "&amp;",
      "<",
      "&",
      "<!--",
      "-->",
      "]]>",
      "https://youtu.be/dQw4w9WgXcQ",
      '<sup data-sources="S333 S1"></sup>',
      '<sup data-sources="S4444"></sup>',
      "රාජා",
    ),
    fc.string({ maxLength: 6, unit: "grapheme" }),
  );
  const soup = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(""));

  test("only what is allowed remains, and cleaning again changes nothing", () => {
    fc.assert(
      fc.property(soup, (source) => {
        const clean = cleanRichText(source).html;
        expect(wrongPartsOf(clean, STORED)).toEqual([]);
        expect(cleanRichText(clean).html).toBe(clean);
      }),
      { numRuns: runs(2000, 500) },
    );
  });

  test("the tree that comes with clean text is what the text reads as", () => {
    fc.assert(
      fc.property(soup, (source) => {
        const { html, tree } = cleanAndRead(source);
        expect(html).toBe(cleanRichText(source).html);
        expect(plainTextOf(tree)).toBe(plainTextOf(html));
        expect(renderRichText(tree, { images: IMAGES, sources: SOURCES })).toBe(
          renderRichText(html, { images: IMAGES, sources: SOURCES }),
        );
      }),
      { numRuns: runs(2000, 500) },
    );
  });

  test("what is shown is allowed and reads back as itself", () => {
    fc.assert(
      fc.property(soup, (source) => {
        const shown = renderRichText(cleanRichText(source).html, { images: IMAGES, sources: SOURCES });
        expect(wrongPartsOf(shown, SHOWN)).toEqual([]);
        // A line break at the start of preformatted text shows nothing, and parsers drop it.
        const read = shown.replace(/<pre>\n/g, "<pre>");
        expect(writeHtml(sanitize(parseFragment(shown), RENDER_SCHEMA))).toBe(read);
      }),
      { numRuns: runs(2000, 500) },
    );
  });

  test("text without markup stays as written", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{N}\p{M} .,'"“”’()–\n-]*$/u), (text) => {
        // Texts are stored in one Unicode form.
        expect(cleanRichText(text)).toEqual({ html: text.normalize("NFC"), removed: [] });
      }),
    );
  });
});
