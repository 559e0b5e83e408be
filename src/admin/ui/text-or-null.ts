/** Turns a blank field into null, which clears the stored value. */
export const textOrNull = (text: string): string | null => (text.trim() === "" ? null : text);
