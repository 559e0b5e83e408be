/// <reference types="vite/types/importMeta.d.ts" />
import type { ReactNode } from "react";
import { isPrefetch } from "../../platform/api-client/prefetch-cache.ts";
import { type PageMeta, pageMeta } from "../meta/page-meta.ts";
import { ServedHtml } from "./served-html.tsx";

/** A page as its loader makes it: its head, and its content as elements. */
export type MadePage = { head: PageMeta; content: ReactNode };

const hide = <Of extends object>(object: Of, name: keyof Of) =>
  Object.defineProperty(object, name, { enumerable: false });

/**
 * The page for rendering on the server. What is not enumerable stays there: browsers get the head alone as data, because
 * they leave the content as it is in the HTML.
 */
export function served(page: MadePage): MadePage {
  hide(page.head, "structuredData");
  hide(page.head, "article");
  hide(page.head, "oembed");
  return withServedContent(page);
}

/** The same for a page with a head of its own kind. */
export const withServedContent = <Page extends { content: ReactNode }>(page: Page): Page => hide(page, "content");

/**
 * Waits for the code that makes a page, which browsers load when a link leads to it. If there is none, for example because
 * a new release was installed since, the browser loads the page as a document.
 */
export async function codeFor<Code>(request: Request, loading: Promise<Code>): Promise<Code> {
  try {
    return await loading;
  } catch (error) {
    if (import.meta.env.SSR || isPrefetch(request)) throw error;
    location.assign(request.url);
    return new Promise(() => {});
  }
}

/** The head of a page that was made; undefined if it could not be. */
export const madeHead = (matches: Parameters<typeof pageMeta>[0], page: unknown) =>
  page === undefined ? undefined : pageMeta(matches, (page as MadePage).head);

/**
 * The content of a page. The browser leaves what the server rendered as it is, and renders the page itself when a link
 * leads to it or back to it. So a first visit loads neither the code of the content nor its data. What reacts inside it
 * must therefore listen at the document, and not with React's handlers.
 */
export function PageContent({ page }: { page: unknown }) {
  const { content } = page as Partial<MadePage>;
  return content === undefined ? <ServedHtml key="served" /> : <div key="made">{content}</div>;
}
