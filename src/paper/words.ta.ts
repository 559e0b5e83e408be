import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  tooMany: "இப்போது அதிகமான ஆவணங்கள் உருவாக்கப்படுகின்றன. சிறிது நேரத்தில் மீண்டும் முயற்சிக்கவும்.",
  failed: "இந்த ஆவணத்தை உருவாக்க முடியவில்லை. பின்னர் மீண்டும் முயற்சிக்கவும்.",
};
