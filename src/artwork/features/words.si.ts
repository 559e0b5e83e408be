import type { words as english } from "./words.en.ts";

/** The first letters of දකුණ and වම. */
export const words: typeof english = { right: "ද", left: "ව" };
