import type { CSSProperties } from "react";
import { useViewTransitionState } from "react-router";

type Travelling = { style: CSSProperties | undefined; "data-travels": "" | "here" };

/**
 * Attributes for the frame of an image. During navigation between a card and the page that it links to, both images carry the same name, so that the browser
 * can morph one into the other (View Transitions). At all other times there is no name, and therefore no inline style
 * in the HTML, which the Content Security Policy would forbid.
 * Where the server rendered the frame, `follow-links.browser.ts` names it.
 * @param address of the page, "/tuskers/gemunu"
 * @param isHere whether the image is that of the page itself
 */
export function useTravellingImage(address: string, isHere = false): Travelling {
  // Each address has its own name, because a page may show its own image and the card of another, and both may move.
  const viewTransitionName = `picture${address.replaceAll("/", "-")}`;
  const moves = useViewTransitionState(address);
  return { style: moves ? { viewTransitionName } : undefined, "data-travels": isHere ? "here" : "" };
}
