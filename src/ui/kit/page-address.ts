import { createContext, use } from "react";

/** The address of the page that is rendered: its path without the language, and its query with the question mark. */
export type PageAddress = { pathname: string; search: string };

export const PageAddressContext = createContext<PageAddress | undefined>(undefined);

/** @throws Error outside a page, which would link to the wrong one */
export function usePageAddress(): PageAddress {
  const address = use(PageAddressContext);
  if (address === undefined) throw new Error("There is no page around this component");
  return address;
}
