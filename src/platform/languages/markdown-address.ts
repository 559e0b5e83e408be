import { languageOf } from "./language.ts";

export const MARKDOWN_SUFFIX = ".md";
/** The last part of the address of Home, which has no name. */
export const MARKDOWN_HOME = "/index";

/** The address of a page as Markdown. @param pathname without a query */
export const markdownAddress = (pathname: string): string =>
  (languageOf(pathname).path === "/" ? `${pathname.replace(/\/$/, "")}${MARKDOWN_HOME}` : pathname) + MARKDOWN_SUFFIX;
