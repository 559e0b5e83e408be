import { inLanguages } from "../../platform/languages/words.ts";

/** The wording of the API for a letter, at the field that it is about. */
export const words = inLanguages({
  /** As they appear in the sentences of the plain-text rules. */
  fields: {
    name: { en: "Your name", si: "ඔබේ නම", ta: "உங்கள் பெயர்" },
    wrong: { en: "What the page says", si: "පිටුවේ සඳහන් දේ", ta: "பக்கம் கூறுவது" },
    right: { en: "What is right", si: "නිවැරදි දේ", ta: "சரியானது" },
    source: { en: "The source", si: "මූලාශ්‍රය", ta: "ஆதாரம்" },
    maker: { en: "The maker's name", si: "ඡායාරූපය ගත් අයගේ නම", ta: "புகைப்படம் எடுத்தவரின் பெயர்" },
    note: { en: "What the photograph shows", si: "ඡායාරූපයේ පෙනෙන දේ", ta: "புகைப்படம் காட்டுவது" },
  },
  errors: {
    kind: {
      en: "Choose whether you send a correction or a photograph.",
      si: "ඔබ එවන්නේ නිවැරදි කිරීමක්ද ඡායාරූපයක්දැයි තෝරන්න.",
      ta: "நீங்கள் அனுப்புவது திருத்தமா புகைப்படமா எனத் தேர்ந்தெடுங்கள்.",
    },
    about: {
      en: "Choose which statement is wrong.",
      si: "වැරදි වන්නේ කුමන ප්‍රකාශයදැයි තෝරන්න.",
      ta: "எந்தக் கூற்று பிழையானது எனத் தேர்ந்தெடுங்கள்.",
    },
    source: {
      en: "Say where we can check this, or tick that you saw it yourself.",
      si: "අපට මෙය පරීක්ෂා කළ හැක්කේ කොතැනින්දැයි කියන්න, නැතහොත් එය ඔබම දුටු බව සලකුණු කරන්න.",
      ta: "இதை நாங்கள் எங்கு சரிபார்க்கலாம் எனக் கூறுங்கள், அல்லது நீங்களே பார்த்ததாகக் குறியிடுங்கள்.",
    },
    licence: {
      en: "Choose the terms on which we may show it.",
      si: "අපට එය පෙන්විය හැකි කොන්දේසි තෝරන්න.",
      ta: "நாங்கள் அதைக் காட்டக்கூடிய நிபந்தனைகளைத் தேர்ந்தெடுங்கள்.",
    },
    month: { en: "Choose the month.", si: "මාසය තෝරන්න.", ta: "மாதத்தைத் தேர்ந்தெடுங்கள்." },
    year: { en: "Write the year with four digits.", si: "වර්ෂය ඉලක්කම් හතරකින් ලියන්න.", ta: "ஆண்டை நான்கு இலக்கங்களில் எழுதுங்கள்." },
    future: { en: "This month has not come yet.", si: "මෙම මාසය තවමත් පැමිණ නැත.", ta: "இந்த மாதம் இன்னும் வரவில்லை." },
    place: {
      en: "Choose a park or a district from the list.",
      si: "ලැයිස්තුවෙන් වනෝද්‍යානයක් හෝ දිස්ත්‍රික්කයක් තෝරන්න.",
      ta: "பட்டியலிலிருந்து ஒரு பூங்காவை அல்லது மாவட்டத்தைத் தேர்ந்தெடுங்கள்.",
    },
    smallPlace: {
      en: "Choose a larger park or the district: this place is so small that he could be found in it.",
      si: "වඩා විශාල වනෝද්‍යානයක් හෝ දිස්ත්‍රික්කය තෝරන්න: මෙම ස්ථානය කුඩා බැවින් ඇතා එහිදී සොයාගත හැකිය.",
      ta: "பெரிய பூங்கா ஒன்றை அல்லது மாவட்டத்தைத் தேர்ந்தெடுங்கள்: இந்த இடம் மிகச் சிறியது; அங்கு அதைக் கண்டுபிடிக்க முடியும்.",
    },
    permission: {
      en: "Tick one of the two: without it we may not show the photograph.",
      si: "දෙකෙන් එකක් සලකුණු කරන්න: එසේ නොමැතිව අපට ඡායාරූපය පෙන්විය නොහැකිය.",
      ta: "இரண்டில் ஒன்றைக் குறியிடுங்கள்: அதில்லாமல் புகைப்படத்தை நாங்கள் காட்ட முடியாது.",
    },
    noFile: { en: "Choose the photograph.", si: "ඡායාරූපය තෝරන්න.", ta: "புகைப்படத்தைத் தேர்ந்தெடுங்கள்." },
    trap: {
      en: "A hidden field was filled in, perhaps by your browser. It is empty again: please send the letter once more.",
      si: "සැඟවුණු ක්ෂේත්‍රයක් පුරවා තිබුණි; එය ඔබේ බ්‍රව්සරයෙන් සිදු වූවක් විය හැකිය. එය නැවත හිස් කර ඇත: කරුණාකර ලිපිය යළි යවන්න.",
      ta: "மறைந்துள்ள புலம் ஒன்று நிரப்பப்பட்டிருந்தது; அது உங்கள் உலாவியின் செயலாக இருக்கலாம். அது மீண்டும் வெறுமையாக உள்ளது: கடிதத்தை மறுபடியும் அனுப்புங்கள்.",
    },
    exactPlace: {
      en: (place: string) =>
        `Please leave out “${place}”: for a tusker who may live wild, name the park or the district and nothing nearer.`,
      si: (place: string) =>
        `කරුණාකර “${place}” ඉවත් කරන්න: වනයේ ජීවත් වන්නට ඉඩ ඇති දළ ඇතෙකු ගැන වනෝද්‍යානය හෝ දිස්ත්‍රික්කය පමණක් නම් කරන්න, ඊට වඩා ළං තැනක් නොවේ.`,
      ta: (place: string) =>
        `“${place}” என்பதைத் தவிருங்கள்: காட்டில் வாழக்கூடிய கொம்பனுக்குப் பூங்காவை அல்லது மாவட்டத்தை மட்டும் குறிப்பிடுங்கள்; அதைவிட நெருக்கமான இடத்தை வேண்டாம்.`,
    },
  },
  tooLarge: {
    en: "The letter is larger than we can take: at most 15 MB with its photograph.",
    si: "ලිපිය අපට භාර ගත හැකි ප්‍රමාණයට වඩා විශාලයි: ඡායාරූපයද සමඟ උපරිමය 15 MB.",
    ta: "கடிதம் நாங்கள் ஏற்கக்கூடியதை விடப் பெரியது: புகைப்படத்துடன் அதிகபட்சம் 15 MB.",
  },
  notAForm: { en: "Send the letter as a form.", si: "ලිපිය පෝරමයක් ලෙස යවන්න.", ta: "கடிதத்தைப் படிவமாக அனுப்புங்கள்." },
  unreadable: {
    en: "The form is incomplete. Please send it again.",
    si: "පෝරමය අසම්පූර්ණයි. කරුණාකර එය නැවත යවන්න.",
    ta: "படிவம் முழுமையாக இல்லை. அதை மீண்டும் அனுப்புங்கள்.",
  },
  tooMany: {
    en: "More letters are waiting than the editors can read at present. Please try again in a few days, or write to us with the contact form.",
    si: "සංස්කාරකවරුන්ට දැනට කියවිය හැකි ප්‍රමාණයට වඩා ලිපි රැඳී ඇත. කරුණාකර දින කිහිපයකින් නැවත උත්සාහ කරන්න, නැතහොත් සම්බන්ධතා පෝරමයෙන් අපට ලියන්න.",
    ta: "ஆசிரியர் குழுவினர் தற்போது வாசிக்கக்கூடியதை விட அதிகமான கடிதங்கள் காத்திருக்கின்றன. சில நாட்களில் மீண்டும் முயலுங்கள், அல்லது தொடர்புப் படிவத்தில் எங்களுக்கு எழுதுங்கள்.",
  },
  tooBusy: {
    en: "Other letters are arriving at this moment. Please try again shortly.",
    si: "මේ මොහොතේ වෙනත් ලිපි ලැබෙමින් පවතී. කරුණාකර මඳ වේලාවකින් නැවත උත්සාහ කරන්න.",
    ta: "இப்போது வேறு கடிதங்கள் வந்துகொண்டிருக்கின்றன. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
  },
  noTusker: {
    en: "There is no tusker with this address.",
    si: "මෙම ලිපිනයෙන් දළ ඇතෙක් නැත.",
    ta: "இந்த முகவரியில் கொம்பன் எதுவும் இல்லை.",
  },
  noLetter: {
    en: "No letter is kept at this address.",
    si: "මෙම ලිපිනයේ ලිපියක් තබා නැත.",
    ta: "இந்த முகவரியில் கடிதம் எதுவும் வைக்கப்படவில்லை.",
  },
});
