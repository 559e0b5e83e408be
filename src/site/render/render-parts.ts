import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PART, type PagePart, PartsContext } from "../../platform/render/part.ts";
import { type SiteFacts, SiteFactsContext } from "../../platform/ui/site-facts.ts";

const withFacts = (facts: SiteFacts, node: ReactNode) => createElement(SiteFactsContext, { value: facts }, node);

type Rendered = { html: string; preloads: string };

const rendered = new WeakMap<object, Map<string, Rendered>>();

/** React preloads images that are not lazy, in front of what it renders. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

function htmlOf({ of, name, children }: PagePart, facts: SiteFacts): Rendered {
  return rendered
    .getOrInsertComputed(of, () => new Map())
    .getOrInsertComputed(name, () => {
      const html = renderToStaticMarkup(withFacts(facts, children));
      const [preloads = ""] = PRELOADS.exec(html) ?? [];
      return { html: html.slice(preloads.length), preloads };
    });
}

/** The HTML of a document, with that of its parts, each rendered once as long as what it is made from exists. */
export function renderWithParts(document: ReactNode, facts: SiteFacts): string {
  const parts: PagePart[] = [];
  const html = renderToStaticMarkup(createElement(PartsContext, { value: parts }, withFacts(facts, document)));
  const preloads = new Set<string>();
  const whole = html.replaceAll(PART, (_, number: string) => {
    const part = htmlOf(parts[Number(number)] as PagePart, facts);
    if (part.preloads !== "") preloads.add(part.preloads);
    return part.html;
  });
  return preloads.size === 0 ? whole : whole.replace("</head>", () => `${[...preloads].join("")}</head>`);
}
