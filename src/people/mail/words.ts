import { inLanguages } from "../../platform/languages/words.ts";

/** The wording of the form and the API for a message's fields. */
export const words = inLanguages({
  /** As they appear in the sentences of the plain-text rules. */
  fields: {
    name: { en: "Your name", si: "ඔබේ නම", ta: "உங்கள் பெயர்" },
    email: { en: "Your email", si: "ඔබේ විද්‍යුත් තැපැල් ලිපිනය", ta: "உங்கள் மின்னஞ்சல்" },
    subject: { en: "Subject", si: "මාතෘකාව", ta: "பொருள்" },
    message: { en: "Message", si: "පණිවිඩය", ta: "செய்தி" },
  },
  required: {
    name: { en: "Your name is required.", si: "ඔබේ නම අවශ්‍යයි.", ta: "உங்கள் பெயர் தேவை." },
    email: { en: "Your email is required.", si: "ඔබේ විද්‍යුත් තැපැල් ලිපිනය අවශ්‍යයි.", ta: "உங்கள் மின்னஞ்சல் தேவை." },
    subject: { en: "Subject is required.", si: "මාතෘකාව අවශ්‍යයි.", ta: "பொருள் தேவை." },
    message: { en: "Message is required.", si: "පණිවිඩය අවශ්‍යයි.", ta: "செய்தி தேவை." },
  },
  email: {
    tooLong: {
      en: "Your email can have at most 254 characters.",
      si: "ඔබේ විද්‍යුත් තැපැල් ලිපිනයේ තිබිය හැක්කේ උපරිම වශයෙන් අක්ෂර 254කි.",
      ta: "உங்கள் மின்னஞ்சலில் அதிகபட்சம் 254 எழுத்துகள் இருக்கலாம்.",
    },
    incomplete: {
      en: "This is not a complete email address, such as name@example.com.",
      si: "මෙය name@example.com වැනි සම්පූර්ණ විද්‍යුත් තැපැල් ලිපිනයක් නොවේ.",
      ta: "இது முழுமையான மின்னஞ்சல் முகவரி அல்ல; name@example.com போன்று இருக்க வேண்டும்.",
    },
    mistyped: {
      en: "Write the address like name@example.org.",
      si: "ලිපිනය name@example.org ලෙස ලියන්න.",
      ta: "முகவரியை name@example.org போன்று எழுதுங்கள்.",
    },
  },
});
