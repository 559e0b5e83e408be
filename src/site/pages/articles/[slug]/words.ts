import { inLanguages } from "../../../../platform/languages/words.ts";

export const words = inLanguages({
  articles: { en: "Articles", si: "ලිපි", ta: "கட்டுரைகள்" },
  cardAlt: {
    en: (title: string, site: string) => `${title}: an article of ${site}`,
    si: (title: string, site: string) => `${title}: ${site} අඩවියේ ලිපියක්`,
    ta: (title: string, site: string) => `${title}: ${site} தளத்தின் ஒரு கட்டுரை`,
  },
  contents: { en: "In this article", si: "මෙම ලිපියේ", ta: "இக்கட்டுரையில்" },
  description: { en: "Description", si: "විස්තරය", ta: "விளக்கம்" },
  moreImages: { en: "More images", si: "තවත් රූප", ta: "மேலும் படங்கள்" },
  tags: { en: "Tags", si: "ටැග්", ta: "குறிச்சொற்கள்" },
  back: { en: "Back to Articles", si: "ආපසු ලිපි වෙත", ta: "கட்டுரைகளுக்குத் திரும்புங்கள்" },
  related: { en: "Related Articles", si: "අදාළ ලිපි", ta: "தொடர்புடைய கட்டுரைகள்" },
  browseAll: { en: "Browse All Articles", si: "සියලු ලිපි බලන්න", ta: "எல்லாக் கட்டுரைகளையும் பாருங்கள்" },
  failure: {
    message: {
      en: "This article could not be loaded. Please try again in a moment.",
      si: "මෙම ලිපිය පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
      ta: "இக்கட்டுரையை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    },
    unknown: {
      title: { en: "Article Not Found", si: "ලිපිය හමු නොවුණි", ta: "கட்டுரை கிடைக்கவில்லை" },
      pageTitle: { en: "404 - Article Not Found", si: "404 - ලිපිය හමු නොවුණි", ta: "404 - கட்டுரை கிடைக்கவில்லை" },
      message: {
        en: (address: string) => `We have no article under the address “${address}”.`,
        si: (address: string) => `“${address}” යන ලිපිනයේ ලිපියක් අප සතුව නැත.`,
        ta: (address: string) => `“${address}” என்ற முகவரியில் எங்களிடம் எந்தக் கட்டுரையும் இல்லை.`,
      },
    },
    removed: {
      title: { en: "Article Removed", si: "ලිපිය ඉවත් කර ඇත", ta: "கட்டுரை அகற்றப்பட்டது" },
      message: {
        en: "This article has been taken off the site. It is no longer shown.",
        si: "මෙම ලිපිය අඩවියෙන් ඉවත් කර ඇත. එය තවදුරටත් පෙන්වනු නොලැබේ.",
        ta: "இக்கட்டுரை தளத்திலிருந்து அகற்றப்பட்டுள்ளது. அது இனிக் காட்டப்படாது.",
      },
    },
  },
});
