import { inLanguages } from "../../../../platform/languages/words.ts";

export const words = inLanguages({
  tuskers: { en: "Tuskers", si: "දළ ඇතුන්", ta: "கொம்பன்கள்" },
  /** Used if the record has no description. */
  description: {
    en: (name: string, location: string) => `${name}, ${location}.`,
    si: (name: string, location: string) => `${name}, ${location}.`,
    ta: (name: string, location: string) => `${name}, ${location}.`,
  },
  /** A card shows the drawn portrait, whatever images there are. */
  cardAlt: {
    en: (name: string, status: string, caption: string) => `${name}. ${status}. ${caption}`,
    si: (name: string, status: string, caption: string) => `${name}. ${status}. ${caption}`,
    ta: (name: string, status: string, caption: string) => `${name}. ${status}. ${caption}`,
  },
  facts: {
    /** For a note where no age is known, such as "Young in 1925". */
    aboutAge: { en: "About his age", si: "වයස ගැන", ta: "வயது பற்றி" },
    bornYear: { en: "Born", si: "උපත", ta: "பிறப்பு" },
    estimated: {
      en: (height: string) => `${height}, by estimate`,
      si: (height: string) => `${height}, ඇස්තමේන්තුවක් අනුව`,
      ta: (height: string) => `${height}, மதிப்பீடு`,
    },
    /** Beneath the facts: leads to their sources. */
    from: { en: "Where these facts come from", si: "මෙම කරුණුවල මූලාශ්‍ර", ta: "இத்தகவல்களின் ஆதாரங்கள்" },
  },
  video: { en: "(video)", si: "(වීඩියෝව)", ta: "(காணொளி)" },
  drawn: { en: "How it was drawn", si: "ඇඳි ආකාරය", ta: "வரைந்த விதம்" },
  sendPhotograph: { en: "Have a photograph?", si: "ඡායාරූපයක් තිබේද?", ta: "புகைப்படம் உள்ளதா?" },
  moreImages: {
    en: (name: string) => `More pictures of ${name}`,
    si: (name: string) => `${name}ගේ තවත් රූප`,
    ta: (name: string) => `மேலும் படங்கள்: ${name}`,
  },
  compare: { en: "Compare with another tusker", si: "වෙනත් දළ ඇතෙකු සමඟ සසඳන්න", ta: "வேறொரு கொம்பனுடன் ஒப்பிடுங்கள்" },
  card: { en: "ID card to print", si: "මුද්‍රණය කිරීමට හැඳුනුම් පත", ta: "அச்சிடுவதற்கான அடையாள அட்டை" },
  follow: {
    en: (name: string) => `Follow ${name}: a feed of changes`,
    si: (name: string) => `${name} ගැන අලුත් තොරතුරු (RSS)`,
    ta: (name: string) => `${name} பற்றிய புதிய தகவல்கள் (RSS)`,
  },
  tell: { en: "Know something? Tell us", si: "යමක් දන්නවාද? අපට කියන්න", ta: "ஏதாவது தெரியுமா? எங்களிடம் சொல்லுங்கள்" },
  /** The parts of the closed block: their headings, and in the line under its own. */
  how: {
    facts: {
      title: { en: "The facts and their sources", si: "කරුණු සහ ඒවායේ මූලාශ්‍ර", ta: "தகவல்களும் அவற்றின் ஆதாரங்களும்" },
      holds: { en: "the sources of each fact", si: "එක් එක් කරුණේ මූලාශ්‍ර", ta: "ஒவ்வொரு தகவலின் ஆதாரங்கள்" },
    },
    accounts: {
      en: (facts: string) => `accounts that differ: ${facts}`,
      si: (facts: string) => `වෙනස් වන විස්තර: ${facts}`,
      ta: (facts: string) => `வேறுபடும் கூற்றுகள்: ${facts}`,
    },
    notKnown: { en: "what is not yet known", si: "තවම නොදන්නා දේ", ta: "இன்னும் தெரியாதவை" },
    drawn: {
      title: { en: "How the picture was drawn", si: "රූපය ඇඳි ආකාරය", ta: "படம் எவ்வாறு வரையப்பட்டது" },
      holds: { en: "how the picture was drawn", si: "රූපය ඇඳි ආකාරය", ta: "படம் எவ்வாறு வரையப்பட்டது" },
    },
    use: {
      title: { en: "Use and follow", si: "භාවිත කිරීම සහ අලුත් තොරතුරු", ta: "பயன்பாடும் புதிய தகவல்களும்" },
      holds: {
        en: "cite, print, compare, follow",
        si: "උපුටා දැක්වීම, මුද්‍රණය, සැසඳීම, අලුත් තොරතුරු",
        ta: "மேற்கோள், அச்சு, ஒப்பீடு, புதிய தகவல்கள்",
      },
    },
  },
  back: { en: "Back to Tuskers", si: "ආපසු දළ ඇතුන් වෙත", ta: "கொம்பன்களுக்குத் திரும்புங்கள்" },
  related: {
    title: { en: "Explore More Magnificent Tuskers", si: "තවත් අසිරිමත් දළ ඇතුන් හඳුනාගන්න", ta: "மேலும் கம்பீரமான கொம்பன்கள்" },
    read: { en: "Discover Story", si: "කතාව කියවන්න", ta: "கதையை அறியுங்கள்" },
  },
  browseAll: { en: "Browse All Tuskers", si: "සියලු දළ ඇතුන් බලන්න", ta: "எல்லாக் கொம்பன்களையும் பாருங்கள்" },
  failure: {
    message: {
      en: "This tusker could not be loaded. Please try again in a moment.",
      si: "මෙම දළ ඇතාගේ පිටුව පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
      ta: "இக்கொம்பனின் பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    },
    unknown: {
      title: { en: "Tusker Not Found", si: "දළ ඇතා හමු නොවුණි", ta: "கொம்பன் கிடைக்கவில்லை" },
      pageTitle: { en: "404 - Tusker Not Found", si: "404 - දළ ඇතා හමු නොවුණි", ta: "404 - கொம்பன் கிடைக்கவில்லை" },
      message: {
        en: (address: string) => `We know of no tusker under the address “${address}”.`,
        si: (address: string) => `“${address}” යන ලිපිනයේ දළ ඇතෙක් නැත.`,
        ta: (address: string) => `“${address}” என்ற முகவரியில் எந்தக் கொம்பனையும் நாங்கள் அறியோம்.`,
      },
    },
    removed: {
      title: { en: "Tusker Removed", si: "දළ ඇතා ඉවත් කර ඇත", ta: "கொம்பன் அகற்றப்பட்டது" },
      message: {
        en: "This tusker has been taken out of the directory. His record is no longer shown.",
        si: "මෙම දළ ඇතා නාමාවලියෙන් ඉවත් කර ඇත. ඔහුගේ වාර්තාව තවදුරටත් පෙන්වනු නොලැබේ.",
        ta: "இக்கொம்பன் பெயரேட்டிலிருந்து அகற்றப்பட்டுள்ளது. அதன் பதிவு இனிக் காட்டப்படாது.",
      },
    },
  },
});
