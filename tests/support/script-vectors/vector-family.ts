/** What a vector does where it gets its way: a browser that is watched notices it. */
export const RUN = "window.breached=true";

/** Attempts of one kind to get a script, styling or foreign content into what others open. */
export type VectorFamily = { name: string; about: string; vectors: readonly string[] };
