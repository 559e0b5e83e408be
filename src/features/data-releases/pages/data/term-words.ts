import { inLanguages } from "../../../../platform/languages/words.ts";

/** What the columns mean that no standard vocabulary names. Each is an anchor on the page: JSON-LD refers to it. */
export const terms = inLanguages({
  account: {
    en: "Events with the same value are accounts of one happening.",
    si: "එකම අගය ඇති සිදුවීම්, එක් සිදුවීමක් ගැන විස්තරයි.",
    ta: "ஒரே மதிப்புள்ள நிகழ்வுகள் ஒரே சம்பவம் பற்றிய கூற்றுகள்.",
  },
  age: { en: "His age in years.", si: "ඇතාගේ වයස, අවුරුදුවලින්.", ta: "அதன் வயது, ஆண்டுகளில்." },
  approximate: {
    en: "Whether the source says “about”.",
    si: "මූලාශ්‍රය “පමණ” යැයි කියන්නේද යන්න.",
    ta: "“ஏறத்தாழ” என்று ஆதாரம் கூறுகிறதா என்பது.",
  },
  archive_url: {
    en: "Where a copy of the source can be read.",
    si: "මූලාශ්‍රයේ පිටපතක් කියවිය හැකි තැන.",
    ta: "ஆதாரத்தின் பிரதியைப் படிக்கக்கூடிய இடம்.",
  },
  as_of: { en: "The day of an age.", si: "වයස අදාළ වන දිනය.", ta: "வயது குறிக்கும் நாள்." },
  author: { en: "Who wrote the source.", si: "මූලාශ්‍රය ලියූ අය.", ta: "ஆதாரத்தை எழுதியவர்." },
  body_part: { en: "Where on the body a mark is.", si: "ලකුණක් පිහිටන්නේ ශරීරයේ කොතැනද යන්න.", ta: "அடையாளம் உடலில் உள்ள இடம்." },
  born_year: { en: "The year of his birth.", si: "ඇතා උපන් වර්ෂය.", ta: "அது பிறந்த ஆண்டு." },
  category: {
    en: "wild, domesticated or conservation.",
    si: "wild (වනගත), domesticated (හීලෑ) හෝ conservation (රැකවරණය ලත්).",
    ta: "wild (காட்டில் வாழ்வது), domesticated (வளர்ப்பு) அல்லது conservation (பராமரிப்பில்).",
  },
  certainty: {
    en: "certain, likely or disputed.",
    si: "certain (නිශ්චිතයි), likely (බොහෝ දුරට විය හැකියි) හෝ disputed (මතභේදයට ලක්ව ඇත).",
    ta: "certain (உறுதியானது), likely (அநேகமாக) அல்லது disputed (சர்ச்சைக்குரியது).",
  },
  character: {
    en: "The part or trait of the animal.",
    si: "සතාගේ ශරීර කොටස හෝ ගුණය.",
    ta: "விலங்கின் உடல் பகுதி அல்லது பண்பு.",
  },
  clock: {
    en: "Where on the edge of the ear, as on a clock.",
    si: "කනේ දාරයේ පිහිටන තැන, ඔරලෝසුවක මෙන්.",
    ta: "காதின் விளிம்பில் உள்ள இடம், கடிகாரத்தில் போல.",
  },
  date: {
    en: "When it happened, or when the source was published.",
    si: "එය සිදු වූ දිනය හෝ මූලාශ්‍රය පළ වූ දිනය.",
    ta: "அது நிகழ்ந்த நாள், அல்லது ஆதாரம் வெளியான நாள்.",
  },
  date_earliest: {
    en: "The first day that the date may mean.",
    si: "දිනයෙන් අදහස් විය හැකි පළමු දිනය.",
    ta: "திகதி குறிக்கக்கூடிய முதல் நாள்.",
  },
  date_latest: {
    en: "The last day that the date may mean.",
    si: "දිනයෙන් අදහස් විය හැකි අවසන් දිනය.",
    ta: "திகதி குறிக்கக்கூடிய கடைசி நாள்.",
  },
  died_on: {
    en: "The day, month or year of his death.",
    si: "ඇතා මිය ගිය දිනය, මාසය හෝ වර්ෂය.",
    ta: "அது இறந்த நாள், மாதம் அல்லது ஆண்டு.",
  },
  events: { en: "What happened to him.", si: "ඇතාට සිදු වූ දේ.", ta: "அதற்கு நிகழ்ந்தவை." },
  facts: {
    en: "Accounts of his facts, the preferred one first.",
    si: "කරුණු ගැන විස්තර; වඩා පිළිගන්නා විස්තරය පළමුව.",
    ta: "தகவல்கள் பற்றிய கூற்றுகள்; ஏற்கப்பட்ட கூற்று முதலில்.",
  },
  Feature: { en: "A lasting feature of the animal.", si: "සතාගේ නොනැසී පවතින ලක්ෂණයක්.", ta: "விலங்கின் நிலையான அம்சம்." },
  features: {
    en: "By what he can be told from others.",
    si: "ඇතා අනෙක් ඇතුන්ගෙන් වෙන් කර හඳුනාගත හැකි ලක්ෂණ.",
    ta: "அதை மற்றவற்றிலிருந்து வேறுபடுத்தும் அம்சங்கள்.",
  },
  from: { en: "The first day of the feature.", si: "ලක්ෂණය තිබූ පළමු දිනය.", ta: "அம்சம் இருந்த முதல் நாள்." },
  height_m: {
    en: "His height at the shoulder in metres.",
    si: "උරහිස අසල ඇතාගේ උස, මීටරවලින්.",
    ta: "தோள் வரை அதன் உயரம், மீட்டரில்.",
  },
  kind: {
    en: "The kind of event, relation or source.",
    si: "සිදුවීමේ, සබඳතාවේ හෝ මූලාශ්‍රයේ වර්ගය.",
    ta: "நிகழ்வின், தொடர்பின் அல்லது ஆதாரத்தின் வகை.",
  },
  language: { en: "The language of the title of the source.", si: "මූලාශ්‍රයේ මාතෘකාවේ භාෂාව.", ta: "ஆதாரத்தின் தலைப்பின் மொழி." },
  least: { en: "The lower end of a range.", si: "පරාසයක පහළ සීමාව.", ta: "வரம்பின் கீழ் எல்லை." },
  method: { en: "How a tusk was measured.", si: "දළයක් මැනූ ආකාරය.", ta: "தந்தம் அளக்கப்பட்ட விதம்." },
  most: { en: "The upper end of a range.", si: "පරාසයක ඉහළ සීමාව.", ta: "வரம்பின் மேல் எல்லை." },
  name_sinhala: { en: "His name in Sinhala letters.", si: "සිංහල අකුරින් ඇතාගේ නම.", ta: "சிங்கள எழுத்தில் அதன் பெயர்." },
  name_tamil: { en: "His name in Tamil letters.", si: "දෙමළ අකුරින් ඇතාගේ නම.", ta: "தமிழ் எழுத்தில் அதன் பெயர்." },
  note: { en: "What the record adds in words.", si: "වාර්තාව වචනවලින් එක් කරන දේ.", ta: "பதிவு சொற்களில் சேர்ப்பது." },
  origin: {
    en: "Where he comes from. Empty if he may live wild.",
    si: "ඇතා පැමිණි තැන. වනගතව ජීවත් විය හැකි නම් හිස්ය.",
    ta: "அது வந்த இடம். அது காட்டில் வாழக்கூடும் என்றால் வெற்று.",
  },
  other_id: {
    en: "The other animal, if it is in the release.",
    si: "අනෙක් සතා, නිකුතුවේ සිටී නම්.",
    ta: "மற்ற விலங்கு, அது வெளியீட்டில் இருந்தால்.",
  },
  other_name: { en: "The name of the other animal.", si: "අනෙක් සතාගේ නම.", ta: "மற்ற விலங்கின் பெயர்." },
  place: {
    en: "The key of a place. If he may live wild, a park or district.",
    si: "ස්ථානයක යතුර. ඇතා වනගතව ජීවත් විය හැකි නම් වනෝද්‍යානයක් හෝ දිස්ත්‍රික්කයක්.",
    ta: "ஓர் இடத்தின் திறவுச்சொல். அது காட்டில் வாழக்கூடும் என்றால் ஒரு பூங்கா அல்லது மாவட்டம்.",
  },
  property: { en: "Which fact it is.", si: "එය කුමන කරුණද යන්න.", ta: "அது எந்தத் தகவல் என்பது." },
  publisher: { en: "Who published the source.", si: "මූලාශ්‍රය පළ කළ අය.", ta: "ஆதாரத்தை வெளியிட்டவர்." },
  recorded_on: { en: "When it was recorded.", si: "එය වාර්තා කළ දිනය.", ta: "அது பதிவான நாள்." },
  relations: {
    en: "His relations to other animals.",
    si: "අනෙක් සතුන් සමඟ ඇතාගේ සබඳතා.",
    ta: "மற்ற விலங்குகளுடன் அதன் தொடர்புகள்.",
  },
  role: { en: "Whom or what he was in the event.", si: "සිදුවීමේදී ඇතාගේ භූමිකාව.", ta: "நிகழ்வில் அதன் பங்கு." },
  side: { en: "The animal's own left or right.", si: "සතාගේම වම හෝ දකුණ.", ta: "விலங்கின் இடது அல்லது வலது." },
  state: {
    en: "The state of the part or trait.",
    si: "ශරීර කොටසේ හෝ ගුණයේ තත්ත්වය.",
    ta: "உடல் பகுதியின் அல்லது பண்பின் நிலை.",
  },
  status: {
    en: "The status that the directory gives him.",
    si: "නාමාවලිය ඇතාට දෙන තත්ත්වය.",
    ta: "பெயரேடு அதற்குத் தரும் நிலை.",
  },
  status_as_of: {
    en: "From when the status is known.",
    si: "තත්ත්වය දන්නේ කවදා සිටද යන්න.",
    ta: "அந்த நிலை எப்போதிருந்து தெரியும் என்பது.",
  },
  status_note: {
    en: "What the record adds to the status.",
    si: "වාර්තාව තත්ත්වයට එක් කරන දේ.",
    ta: "பதிவு நிலைக்குச் சேர்ப்பது.",
  },
  tags: {
    en: "Words by which the directory groups tuskers.",
    si: "නාමාවලිය දළ ඇතුන් කාණ්ඩ කරන වචන.",
    ta: "பெயரேடு கொம்பன்களை வகைப்படுத்தும் சொற்கள்.",
  },
  text: {
    en: "What happened, in the words of the record.",
    si: "සිදු වූ දේ, වාර්තාවේ වචනවලින්.",
    ta: "நிகழ்ந்தது, பதிவின் சொற்களில்.",
  },
  unit: { en: "The unit of a range.", si: "පරාසයක ඒකකය.", ta: "வரம்பின் அலகு." },
  until: { en: "The end of what lasted.", si: "පැවති දෙයක අවසානය.", ta: "நீடித்ததன் முடிவு." },
  url: { en: "Where the source can be read.", si: "මූලාශ්‍රය කියවිය හැකි තැන.", ta: "ஆதாரத்தைப் படிக்கக்கூடிய இடம்." },
  value: {
    en: "What the account says, where it is no range.",
    si: "විස්තරය කියන දේ, එය පරාසයක් නොවන විට.",
    ta: "கூற்று சொல்வது, அது வரம்பு இல்லாதபோது.",
  },
});
