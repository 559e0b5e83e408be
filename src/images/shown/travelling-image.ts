import type { CSSProperties } from "react";
import { useViewTransitionState } from "react-router";

/**
 * While the visitor moves between a card and the page that it leads to, the image of either carries the same name, by
 * which browsers let the one become the other. At all other times there is no name, and so no style in a document, where
 * policy would forbid it.
 * @param address of the page, "/tuskers/gemunu"
 */
export function useTravellingImage(address: string): CSSProperties | undefined {
  // Each address has its own name: a page's image and the card of another may stand on one page, and both travel.
  const viewTransitionName = `picture${address.replaceAll("/", "-")}`;
  return useViewTransitionState(address) ? { viewTransitionName } : undefined;
}
