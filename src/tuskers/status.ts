// Imported by public pages: no schemas here.

export const TUSKER_STATUSES = ["alive", "dead", "missing"] as const;
export type TuskerStatus = (typeof TUSKER_STATUSES)[number];

export const TUSKER_CATEGORIES = ["wild", "domesticated", "conservation"] as const;
export type TuskerCategory = (typeof TUSKER_CATEGORIES)[number];

export const isTuskerStatus = (text: string): text is TuskerStatus => TUSKER_STATUSES.some((value) => value === text);
export const isTuskerCategory = (text: string): text is TuskerCategory =>
  TUSKER_CATEGORIES.some((value) => value === text);
