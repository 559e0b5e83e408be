import type { words as english } from "./words.en.ts";

const wait = {
  aboutAMinute: "මිනිත්තුවකින් පමණ",
  minutes: (count: number) => `මිනිත්තු ${count}කින් පමණ`,
  hours: (count: number) => (count === 1 ? "පැයකින් පමණ" : `පැය ${count}කින් පමණ`),
};

export const words: typeof english = {
  wait,
  refusal: (reason: string, when: string) => `${reason} කරුණාකර ${when} නැවත උත්සාහ කරන්න.`,
  tries: "ඔබේ සම්බන්ධතාවයෙන් උත්සාහ කිරීම් වැඩි ගණනක් ලැබුණි.",
  guesses: "වැරදි මුරපද හෝ කේත වැඩි ගණනක් ඇතුළත් කරන ලදී.",
  signIns: "අසාර්ථක පිවිසීම් වැඩි ගණනක් සිදු විය.",
  messages: "ඔබේ සම්බන්ධතාවයෙන් පණිවිඩ වැඩි ගණනක් ලැබුණි.",
  letters: "ඔබේ සම්බන්ධතාවයෙන් ලිපි වැඩි ගණනක් ලැබුණි.",
  lettersInAll: "සංස්කාරකවරුන්ට කියවිය හැකි ප්‍රමාණයට වඩා ලිපි අද ලැබී ඇත.",
  comments: "ඔබේ සම්බන්ධතාවයෙන් අදහස් වැඩි ගණනක් ලැබුණි.",
  requests: "ඔබේ සම්බන්ධතාවයෙන් ඉල්ලීම් වැඩි ගණනක් ලැබුණි.",
};
