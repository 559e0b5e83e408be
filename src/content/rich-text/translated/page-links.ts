import type { ElementContent } from "hast";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";

/** Addresses of this site that are no pages, or name a language already. */
const NO_PAGE =
  /^\/(?:\/|(?:admin|api|cards|drawings|feeds|illustrations|landscapes|portraits|si|ta|uploads)(?:[/?#]|$))|^[^?#]*\.\w+(?:[?#]|$)/;

const isPage = (href: unknown): href is string =>
  typeof href === "string" && href.startsWith("/") && !NO_PAGE.test(href);

/** Makes the links of a text to pages of this site stay in the language of the page. */
export const keepLanguage = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.map((node) => {
    if (node.type !== "element") return node;
    const { href } = node.properties;
    const properties =
      node.tagName === "a" && isPage(href)
        ? { ...node.properties, href: addressIn(currentLanguage(), href) }
        : node.properties;
    return { ...node, properties, children: keepLanguage(node.children) };
  });
