import type { TuskerCategory, TuskerStatus } from "../status.ts";

/** The words for the closed lists. Written out here: the lists themselves would bring the schemas into the browser. */
export const CATEGORY_LABELS: Record<TuskerCategory, string> = {
  wild: "Wild",
  domesticated: "Domesticated",
  conservation: "Conservation",
};

export const STATUS_LABELS: Record<TuskerStatus, string> = { alive: "Alive", dead: "Dead", missing: "Missing" };

/** The closed lists in the order in which they are offered; their options carry the values themselves as words. */
export const TUSKER_CATEGORY_OPTIONS = ["wild", "domesticated", "conservation"] as const satisfies TuskerCategory[];
export const TUSKER_STATUS_OPTIONS = ["alive", "dead", "missing"] as const satisfies TuskerStatus[];

export const isTuskerCategory = (text: string): text is TuskerCategory => Object.hasOwn(CATEGORY_LABELS, text);
export const isTuskerStatus = (text: string): text is TuskerStatus => Object.hasOwn(STATUS_LABELS, text);
