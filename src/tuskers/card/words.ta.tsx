import type { words as english } from "./words.en.tsx";

export const words: typeof english = {
  status: { diedIn: "இறப்பு:", diedOn: "இறப்பு:" },
  date: {
    asOf: (date) => <>{date} நிலவரப்படி</>,
    deadBy: (date) => <>{date} இற்குள்</>,
    diedIn: (date) => <>{date}</>,
    diedOn: (date) => date,
  },
  byRule: "(விதிப்படி)",
  byRuleMeans: "விதிப்படி: இவ்வெழுத்துக்கூட்டலை எந்த ஆதாரமும் தரவில்லை. அதன் பெயரை ஒலிப்படி இவ்வெழுத்துகளில் எழுதியது இத்தளமே.",
  alsoKnownAs: (name) => <>வேறு பெயர்: {name}</>,
  where: (category, location) => (
    <>
      {category}
      {`, ${location}`}
    </>
  ),
};
