import type { PlaceKey } from "../../../places/places.ts";
import { shortNameHere } from "../../../places/written-location.ts";
import type { words as english } from "./words.en.ts";

const TOWNS: Partial<Record<PlaceKey, string>> = {
  aluthgama: "அளுத்கம",
  bellanwila: "பெல்லன்வில",
  gangaramaya: "கொழும்பு",
  kataragama: "கதிர்காமம்",
  kelaniya: "களனி",
  nadungamuwa: "நெதுங்கமுவ",
  pinnawala: "பின்னவல",
  "sri-dalada-maligawa": "கண்டி",
};

export const words: typeof english = {
  label: "இலங்கையின் வரைபடம். அதே இடங்கள் பட்டியலிலும் உள்ளன.",
  small: (places) => `இலங்கையின் வரைபடம். குறிக்கப்பட்டவை: ${places}.`,
  shape: (name, tuskers) => `${name}: ${tuskers}`,
  town: (key) => TOWNS[key] ?? shortNameHere(key),
  park: "பூங்கா அல்லது சரணாலயம்",
  home: "ஆலயம் அல்லது இல்லம், அதன் மாவட்டத்தின் நடுவில்",
  size: "அளவு: கொம்பன்களின் எண்ணிக்கை. பூங்கா அல்லது மாவட்டத்தை விட நெருக்கமான இடம் எதுவும் காட்டப்படவில்லை.",
};
