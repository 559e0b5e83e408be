/** What a successful vector runs. `watchForScripts` detects it. */
export const RUN = "window.breached=true";

/** Attacks of one kind that try to get a script, styles or foreign content into what others open. */
export type VectorFamily = { name: string; about: string; vectors: readonly string[] };
