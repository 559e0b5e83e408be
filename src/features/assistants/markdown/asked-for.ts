import { languageOf } from "../../../platform/languages/language.ts";
import { MARKDOWN_HOME, MARKDOWN_SUFFIX, markdownAddress } from "../../../platform/languages/markdown-address.ts";
import type { PublicPage } from "../../../site/page/public-page.ts";

/** Which addresses are of pages that have Markdown, and of that. */
export function markdownAddresses(pages: readonly PublicPage[]) {
  /** The pages that are the same for everybody; parts with a colon stand for a name. */
  const known = pages
    .filter(({ cache }) => cache !== "never")
    .map(({ path }) => new RegExp(`^${path.replace(/:[a-z]+/g, "[A-Za-z0-9-]+")}$`));

  const isPage = (pathname: string): boolean => {
    const { path } = languageOf(pathname);
    return known.some((pattern) => pattern.test(path));
  };

  return {
    /** The page whose Markdown has this address; undefined if it is none of that kind. */
    pageOf(pathname: string): string | undefined {
      if (!pathname.endsWith(MARKDOWN_SUFFIX)) return undefined;
      const page = pathname.slice(0, -MARKDOWN_SUFFIX.length);
      const found = page.endsWith(MARKDOWN_HOME) ? page.slice(0, -MARKDOWN_HOME.length) || "/" : page;
      return isPage(found) && markdownAddress(found) === pathname ? found : undefined;
    },
    /** The address of the Markdown of a page; undefined if it is no page that has one. */
    markdownOf: (pathname: string): string | undefined => (isPage(pathname) ? markdownAddress(pathname) : undefined),
  };
}

const MARKDOWN = "text/markdown";

/** How much a client wants a type that it names, from 0 to 1. */
function weightOf(accept: string, type: string): number {
  const named = accept.split(",").find((part) => part.trim().toLowerCase().split(/[\s;]/, 1)[0] === type);
  if (named === undefined) return 0;
  const weight = Number(/;\s*q=([\d.]+)/i.exec(named)?.[1] ?? 1);
  return Number.isNaN(weight) ? 1 : weight;
}

/** Whether a client asks for Markdown, and for nothing rather than it. Browsers do not name it. */
export const wantsMarkdown = (accept: string | undefined): boolean =>
  accept?.includes(MARKDOWN) === true &&
  weightOf(accept, MARKDOWN) > 0 &&
  weightOf(accept, MARKDOWN) >= weightOf(accept, "text/html");
