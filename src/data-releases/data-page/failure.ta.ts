import type { failure as english } from "./failure.en.ts";

export const failure: typeof english = {
  title: "தரவுகளை ஏற்ற முடியவில்லை",
  message: "தரவு வெளியீடுகளை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
};
