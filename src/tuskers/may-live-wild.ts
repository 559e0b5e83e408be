import type { TuskerCategory, TuskerStatus } from "./status.ts";

/**
 * Whether a tusker may be out there now: a wild one or one that was released, not known to be dead. No text or drawing
 * of such a tusker tells the hour or the land he is in.
 */
export const mayLiveWild = ({ category, status }: { category: TuskerCategory; status: TuskerStatus }): boolean =>
  category !== "domesticated" && status !== "dead";
