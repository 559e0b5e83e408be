import { inLanguages } from "../../../../../platform/languages/words.ts";

export const words = inLanguages({
  failure: {
    title: { en: "No letter is kept here", si: "මෙහි ලිපියක් තබා නැත", ta: "இங்கு கடிதம் எதுவும் வைக்கப்படவில்லை" },
    message: {
      en: "No letter is kept under this link. If you have just taken it back, it is deleted. All letters are deleted after two years.",
      si: "මෙම සබැඳිය යටතේ ලිපියක් තබා නැත. ඔබ එය දැන් ආපසු ගත්තේ නම්, එය මකා දමා ඇත. සියලු ලිපි වසර දෙකකට පසු මකා දමනු ලැබේ.",
      ta: "இந்த இணைப்பில் கடிதம் எதுவும் வைக்கப்படவில்லை. இப்போதுதான் அதைத் திரும்பப் பெற்றிருந்தால், அது நீக்கப்பட்டுவிட்டது. எல்லாக் கடிதங்களும் இரண்டு ஆண்டுகளின் பின் நீக்கப்படும்.",
    },
    home: { en: "To the home page", si: "මුල් පිටුවට", ta: "முகப்புக்கு" },
  },
});
