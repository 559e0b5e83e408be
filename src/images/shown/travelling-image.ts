import type { CSSProperties } from "react";
import { useViewTransitionState } from "react-router";

/**
 * During navigation between a card and the page that it links to, both images carry the same name, so that the browser
 * can morph one into the other (View Transitions). At all other times there is no name, and therefore no inline style
 * in the HTML, which the Content Security Policy would forbid.
 * @param address of the page, "/tuskers/gemunu"
 */
export function useTravellingImage(address: string): CSSProperties | undefined {
  // Each address has its own name, because a page may show its own image and the card of another, and both may move.
  const viewTransitionName = `picture${address.replaceAll("/", "-")}`;
  return useViewTransitionState(address) ? { viewTransitionName } : undefined;
}
