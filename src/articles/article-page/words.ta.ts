import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  articles: "கட்டுரைகள்",
  cardAlt: (title, site) => `${title}: ${site} தளத்தின் ஒரு கட்டுரை`,
  contents: "இக்கட்டுரையில்",
  description: "விளக்கம்",
  moreImages: "மேலும் படங்கள்",
  tags: "குறிச்சொற்கள்",
  back: "கட்டுரைகளுக்குத் திரும்புங்கள்",
  related: "தொடர்புடைய கட்டுரைகள்",
  browseAll: "எல்லாக் கட்டுரைகளையும் பாருங்கள்",
  failure: {
    message: "இக்கட்டுரையை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    unknown: {
      title: "கட்டுரை கிடைக்கவில்லை",
      pageTitle: "404 - கட்டுரை கிடைக்கவில்லை",
      message: (address) => `“${address}” என்ற முகவரியில் எங்களிடம் எந்தக் கட்டுரையும் இல்லை.`,
    },
    removed: {
      title: "கட்டுரை அகற்றப்பட்டது",
      message: "இக்கட்டுரை தளத்திலிருந்து அகற்றப்பட்டுள்ளது. அது இனிக் காட்டப்படாது.",
    },
  },
};
