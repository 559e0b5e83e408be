import { inLanguages } from "../../../../platform/languages/words.ts";

export const words = inLanguages({
  title: { en: "Posters and worksheets", si: "මුද්‍රණයට: පෝස්ටරය සහ අභ්‍යාස", ta: "அச்சிட: சுவரொட்டி, பயிற்சித்தாள்" },
  description: {
    en: "A worksheet for schools, a poster of the tuskers of Sri Lanka, field guides of parks and a card of each tusker, to print at home or in a shop.",
    si: "පාසල් සඳහා අභ්‍යාස පත්‍රිකාවක්, ශ්‍රී ලංකාවේ දළ ඇතුන්ගේ පෝස්ටරයක්, වනෝද්‍යාන අත්පොත් සහ එක් එක් ඇතාගේ හැඳුනුම් පත: මුද්‍රණය කර ගැනීමට.",
    ta: "பாடசாலைகளுக்கான பயிற்சித்தாள், இலங்கையின் கொம்பன்களின் சுவரொட்டி, பூங்காக்களின் கள வழிகாட்டிகள், ஒவ்வொரு கொம்பனின் அடையாள அட்டை: அச்சிடுவதற்கு.",
  },
  keywords: {
    en: ["elephant poster", "school worksheet", "tuskers of Sri Lanka"],
    si: ["අලි පෝස්ටරය", "පාසල් අභ්‍යාස පත්‍රිකාව", "ශ්‍රී ලංකාවේ දළ ඇතුන්"],
    ta: ["யானைச் சுவரொட்டி", "பாடசாலைப் பயிற்சித்தாள்", "இலங்கையின் கொம்பன்கள்"],
  },
  lead: {
    en: "To print and to copy, in English, Sinhala and Tamil. None of them says where a living wild tusker is.",
    si: "සිංහල, දෙමළ සහ ඉංග්‍රීසි භාෂාවලින්, මුද්‍රණය කර පිටපත් කිරීමට. ජීවතුන් අතර සිටින වන දළ ඇතෙකු සිටින තැන ඒ කිසිවක නැත.",
    ta: "தமிழ், சிங்களம், ஆங்கிலம் ஆகிய மொழிகளில், அச்சிட்டு நகலெடுக்க. உயிருடன் உள்ள காட்டுக் கொம்பன் எங்கே உள்ளது என்பதை இவற்றில் எதுவும் கூறாது.",
  },
  school: {
    title: { en: "For school", si: "පාසලට", ta: "பாடசாலைக்கு" },
    id: { en: "school", si: "school", ta: "school" },
  },
  field: {
    title: { en: "In the field", si: "ගමනට", ta: "பயணத்துக்கு" },
    id: { en: "field", si: "field", ta: "field" },
  },
  collection: {
    title: { en: "To collect", si: "එකතු කිරීමට", ta: "சேகரிக்க" },
    id: { en: "collection", si: "collection", ta: "collection" },
  },
  poster: {
    title: { en: "The poster", si: "පෝස්ටරය", ta: "சுவரொட்டி" },
    text: {
      en: "The tuskers with their names and what became of them, twenty on each sheet. A copy shop prints it smaller as well.",
      si: "දළ ඇතුන්, ඔවුන්ගේ නම් සහ ඔවුන්ට සිදු වූ දේ; එක් පත්‍රයක විසි දෙනෙක්. මීට කුඩාවට ද මුද්‍රණය කර ගත හැකිය.",
      ta: "கொம்பன்கள், அவற்றின் பெயர்கள், அவற்றுக்கு நேர்ந்தவை; ஒரு தாளில் இருபது. இதைவிடச் சிறிதாகவும் அச்சிடலாம்.",
    },
    size: { en: "A2 (420 × 594 mm)", si: "A2 (මිලිමීටර 420 × 594)", ta: "A2 (420 × 594 மில்லிமீற்றர்)" },
    link: { en: "Poster, PDF", si: "පෝස්ටරය, PDF", ta: "சுவரொட்டி, PDF" },
  },
  worksheet: {
    title: { en: "The worksheet", si: "අභ්‍යාස පත්‍රිකාව", ta: "பயிற்சித்தாள்" },
    text: {
      en: "Find the differences, read a life line, colour what is known, tell myths from facts. Four pages for the class and one with the answers.",
      si: "වෙනස්කම් සොයන්න, ජීවන රේඛාවක් කියවන්න, දන්නා දේ පාට කරන්න, මිථ්‍යා සහ සත්‍ය වෙන් කරන්න. පන්තියට පිටු හතරක් සහ පිළිතුරු සහිත පිටුවක්.",
      ta: "வேறுபாடுகளைக் கண்டுபிடியுங்கள், ஒரு வாழ்க்கைக் கோட்டை வாசியுங்கள், அறியப்பட்டதற்கு நிறம் தீட்டுங்கள், கட்டுக்கதையையும் உண்மையையும் பிரித்தறியுங்கள். வகுப்புக்கு நான்கு பக்கங்களும் விடைகளுடன் ஒரு பக்கமும்.",
    },
    size: { en: "A4 (210 × 297 mm)", si: "A4 (මිලිමීටර 210 × 297)", ta: "A4 (210 × 297 மில்லிமீற்றர்)" },
    link: { en: "Worksheet, PDF", si: "අභ්‍යාස පත්‍රිකාව, PDF", ta: "பயிற்சித்தாள், PDF" },
  },
  guide: {
    title: { en: "Field guide of a place", si: "ස්ථානයක ක්ෂේත්‍ර අත්පොත", ta: "ஓர் இடத்தின் கள வழிகாட்டி" },
    text: {
      en: "A booklet of the tuskers of a park or district. Choose a place; its guide is on its page, under “How we know this”.",
      si: "වනෝද්‍යානයක හෝ දිස්ත්‍රික්කයක දළ ඇතුන්ගේ කුඩා පොතක්. ස්ථානයක් තෝරන්න; එහි අත්පොත ඇත්තේ එහි පිටුවේ, “අප මෙය දන්නේ කෙසේද” යටතේය.",
      ta: "ஒரு பூங்காவின் அல்லது மாவட்டத்தின் கொம்பன்களைப் பற்றிய சிறுநூல். ஓர் இடத்தைத் தெரிவு செய்யுங்கள்; அதன் வழிகாட்டி அதன் பக்கத்தில், “இது எங்களுக்கு எப்படித் தெரியும்” என்பதன் கீழ் உள்ளது.",
    },
    size: { en: "A5 (148 × 210 mm), PDF", si: "A5 (මිලිමීටර 148 × 210), PDF", ta: "A5 (148 × 210 மில்லிமீற்றர்), PDF" },
    link: { en: "Choose a place", si: "ස්ථානයක් තෝරන්න", ta: "ஓர் இடத்தைத் தெரிவு செய்யுங்கள்" },
  },
  cards: {
    title: { en: "The cards", si: "හැඳුනුම් පත්", ta: "அடையாள அட்டைகள்" },
    text: {
      en: "Each tusker has an ID card: drawings of what is known of him, his status with its date, and a code that leads to his page.",
      si: "සෑම දළ ඇතෙකුටම හැඳුනුම් පතක් ඇත: ඔහු ගැන දන්නා දේ දැක්වෙන චිත්‍ර, තත්ත්වය සහ එහි දිනය, ඔහුගේ පිටුව වෙත යන කේතය.",
      ta: "ஒவ்வொரு கொம்பனுக்கும் அடையாள அட்டை உள்ளது: அதைப் பற்றி அறியப்பட்டவற்றின் வரைபடங்கள், நிலையும் அதன் திகதியும், அதன் பக்கத்துக்குச் செல்லும் குறியீடு.",
    },
    size: {
      en: "A6 (105 × 148 mm), or four on A4",
      si: "A6 (මිලිමීටර 105 × 148), නැතහොත් A4 පිටුවක හතරක්",
      ta: "A6 (105 × 148 மில்லிமீற்றர்), அல்லது ஒரு A4 தாளில் நான்கு",
    },
    link: { en: "Choose a tusker", si: "දළ ඇතෙකු තෝරන්න", ta: "ஒரு கொம்பனைத் தெரிவு செய்யுங்கள்" },
  },
});
