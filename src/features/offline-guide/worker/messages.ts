import type { Language } from "../../../platform/languages/language.ts";

/** The channel on which the page of the guide and its worker, in all tabs, tell each other. */
export const CHANNEL = "field-guide";

/** What the page asks of the worker. */
export type Order = { order: "take"; language: Language } | { order: "cancel" | "remove" | "check" };

/** Why a guide could not be taken. */
export type Trouble = "room" | "network" | "damaged";

/** What the worker tells all open pages of the guide. */
export type News =
  | { news: "progress"; done: number; total: number }
  | { news: "ready" | "cancelled" | "removed" | "checked" }
  | { news: "trouble"; trouble: Trouble; total: number };
