import type { Language } from "./language.ts";

/** What a visitor is asked whose browser prefers another language than that of the page. In the language that is offered. */
export const OFFERS: Record<Language, { read: string; close: string }> = {
  en: { read: "Read in English", close: "Close" },
  si: { read: "සිංහලෙන් කියවන්න", close: "වසන්න" },
  ta: { read: "தமிழில் படிக்க", close: "மூடுக" },
};
