import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "අද වැනි දිනක",
  record: "කාලරේඛාව",
  description: "පසුගිය වර්ෂවල අද වැනි දිනක සහ ඒ ආසන්න දිනවල ශ්‍රී ලංකාවේ දළ ඇතුන්ට සිදු වූ දේ, මූලාශ්‍ර අනුව.",
  keywords: ["අද වැනි දිනක", "දළ ඇතුන්ගේ ඉතිහාසය", "ශ්‍රී ලංකාවේ දළ ඇතුන්"],
  lead: "පසුගිය වර්ෂවල අද වැනි දිනක, නැතහොත් ඊට දින තුනක් ඇතුළත සිදු වූ දේ.",
  today: (day) => `අද, ${day}`,
  around: "ඒ ආසන්න දින",
  nothing: "මේ දිනය ගැන කිසිවක් නොදනී.",
  nothingAround: "ඒ ආසන්න දින ගැන කිසිවක් නොදනී.",
  oneAccount: "මූලාශ්‍ර එකිනෙකට වෙනස් ය",
  sources: (count) => `මූලාශ්‍ර ${count}`,
  left: (count) => `මෙම දිනයේ සිදුවීමක් ඇති තවත් දළ ඇතුන් ගණන: ${count}.`,
};
