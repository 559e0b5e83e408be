import type { kinds as english } from "./kinds.en.ts";

export const kinds: typeof english = {
  official: "உத்தியோகபூர்வ அமைப்பு",
  news: "செய்தி அறிக்கை",
  specialist: "துறைசார் அமைப்பு",
  research: "ஆய்வுக் கட்டுரை",
  encyclopedia: "கலைக்களஞ்சியம்",
  directory: "பெயரேடு",
  blog: "வலைப்பதிவு அல்லது சமூகப் பக்கம்",
  operator: "சஃபாரி நிறுவனம் அல்லது ஹோட்டல்",
  film: "திரைப்படம்",
  own: "சொந்தப் பதிவு",
  book: "நூல்",
  other: "வேறு ஆதாரம்",
};
