import { useSyncExternalStore } from "react";
import {
  CONSENT_KEY,
  type ConsentChoices,
  type ConsentRecord,
  createConsentRecord,
  parseConsent,
  serialiseConsent,
} from "./consent-record.ts";

/** The last stored text and its parsed record. `useSyncExternalStore` requires the same object for the same text. */
let known: { text: string | null; record: ConsentRecord | undefined } = { text: null, record: undefined };

const listeners = new Set<() => void>();

function storedText(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    // The browser blocks storage: the choice applies to this page only.
    return known.text;
  }
}

/** The visitor's record, or undefined if there is none or it is invalid. */
export function readConsent(): ConsentRecord | undefined {
  const text = storedText();
  if (text !== known.text) known = { text, record: parseConsent(text) };
  return known.record;
}

/** Stores the choice with its time, and notifies all subscribers. */
export function saveConsent(choices: ConsentChoices): void {
  const record = createConsentRecord(choices, new Date());
  const text = serialiseConsent(record);
  known = { text, record };
  try {
    localStorage.setItem(CONSENT_KEY, text);
  } catch {
    // The browser blocks storage, as above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

/** The current record, updated when it changes in this tab or another; undefined in the first render. */
export const useConsent = (): ConsentRecord | undefined =>
  useSyncExternalStore(subscribe, readConsent, () => undefined);
