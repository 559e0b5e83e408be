import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  home: "முகப்பு",
  keywords: ["இலங்கைக் கொம்பன்கள்", "யானைகள்", "இலங்கை", "பாதுகாப்பு"],
  siteCard: (name) => `${name}, இலங்கையின் கொம்பன்களின் பெயரேடு`,
  feeds: {
    articles: (name) => `${name}: கட்டுரைகள்`,
    directory: (name) => `${name}: பெயரேட்டின் மாற்றங்கள்`,
  },
};
