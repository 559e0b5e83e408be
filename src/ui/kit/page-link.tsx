import type { ComponentProps } from "react";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";

export type PageLinkProps = Omit<ComponentProps<"a">, "href"> & {
  /** The address of a page of this site, beginning with a slash. */
  to: string;
  /** Whether following it shows a transition. */
  moves?: boolean;
  keepsScroll?: boolean;
  /** Whether following it always loads a document. */
  reloads?: boolean;
};

/**
 * A link to a page of this site, as plain HTML. `navigate.browser.ts` follows it on public pages, `follow-links.browser.ts` in the
 * admin area.
 */
export const PageLink = ({ to, moves = false, keepsScroll = false, reloads = false, ...props }: PageLinkProps) => (
  <a
    {...props}
    href={addressIn(currentLanguage(), to)}
    data-moves={moves ? "" : undefined}
    data-keeps-scroll={keepsScroll ? "" : undefined}
    data-reloads={reloads ? "" : undefined}
  />
);
