import type { ReactNode } from "react";
import type { ClaimProperty } from "../../../../../../content/record/vocabulary.ts";
import { CLAIM_LABELS } from "../../../../../../content/record/words.ts";
import { inLanguages, type Word } from "../../../../../../platform/languages/words.ts";
import { monthName } from "../../../../../../platform/text/by-language/months.ts";
import type { About } from "../../../../letter-fields.ts";

export const words = inLanguages({
  title: {
    en: (tusker: string) => `Know something about ${tusker}? Tell us`,
    si: (tusker: string) => `${tusker} ගැන යමක් දන්නවාද? අපට කියන්න`,
    ta: (tusker: string) => `${tusker} பற்றி ஏதாவது தெரியுமா? எங்களிடம் சொல்லுங்கள்`,
  },
  short: { en: "Tell us", si: "අපට කියන්න", ta: "எங்களிடம் சொல்லுங்கள்" },
  description: {
    en: (tusker: string) =>
      `Send the editors of the directory a correction with its source, or a photograph of ${tusker}.`,
    si: (tusker: string) => `${tusker} ගැන, මූලාශ්‍රය සහිත නිවැරදි කිරීමක් හෝ ඡායාරූපයක් නාමාවලියේ සංස්කාරකවරුන්ට එවන්න.`,
    ta: (tusker: string) =>
      `${tusker} பற்றிய, ஆதாரத்துடன் கூடிய திருத்தம் ஒன்றை அல்லது புகைப்படம் ஒன்றைப் பெயரேட்டின் ஆசிரியர் குழுவினருக்கு அனுப்புங்கள்.`,
  },
  lead: {
    en: "Send a correction or a photograph. You need no account and no e-mail address, and you get a link that shows what became of it.",
    si: "නිවැරදි කිරීමක් හෝ ඡායාරූපයක් එවන්න. ගිණුමක් හෝ විද්‍යුත් තැපැල් ලිපිනයක් අවශ්‍ය නැත; එයට සිදු වූ දේ පෙන්වන සබැඳියක් ඔබට ලැබේ.",
    ta: "ஒரு திருத்தத்தை அல்லது புகைப்படத்தை அனுப்புங்கள். கணக்கோ மின்னஞ்சல் முகவரியோ தேவையில்லை; அதற்கு என்ன ஆயிற்று என்பதைக் காட்டும் இணைப்பு உங்களுக்குக் கிடைக்கும்.",
  },
  places: {
    title: { en: "No nearer than the park", si: "වනෝද්‍යානයට වඩා ළං තැනක් එපා", ta: "பூங்காவை விட நெருக்கமாக வேண்டாம்" },
    wild: {
      en: (tusker: string) =>
        `Name the park or the district and the month, no nearer place and no day: poachers read too, and ${tusker} may be alive in the wild. A letter that says more is not accepted.`,
      si: (tusker: string) =>
        `වනෝද්‍යානය හෝ දිස්ත්‍රික්කය සහ මාසය පමණක් නම් කරන්න; ඊට ළං තැනක් හෝ දිනයක් එපා: හොර දඩයක්කරුවෝද මෙය කියවති, ${tusker} තවමත් වනයේ ජීවත්ව සිටිනවා විය හැකිය. ඊට වැඩි යමක් කියන ලිපියක් භාර නොගැනේ.`,
      ta: (tusker: string) =>
        `பூங்காவின் அல்லது மாவட்டத்தின் பெயரையும் மாதத்தையும் மட்டும் குறிப்பிடுங்கள்; அதைவிட நெருக்கமான இடமோ நாளோ வேண்டாம்: சட்டவிரோத வேட்டையாளர்களும் வாசிக்கிறார்கள், ${tusker} காட்டில் உயிருடன் இருக்கலாம். அதற்கு மேல் கூறும் கடிதம் ஏற்கப்படாது.`,
    },
    other: {
      en: "Leave out coordinates and links to maps: where wild tuskers are today is never told.",
      si: "ඛණ්ඩාංක සහ සිතියම් සබැඳි ඇතුළත් නොකරන්න: වන දළ ඇතුන් අද සිටින තැන කිසි විටෙක කියනු නොලැබේ.",
      ta: "ஆள்கூறுகளையும் வரைபட இணைப்புகளையும் தவிருங்கள்: காட்டுக் கொம்பன்கள் இன்று எங்கே உள்ளன என்பது ஒருபோதும் கூறப்படுவதில்லை.",
    },
  },
  kind: {
    legend: { en: "What do you send?", si: "ඔබ එවන්නේ කුමක්ද?", ta: "நீங்கள் அனுப்புவது என்ன?" },
    correction: { en: "A correction", si: "නිවැරදි කිරීමක්", ta: "ஒரு திருத்தம்" },
    correctionHint: {
      en: "Something on his page is wrong or missing.",
      si: "ඇතාගේ පිටුවේ යමක් වැරදියි, නැතහොත් අඩුයි.",
      ta: "கொம்பனின் பக்கத்தில் ஏதோ பிழையாக உள்ளது அல்லது விடுபட்டுள்ளது.",
    },
    photograph: { en: "A photograph", si: "ඡායාරූපයක්", ta: "ஒரு புகைப்படம்" },
    photographHint: {
      en: "Taken by you, or by somebody who allows it.",
      si: "ඔබ ගත්, නැතහොත් එයට අවසර දෙන කෙනෙකු ගත් එකක්.",
      ta: "நீங்கள் எடுத்தது, அல்லது அனுமதிக்கும் ஒருவர் எடுத்தது.",
    },
  },
  choose: { en: "Choose…", si: "තෝරන්න…", ta: "தேர்ந்தெடுக்க…" },
  about: {
    label: { en: "Which statement?", si: "කුමන ප්‍රකාශයද?", ta: "எந்தக் கூற்று?" },
    options: {
      name: { en: "His name", si: "ඇතාගේ නම", ta: "அதன் பெயர்" },
      events: { en: "An event in his life", si: "ඇතාගේ ජීවිතයේ සිදුවීමක්", ta: "அதன் வாழ்க்கையில் ஒரு நிகழ்வு" },
      features: { en: "A feature of his body", si: "ඇතාගේ සිරුරේ ලකුණක්", ta: "அதன் உடலின் ஓர் அம்சம்" },
      text: { en: "Something in the text", si: "පෙළෙහි යමක්", ta: "உரையில் ஏதோ ஒன்று" },
      images: { en: "An image or its caption", si: "රූපයක් හෝ එහි විස්තරය", ta: "ஒரு படம் அல்லது அதன் விளக்கம்" },
      other: { en: "Something else", si: "වෙනත් දෙයක්", ta: "வேறு ஏதோ ஒன்று" },
    } satisfies Record<Exclude<About, ClaimProperty>, Word<string>>,
  },
  wrong: {
    label: { en: "What does the page say?", si: "පිටුවේ සඳහන් වන්නේ කුමක්ද?", ta: "பக்கம் என்ன கூறுகிறது?" },
    hint: {
      en: "Leave it empty if something is missing.",
      si: "යමක් අඩු නම් මෙය හිස්ව තබන්න.",
      ta: "ஏதாவது விடுபட்டிருந்தால் இதை வெறுமையாக விடுங்கள்.",
    },
  },
  right: {
    label: { en: "What is right?", si: "නිවැරදි කුමක්ද?", ta: "சரியானது என்ன?" },
  },
  source: {
    label: { en: "Where can we check this?", si: "අපට මෙය පරීක්ෂා කළ හැක්කේ කොතැනින්ද?", ta: "இதை நாங்கள் எங்கு சரிபார்க்கலாம்?" },
    hint: {
      en: "The address of a page, or a newspaper with its date, a book, a person.",
      si: "පිටුවක ලිපිනය, දිනය සහිත පුවත්පතක්, පොතක්, පුද්ගලයෙක්.",
      ta: "ஒரு பக்கத்தின் முகவரி, திகதியுடன் ஒரு செய்தித்தாள், ஒரு நூல், ஒரு நபர்.",
    },
  },
  seen: { en: "I saw it myself", si: "මම එය මගේ ඇසින් දුටුවෙමි", ta: "நானே பார்த்தேன்" },
  file: {
    label: { en: "The photograph", si: "ඡායාරූපය", ta: "புகைப்படம்" },
    hint: {
      en: "JPEG, PNG, WebP, AVIF, GIF or TIFF, at most 15 MB. Position, camera and date are removed from the file when it arrives.",
      si: "JPEG, PNG, WebP, AVIF, GIF හෝ TIFF, උපරිමය 15 MB. ගොනුව ලැබුණු විට එයින් පිහිටීම, කැමරාව සහ දිනය ඉවත් කරනු ලැබේ.",
      ta: "JPEG, PNG, WebP, AVIF, GIF அல்லது TIFF, அதிகபட்சம் 15 MB. கோப்பு வந்ததும் அதிலிருந்து இருப்பிடம், கமெரா, திகதி ஆகியவை நீக்கப்படும்.",
    },
    again: {
      en: "Please choose the photograph once more: a browser does not keep it.",
      si: "කරුණාකර ඡායාරූපය නැවත වරක් තෝරන්න: බ්‍රව්සරයක් එය මතක තබා නොගනී.",
      ta: "புகைப்படத்தை மீண்டும் ஒருமுறை தேர்ந்தெடுங்கள்: உலாவி அதை நினைவில் வைத்திருப்பதில்லை.",
    },
  },
  maker: {
    label: { en: "Who made it?", si: "එය ගත්තේ කවුද?", ta: "அதை எடுத்தவர் யார்?" },
    hint: {
      en: "The name as it is to stand under the photograph.",
      si: "ඡායාරූපය යටින් සඳහන් විය යුතු නම.",
      ta: "புகைப்படத்தின் கீழ் இடம்பெற வேண்டிய பெயர்.",
    },
  },
  licence: {
    label: {
      en: "On which terms may we show it?",
      si: "අපට එය පෙන්විය හැක්කේ කුමන කොන්දේසි මතද?",
      ta: "எந்த நிபந்தனைகளில் நாங்கள் அதைக் காட்டலாம்?",
    },
    options: {
      "CC BY 4.0": {
        en: "CC BY 4.0: anybody may use it and names the maker",
        si: "CC BY 4.0: ඕනෑම කෙනෙකුට එය භාවිත කළ හැකිය, ගත් අය නම් කළ යුතුය",
        ta: "CC BY 4.0: எவரும் அதைப் பயன்படுத்தலாம், எடுத்தவரைக் குறிப்பிட வேண்டும்",
      },
      "CC BY-SA 4.0": {
        en: "CC BY-SA 4.0: the same, and shares changes alike",
        si: "CC BY-SA 4.0: එලෙසමයි, වෙනස් කළ දේද එලෙසම බෙදාගත යුතුය",
        ta: "CC BY-SA 4.0: அதேபோல், மாற்றியவையும் அவ்வாறே பகிரப்பட வேண்டும்",
      },
      "CC BY-NC 4.0": {
        en: "CC BY-NC 4.0: the same, but not for money",
        si: "CC BY-NC 4.0: එලෙසමයි, එහෙත් මුදලට නොවේ",
        ta: "CC BY-NC 4.0: அதேபோல், ஆனால் பணத்திற்காக அல்ல",
      },
      CC0: {
        en: "CC0: anybody may use it in any way",
        si: "CC0: ඕනෑම කෙනෙකුට ඕනෑම ආකාරයකින් එය භාවිත කළ හැකිය",
        ta: "CC0: எவரும் எவ்விதத்திலும் அதைப் பயன்படுத்தலாம்",
      },
      "Used with permission": { en: "Only on this site", si: "මෙම අඩවියේ පමණි", ta: "இத்தளத்தில் மட்டும்" },
    },
  },
  when: { en: "When was it taken?", si: "එය ගත්තේ කවදාද?", ta: "அது எப்போது எடுக்கப்பட்டது?" },
  month: { en: "Month", si: "මාසය", ta: "மாதம்" },
  year: { en: "Year", si: "වර්ෂය", ta: "ஆண்டு" },
  months: {
    en: [
      ...["January", "February", "March", "April", "May", "June"],
      ...["July", "August", "September", "October", "November", "December"],
    ],
    si: Array.from({ length: 12 }, (_, index) => monthName("si", index + 1)),
    ta: Array.from({ length: 12 }, (_, index) => monthName("ta", index + 1)),
  },
  place: {
    label: { en: "Where was it taken?", si: "එය ගත්තේ කොතැනදීද?", ta: "அது எங்கே எடுக்கப்பட்டது?" },
    hint: { en: "Only the park or the district.", si: "වනෝද්‍යානය හෝ දිස්ත්‍රික්කය පමණි.", ta: "பூங்கா அல்லது மாவட்டம் மட்டும்." },
    kinds: {
      park: { en: "Parks", si: "වනෝද්‍යාන", ta: "பூங்காக்கள்" },
      sanctuary: { en: "Sanctuaries", si: "අභයභූමි", ta: "சரணாலயங்கள்" },
      reserve: { en: "Reserves", si: "රක්ෂිත", ta: "ஒதுக்ககங்கள்" },
      home: { en: "Temples and homes", si: "සිද්ධස්ථාන සහ නිවහන්", ta: "ஆலயங்களும் இல்லங்களும்" },
      district: { en: "Districts", si: "දිස්ත්‍රික්ක", ta: "மாவட்டங்கள்" },
    },
  },
  permission: {
    legend: { en: "May we show it?", si: "අපට එය පෙන්විය හැකිද?", ta: "நாங்கள் அதைக் காட்டலாமா?" },
    own: { en: "I made it myself", si: "මම එය ගත්තෙමි", ta: "நானே எடுத்தேன்" },
    permitted: { en: "I have the maker's permission", si: "ගත් අයගේ අවසරය මට ඇත", ta: "எடுத்தவரின் அனுமதி என்னிடம் உள்ளது" },
  },
  note: {
    label: { en: "What does it show?", si: "එහි පෙනෙන්නේ කුමක්ද?", ta: "அது என்ன காட்டுகிறது?" },
    hint: {
      en: "If more than the tusker: an occasion, a mark on his ear.",
      si: "දළ ඇතාට අමතරව යමක් නම්: අවස්ථාවක්, කනේ ලකුණක්.",
      ta: "கொம்பனைத் தவிர வேறு ஏதாவது: ஒரு நிகழ்வு, காதில் ஓர் அடையாளம்.",
    },
  },
  name: {
    label: { en: "Your name", si: "ඔබේ නම", ta: "உங்கள் பெயர்" },
    hint: {
      en: "If you like. Only the editors see it.",
      si: "ඔබ කැමති නම් පමණි. එය දකින්නේ සංස්කාරකවරුන් පමණි.",
      ta: "விரும்பினால் மட்டும். ஆசிரியர் குழுவினர் மட்டுமே அதைப் பார்ப்பார்கள்.",
    },
  },
  trap: { en: "Please leave this empty", si: "කරුණාකර මෙය හිස්ව තබන්න", ta: "இதை வெறுமையாக விடுங்கள்" },
  send: { en: "Send to the editors", si: "සංස්කාරකවරුන්ට යවන්න", ta: "ஆசிரியர் குழுவினருக்கு அனுப்புங்கள்" },
  sending: { en: "Sending...", si: "යවමින්...", ta: "அனுப்பப்படுகிறது..." },
  unreachable: {
    en: "The letter could not be sent. Check your connection and try again: what you wrote is still here.",
    si: "ලිපිය යැවිය නොහැකි විය. ඔබේ සම්බන්ධතාව පරීක්ෂා කර නැවත උත්සාහ කරන්න: ඔබ ලියූ දේ තවමත් මෙහි ඇත.",
    ta: "கடிதத்தை அனுப்ப முடியவில்லை. உங்கள் இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்: நீங்கள் எழுதியது இன்னும் இங்கே உள்ளது.",
  },
  tooLarge: {
    en: "This file is larger than 15 MB.",
    si: "මෙම ගොනුව 15 MB ට වඩා විශාලයි.",
    ta: "இந்தக் கோப்பு 15 MB ஐ விடப் பெரியது.",
  },
  wrongFields: {
    en: "Something is missing or cannot be taken as it is. See the fields below.",
    si: "යමක් අඩුයි, නැතහොත් තිබෙන ආකාරයෙන් භාර ගත නොහැකිය. පහත ක්ෂේත්‍ර බලන්න.",
    ta: "ஏதோ விடுபட்டுள்ளது அல்லது உள்ளவாறு ஏற்க முடியாது. கீழுள்ள புலங்களைப் பாருங்கள்.",
  },
  kept: {
    en: (policy: ReactNode) => (
      <>
        Only the editors read your letter. It is deleted after two years, and you can take it back before. More in the{" "}
        {policy}.
      </>
    ),
    si: (policy: ReactNode) => (
      <>ඔබේ ලිපිය කියවන්නේ සංස්කාරකවරුන් පමණි. එය වසර දෙකකට පසු මකා දැමේ, ඊට පෙර ඔබට එය ආපසු ගත හැකිය. වැඩි විස්තර: {policy}.</>
    ),
    ta: (policy: ReactNode) => (
      <>
        உங்கள் கடிதத்தை ஆசிரியர் குழுவினர் மட்டுமே வாசிப்பார்கள். அது இரண்டு ஆண்டுகளின் பின் நீக்கப்படும்; அதற்கு முன் நீங்கள் அதைத் திரும்பப்
        பெறலாம். மேலும்: {policy}.
      </>
    ),
  },
  privacyPolicy: { en: "Privacy Policy", si: "පෞද්ගලිකත්ව ප්‍රතිපත්තිය", ta: "தனியுரிமைக் கொள்கை" },
});

/** What a letter is about: a fact of the record, by its label, or what else it may be about. */
export const aboutLabel = (about: About): string => ({ ...CLAIM_LABELS, ...words.about.options })[about];
