import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "බෙදාගන්න",
  targets: {
    Facebook: "Facebook",
    X: "Twitter/X",
    LinkedIn: "LinkedIn",
    Reddit: "Reddit",
    WhatsApp: "WhatsApp",
    Email: "විද්‍යුත් තැපෑල",
  },
  names: "තවත්",
  copying: {
    ready: "සබැඳිය පිටපත් කරන්න",
    copied: "සබැඳිය පිටපත් කරන ලදී!",
    failed: "සබැඳිය පිටපත් කළ නොහැකි විය",
  },
  more: "බෙදාගන්න…",
};
