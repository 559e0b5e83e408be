import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { findDrafts, isKept, type KeptDraft, keepDraft, removeDraft } from "./draft-store.browser.ts";
import { useOtherTabs } from "./use-other-tabs.browser.ts";

/** At most this much typing is lost if the browser crashes. */
const KEEP_AFTER_MS = 300;

/** Whether there are unsaved changes, and whether the browser stores them; `saved` until the next change after a save. */
export type Keeping = { state: "unchanged" | "saved" | "kept" | "not kept"; at?: Date };

const UNCHANGED: Keeping = { state: "unchanged" };

/** The form's current values, the base values of changed fields, and the base version. */
type FormSnapshot = { values: Record<string, unknown>; base: Record<string, unknown>; version: string | null };

/**
 * Keeps unsaved text in the browser and finds drafts from earlier visits.
 * @param snapshot reads the form; it must be stable across renders
 */
export function useKeptDraft(key: string, snapshot: () => FormSnapshot) {
  const { tab, others, asked } = useOtherTabs(key);
  const [found, setFound] = useState<KeptDraft[]>(() => findDrafts(key));
  const [keeping, setKeeping] = useState<Keeping>(UNCHANGED);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The storage key that this form uses. */
  const slot = useRef<string>(undefined);

  // A draft of another open tab is not lost, so it is not offered here.
  const offered = useMemo(
    () => (asked ? found.filter((draft) => !others.has(draft.tab) && draft.tab !== tab) : []),
    [asked, found, others, tab],
  );
  // Never overwrite a draft that is still offered or belongs to another tab.
  const isTaken = found.length > 0 || others.size > 0;

  const keepNow = useCallback(() => {
    clearTimeout(timer.current);
    const now = snapshot();
    if (Object.keys(now.base).length === 0) {
      if (slot.current !== undefined) removeDraft(slot.current);
      setKeeping((before) => (before.state === "saved" ? before : UNCHANGED));
      return;
    }
    slot.current ??= isTaken ? `${key}:${tab}` : key;
    const kept = keepDraft({ key: slot.current, savedAt: new Date().toISOString(), tab, ...now });
    setKeeping({ state: kept ? "kept" : "not kept", at: new Date() });
  }, [key, tab, isTaken, snapshot]);

  /** Call it on every change. */
  const noteChange = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(keepNow, KEEP_AFTER_MS);
  }, [keepNow]);

  // A tab that is closed or hidden may never run its timer.
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
    // A missing draft was removed on purpose: somebody logged out without keeping drafts. Do not write it again.
    if (slot.current === undefined || isKept(slot.current)) keepNow();
  });
  useEffect(() => () => keepAtEnd(), []);

  /** After a save: removes the draft of this form. */
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    if (slot.current !== undefined) removeDraft(slot.current);
    slot.current = undefined;
    setKeeping({ state: "saved", at: new Date() });
  }, []);

  /** Takes over a draft that was restored into the form: from now on this form writes to its key. */
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
