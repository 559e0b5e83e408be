import type { Schema } from "hast-util-sanitize";

/** Block elements. Loose text beside them at the top level becomes paragraphs when a page is rendered. */
export const BLOCK_TAGS: ReadonlySet<string> = new Set([
  "p",
  "h2",
  "h3",
  "h4",
  "blockquote",
  "ul",
  "ol",
  "figure",
  "table",
  "hr",
  "pre",
  "div",
]);

export const INLINE_TAGS: readonly string[] = [
  "br",
  "strong",
  "em",
  "b",
  "i",
  "u",
  "s",
  "sub",
  "sup",
  "a",
  "img",
  "code",
  "abbr",
  "span",
];
const PARTS = ["li", "figcaption", "caption", "thead", "tbody", "tr", "th", "td"];

/** The allow-list of rich text. Other elements are dropped or unwrapped. */
export const ALLOWED_TAGS: ReadonlySet<string> = new Set(
  [...BLOCK_TAGS, ...INLINE_TAGS, ...PARTS].filter((tag) => tag !== "div"),
);

/** Elements that are dropped with all their content: it is no readable text, or runs, loads or hides something. */
export const DROPPED_TAGS: readonly string[] = [
  "applet",
  "area",
  "audio",
  "base",
  "basefont",
  "bgsound",
  "button",
  "canvas",
  "command",
  "datalist",
  "embed",
  "fencedframe",
  "frame",
  "frameset",
  "head",
  "iframe",
  "input",
  "keygen",
  "link",
  "listing",
  "map",
  "math",
  "meta",
  "meter",
  "noembed",
  "noframes",
  "noscript",
  "object",
  "option",
  "optgroup",
  "param",
  "plaintext",
  "portal",
  "progress",
  "script",
  "select",
  "selectedcontent",
  "slot",
  "source",
  "style",
  "svg",
  "template",
  "textarea",
  "title",
  "track",
  "video",
  "xmp",
];

/** A language tag, such as `si`, `ta` or `en-GB`. */
export const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;
/** Where images in a text may come from: only this site's own folders. */
export const OWN_IMAGE = /^\/(?:uploads\/public|illustrations|portraits)\/(?!.*\.\.)[\w./-]{1,200}$/;
/** Safe links: the web, mail, this site (but not `//host`), anchors on the page, and numbers to call or to write to. */
export const SAFE_LINK =
  /^(?:https?:\/\/(?![^/?#]*@)[^/?#]|mailto:|\/(?![/\\])|#[\w-]{1,100}$|(?:tel|sms):\+?[\d().,*-]{2,30}(?:;ext=\d{1,8})?$)/;
export const LINK_REL = ["noopener", "noreferrer"];

/** The keys of up to ten sources: what a citation, `<sup data-sources="S56 S57"></sup>`, names. */
export const CITED_KEYS = /^S[1-9]\d{0,6}(?: S[1-9]\d{0,6}){0,9}$/;

const SPAN = /^(?:[1-9]|[1-4]\d|50)$/;
const PIXELS = /^[1-9]\d{0,4}$/;
/** The number of a point in a list. */
export const POINT_NUMBER = /^-?\d{1,5}$/;
/** The signs in which a list is numbered: 1, a, A, i, I. */
export const NUMBER_SIGNS = ["1", "a", "A", "i", "I"];
const CELL = [
  ["scope", "row", "col", "rowgroup", "colgroup"],
  ["colSpan", SPAN],
  ["rowSpan", SPAN],
] satisfies NonNullable<Schema["attributes"]>[string];

/** The schema of stored text. */
export const CLEAN_SCHEMA: Schema = {
  allowComments: false,
  allowDoctypes: false,
  ancestors: {
    li: ["ul", "ol"],
    figcaption: ["figure"],
    caption: ["table"],
    thead: ["table"],
    tbody: ["table"],
    tr: ["table"],
    th: ["table"],
    td: ["table"],
  },
  attributes: {
    "*": [["lang", LANGUAGE]],
    a: [
      ["href", SAFE_LINK],
      ["rel", ...LINK_REL],
    ],
    abbr: ["title"],
    img: [["src", OWN_IMAGE], "alt", ["width", PIXELS], ["height", PIXELS]],
    li: [["value", POINT_NUMBER]],
    ol: [
      ["start", POINT_NUMBER],
      ["reversed", true],
      ["type", ...NUMBER_SIGNS],
    ],
    sup: [["dataSources", CITED_KEYS]],
    td: CELL,
    th: CELL,
  },
  clobber: [],
  clobberPrefix: "",
  protocols: { href: ["http", "https", "mailto", "tel", "sms"] },
  required: {},
  strip: [...DROPPED_TAGS],
  tagNames: [...ALLOWED_TAGS],
};

/** The URL of an image variant: on this site or in a public bucket. */
const FORM = String.raw`(?:/uploads|https://[a-z0-9.:-]+(?:/[\w-]+)*)/variants/(?![\w.-]*\.\.)[\w.-]{1,120}`;
const VARIANT_AT_WIDTH = String.raw`${FORM} [1-9]\d{0,4}w`;
const SOURCES = [
  ["srcSet", new RegExp(`^${VARIANT_AT_WIDTH}(?:, ${VARIANT_AT_WIDTH})*$`)],
  ["sizes", /^[\w\s().,:-]{1,120}$/],
] satisfies NonNullable<Schema["attributes"]>[string];

/** The schema of rendered text: the same, plus what rendering adds. */
export const RENDER_SCHEMA: Schema = {
  ...CLEAN_SCHEMA,
  attributes: {
    ...CLEAN_SCHEMA.attributes,
    a: [
      ...(CLEAN_SCHEMA.attributes?.a ?? []),
      ["className", "video-link"],
      ["id", /^cite-\d{1,4}-\d{1,6}$/],
      ["ariaLabel", /^(?:Source \d{1,4}|\d{1,4} වන මූලාශ්‍රය|ஆதாரம் \d{1,4})$/],
    ],
    div: [
      ["className", "table-scroll"],
      ["tabIndex", 0],
      ["role", "region"],
      // The caption of the table.
      "ariaLabel",
    ],
    figure: [
      ["className", "video"],
      ["dataYoutube", /^[\w-]{11}$/],
    ],
    h2: [["id", /^section-[a-z0-9-]{1,80}$/]],
    h3: [["id", /^section-[a-z0-9-]{1,80}$/]],
    // Images may be in a public bucket. Their URLs come from the entry, never from the text.
    img: [
      ["src", OWN_IMAGE, new RegExp(`^${FORM}$`), /^https:\/\/[^/\s"'<>]+\/[^\s"'<>]+$/],
      ...SOURCES,
      "alt",
      ["width", PIXELS],
      ["height", PIXELS],
      ["loading", "lazy"],
      ["className", /^tone-[rgb]-(?:\d|1[0-5])$/],
    ],
    source: [["type", "image/avif", "image/webp"], ...SOURCES],
    span: [["className", "credit"]],
    // A citation has become the numbers of its sources.
    sup: [["className", "cite"]],
  },
  ancestors: { ...CLEAN_SCHEMA.ancestors, source: ["picture"] },
  strip: DROPPED_TAGS.filter((tag) => tag !== "source"),
  tagNames: [...ALLOWED_TAGS, "div", "picture", "source"],
};
