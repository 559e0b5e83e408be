import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type SiteFacts, SiteFactsContext } from "../../ui/kit/site-facts.ts";
import { PART, type PagePart, PartsContext } from "../../ui/render/part.ts";

const withFacts = (facts: SiteFacts, node: ReactNode) => createElement(SiteFactsContext, { value: facts }, node);

type Rendered = { html: string; preloads: readonly string[] };

const rendered = new WeakMap<object, Map<string, Rendered>>();

/** React preloads images that are not lazy, in front of what it renders. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;

/** @param preloads takes what the parts preload */
function htmlWithParts(node: ReactNode, facts: SiteFacts, preloads: Set<string>): string {
  const parts: PagePart[] = [];
  const html = renderToStaticMarkup(createElement(PartsContext, { value: parts }, withFacts(facts, node)));
  return html.replaceAll(PART, (_, number: string) => {
    const part = renderedPart(parts[Number(number)] as PagePart, facts);
    for (const links of part.preloads) preloads.add(links);
    return part.html;
  });
}

function renderedPart({ of, name, children }: PagePart, facts: SiteFacts): Rendered {
  return rendered
    .getOrInsertComputed(of, () => new Map())
    .getOrInsertComputed(name, () => {
      const preloads = new Set<string>();
      const html = htmlWithParts(children, facts, preloads);
      const [own] = PRELOADS.exec(html) ?? [];
      if (own === undefined) return { html, preloads: [...preloads] };
      return { html: html.slice(own.length), preloads: [own, ...preloads] };
    });
}

/** The HTML of a document, with that of its parts, each rendered once as long as what it is made from exists. */
export function renderWithParts(document: ReactNode, facts: SiteFacts): string {
  const preloads = new Set<string>();
  const html = htmlWithParts(document, facts, preloads);
  return preloads.size === 0 ? html : html.replace("</head>", () => `${[...preloads].join("")}</head>`);
}
