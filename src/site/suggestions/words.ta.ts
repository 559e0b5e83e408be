import { counted, writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  tuskers: "கொம்பன்கள்",
  near: "நீங்கள் தேடியது",
  places: "இடங்கள்",
  tags: "குறிச்சொற்கள்",
  articles: "கட்டுரைகள்",
  all: (tuskers) => `கொம்பன்கள் ${writtenNumber(tuskers)} பேரும்`,
  told: (suggestions) => counted(suggestions, "பரிந்துரை", "பரிந்துரைகள்"),
};
