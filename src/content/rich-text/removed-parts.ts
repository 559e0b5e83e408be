/** The names of elements in messages to an editor. */
const NAMES: Record<string, string> = {
  a: "a link",
  abbr: "an abbreviation",
  applet: "an embedded object",
  audio: "a sound player",
  base: "a base address",
  blockquote: "a quotation",
  button: "a button",
  caption: "a caption",
  code: "a piece of code",
  embed: "an embedded object",
  figure: "a figure",
  form: "a form",
  frame: "an embedded frame",
  frameset: "an embedded frame",
  h2: "a heading",
  h3: "a heading",
  h4: "a heading",
  hr: "a rule",
  iframe: "an embedded frame",
  img: "an image",
  input: "a form field",
  li: "a list item",
  link: "a linked resource",
  math: "a formula",
  meta: "a page setting",
  noscript: "a part for browsers without scripts",
  object: "an embedded object",
  ol: "a list",
  p: "a paragraph",
  script: "a script",
  select: "a form field",
  span: "a piece of text",
  style: "a style sheet",
  svg: "an SVG drawing",
  table: "a table",
  td: "a table cell",
  template: "a template",
  textarea: "a form field",
  th: "a table cell",
  title: "a page title",
  tr: "a table row",
  ul: "a list",
  video: "a video player",
};

const ATTRIBUTES: Record<string, string> = {
  className: "class",
  htmlFor: "for",
  httpEquiv: "http-equiv",
  acceptCharset: "accept-charset",
};

/** Names come from the text itself, so only ordinary ones are repeated. */
const ordinary = (name: string): string => (/^[a-z][a-z0-9:_-]{0,40}$/.test(name) ? name : "with a strange name");

export const elementName = (tag: string): string => NAMES[tag] ?? `the tag ${ordinary(tag)}`;

/** The attribute name for a property of the tree. */
export function attributeName(property: string): string {
  const known = ATTRIBUTES[property];
  if (known !== undefined) return known;
  const dashed = /^(?:aria|data)[A-Z]/.test(property) ? property.replace(/[A-Z]/g, (letter) => `-${letter}`) : property;
  return ordinary(dashed.toLowerCase());
}
