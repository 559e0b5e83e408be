/** An empty field is nothing at all: it clears what was there. */
export const textOrNull = (text: string): string | null => (text.trim() === "" ? null : text);
