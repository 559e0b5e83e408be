import type { TuskerStatus } from "../../../content/tuskers/status.ts";
import { inLanguages } from "../../../platform/languages/words.ts";

/** What the sky of a drawing means. A status that is not explained does not compile. */
const skiesInEnglish: Record<TuskerStatus, string> = {
  alive: "a sun or a moon where he was alive when last seen",
  dead: "an evening with its first stars where he has died",
  missing: "mist where he is missing",
};

/** What the sky of a drawing means. */
const skiesInSinhala: Record<TuskerStatus, string> = {
  alive: "අවසන් වරට වාර්තා වූ විට ජීවතුන් අතර සිටි ඇතෙකුට ඉහළින් හිරු හෝ සඳු",
  dead: "මිය ගිය ඇතෙකුට ඉහළින් මුල් තරු පෑයූ සැන්දෑ අහස",
  missing: "අතුරුදහන් වූ ඇතෙකු වටා මීදුම",
};

/** What the sky of a drawing means. */
const skiesInTamil: Record<TuskerStatus, string> = {
  alive: "கடைசியாகப் பதிவானபோது உயிருடன் இருந்த கொம்பனுக்கு மேலே சூரியன் அல்லது நிலா",
  dead: "இறந்துவிட்ட கொம்பனுக்கு மேலே முதல் விண்மீன்களுடன் மாலை வானம்",
  missing: "காணாமற்போன கொம்பனைச் சுற்றி மூடுபனி",
};

export const words = inLanguages({
  failure: {
    en: "This page could not be loaded. Please try again in a moment.",
    si: "මෙම පිටුව පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    ta: "இப்பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
  toContact: { en: "Contact Us", si: "අපට ලියන්න", ta: "எங்களுக்கு எழுதுங்கள்" },
  /** How the drawings are made. It follows the code that draws, so it is no text to edit. */
  pictures: {
    title: { en: "How the pictures are drawn", si: "රූප ඇඳි ආකාරය", ta: "படங்கள் வரையப்படும் விதம்" },
    text: {
      en: `Where we have no photograph we show an illustration. It always shows his tusks. Where a source gives their length they are drawn to scale, with a bar of one metre; ivory is pale and hatched where its shape is not known. Ears, eyes, skin, cloth and setting are imagined where no source describes them. The caption says what is known of his tusks, and “How this was drawn” says the rest. The sky above him tells his status: ${Object.values(skiesInEnglish).join(", ")}. None of these is a likeness.`,
      si: `ඡායාරූපයක් නොමැති තැන අපි චිත්‍රයක් පෙන්වමු. එහි ඇතාගේ දළ සැම විටම පෙනේ. මූලාශ්‍රයක දළවල දිග සඳහන් නම්, ඒවා මීටර එකක තීරුවක් සමඟ පරිමාණයට ඇඳ ඇත; කිසිවෙකුත් හැඩය වාර්තා කර නැති විට දළ ලා පැහැතිව, ඉරි ඇඳ දක්වා ඇත. කිසිදු මූලාශ්‍රයක විස්තර නැති විට කන්, ඇස්, සම, ඇඳුම සහ පසුබිම මනඃකල්පිතයි. දළ ගැන වාර්තා වී ඇති දේ රූපය යටින් කියැවේ; ඉතිරිය “මෙය ඇඳි ආකාරය” යන්නෙහි ඇත. ඇතාගේ තත්ත්වය හැඟවෙන්නේ ඔහුට ඉහළින් ඇති අහසිනි: ${Object.values(skiesInSinhala).join(", ")}. මේ කිසිවක් සැබෑ පෙනුම නොවේ.`,
      ta: `புகைப்படம் இல்லாதபோது வரையப்பட்ட படம் ஒன்றைக் காட்டுகிறோம். அதில் கொம்பனின் தந்தங்கள் எப்போதும் தெரியும். ஓர் ஆதாரம் தந்தங்களின் நீளத்தைக் கூறினால், அவை ஒரு மீற்றர் அளவுகோலுடன் அளவுத்திட்டத்தில் வரையப்படுகின்றன; வடிவத்தை எவரும் பதிவு செய்யாவிட்டால், தந்தம் வெளிறியதாகவும் கோடிட்டதாகவும் உள்ளது. எந்த ஆதாரமும் விவரிக்காதபோது காதுகள், கண்கள், தோல், துணி, பின்னணி ஆகியவை கற்பனை. தந்தங்கள் பற்றிப் பதிவானதைப் படத்தின் விளக்கம் கூறுகிறது; மீதியை “வரைந்த விதம்” கூறுகிறது. அதற்கு மேலுள்ள வானம் அதன் நிலையைக் குறிக்கிறது: ${Object.values(skiesInTamil).join(", ")}. இவற்றில் எதுவும் உண்மையான தோற்றம் அல்ல.`,
    },
  },
});
