import { inLanguages } from "../../../platform/languages/words.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";

export const words = inLanguages({
  /** The group of places among what a search found. */
  title: { en: "Places", si: "ස්ථාන", ta: "இடங்கள்" },
  description: {
    en: "Map of Sri Lanka with the national parks, sanctuaries, reserves, temples and districts that tuskers are known from, each with its tuskers.",
    si: "දළ ඇතුන් හඳුනන ශ්‍රී ලංකාවේ ජාතික වනෝද්‍යාන, අභයභූමි, රක්ෂිත, සිද්ධස්ථාන සහ දිස්ත්‍රික්ක, ඒ එක් එක් තැන දළ ඇතුන් සමඟ, සිතියමක.",
    ta: "கொம்பன்கள் அறியப்பட்ட இலங்கையின் தேசியப் பூங்காக்கள், சரணாலயங்கள், ஒதுக்ககங்கள், ஆலயங்கள், மாவட்டங்கள்; ஒவ்வொன்றின் கொம்பன்களுடன் ஒரு வரைபடம்.",
  },
  keywords: {
    en: ["national parks of Sri Lanka", "elephant reserves", "tuskers by district"],
    si: ["ශ්‍රී ලංකාවේ ජාතික වනෝද්‍යාන", "අලි රක්ෂිත", "දිස්ත්‍රික්ක අනුව දළ ඇතුන්"],
    ta: ["இலங்கையின் தேசியப் பூங்காக்கள்", "யானை ஒதுக்ககங்கள்", "மாவட்ட வாரியாகக் கொம்பன்கள்"],
  },
  lead: {
    en: "Parks, temples and districts, with the tuskers known from each.",
    si: "වනෝද්‍යාන, සිද්ධස්ථාන සහ දිස්ත්‍රික්ක, ඒ එක් එක් තැන හඳුනන දළ ඇතුන් සමඟ.",
    ta: "பூங்காக்கள், ஆலயங்கள், மாவட்டங்கள்; ஒவ்வொன்றிலும் அறியப்பட்ட கொம்பன்களுடன்.",
  },
  guide: {
    en: "Going into a park? Save the guide for offline use",
    si: "වනෝද්‍යානයකට යනවාද? සංඥා නැතිව භාවිතයට අත්පොත තබාගන්න",
    ta: "பூங்காவுக்குச் செல்கிறீர்களா? இணையமின்றிப் பயன்படுத்த வழிகாட்டியைச் சேமியுங்கள்",
  },
  protected: {
    title: { en: "Parks, sanctuaries and reserves", si: "වනෝද්‍යාන, අභයභූමි සහ රක්ෂිත", ta: "பூங்காக்கள், சரணாலயங்கள், ஒதுக்ககங்கள்" },
    id: { en: "parks", si: "parks", ta: "parks" },
  },
  homes: {
    title: { en: "Temples and homes", si: "සිද්ධස්ථාන සහ නිවහන්", ta: "ஆலயங்களும் இல்லங்களும்" },
    id: { en: "homes", si: "homes", ta: "homes" },
  },
  districts: {
    title: { en: "Districts", si: "දිස්ත්‍රික්ක", ta: "மாவட்டங்கள்" },
    id: { en: "districts", si: "districts", ta: "districts" },
  },
  without: {
    en: (count: number) => `${writtenNumber(count)} more without a known tusker`,
    si: (count: number) => `හඳුනන දළ ඇතුන් නැති තවත් ${writtenNumber(count)}ක්`,
    ta: (count: number) => `அறியப்பட்ட கொம்பன் இல்லாத மேலும் ${writtenNumber(count)}`,
  },
  ofDistricts: {
    en: "Districts are counted with the parks, reserves and homes in them.",
    si: "දිස්ත්‍රික්ක ගණන් කර ඇත්තේ ඒවායේ පිහිටි වනෝද්‍යාන, රක්ෂිත සහ නිවහන්ද ඇතුළුවය.",
    ta: "மாவட்டங்கள், அவற்றுக்குள் அமையும் பூங்காக்கள், ஒதுக்ககங்கள், இல்லங்களையும் சேர்த்து எண்ணப்பட்டுள்ளன.",
  },
  rule: {
    en: "Of a tusker who may live wild, only the park or the district is told. A park or reserve of less than 50 km² could be searched for him, so its district is told instead.",
    si: "වනගතව ජීවත් විය හැකි දළ ඇතෙකු ගැන කියන්නේ වනෝද්‍යානය හෝ දිස්ත්‍රික්කය පමණි. වර්ග කිලෝමීටර 50ට අඩු වනෝද්‍යානයක හෝ රක්ෂිතයක ඔහු සොයාගත හැකි බැවින්, ඒ වෙනුවට එහි දිස්ත්‍රික්කය කියනු ලැබේ.",
    ta: "காட்டில் வாழக்கூடிய கொம்பன் ஒன்றுக்குப் பூங்கா அல்லது மாவட்டம் மட்டுமே குறிப்பிடப்படுகிறது. 50 km² இற்குக் குறைவான பூங்காவிலோ ஒதுக்ககத்திலோ அதனைத் தேடிக் கண்டுபிடிக்க முடியும் என்பதால், அதற்குப் பதிலாக அதன் மாவட்டம் குறிப்பிடப்படுகிறது.",
  },
  origin: { en: "Coast: Natural Earth.", si: "වෙරළ: Natural Earth.", ta: "கடற்கரை: Natural Earth." },
  failure: {
    title: { en: "The places could not be loaded", si: "ස්ථාන පූරණය කළ නොහැකි විය", ta: "இடங்களை ஏற்ற முடியவில்லை" },
    message: {
      en: "The places could not be loaded. Please try again later.",
      si: "ස්ථාන පූරණය කළ නොහැකි විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.",
      ta: "இடங்களை ஏற்ற முடியவில்லை. பின்னர் மீண்டும் முயலுங்கள்.",
    },
  },
});
