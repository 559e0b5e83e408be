import {
  CONSENT_KEY,
  type ConsentChoices,
  type ConsentRecord,
  createConsentRecord,
  parseConsent,
  serialiseConsent,
} from "./consent-record.ts";

/** The last record of this page, where the browser blocks storage. */
let ownText: string | null = null;

const listeners = new Set<() => void>();

function storedText(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    // The browser blocks storage: the choice applies to this page only.
    return ownText;
  }
}

/** The visitor's record, or undefined if there is none or it is invalid. */
export const readConsent = (): ConsentRecord | undefined => parseConsent(storedText());

/** Stores the choice with its time, and notifies all subscribers. */
export function saveConsent(choices: ConsentChoices): void {
  ownText = serialiseConsent(createConsentRecord(choices, new Date()));
  try {
    localStorage.setItem(CONSENT_KEY, ownText);
  } catch {
    // The browser blocks storage, as above.
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the record changes, in this tab or another. */
export function onConsent(listener: () => void): void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
}
