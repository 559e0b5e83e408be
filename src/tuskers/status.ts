import type { IconName } from "../platform/ui/icon-names.ts";

// Imported by public pages: no schemas here.

/** How a status is shown: the icon next to its word, and the sky of the drawn portrait. */
type StatusSigns = { icon: IconName; sky: "open" | "evening" | "mist" };

/** Every status, in the order of filters. Its label is in words.en.ts, its colour in tokens.css and controls.css. */
export const STATUS_SIGNS = {
  alive: { icon: "sun", sky: "open" },
  dead: { icon: "star", sky: "evening" },
  missing: { icon: "cloud-fog", sky: "mist" },
} as const satisfies Record<string, StatusSigns>;

export type TuskerStatus = keyof typeof STATUS_SIGNS;
export const TUSKER_STATUSES = Object.keys(STATUS_SIGNS) as [TuskerStatus, ...TuskerStatus[]];

export const TUSKER_CATEGORIES = ["wild", "domesticated", "conservation"] as const;
export type TuskerCategory = (typeof TUSKER_CATEGORIES)[number];

export const isTuskerStatus = (text: string): text is TuskerStatus => TUSKER_STATUSES.some((value) => value === text);
export const isTuskerCategory = (text: string): text is TuskerCategory =>
  TUSKER_CATEGORIES.some((value) => value === text);
