import { inLanguages } from "../../../../platform/languages/words.ts";

export const words = inLanguages({
  readOn: { en: "Read on", si: "තව කියවන්න", ta: "மேலும் படியுங்கள்" },
  places: {
    caption: {
      en: "Places where elephants live, their size, and what each is known for",
      si: "අලින් වෙසෙන ස්ථාන, ඒවායේ ප්‍රමාණය සහ ඒ ඒ ස්ථානය ප්‍රසිද්ධ වූ දේ",
      ta: "யானைகள் வாழும் இடங்கள், அவற்றின் பரப்பு, ஒவ்வொன்றும் எதற்காக அறியப்படுகிறது",
    },
    place: { en: "Place", si: "ස්ථානය", ta: "இடம்" },
    area: { en: "Area", si: "වර්ග ප්‍රමාණය", ta: "பரப்பு" },
    knownFor: { en: "Known for", si: "ප්‍රසිද්ධ වූයේ", ta: "அறியப்படுவது" },
    noArea: { en: "area not known", si: "වර්ග ප්‍රමාණය නොදනී", ta: "பரப்பு தெரியவில்லை" },
    all: { en: "All places", si: "සියලු ස්ථාන", ta: "எல்லா இடங்களும்" },
  },
  electrocuted: {
    en: "Elephants electrocuted, by year",
    si: "විදුලිසැර වැදී මියගිය අලි, වසර අනුව",
    ta: "மின்சாரம் தாக்கி இறந்த யானைகள், ஆண்டு வாரியாக",
  },
});
