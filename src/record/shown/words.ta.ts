import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  accounts: (count) => `${count} கூற்றுகள்`,
  differ: "ஆதாரங்கள் வேறுபடுகின்றன",
  about: (text) => `ஏறத்தாழ ${text}`,
  range: (first, last) => `${first}–${last}`,
  metres: (metres, feet) => `${metres} m (${feet} அடி)`,
  years: (age) => `வயது ${age}`,
  yearsIn: (age, date) => `வயது ${age} (${date} இல்)`,
  yearsOn: (age, day) => `வயது ${age} (${day} அன்று)`,
  ofSide: (side, text) => `${side}: ${text}`,
  compared: {
    role: (role) => `பங்கு: ${role}.`,
    clock: (hour) => `${hour} மணித் திசையில்`,
  },
  life: {
    title: "அதன் வாழ்க்கை",
    role: (role) => `பங்கு: ${role}`,
  },
  features: {
    title: "அதனை எவ்வாறு அடையாளம் காணலாம்",
    onSide: (side, state) => `${side}: ${state}`,
    where: (state, place) => `${state}, ${place}`,
    since: (date) => `${date} முதல்`,
    until: (date) => `${date} வரை`,
  },
  plate: {
    caption:
      "இது விளக்கப்படமே; உருவ ஒப்பு அல்ல. முழுக் கோடுகளுக்கு ஆதாரம் உண்டு; இடைவிட்ட கோடுகள் ஊகமே. இடது, வலது என்பவை கொம்பனின் இடது, வலது ஆகும்.",
    shown: (list) =>
      `முன்புறமிருந்து ஒரு கொம்பன். ஆதாரம் ஒன்றில் பதிவானதால் மைக் கோட்டில் வரையப்பட்டவை: ${list}. மற்றவை அனைத்தும் இடைவிட்ட அல்லது மங்கலான கோட்டில் உள்ளன.`,
    nothing:
      "முன்புறமிருந்து ஒரு கொம்பன், முழுவதும் இடைவிட்ட அல்லது மங்கலான கோட்டில்: அங்கிருந்து தெரிபவற்றை எந்த ஆதாரமும் பதிவு செய்யவில்லை.",
  },
  relations: {
    title: "அதன் கதையில் வரும் கொம்பன்கள்",
    compare: "இரண்டையும் ஒப்பிடுங்கள்",
  },
  notKnown: {
    title: "இன்னும் தெரியாதவை",
    ofBody: (list) => `அதன் உடலில் எந்த ஆதாரமும் விவரிக்காதவை: ${list}.`,
    born: "அது பிறந்த ஆண்டு",
    origin: "அது பிறந்த இடம்",
    height: "அதன் உயரம்",
    tuskLength: "அதன் தந்தங்களின் நீளம்",
    died: "அது இறந்த காலம்",
    deathCause: "அது இறந்த விதம்",
    features: "அதன் காதுகள், தோல், வால் ஆகியவற்றின் அடையாளங்கள்",
  },
};
