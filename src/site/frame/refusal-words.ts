import { inLanguages } from "../../platform/languages/words.ts";

/** Plain text for browsers when no page can be sent. */
export const words = inLanguages({
  readOnly: {
    en: "This address can only be read.",
    si: "මෙම ලිපිනය කියවීමට පමණි.",
    ta: "இந்த முகவரியை வாசிக்க மட்டுமே முடியும்.",
  },
  message: {
    tooLong: {
      en: "This message is longer than can be sent.",
      si: "මෙම පණිවිඩය යැවිය හැකි ප්‍රමාණයට වඩා දිගයි.",
      ta: "இந்தச் செய்தி அனுப்பக்கூடியதை விட நீளமானது.",
    },
    fromElsewhere: {
      en: "This form was sent from another site.",
      si: "මෙම පෝරමය යැව්වේ වෙනත් අඩවියකිනි.",
      ta: "இந்தப் படிவம் வேறொரு தளத்திலிருந்து அனுப்பப்பட்டது.",
    },
    notAForm: {
      en: "Send a form, with the content type application/x-www-form-urlencoded.",
      si: "පෝරමයක් යවන්න; එහි අන්තර්ගත වර්ගය application/x-www-form-urlencoded විය යුතුය.",
      ta: "application/x-www-form-urlencoded என்ற உள்ளடக்க வகையுடன் ஒரு படிவத்தை அனுப்புங்கள்.",
    },
  },
});
