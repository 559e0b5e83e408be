import { type RefObject, useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router";
import { termsOf } from "../../../../platform/text/finding/found-words.ts";
import { hitsBefore } from "../../../kit/found-address.ts";
import { showWords } from "./show-words.browser.ts";

/**
 * For a form that somebody comes to from the list of hits: selects the words where they were found.
 * @returns the address of that list, to go back to after saving; undefined for everybody else
 */
export function useShownWords(root: RefObject<HTMLElement | null>): string | undefined {
  const { search: query } = useLocation();
  const showAsked = useEffectEvent(() => {
    const asked = new URLSearchParams(query);
    const [find, path] = [asked.get("find"), asked.get("at")];
    if (find === null || path === null || root.current === null) return undefined;
    return showWords(root.current, { path, terms: termsOf(find) });
  });
  useEffect(() => showAsked(), []);
  return hitsBefore(query);
}
