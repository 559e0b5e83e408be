import type { ElementContent } from "hast";
import { writeHtml } from "../../content/rich-text/html-fragment.ts";
import type { Source } from "../../content/sources/source.ts";
import { webAddress } from "../../content/sources/web-address.ts";
import { words } from "../../content/sources/words.ts";

const element = (tagName: string, children: ElementContent[], href?: string): ElementContent => ({
  type: "element",
  tagName,
  properties: href === undefined ? {} : { href },
  children,
});

function item({ title, url }: Source): ElementContent {
  const href = url === undefined ? undefined : webAddress(url);
  const text: ElementContent = { type: "text", value: title };
  return element("li", [href === undefined ? text : element("a", [text], href)]);
}

/** The sources of an entry as HTML, with the numbers that its text has for them; empty if it has none. */
export const sourcesHtml = (sources: readonly Source[]): string =>
  sources.length === 0
    ? ""
    : writeHtml({
        type: "root",
        children: [element("h2", [{ type: "text", value: words.title }]), element("ol", sources.map(item))],
      });
