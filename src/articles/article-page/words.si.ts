import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  articles: "ලිපි",
  cardAlt: (title: string, site: string) => `${title}: ${site} අඩවියේ ලිපියක්`,
  contents: "මෙම ලිපියේ",
  description: "විස්තරය",
  moreImages: "තවත් රූප",
  tags: "ටැග්",
  back: "ආපසු ලිපි වෙත",
  related: "අදාළ ලිපි",
  browseAll: "සියලු ලිපි බලන්න",
  failure: {
    message: "මෙම ලිපිය පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    unknown: {
      title: "ලිපිය හමු නොවුණි",
      pageTitle: "404 - ලිපිය හමු නොවුණි",
      message: (address: string) => `“${address}” යන ලිපිනයේ ලිපියක් අප සතුව නැත.`,
    },
    removed: {
      title: "ලිපිය ඉවත් කර ඇත",
      message: "මෙම ලිපිය අඩවියෙන් ඉවත් කර ඇත. එය තවදුරටත් පෙන්වනු නොලැබේ.",
    },
  },
};
