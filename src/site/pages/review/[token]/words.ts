import { inLanguages } from "../../../../platform/languages/words.ts";

export const words = inLanguages({
  title: {
    en: (name: string) => `For your review: ${name}`,
    si: (name: string) => `ඔබේ සමාලෝචනය සඳහා: ${name}`,
    ta: (name: string) => `உங்கள் மதிப்பாய்வுக்கு: ${name}`,
  },
  bar: { en: "For your review", si: "ඔබේ සමාලෝචනය සඳහා", ta: "உங்கள் மதிப்பாய்வுக்கு" },
  notPublic: {
    en: (day: string) => `You were asked to read this text. It is not public. The link works until ${day}.`,
    si: (day: string) => `මෙම පෙළ කියවන ලෙස ඔබෙන් ඉල්ලා ඇත. එය පළ කර නැත. සබැඳිය ${day} දක්වා වලංගුයි.`,
    ta: (day: string) =>
      `இந்த உரையை வாசிக்குமாறு உங்களிடம் கேட்கப்பட்டுள்ளது. இது பொதுப் பார்வைக்கு அல்ல. இணைப்பு ${day} வரை செல்லுபடியாகும்.`,
  },
  jump: { en: "Comment or agree", si: "අදහස් දක්වන්න, නැතහොත් එකඟ වන්න", ta: "கருத்துத் தெரிவிக்க அல்லது உடன்பட" },
  heading: { en: "What do you say?", si: "ඔබේ අදහස කුමක්ද?", ta: "உங்கள் கருத்து என்ன?" },
  lead: {
    en: "The editors of the site and whoever wrote the text read what you send, and nobody else. It is kept with the text, together with your name. Please name no place below a park or a district.",
    si: "ඔබ එවන දේ කියවන්නේ අඩවියේ සංස්කාරකවරුන් සහ පෙළ ලියූ අය පමණි. එය ඔබේ නමත් සමඟ, පෙළට ඈඳා තබාගැනේ. වනෝද්‍යානයකට හෝ දිස්ත්‍රික්කයකට වඩා කුඩා ස්ථානයක් නම් නොකරන්න.",
    ta: "நீங்கள் அனுப்புவதைத் தளத்தின் ஆசிரியர் குழுவினரும் உரையை எழுதியவரும் மட்டுமே வாசிப்பார்கள். அது உங்கள் பெயருடன் உரையோடு வைத்திருக்கப்படும். பூங்கா அல்லது மாவட்டத்தை விடச் சிறிய இடம் எதையும் குறிப்பிட வேண்டாம்.",
  },
  changes: {
    en: (fields: string) => `What would change on the public page: ${fields}.`,
    si: (fields: string) => `පොදු පිටුවේ වෙනස් වන දේ: ${fields}.`,
    ta: (fields: string) => `பொதுப் பக்கத்தில் மாறக்கூடியவை: ${fields}.`,
  },
  name: {
    label: { en: "Your name", si: "ඔබේ නම", ta: "உங்கள் பெயர்" },
    hint: { en: "As the editors know you.", si: "සංස්කාරකවරුන් ඔබව හඳුනන පරිදි.", ta: "ஆசிரியர் குழுவினர் உங்களை அறிந்தபடி." },
  },
  place: {
    label: { en: "What is it about?", si: "එය කුමක් ගැනද?", ta: "இது எதைப் பற்றியது?" },
    whole: { en: "The whole text", si: "මුළු පෙළ", ta: "முழு உரை" },
  },
  images: { en: "Images", si: "රූප", ta: "படங்கள்" },
  paragraph: {
    en: (field: string, number: number) => `${field}, paragraph ${number}`,
    si: (field: string, number: number) => `${field}, ඡේදය ${number}`,
    ta: (field: string, number: number) => `${field}, பத்தி ${number}`,
  },
  quoted: {
    en: (where: string, text: string) => `${where}: “${text}”`,
    si: (where: string, text: string) => `${where}: “${text}”`,
    ta: (where: string, text: string) => `${where}: “${text}”`,
  },
  text: {
    label: { en: "Comment", si: "අදහස", ta: "கருத்து" },
    hint: { en: "May be empty if you agree.", si: "ඔබ එකඟ නම් හිස්ව තැබිය හැකිය.", ta: "நீங்கள் உடன்பட்டால் வெறுமையாக விடலாம்." },
  },
  send: { en: "Send the comment", si: "අදහස යවන්න", ta: "கருத்தை அனுப்புங்கள்" },
  agree: { en: "I agree with the text", si: "මම පෙළට එකඟ වෙමි", ta: "உரையுடன் உடன்படுகிறேன்" },
  agreeHint: {
    en: "Agreeing publishes nothing. The editors decide.",
    si: "එකඟ වීමෙන් කිසිවක් පළ නොවේ. තීරණය කරන්නේ සංස්කාරකවරුන් ය.",
    ta: "உடன்படுவதால் எதுவும் வெளியிடப்படாது. ஆசிரியர் குழுவினரே முடிவெடுப்பார்கள்.",
  },
  agreed: {
    en: (day: string) => `You agreed with this text on ${day}. The editors see it.`,
    si: (day: string) => `ඔබ ${day} දින මෙම පෙළට එකඟ විය. සංස්කාරකවරු එය දකිති.`,
    ta: (day: string) => `${day} அன்று இந்த உரையுடன் உடன்பட்டீர்கள். ஆசிரியர் குழுவினர் அதைக் காண்கிறார்கள்.`,
  },
  wrong: {
    en: "It was not sent. Please look at what is marked.",
    si: "එය යැවිය නොහැකි විය. කරුණාකර සලකුණු කර ඇති දේ බලන්න.",
    ta: "இது அனுப்பப்படவில்லை. குறிக்கப்பட்டவற்றைப் பாருங்கள்.",
  },
  failed: {
    en: "It was not sent. Please try again in a moment.",
    si: "එය යැවිය නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    ta: "இது அனுப்பப்படவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
  said: { en: "What you have sent", si: "ඔබ එවූ දේ", ta: "நீங்கள் அனுப்பியவை" },
  earlier: { en: "on an earlier version of the text", si: "පෙළේ පෙර අනුවාදයක් ගැන", ta: "உரையின் முந்தைய பதிப்பு பற்றியது" },
});
