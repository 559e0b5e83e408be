import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  home: "මුල් පිටුව",
  keywords: ["ශ්‍රී ලංකාවේ දළ ඇතුන්", "අලි ඇතුන්", "ශ්‍රී ලංකාව", "සංරක්ෂණය"],
  siteCard: (name) => `${name}, දළ ඇතුන් නමින් නමට දැක්වෙන නාමාවලිය`,
  feeds: {
    articles: (name) => `${name}: ලිපි`,
    directory: (name) => `${name}: නාමාවලියේ වෙනස්කම්`,
  },
};
