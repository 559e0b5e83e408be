import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  tuskers: "கொம்பன்கள்",
  description: (name, location) => `${name}, ${location}.`,
  cardAlt: (name, status, caption) => `${name}. ${status}. ${caption}`,
  facts: {
    aboutAge: "வயது பற்றி",
    bornYear: "பிறப்பு",
    estimated: (height) => `${height}, மதிப்பீடு`,
    from: "இத்தகவல்களின் ஆதாரங்கள்",
  },
  video: "(காணொளி)",
  drawn: "வரைந்த விதம்",
  sendPhotograph: "புகைப்படம் உள்ளதா?",
  moreImages: (name) => `மேலும் படங்கள்: ${name}`,
  compare: "வேறொரு கொம்பனுடன் ஒப்பிடுங்கள்",
  card: "அச்சிடுவதற்கான அடையாள அட்டை",
  follow: (name) => `${name} பற்றிய புதிய தகவல்கள் (RSS)`,
  tell: "ஏதாவது தெரியுமா? எங்களிடம் சொல்லுங்கள்",
  how: {
    facts: { title: "தகவல்களும் அவற்றின் ஆதாரங்களும்", holds: "ஒவ்வொரு தகவலின் ஆதாரங்கள்" },
    accounts: (facts) => `வேறுபடும் கூற்றுகள்: ${facts}`,
    notKnown: "இன்னும் தெரியாதவை",
    drawn: { title: "படம் எவ்வாறு வரையப்பட்டது", holds: "படம் எவ்வாறு வரையப்பட்டது" },
    use: { title: "பயன்பாடும் புதிய தகவல்களும்", holds: "மேற்கோள், அச்சு, ஒப்பீடு, புதிய தகவல்கள்" },
  },
  back: "கொம்பன்களுக்குத் திரும்புங்கள்",
  related: {
    title: "மேலும் கம்பீரமான கொம்பன்கள்",
    read: "கதையை அறியுங்கள்",
  },
  browseAll: "எல்லாக் கொம்பன்களையும் பாருங்கள்",
  failure: {
    message: "இக்கொம்பனின் பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    unknown: {
      title: "கொம்பன் கிடைக்கவில்லை",
      pageTitle: "404 - கொம்பன் கிடைக்கவில்லை",
      message: (address) => `“${address}” என்ற முகவரியில் எந்தக் கொம்பனையும் நாங்கள் அறியோம்.`,
    },
    removed: {
      title: "கொம்பன் அகற்றப்பட்டது",
      message: "இக்கொம்பன் பெயரேட்டிலிருந்து அகற்றப்பட்டுள்ளது. அதன் பதிவு இனிக் காட்டப்படாது.",
    },
  },
};
