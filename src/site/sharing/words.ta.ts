import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "பகிருங்கள்",
  targets: {
    Facebook: "Facebook",
    X: "Twitter/X",
    LinkedIn: "LinkedIn",
    Reddit: "Reddit",
    WhatsApp: "WhatsApp",
    Email: "மின்னஞ்சல்",
  },
  names: "மேலும்",
  copying: {
    ready: "நகலெடுங்கள்",
    copied: "இணைப்பு நகலெடுக்கப்பட்டது!",
    failed: "இணைப்பை நகலெடுக்க முடியவில்லை",
  },
  more: "பகிர்க…",
};
