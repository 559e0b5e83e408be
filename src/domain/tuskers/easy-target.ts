import type { Tusker } from "./tusker.ts";

/**
 * True for a tusker who may be living in the wild: what makes him famous makes him worth shooting. A rescued one that
 * was released is not known here from one in care, so only the wild are meant.
 */
export const isEasyTarget = ({ category, status }: Pick<Tusker, "category" | "status">): boolean =>
  category === "wild" && status !== "dead";
