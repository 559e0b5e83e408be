import type { failure as english } from "./failure.en.ts";

export const failure: typeof english = {
  title: "பதிவேட்டை ஏற்ற முடியவில்லை",
  message: "புள்ளிவிவரங்களை ஏற்ற முடியவில்லை. பின்னர் மீண்டும் முயலுங்கள்.",
};
