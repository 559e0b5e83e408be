import type { words as english } from "./failure.en.ts";

export const words: typeof english = {
  failure: {
    title: "මෙහි ලිපියක් තබා නැත",
    message: "මෙම සබැඳිය යටතේ ලිපියක් තබා නැත. ඔබ එය දැන් ආපසු ගත්තේ නම්, එය මකා දමා ඇත. සියලු ලිපි වසර දෙකකට පසු මකා දමනු ලැබේ.",
    home: "මුල් පිටුවට",
  },
};
