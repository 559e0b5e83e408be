import { inLanguages, wordsIn } from "../../platform/languages/words.ts";
import type { PlaceKey, PlaceKind } from "./places.ts";

/** Also what texts of entries, which are in English, are searched for. */
export const PLACE_NAMES: Record<PlaceKey, string> = inLanguages({
  bundala: { en: "Bundala National Park", si: "බූන්දල ජාතික වනෝද්‍යානය", ta: "பூந்தல தேசியப் பூங்கா" },
  "flood-plains": { en: "Flood Plains National Park", si: "ජලගැලුම් නිම්න ජාතික වනෝද්‍යානය", ta: "வெள்ளச் சமவெளி தேசியப் பூங்கா" },
  "gal-oya": { en: "Gal Oya National Park", si: "ගල් ඔය ජාතික වනෝද්‍යානය", ta: "கல்லோயா தேசியப் பூங்கா" },
  horowpathana: { en: "Horowpathana National Park", si: "හොරොව්පතාන ජාතික වනෝද්‍යානය", ta: "ஹொரவப்பொத்தானை தேசியப் பூங்கா" },
  "kala-wewa": { en: "Kala Wewa National Park", si: "කලා වැව ජාතික වනෝද්‍යානය", ta: "கலாவெவ தேசியப் பூங்கா" },
  kaudulla: { en: "Kaudulla National Park", si: "කවුඩුල්ල ජාතික වනෝද්‍යානය", ta: "கவுடுல்ல தேசியப் பூங்கா" },
  kumana: { en: "Kumana National Park", si: "කුමන ජාතික වනෝද්‍යානය", ta: "குமண தேசியப் பூங்கா" },
  "lahugala-kitulana": {
    en: "Lahugala Kitulana National Park",
    si: "ලාහුගල කිතුලාන ජාතික වනෝද්‍යානය",
    ta: "லாகுகல கித்துலான தேசியப் பூங்கா",
  },
  lunugamvehera: { en: "Lunugamvehera National Park", si: "ලුණුගම්වෙහෙර ජාතික වනෝද්‍යානය", ta: "லுணுகம்வெஹெர தேசியப் பூங்கா" },
  "maduru-oya": { en: "Maduru Oya National Park", si: "මාදුරු ඔය ජාතික වනෝද්‍යානය", ta: "மாதுறு ஓயா தேசியப் பூங்கா" },
  minneriya: { en: "Minneriya National Park", si: "මින්නේරිය ජාතික වනෝද්‍යානය", ta: "மின்னேரியா தேசியப் பூங்கா" },
  somawathiya: { en: "Somawathiya National Park", si: "සෝමාවතිය ජාතික වනෝද්‍යානය", ta: "சோமாவதி தேசியப் பூங்கா" },
  udawalawe: { en: "Udawalawe National Park", si: "උඩවලව ජාතික වනෝද්‍යානය", ta: "உடவளவை தேசியப் பூங்கா" },
  wasgamuwa: { en: "Wasgamuwa National Park", si: "වස්ගමුව ජාතික වනෝද්‍යානය", ta: "வஸ்கமுவ தேசியப் பூங்கா" },
  wilpattu: { en: "Wilpattu National Park", si: "විල්පත්තු ජාතික වනෝද්‍යානය", ta: "வில்பத்து தேசியப் பூங்கா" },
  yala: { en: "Yala National Park", si: "යාල ජාතික වනෝද්‍යානය", ta: "யால தேசியப் பூங்கா" },
  "kahalla-pallekele": { en: "Kahalla–Pallekele Sanctuary", si: "කහල්ල–පල්ලෙකැලේ අභයභූමිය", ta: "கஹல்ல–பல்லேகலை சரணாலயம்" },
  "hambantota-reserve": {
    en: "Hambantota Managed Elephant Reserve",
    si: "හම්බන්තොට කළමනාකරණ අලි රක්ෂිතය",
    ta: "அம்பாந்தோட்டை முகாமைத்துவ யானை ஒதுக்ககம்",
  },
  "sri-dalada-maligawa": { en: "Sri Dalada Maligawa, Kandy", si: "ශ්‍රී දළදා මාළිගාව, මහනුවර", ta: "ஸ்ரீ தலதா மாளிகை, கண்டி" },
  gangaramaya: { en: "Gangaramaya, Colombo", si: "ගංගාරාමය, කොළඹ", ta: "கங்காராமய, கொழும்பு" },
  bellanwila: { en: "Bellanwila Raja Maha Vihara", si: "බෙල්ලන්විල රජමහා විහාරය", ta: "பெல்லன்வில ரஜமஹா விகாரை" },
  kelaniya: { en: "Kelaniya Raja Maha Vihara", si: "කැලණිය රජමහා විහාරය", ta: "களனி ரஜமஹா விகாரை" },
  nadungamuwa: { en: "Nadungamuwa, Weliweriya", si: "නැදුන්ගමුව, වැලිවේරිය", ta: "நெதுங்கமுவ, வெலிவேரிய" },
  biyagama: { en: "Biyagama", si: "බියගම", ta: "பியகம" },
  molagoda: { en: "Molagoda", si: "මොලගොඩ", ta: "மொலகொட" },
  pinnawala: { en: "Pinnawala Elephant Orphanage", si: "පින්නවල අලි අනාථාගාරය", ta: "பின்னவல யானைகள் அநாதை இல்லம்" },
  kataragama: { en: "Ruhunu Maha Kataragama Devalaya", si: "රුහුණු මහා කතරගම දේවාලය", ta: "ருஹுணு மஹா கதிர்காம தேவாலயம்" },
  aluthgama: { en: "Kande Viharaya, Aluthgama", si: "කන්දේ විහාරය, අලුත්ගම", ta: "கந்தே விகாரை, அளுத்கம" },
  ampara: { en: "Ampara District", si: "අම්පාර දිස්ත්‍රික්කය", ta: "அம்பாறை மாவட்டம்" },
  anuradhapura: { en: "Anuradhapura District", si: "අනුරාධපුර දිස්ත්‍රික්කය", ta: "அநுராதபுரம் மாவட்டம்" },
  badulla: { en: "Badulla District", si: "බදුල්ල දිස්ත්‍රික්කය", ta: "பதுளை மாவட்டம்" },
  batticaloa: { en: "Batticaloa District", si: "මඩකලපුව දිස්ත්‍රික්කය", ta: "மட்டக்களப்பு மாவட்டம்" },
  colombo: { en: "Colombo District", si: "කොළඹ දිස්ත්‍රික්කය", ta: "கொழும்பு மாவட்டம்" },
  galle: { en: "Galle District", si: "ගාල්ල දිස්ත්‍රික්කය", ta: "காலி மாவட்டம்" },
  gampaha: { en: "Gampaha District", si: "ගම්පහ දිස්ත්‍රික්කය", ta: "கம்பஹா மாவட்டம்" },
  hambantota: { en: "Hambantota District", si: "හම්බන්තොට දිස්ත්‍රික්කය", ta: "அம்பாந்தோட்டை மாவட்டம்" },
  jaffna: { en: "Jaffna District", si: "යාපනය දිස්ත්‍රික්කය", ta: "யாழ்ப்பாணம் மாவட்டம்" },
  kalutara: { en: "Kalutara District", si: "කළුතර දිස්ත්‍රික්කය", ta: "களுத்துறை மாவட்டம்" },
  kandy: { en: "Kandy District", si: "මහනුවර දිස්ත්‍රික්කය", ta: "கண்டி மாவட்டம்" },
  kegalle: { en: "Kegalle District", si: "කෑගල්ල දිස්ත්‍රික්කය", ta: "கேகாலை மாவட்டம்" },
  kilinochchi: { en: "Kilinochchi District", si: "කිලිනොච්චි දිස්ත්‍රික්කය", ta: "கிளிநொச்சி மாவட்டம்" },
  kurunegala: { en: "Kurunegala District", si: "කුරුණෑගල දිස්ත්‍රික්කය", ta: "குருணாகல் மாவட்டம்" },
  mannar: { en: "Mannar District", si: "මන්නාරම දිස්ත්‍රික්කය", ta: "மன்னார் மாவட்டம்" },
  matale: { en: "Matale District", si: "මාතලේ දිස්ත්‍රික්කය", ta: "மாத்தளை மாவட்டம்" },
  matara: { en: "Matara District", si: "මාතර දිස්ත්‍රික්කය", ta: "மாத்தறை மாவட்டம்" },
  monaragala: { en: "Monaragala District", si: "මොණරාගල දිස්ත්‍රික්කය", ta: "மொணராகலை மாவட்டம்" },
  mullaitivu: { en: "Mullaitivu District", si: "මුලතිව් දිස්ත්‍රික්කය", ta: "முல்லைத்தீவு மாவட்டம்" },
  "nuwara-eliya": { en: "Nuwara Eliya District", si: "නුවරඑළිය දිස්ත්‍රික්කය", ta: "நுவரெலியா மாவட்டம்" },
  polonnaruwa: { en: "Polonnaruwa District", si: "පොළොන්නරුව දිස්ත්‍රික්කය", ta: "பொலன்னறுவை மாவட்டம்" },
  puttalam: { en: "Puttalam District", si: "පුත්තලම දිස්ත්‍රික්කය", ta: "புத்தளம் மாவட்டம்" },
  ratnapura: { en: "Ratnapura District", si: "රත්නපුර දිස්ත්‍රික්කය", ta: "இரத்தினபுரி மாவட்டம்" },
  trincomalee: { en: "Trincomalee District", si: "ත්‍රිකුණාමලය දිස්ත්‍රික්කය", ta: "திருகோணமலை மாவட்டம்" },
  vavuniya: { en: "Vavuniya District", si: "වවුනියාව දිස්ත්‍රික්කය", ta: "வவுனியா மாவட்டம்" },
});

