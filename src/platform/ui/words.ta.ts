import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  siteTitle: (name) => `${name}: கம்பீரமான யானைகள், வாழிடம், பாதுகாப்பு`,
  breadcrumb: "பக்கப் பாதை",
  darkMode: "இருண்ட தோற்றம்",
  required: "(கட்டாயம்)",
  tryAgain: "மீண்டும் முயலுங்கள்",
  pages: "பக்கங்கள்",
  filter: "வடிகட்டுங்கள்",
  shortcuts: "குறுக்குவழிகள்",
  previousPage: "முந்தைய பக்கம்",
  nextPage: "அடுத்த பக்கம்",
  howWeKnow: "இது எங்களுக்கு எப்படித் தெரியும்",
};
