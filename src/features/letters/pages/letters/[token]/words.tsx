import type { ReactNode } from "react";
import { inLanguages } from "../../../../../platform/languages/words.ts";

export const words = inLanguages({
  title: { en: "Your letter to the editors", si: "සංස්කාරකවරුන්ට ඔබ ලියූ ලිපිය", ta: "ஆசிரியர் குழுவினருக்கு உங்கள் கடிதம்" },
  heading: {
    en: (tusker: string) => `Your letter about ${tusker}`,
    si: (tusker: string) => `${tusker} ගැන ඔබ ලියූ ලිපිය`,
    ta: (tusker: string) => `${tusker} பற்றிய உங்கள் கடிதம்`,
  },
  thanks: {
    en: "Thank you. It has reached the editors.",
    si: "ස්තුතියි. එය සංස්කාරකවරුන් වෙත ළඟා විය.",
    ta: "நன்றி. அது ஆசிரியர் குழுவினரைச் சென்றடைந்தது.",
  },
  link: {
    label: { en: "The link to this page", si: "මෙම පිටුවට සබැඳිය", ta: "இப்பக்கத்தின் இணைப்பு" },
    hint: {
      en: "Keep it: bookmark this page or copy the link. Nobody else has it, it cannot be sent to you again, and here you will find the answer.",
      si: "එය සුරකින්න: මෙම පිටුවට පිටුසලකුණක් තබන්න, නැතහොත් සබැඳිය පිටපත් කරන්න. එය වෙන කිසිවෙකු සතුව නැත, එය ඔබට නැවත යැවිය නොහැකිය, පිළිතුර ඔබට හමු වන්නේ මෙහිදීය.",
      ta: "இதைப் பாதுகாத்து வையுங்கள்: இப்பக்கத்தைப் புத்தகக்குறியிடுங்கள் அல்லது இணைப்பை நகலெடுங்கள். வேறு எவரிடமும் இது இல்லை, இதை உங்களுக்கு மீண்டும் அனுப்ப முடியாது; பதிலை இங்கே காணலாம்.",
    },
  },
  state: { en: "What became of it", si: "ලිපියට සිදු වූ දේ", ta: "கடிதத்திற்கு என்ன ஆயிற்று" },
  see: {
    en: (tusker: ReactNode) => <>See the page of {tusker}.</>,
    si: (tusker: ReactNode) => <>{tusker}ගේ පිටුව බලන්න.</>,
    ta: (tusker: ReactNode) => <>{tusker} பக்கத்தைப் பாருங்கள்.</>,
  },
  answer: { en: "The editors' answer", si: "සංස්කාරකවරුන්ගේ පිළිතුර", ta: "ஆசிரியர் குழுவினரின் பதில்" },
  wrote: { en: "What you sent", si: "ඔබ එවූ දේ", ta: "நீங்கள் அனுப்பியது" },
  day: { en: "Sent", si: "එවූ දිනය", ta: "அனுப்பிய நாள்" },
  about: { en: "Statement", si: "ප්‍රකාශය", ta: "கூற்று" },
  wrong: { en: "The page says", si: "පිටුවේ සඳහන් වන්නේ", ta: "பக்கம் கூறுவது" },
  right: { en: "What is right", si: "නිවැරදි දේ", ta: "சரியானது" },
  source: { en: "Source", si: "මූලාශ්‍රය", ta: "ஆதாரம்" },
  seen: { en: "You saw it yourself.", si: "ඔබම දුටු දෙයකි.", ta: "நீங்களே பார்த்தீர்கள்." },
  photograph: { en: "Photograph", si: "ඡායාරූපය", ta: "புகைப்படம்" },
  photographKept: {
    en: "Kept with the letter. Nobody but the editors sees it before they publish it.",
    si: "ලිපිය සමඟ තබා ඇත. සංස්කාරකවරුන් එය පළ කරන තුරු එය දකින්නේ ඔවුන් පමණි.",
    ta: "கடிதத்துடன் வைக்கப்பட்டுள்ளது. ஆசிரியர் குழுவினர் அதை வெளியிடும் வரை அவர்கள் மட்டுமே அதைப் பார்ப்பார்கள்.",
  },
  photographGone: {
    en: "Not kept with the letter any more.",
    si: "එය තවදුරටත් ලිපිය සමඟ තබා නැත.",
    ta: "அது இனிமேல் கடிதத்துடன் வைக்கப்படவில்லை.",
  },
  maker: { en: "Made by", si: "ගත්තේ", ta: "எடுத்தவர்" },
  licence: { en: "Terms", si: "කොන්දේසි", ta: "நிபந்தனைகள்" },
  when: { en: "When", si: "කවදාද", ta: "எப்போது" },
  where: { en: "Where", si: "කොතැනද", ta: "எங்கே" },
  note: { en: "What it shows", si: "එහි පෙනෙන දේ", ta: "அது காட்டுவது" },
  takeBack: {
    title: { en: "Take the letter back", si: "ලිපිය ආපසු ගන්න", ta: "கடிதத்தைத் திரும்பப் பெறுங்கள்" },
    text: {
      en: (day: string) =>
        `The letter is deleted on ${day} at the latest. If you take it back now, it is deleted at once, and with it the photograph, unless that is already in the library of images. This cannot be undone.`,
      si: (day: string) =>
        `ලිපිය ප්‍රමාද වුවහොත් ${day} වන විට මකා දමනු ලැබේ. ඔබ එය දැන් ආපසු ගන්නේ නම් එය වහාම මකා දැමේ; ඡායාරූපය දැනටමත් රූප එකතුවේ නැත්නම් එයද මකා දැමේ. මෙය අහෝසි කළ නොහැකිය.`,
      ta: (day: string) =>
        `கடிதம் ${day} அன்றோ அதற்கு முன்போ நீக்கப்படும். இப்போது அதைத் திரும்பப் பெற்றால், அது உடனே நீக்கப்படும்; புகைப்படம் ஏற்கெனவே படத் தொகுப்பில் இல்லாவிட்டால் அதுவும் நீக்கப்படும். இதை மீளப்பெற முடியாது.`,
    },
    button: { en: "Take it back and delete it", si: "ආපසු ගෙන මකා දමන්න", ta: "திரும்பப் பெற்று நீக்குக" },
  },
});
