import { counted } from "../../platform/text/counted.ts";
import type { words as english } from "./live-words.en.ts";

export const words: typeof english = {
  step: (number, of) => `கேள்வி ${number} / ${of}`,
  states: { one: "ஒன்று, எந்தப் பக்கம் எனத் தெரியாது", broken: "முறிந்தது, எவ்வளவு எனத் தெரியாது" },
  living: (count) => `உயிருடன் உள்ள ${counted(count, "கொம்பன்", "கொம்பன்கள்")}`,
  narrow: "ஒவ்வொரு பதிலும் தெரிவைக் குறைக்கும்.",
  fit: (count, of) =>
    count === 0
      ? `உயிருடன் உள்ள எமது ${of} கொம்பன்களில் எதுவும் பொருந்துவதாகத் தெரியவில்லை`
      : `உயிருடன் உள்ள எமது ${of} கொம்பன்களில் ${count} இதுவரை பொருந்துகிறது`,
  bar: (count, of) => `${of} இல் ${count} இதுவரை பொருந்துகிறது`,
  possibleNames: (names) => `சாத்தியம் உண்டு: ${names}.`,
  alsoPossible: (count) => `மேலும் ${count} இற்குச் சாத்தியம் உண்டு.`,
  bestOf: (shown, of) => `${of} இல் அதிக சாத்தியமுள்ள ${shown} இங்கே உள்ளன.`,
  standing: { fits: "பொருந்துகிறது", possible: "சாத்தியம் உண்டு", unlikely: "சாத்தியம் குறைவு" },
  after: (count) => `${counted(count, "பதிலுக்குப்", "பதில்களுக்குப்")} பின்`,
  died: (year) => `${year} இல் இறந்துவிட்டது`,
  dead: "இறந்துவிட்டது",
  looksLike: "இதைப் போன்றது:",
  alive: "கடைசியாகக் காணப்பட்டபோது உயிருடன் இருந்தது",
  missing: "காணாமற்போனது",
  speaksFor: "பொருந்துபவை",
  against: "பொருந்தாதவை",
  notKnown: "தெரியாது",
  knownIn: (place) => `அறியப்பட்ட இடம்: ${place}`,
  told: (label, state) => `${label}: ${state}`,
  kinds: {
    wild: "காட்டுக் கொம்பன்",
    domesticated: "மனிதர்களால் வளர்க்கப்படும் கொம்பன்",
    conservation: "பராமரிப்பிலுள்ள கொம்பன்",
  },
  source: (key) => `ஆதாரம் ${key}`,
  compare: (one, other) => `ஒப்பிடுங்கள்: ${one}, ${other}`,
  lessLikely: (names, more) => `சாத்தியம் குறைந்தவை: ${names}${more > 0 ? `, மேலும் ${more}` : ""}`,
};
