import type { DrawnStatus } from "../../artwork/parameters.ts";
import type { IconName } from "../../ui/kit/icon-names.ts";

// Imported by public pages: no schemas here.

type StatusTraits = {
  /** The icon next to its word. */
  icon: IconName;
  /** How the artwork draws such a tusker and the sky above him. */
  drawnAs: DrawnStatus;
  /** What its date and his age go by: the last report of him, or his death. */
  datedBy: "report" | "death";
  /** Whether he may still be alive. If he may, what is published must not help anybody to find him. */
  mayLive: boolean;
  /** What other sites call it, in lower case. The import from another site reads them. */
  otherNames: readonly string[];
};

/**
 * Every status, in the order of filters, with all that depends on it except its words, which are in words.ts, and
 * its colour, which is in controls.css.
 */
export const STATUSES = {
  alive: { icon: "sun", drawnAs: "alive", datedBy: "report", mayLive: true, otherNames: ["living"] },
  dead: { icon: "star", drawnAs: "dead", datedBy: "death", mayLive: false, otherNames: ["deceased", "died", "killed"] },
  missing: { icon: "cloud-fog", drawnAs: "missing", datedBy: "report", mayLive: true, otherNames: ["lost"] },
} as const satisfies Record<string, StatusTraits>;

export type TuskerStatus = keyof typeof STATUSES;
export const TUSKER_STATUSES = Object.keys(STATUSES) as [TuskerStatus, ...TuskerStatus[]];

export const TUSKER_CATEGORIES = ["wild", "domesticated", "conservation"] as const;
export type TuskerCategory = (typeof TUSKER_CATEGORIES)[number];

export const isTuskerStatus = (text: string): text is TuskerStatus => TUSKER_STATUSES.some((value) => value === text);
export const isTuskerCategory = (text: string): text is TuskerCategory =>
  TUSKER_CATEGORIES.some((value) => value === text);
