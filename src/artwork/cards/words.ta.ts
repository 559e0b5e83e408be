import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  site: {
    headline: "இலங்கைக் கொம்பன்கள்",
    line: "இலங்கையின் கொம்பன்களின் பெயரேடு",
  },
  category: (category) => category,
};
