const TOKEN = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|<[^>]*>?|[^<]+/g;
const ENTITY = /&(?!(?:amp|lt|gt|quot|#\d+);)/;

/** Well-formedness errors of a text as XML: elements closed in order, attributes quoted, characters escaped. */
function flawsOfMarkup(svg: string): string[] {
  const flaws: string[] = [];
  const open: string[] = [];
  for (const [token, closing, name, attributes = "", empty] of svg.matchAll(TOKEN)) {
    if (ENTITY.test(token)) flaws.push(`a bare & in ${token.slice(0, 60)}`);
    if (name === undefined) {
      if (token.startsWith("<")) flaws.push(`no element: ${token.slice(0, 60)}`);
      continue;
    }
    const names = Array.from(attributes.matchAll(/([\w:-]+)="/g), (match) => match[1]);
    if (new Set(names).size < names.length) flaws.push(`an attribute twice in ${token.slice(0, 60)}`);
    if (closing) {
      if (open.pop() !== name) flaws.push(`</${name}> closes another element`);
    } else if (!empty) open.push(name);
  }
  return open.length ? [...flaws, `never closed: ${open.join(", ")}`] : flaws;
}

/**
 * The flaws of a drawing: malformed markup, invalid numbers, duplicate or missing ids, and anything that could run a
 * script or load something. Empty for a valid drawing.
 */
export function flawsOfSvg(svg: string): string[] {
  const flaws = flawsOfMarkup(svg);
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg)) flaws.push("does not begin as SVG");
  for (const wrong of svg.match(/NaN|undefined|null|Infinity|\[object/g) ?? []) flaws.push(`contains ${wrong}`);
  for (const active of svg.match(/<(?:script|style|foreignObject|image|a)\b|\son\w+=|javascript:/g) ?? []) {
    flaws.push(`may not contain ${active}`);
  }
  for (const [, target = ""] of svg.matchAll(/(?:href="|url\()([^")]*)/g)) {
    if (!target.startsWith("#")) flaws.push(`refers to ${target}`);
    else if (!svg.includes(`id="${target.slice(1)}"`)) flaws.push(`refers to ${target}, which does not exist`);
  }
  const ids = Array.from(svg.matchAll(/\sid="([^"]*)"/g), (match) => match[1]);
  if (new Set(ids).size < ids.length) flaws.push("has an id twice");
  return flaws;
}
