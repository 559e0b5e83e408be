import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  busy: "தளத்துக்கு இப்போது அதனால் செய்யக்கூடியதைவிட அதிக வேலை உள்ளது. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
};
