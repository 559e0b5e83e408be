import { createContext, createElement, type ReactNode, use } from "react";

/** A part of a page whose HTML is rendered apart from it, and used again. */
export type PagePart = {
  /** The HTML is good as long as this object exists. */
  of: object;
  name: string;
  children: ReactNode;
};

/** The parts of the page that is being rendered; undefined where all of it is rendered at once, as in browsers. */
export const PartsContext = createContext<PagePart[] | undefined>(undefined);

/** What stands in the HTML of a page for the part with this number. */
export const PART = /<template data-part="(\d+)"><\/template>/g;

/**
 * A part that many pages show alike. Inside it nothing knows the address of the page.
 * @param of what the part is made from: the same object for the same HTML, in one language
 * @param name tells the parts of one object from each other
 */
export function Part({ of, name, children }: PagePart): ReactNode {
  const parts = use(PartsContext);
  if (parts === undefined) return children;
  parts.push({ of, name, children });
  return createElement("template", { "data-part": parts.length - 1 });
}
