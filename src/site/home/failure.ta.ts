import type { failure as english } from "./failure.en.ts";

export const failure: typeof english = {
  title: "ஏதோ தவறு நேர்ந்துவிட்டது",
  message: "இப்பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
};
