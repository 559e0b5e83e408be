import { inLanguages } from "../../languages/words.ts";

export const words = inLanguages({
  busy: {
    en: "The site has more to do just now than it can. Please try again in a moment.",
    si: "මේ මොහොතේ අඩවියට කළ හැකි ප්‍රමාණයට වඩා වැඩ ඇත. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    ta: "தளத்துக்கு இப்போது அதனால் செய்யக்கூடியதைவிட அதிக வேலை உள்ளது. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
});
