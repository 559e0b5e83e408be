import type { words as english } from "./failure.en.ts";

export const words: typeof english = {
  failure: {
    title: "இந்த மதிப்பாய்வு திறந்திருக்கவில்லை",
    message: "உரையை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    home: "முகப்புக்குத் திரும்புங்கள்",
  },
};