export const ENGLISH_PLACE_NAMES: Record<PlaceKey, string> = wordsIn("en", PLACE_NAMES);

export const PLACE_KIND_LABELS: Record<PlaceKind, string> = inLanguages({
  park: { en: "National park", si: "ජාතික වනෝද්‍යානය", ta: "தேசியப் பூங்கா" },
  sanctuary: { en: "Sanctuary", si: "අභයභූමිය", ta: "சரணாலயம்" },
  reserve: { en: "Reserve", si: "රක්ෂිතය", ta: "ஒதுக்ககம்" },
  home: { en: "Temple or home", si: "සිද්ධස්ථානය හෝ නිවහන", ta: "ஆலயம் அல்லது இல்லம்" },
  district: { en: "District", si: "දිස්ත්‍රික්කය", ta: "மாவட்டம்" },
});

/** What other accounts say of an area, where they differ. */
export const AREA_NOTES: Partial<Record<PlaceKey, string>> = inLanguages({
  bundala: {
    en: "62.16 km² when it became a park in 1993; the smaller area since 2004.",
    si: "1993 දී වනෝද්‍යානයක් වූ විට 62.16 km²; 2004 සිට කුඩා වර්ගඵලය.",
    ta: "1993 இல் பூங்காவாக்கப்பட்டபோது 62.16 km²; சிறிய பரப்பளவு 2004 முதல்.",
  },
  kaudulla: {
    en: "Another account gives 66.75 km².",
    si: "තවත් විස්තරයක් අනුව 66.75 km².",
    ta: "மற்றொரு தகவல் 66.75 km² எனக் கூறுகிறது.",
  },
  kumana: {
    en: "Other lists give 181.48 km².",
    si: "වෙනත් ලැයිස්තු අනුව 181.48 km².",
    ta: "வேறு பட்டியல்கள் 181.48 km² எனக் கூறுகின்றன.",
  },
  "lahugala-kitulana": {
    en: "A local heritage site gives 51.31 km² after an extension in 2006.",
    si: "ප්‍රදේශයේ උරුමයන් ගැන වෙබ් අඩවියක් අනුව, 2006 දී සිදු කළ දීර්ඝ කිරීමකින් පසු 51.31 km².",
    ta: "உள்ளூர் மரபுரிமை இணையத்தளம் ஒன்று, 2006 இன் விரிவாக்கத்துக்குப் பின் 51.31 km² எனக் கூறுகிறது.",
  },
  udawalawe: {
    en: "One paper gives 323.15 km².",
    si: "එක් පර්‍යේෂණ පත්‍රිකාවක් අනුව 323.15 km².",
    ta: "ஓர் ஆய்வுக் கட்டுரை 323.15 km² எனக் கூறுகிறது.",
  },
  wasgamuwa: {
    en: "Other accounts give 369.48 km² or 393.22 km².",
    si: "වෙනත් විස්තර අනුව 369.48 km² හෝ 393.22 km².",
    ta: "வேறு தகவல்கள் 369.48 km² அல்லது 393.22 km² எனக் கூறுகின்றன.",
  },
  yala: {
    en: "Other totals: 1,038.8 km², and more than 1,268 km² if all blocks are counted.",
    si: "වෙනත් එකතු: 1,038.8 km²; සියලු කොටස් ගණන් ගත් විට වර්ග කිලෝමීටර 1,268ට වැඩියි.",
    ta: "வேறு மொத்தக் கணக்குகள்: 1,038.8 km²; எல்லாத் தொகுதிகளையும் எண்ணினால் 1,268 km² இற்கு மேல்.",
  },
});
