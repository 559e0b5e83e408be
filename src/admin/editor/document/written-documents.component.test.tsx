import type { Node as TextNode } from "@tiptap/pm/model";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../tests/support/tier.ts";
import { TEXT_SCHEMA } from "../schema/text-schema.browser.ts";
import { readDocument } from "./read-document.browser.ts";
import { writeDocument } from "./write-document.browser.ts";

type Json = { type: string; attrs?: object; marks?: object[]; text?: string; content?: Json[] };

const MARKS = [
  { type: "link", attrs: { href: "https://example.org/a?b=1&c" } },
  { type: "bold" },
  { type: "italic" },
  { type: "underline" },
  { type: "superscript" },
  { type: "code" },
];
const text = fc
  .tuple(
    fc.constantFrom("He", "walks & stays", "a < b", "&lt;", "රාජා", "https://youtu.be/dQw4w9WgXcQ"),
    fc.subarray(MARKS),
  )
  .map(([written, marks]): Json => ({ type: "text", text: written, marks }));
const between = fc.constantFrom<Json>(
  { type: "lineBreak" },
  { type: "citation", attrs: { keys: ["S56", "S7"] } },
  { type: "image", attrs: { src: "/uploads/public/a.jpg", alt: 'A "bull"' } },
  { type: "text", text: " and " },
);
/** Words at both ends: blanks and line breaks there mean nothing in HTML. */
const line = fc
  .tuple(text, fc.array(fc.tuple(between, text), { maxLength: 3 }))
  .map(([first, rest]) => [first, ...rest.flat()]);
const node = (type: string, content: fc.Arbitrary<Json[]>, attrs: object = {}) =>
  content.map((inside): Json => ({ type, attrs, content: inside }));
const some = (part: fc.Arbitrary<Json>) => fc.array(part, { minLength: 1, maxLength: 3 });
const paragraph = node("paragraph", line);
const LISTS: readonly [string, object, string | null][] = [
  ["bulletList", {}, null],
  ["orderedList", {}, null],
  ["orderedList", { start: "3", type: "a" }, "7"],
  ["orderedList", { reversed: true }, null],
];

const { block } = fc.letrec<{ block: Json }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    paragraph,
    node("paragraph", line, { lang: "si" }),
    ...[2, 3, 4].map((level) => node("heading", line, { level })),
    fc.constant<Json>({ type: "rule" }),
    node("preformatted", fc.constant([{ type: "text", text: "a\n  b" }])),
    node("quotation", some(tie("block"))),
    ...LISTS.map(([list, attrs, value]) =>
      node(
        list,
        some(
          node(
            "listItem",
            fc.tuple(paragraph, fc.array(tie("block"), { maxLength: 1 })).map((all) => all.flat()),
            { value },
          ),
        ),
        attrs,
      ),
    ),
    node("figure", fc.tuple(fc.constant<Json>({ type: "figureImage" }), node("caption", line))),
    node("table", some(node("tableRow", some(node("tableCell", some(tie("block"))))))),
  ),
}));

/** Whether a paragraph has a tag is how it is written, not what it says. */
const withoutTags = (document: TextNode): unknown =>
  JSON.parse(JSON.stringify(document.toJSON(), (name, value) => (name === "tagged" ? undefined : value)));

test("a document that was written and read again is the same", () => {
  fc.assert(
    fc.property(some(block), (content) => {
      const document = TEXT_SCHEMA.nodeFromJSON({ type: "doc", content });
      document.check();
      expect(withoutTags(readDocument(writeDocument(document)))).toEqual(withoutTags(document));
    }),
    { numRuns: runs(400) },
  );
});
