import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  home: "මුල් පිටුව",
  keywords: ["ශ්‍රී ලංකාවේ දළ ඇතුන්", "අලි ඇතුන්", "ශ්‍රී ලංකාව", "සංරක්ෂණය"],
  siteCard: "ශ්‍රී ලංකාවේ දළ ඇතුන්, දළ ඇතුන් නමින් නමට දැක්වෙන නාමාවලිය",
  feeds: {
    articles: "ශ්‍රී ලංකාවේ දළ ඇතුන්: ලිපි",
    directory: "ශ්‍රී ලංකාවේ දළ ඇතුන්: නාමාවලියේ වෙනස්කම්",
  },
};
