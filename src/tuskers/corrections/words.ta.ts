import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "திருத்தங்கள்",
  holds: "திருத்தங்கள்",
  changed: (name, day) => `${name}: ${day} அன்று மாற்றப்பட்டது`,
  how: {
    added: (what) => `சேர்க்கப்பட்டது: ${what}`,
    corrected: (what) => `திருத்தப்பட்டது: ${what}`,
    removed: (what) => `நீக்கப்பட்டது: ${what}`,
  },
};
