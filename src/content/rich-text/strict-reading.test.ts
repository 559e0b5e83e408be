import { expect, test } from "vitest";
import { SCRIPT_VECTORS } from "../../../tests/support/script-vectors/script-vectors.ts";
import { cleanRichText } from "./clean-rich-text.ts";
import { renderRichText } from "./render-rich-text.ts";

// The cleaner parses and serialises with one HTML parser. If that parser is wrong about something, tests that use it
// are wrong too. This test therefore has its own reader, much stricter than any browser: anything but plain tags with
// quoted values is an error, even if it is valid HTML.

const PIECES = /<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)*)>|[^<]+/gy;
const ATTRIBUTES = / ([a-z-]+)(?:="([^"]*)")?/g;
const TAGS =
  "a abbr b blockquote br caption code em figcaption figure h2 h3 h4 hr i img li ol p pre s span strong sub sup table tbody td th thead tr u ul";
const NAMES = "alt colspan height href lang rel reversed rowspan scope src start title type value width";
const RENDERED_TAGS = `${TAGS} div`;
const RENDERED_NAMES = `${NAMES} class id loading tabindex role aria-label data-youtube`;
const ADDRESS =
  /^(?:https?:\/\/[^"'<>\s\\]+|mailto:[^"<>\\]+|(?:tel|sms):[\d+().,*;ext=-]+|\/(?:[^/"'<>\s\\][^"'<>\s\\]*)?|#[\w-]+)$/;

/** Everything in the HTML that the strict reader rejects. */
function objectionsTo(html: string, tags: string, names: string): string[] {
  const objections: string[] = [];
  let end = 0;
  for (const [piece, closed, opened, attributes = ""] of html.matchAll(PIECES)) {
    end += piece.length;
    const tag = closed ?? opened;
    if (tag !== undefined && !tags.split(" ").includes(tag)) objections.push(piece);
    for (const [attribute, name = "", value = ""] of attributes.matchAll(ATTRIBUTES)) {
      if (!names.split(" ").includes(name)) objections.push(attribute);
      if (["href", "src"].includes(name) && !ADDRESS.test(value)) objections.push(attribute);
    }
  }
  if (end < html.length) objections.push(`unreadable: ${html.slice(end)}`);
  return objections;
}

test("whatever is stored of the vectors, and shown of them, a reader of plain tags alone can read", () => {
  const objections = SCRIPT_VECTORS.flatMap((vector) => {
    const { html } = cleanRichText(vector);
    return [
      ...objectionsTo(html, TAGS, NAMES),
      ...objectionsTo(renderRichText(html, { images: [], sources: [] }), RENDERED_TAGS, RENDERED_NAMES),
    ].map((objection) => ({ vector, objection }));
  });
  expect(objections).toEqual([]);
});

test("the narrow reader objects to nearly every vector as it was written", () => {
  const markup = SCRIPT_VECTORS.filter((vector) => /<[a-z/!?]/i.test(vector));
  const passed = markup.filter((vector) => objectionsTo(vector, TAGS, NAMES).length === 0);
  // These few are harmless HTML: their danger is in the URL, which is checked separately.
  expect(passed.length).toBeLessThan(markup.length / 20);
});
