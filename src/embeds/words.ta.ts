import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  illustration: "வரைபடம். யாரும் பதிவு செய்யாதவை மறைக்கப்பட்டுள்ளன அல்லது கற்பனையாக வரையப்பட்டுள்ளன.",
  read: (name, site) => `${name} பற்றிப் படியுங்கள்: ${site}`,
  changed: (day) => `${day} பதிவு`,
  unknown: "இந்தக் கொம்பன் பெயரேட்டில் இல்லை.",
  removed: "இந்தக் கொம்பன் பெயரேட்டிலிருந்து நீக்கப்பட்டுள்ளது.",
};
