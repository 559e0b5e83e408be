import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  readOn: "மேலும் படியுங்கள்",
  places: {
    caption: "யானைகள் வாழும் இடங்கள், அவற்றின் பரப்பு, ஒவ்வொன்றும் எதற்காக அறியப்படுகிறது",
    place: "இடம்",
    area: "பரப்பு",
    knownFor: "அறியப்படுவது",
    noArea: "பரப்பு தெரியவில்லை",
    all: "எல்லா இடங்களும்",
  },
  electrocuted: "மின்சாரம் தாக்கி இறந்த யானைகள், ஆண்டு வாரியாக",
};
