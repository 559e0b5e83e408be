import type { PlaceKey } from "../../../places/places.ts";
import type { words as english } from "./words.en.ts";

/** Homes by the name of their town, which has room on a small map. */
const towns: Partial<Record<PlaceKey, string>> = {
  "sri-dalada-maligawa": "கண்டி",
  gangaramaya: "கொழும்பு",
  bellanwila: "பெல்லன்வில",
  kelaniya: "களனி",
  nadungamuwa: "நெதுங்கமுவ",
  pinnawala: "பின்னவல",
  kataragama: "கதிர்காமம்",
  aluthgama: "அளுத்கம",
};

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
  map: {
    label: "கொம்பன்களின் இடங்களைக் காட்டும் இலங்கை வரைபடம்",
    place: (name, tuskers) => `${name}: ${tuskers}`,
    short: (key, name) => towns[key] ?? name.replace(/ (தேசியப் பூங்கா|சரணாலயம்|முகாமைத்துவ யானை ஒதுக்ககம்)$/, ""),
    park: "பூங்கா அல்லது சரணாலயம்",
    home: "விகாரை அல்லது வீடு",
    size: "அளவு: கொம்பன்களின் எண்ணிக்கை. பூங்கா அல்லது மாவட்டத்தை விட நெருக்கமாக எதுவும் இல்லை.",
  },
  electrocuted: "மின்சாரம் தாக்கி இறந்த யானைகள், ஆண்டு வாரியாக",
};
