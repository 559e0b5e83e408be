import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  /** The label of "/" in breadcrumbs. */
  home: { en: "Home", si: "මුල් පිටුව", ta: "முகப்பு" },
  /** Keywords of the whole site; a page's own keywords precede them. */
  keywords: {
    en: ["Sri Lankan tuskers", "elephants", "Sri Lanka", "conservation"],
    si: ["ශ්‍රී ලංකාවේ දළ ඇතුන්", "අලි ඇතුන්", "ශ්‍රී ලංකාව", "සංරක්ෂණය"],
    ta: ["இலங்கைக் கொம்பன்கள்", "யானைகள்", "இலங்கை", "பாதுகாப்பு"],
  },
  siteCard: {
    en: (name: string) => `${name}, the directory of Sri Lanka's tuskers by name`,
    si: (name: string) => `${name}, දළ ඇතුන් නමින් නමට දැක්වෙන නාමාවලිය`,
    ta: (name: string) => `${name}, இலங்கையின் கொம்பன்களின் பெயரேடு`,
  },
  feeds: {
    articles: {
      en: (name: string) => `${name}: articles`,
      si: (name: string) => `${name}: ලිපි`,
      ta: (name: string) => `${name}: கட்டுரைகள்`,
    },
    directory: {
      en: (name: string) => `${name}: changes in the directory`,
      si: (name: string) => `${name}: නාමාවලියේ වෙනස්කම්`,
      ta: (name: string) => `${name}: பெயரேட்டின் மாற்றங்கள்`,
    },
  },
});
