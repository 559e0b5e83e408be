import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  tooMany: {
    en: "Too many documents are being made at the moment. Please try again shortly.",
    si: "මේ මොහොතේ ලේඛන වැඩි ගණනක් සෑදෙමින් පවතී. කරුණාකර මඳ වේලාවකින් නැවත උත්සාහ කරන්න.",
    ta: "இப்போது அதிகமான ஆவணங்கள் உருவாக்கப்படுகின்றன. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
  /** Printed in translated documents: that no speaker has checked their words yet. */
  unchecked: {
    en: null as string | null,
    si: "සිංහල වචන තවමත් කිසිවෙකු පරීක්ෂා කර නැත.",
    ta: "தமிழ்ச் சொற்களை இன்னும் எவரும் சரிபார்க்கவில்லை.",
  },
  failed: {
    en: "This document could not be made. Please try again later.",
    si: "මේ ලේඛනය සෑදීමට නොහැකි විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.",
    ta: "இந்த ஆவணத்தை உருவாக்க முடியவில்லை. பின்னர் மீண்டும் முயலுங்கள்.",
  },
});
