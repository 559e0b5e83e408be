// Imported by public pages: no schema library here.

/** The key in local storage for the visitor's choice. */
export const CONSENT_KEY = "cookieConsent";

export type ConsentChoices = { analytics: boolean; advertising: boolean; functional: boolean };

/** The stored record; `timestamp` is the time of the choice, in ISO 8601. */
export type ConsentRecord = { essential: true } & ConsentChoices & { timestamp: string };

/** The signals of Google's Consent Mode, version 2. */
export type ConsentSignal =
  | "analytics_storage"
  | "ad_storage"
  | "ad_user_data"
  | "ad_personalization"
  | "functionality_storage";

export const ALL_ACCEPTED: Readonly<ConsentChoices> = { analytics: true, advertising: true, functional: true };
export const ESSENTIAL_ONLY: Readonly<ConsentChoices> = { analytics: false, advertising: false, functional: false };

export function createConsentRecord({ analytics, advertising, functional }: ConsentChoices, now: Date): ConsentRecord {
  return { essential: true, analytics, advertising, functional, timestamp: now.toISOString() };
}

export const serialiseConsent = (record: ConsentRecord): string => JSON.stringify(record);

/** Parses a stored record; undefined if it is not valid and complete, and then the visitor is asked again. */
export function parseConsent(stored: string | null | undefined): ConsentRecord | undefined {
  let value: unknown;
  try {
    value = JSON.parse(stored ?? "");
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const { essential, analytics, advertising, functional, timestamp } = value as Record<string, unknown>;
  if (essential !== true) return undefined;
  if (typeof analytics !== "boolean" || typeof advertising !== "boolean" || typeof functional !== "boolean")
    return undefined;
  if (typeof timestamp !== "string" || Number.isNaN(Date.parse(timestamp))) return undefined;
  return { essential, analytics, advertising, functional, timestamp };
}

/** The consent signals for the visitor's choices. Without a record everything is denied. */
export function consentSignals(choices: ConsentChoices | undefined): Record<ConsentSignal, "granted" | "denied"> {
  const { analytics, advertising, functional } = choices ?? ESSENTIAL_ONLY;
  const signal = (granted: boolean) => (granted ? "granted" : "denied");
  return {
    analytics_storage: signal(analytics),
    ad_storage: signal(advertising),
    ad_user_data: signal(advertising),
    ad_personalization: signal(advertising),
    functionality_storage: signal(functional),
  };
}
