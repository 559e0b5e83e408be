/** `taken`, `answered` and `declined` are closed. Each but `received` and `reading` can be told with an answer. */
export const LETTER_STATES = ["received", "reading", "taken", "answered", "declined"] as const;
export type LetterState = (typeof LETTER_STATES)[number];
export const OPEN_STATES = ["received", "reading"] as const satisfies LetterState[];
