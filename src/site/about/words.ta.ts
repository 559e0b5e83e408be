import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  failure: "இப்பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  toContact: "எங்களுக்கு எழுதுங்கள்",
};
