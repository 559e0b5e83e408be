import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { findDrafts, isKept, type KeptDraft, keepDraft, removeDraft } from "./draft-store.browser.ts";
import { useOtherTabs } from "./use-other-tabs.browser.ts";

/** What is lost at most when the browser dies between two keystrokes. */
const KEEP_AFTER_MS = 300;

/** Whether anything is unsaved, and whether the browser has it safe. */
export type Keeping = "unchanged" | "kept" | "not kept";

/** The form at this moment: what stands in it, what stood in its place where it was changed, and in which version. */
type FormSnapshot = { values: Record<string, unknown>; base: Record<string, unknown>; version: string | null };

/**
 * Keeps what is typed in the browser until it is saved, and finds what was kept at an earlier visit.
 * @param moment reads the form; it must not change from render to render
 */
export function useKeptDraft(key: string, snapshot: () => FormSnapshot) {
  const { tab, others, asked } = useOtherTabs(key);
  const [found, setFound] = useState<KeptDraft[]>(() => findDrafts(key));
  const [keeping, setKeeping] = useState<Keeping>("unchanged");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Where this form keeps its own. */
  const slot = useRef<string>(undefined);

  // The text of a living tab is not lost: it is not offered here.
  const offered = useMemo(
    () => (asked ? found.filter((draft) => !others.has(draft.tab) && draft.tab !== tab) : []),
    [asked, found, others, tab],
  );
  // What is still offered, or belongs to another tab, is never written over.
  const isTaken = found.length > 0 || others.size > 0;

  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    const now = snapshot();
    if (Object.keys(now.base).length === 0) {
      if (slot.current !== undefined) removeDraft(slot.current);
      setKeeping("unchanged");
      return;
    }
    slot.current ??= isTaken ? `${key}:${tab}` : key;
    const kept = keepDraft({ key: slot.current, savedAt: new Date().toISOString(), tab, ...now });
    setKeeping(kept ? "kept" : "not kept");
  }, [key, tab, isTaken, snapshot]);

  /** To be called at every change. */
  const noteChange = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, KEEP_AFTER_MS);
  }, [keepNow]);

  // A tab that is closed or put aside may never come to its timer.
  useEffect(() => {
    const keepIfHidden = () => document.visibilityState === "hidden" && keepNow();
    window.addEventListener("pagehide", keepNow);
    document.addEventListener("visibilitychange", keepIfHidden);
    return () => {
      window.removeEventListener("pagehide", keepNow);
      document.removeEventListener("visibilitychange", keepIfHidden);
    };
  }, [keepNow]);
  const keepAtEnd = useEffectEvent(() => {
    clearTimeout(timer.current);
    // What is no longer where it was kept was taken away on purpose: somebody logged out and left nothing behind.
    if (slot.current === undefined || isKept(slot.current)) keepNow();
  });
  useEffect(() => () => keepAtEnd(), []);

  /** After a save: nothing of this form is kept any longer. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    if (slot.current !== undefined) removeDraft(slot.current);
    slot.current = undefined;
    setKeeping("unchanged");
  }, []);

  /** The draft is in the form now: from here on it is this form's own. */
  const adopt = useCallback((draft: KeptDraft) => {
    slot.current = draft.key;
    setFound((drafts) => drafts.filter((other) => other.key !== draft.key));
  }, []);

  const discard = useCallback((draft: KeptDraft) => {
    removeDraft(draft.key);
    setFound((drafts) => drafts.filter((other) => other.key !== draft.key));
  }, []);

  return { offered, keeping, openElsewhere: others.size > 0, noteChange, keepNow, forget, adopt, discard };
}
