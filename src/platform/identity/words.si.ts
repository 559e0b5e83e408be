import type { words as english } from "./words.en.ts";

export const words: typeof english = { name: "ශ්‍රී ලංකාවේ දළ ඇතුන්" };
