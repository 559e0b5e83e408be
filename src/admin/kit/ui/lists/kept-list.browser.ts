import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import type { FormKind } from "../../../../platform/ids/entry-kind.ts";
import { isRecord } from "../../../../platform/text/is-record.ts";

/** How a list was left in this tab: its search, filters, order and page as an address, and how far it was scrolled. */
type KeptList = { address: string; scroll: number };

/** What the forms of a list change. */
type ListedKind = FormKind | "source";

/** With which state of the history forms lead back to their list. */
export type ListReturn = {
  isReturn: true;
  /** The id of what was just saved. */
  saved?: string;
};

export const LIST_RETURN: ListReturn = { isReturn: true };

const LISTS: Record<ListedKind, string> = {
  tusker: "/admin/dashboard",
  article: "/admin/dashboard?show=articles",
  page: "/admin/pages",
  source: "/admin/sources",
};

const keyOf = (kind: ListedKind): string => `list-of-${kind}s`;

function readKept(kind: ListedKind): KeptList | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(kind)) ?? "null");
    return isRecord(kept) && typeof kept.address === "string" && typeof kept.scroll === "number"
      ? { address: kept.address, scroll: kept.scroll }
      : undefined;
  } catch {
    return undefined;
  }
}

function keep(kind: ListedKind, kept: KeptList): void {
  try {
    sessionStorage.setItem(keyOf(kind), JSON.stringify(kept));
  } catch {
    // Without storage the list begins anew.
  }
}

/** The address of the list of a kind, as it was left in this tab. */
export const listAddress = (kind: ListedKind): string => readKept(kind)?.address ?? LISTS[kind];

const isReturn = (state: unknown): state is ListReturn => isRecord(state) && state.isReturn === true;

/**
 * Keeps how a list is left. When somebody comes back to it, from a form or through the history, it is scrolled as it was.
 * @param isReady whether the rows are on the page
 * @returns the id of what was just saved; undefined from the next change of the address on
 */
export function useKeptList(kind: ListedKind, address: string, isReady: boolean): string | undefined {
  const { state } = useLocation();
  const isBack = useNavigationType() === "POP";
  const [scroll] = useState(() => {
    const kept = readKept(kind);
    return kept?.address === address && (isBack || isReturn(state)) ? kept.scroll : 0;
  });
  const saved = !isBack && isReturn(state) ? state.saved : undefined;
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (!isReady || isScrolled.current) return;
    isScrolled.current = true;
    const row = document.querySelector("[data-saved]");
    // What was saved and is not in the list will stand on top.
    if (saved !== undefined && row === null) return;
    if (scroll > 0) window.scrollTo(0, scroll);
    row?.scrollIntoView({ block: "nearest" });
  }, [isReady, scroll, saved]);
  // When the list is taken away, the next screen already stands there, and the window is scrolled for both.
  const now = useRef(0);
  useLayoutEffect(() => {
    const note = () => {
      now.current = window.scrollY;
    };
    const leave = () => keep(kind, { address, scroll: now.current });
    window.addEventListener("scroll", note, { passive: true });
    // A public page is loaded as a document.
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("scroll", note);
      window.removeEventListener("pagehide", leave);
      leave();
    };
  }, [kind, address]);
  return saved;
}
