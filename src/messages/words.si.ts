import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  fields: { name: "ඔබේ නම", email: "ඔබේ විද්‍යුත් තැපැල් ලිපිනය", subject: "මාතෘකාව", message: "පණිවිඩය" },
  required: {
    name: "ඔබේ නම අවශ්‍යයි.",
    email: "ඔබේ විද්‍යුත් තැපැල් ලිපිනය අවශ්‍යයි.",
    subject: "මාතෘකාව අවශ්‍යයි.",
    message: "පණිවිඩය අවශ්‍යයි.",
  },
  email: {
    tooLong: "ඔබේ විද්‍යුත් තැපැල් ලිපිනයේ තිබිය හැක්කේ උපරිම වශයෙන් අක්ෂර 254කි.",
    incomplete: "මෙය name@example.com වැනි සම්පූර්ණ විද්‍යුත් තැපැල් ලිපිනයක් නොවේ.",
    mistyped: "ලිපිනය name@example.org ලෙස ලියන්න.",
  },
};
