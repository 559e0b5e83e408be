import type { words as english } from "./words.en.tsx";

export const words: typeof english = {
  status: { diedIn: "இறப்பு:", diedOn: "இறப்பு:" },
  date: {
    asOf: (date) => <>{date} நிலவரப்படி</>,
    deadBy: (date) => <>{date} இற்குள்</>,
    diedIn: (date) => <>{date}</>,
    diedOn: (date) => date,
  },
  unconfirmed: "உறுதிப்படுத்தப்படாத எழுத்துக்கூட்டல்",
  byRule: "(விதிப்படி)",
  byRuleMeans: "விதிப்படி: இவ்வெழுத்துக்கூட்டலை எந்த ஆதாரமும் தரவில்லை. அதன் பெயரை ஒலிப்படி இவ்வெழுத்துகளில் எழுதியது இத்தளமே.",
  spelled: "(எங்கள் எழுத்துக்கூட்டல்)",
  spelledMeans:
    "எங்கள் எழுத்துக்கூட்டல்: இவ்வெழுத்துகளில் அதன் பெயரை எந்த ஆதாரமும் தரவில்லை. ஓர் ஆசிரியர் எழுதியது; மொழி பேசுபவர் எவரும் இன்னும் சரிபார்க்கவில்லை.",
  alsoKnownAs: (name) => <>வேறு பெயர்: {name}</>,
  foundBySpelling: (spelling) => <>{spelling} என்ற எழுத்துக்கூட்டலால் கிடைத்தது</>,
  where: (category, location) => (
    <>
      {category}
      {location}
    </>
  ),
};
