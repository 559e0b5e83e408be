import { useSyncExternalStore } from "react";
import {
  CONSENT_KEY,
  type ConsentChoices,
  type ConsentRecord,
  createConsentRecord,
  parseConsent,
  serialiseConsent,
} from "./consent-record.ts";

/** What was stored last, as text, and the record in it: the same text gives the same object, as React asks for. */
let known: { text: string | null; record: ConsentRecord | undefined } = { text: null, record: undefined };

const listeners = new Set<() => void>();

function storedText(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    // A browser that stores nothing: the choice holds for this page only.
    return known.text;
  }
}

/** The visitor's record, or undefined where there is none that can be read. */
export function readConsent(): ConsentRecord | undefined {
  const text = storedText();
  if (text !== known.text) known = { text, record: parseConsent(text) };
  return known.record;
}

/** Keeps the choice, with its moment, and tells all who follow it. */
export function saveConsent(choices: ConsentChoices): void {
  const record = createConsentRecord(choices, new Date());
  const text = serialiseConsent(record);
  known = { text, record };
  try {
    localStorage.setItem(CONSENT_KEY, text);
  } catch {
    // See above.
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

/** The record as it is, also when it changes here or in another tab; undefined at the first render. */
export const useConsent = (): ConsentRecord | undefined =>
  useSyncExternalStore(subscribe, readConsent, () => undefined);
