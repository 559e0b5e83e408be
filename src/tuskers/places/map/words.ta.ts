import { writtenNumber } from "../../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  label: "25 மாவட்டங்களுடன் இலங்கையின் வரைபடம். அதே இடங்கள் பட்டியலிலும் உள்ளன.",
  small: (places) => `இலங்கையின் வரைபடம். குறிக்கப்பட்டவை: ${places}.`,
  shape: (name, tuskers) => `${name}: ${tuskers}`,
  noTusker: "பதிவான கொம்பன் இல்லை",
  range: (least, most) =>
    most === undefined
      ? `${writtenNumber(least)} அல்லது அதற்கு மேல்`
      : `${writtenNumber(least)} முதல் ${writtenNumber(most)} வரை`,
  park: "உண்மையான பரப்பளவில் பூங்கா",
  broken: "பரப்பளவோ மாவட்டத்தில் உள்ள இடமோ கிடைக்கவில்லை",
  home: "ஆலயம் அல்லது இல்லம், அதன் மாவட்டத்தின் நடுவில்",
  about: (km2, km) =>
    `வட்டம் பூங்காவின் மையத்தைச் சுற்றி அதன் பரப்பளவைக் காட்டுகிறது, எல்லையை அல்ல; கீழே ${writtenNumber(km)} km அருகே ${writtenNumber(km2)} km² வட்டம். எண்கள் பட்டியலின் எண்கள். பூங்கா அல்லது மாவட்டத்தை விட நெருக்கமான இடம் எதுவும் காட்டப்படவில்லை.`,
  origin: "மாவட்ட எல்லைகள்: Natural Earth.",
};
