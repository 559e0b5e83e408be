import type { words as english } from "./refusals.en.ts";

export const words: typeof english = {
  readOnly: "இந்த முகவரியை வாசிக்க மட்டுமே முடியும்.",
  message: {
    tooLong: "இந்தச் செய்தி அனுப்பக்கூடியதை விட நீளமானது.",
    fromElsewhere: "இந்தப் படிவம் வேறொரு தளத்திலிருந்து அனுப்பப்பட்டது.",
    notAForm: "application/x-www-form-urlencoded என்ற உள்ளடக்க வகையுடன் ஒரு படிவத்தை அனுப்புங்கள்.",
  },
};
