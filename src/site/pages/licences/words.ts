import { inLanguages, type Word } from "../../../platform/languages/words.ts";
import type { Notice } from "./notice.ts";

export const words = inLanguages({
  title: { en: "Licences", si: "බලපත්‍ර", ta: "உரிமங்கள்" },
  description: {
    en: "The fonts, icons and code of others that this site is made with, and the terms they are licensed under.",
    si: "මෙම අඩවිය සෑදීමට යොදාගෙන ඇති අන් අයගේ අකුරු, අයිකන සහ කේත, සහ ඒවාට බලපත්‍ර ලබා දී ඇති කොන්දේසි.",
    ta: "இத்தளத்தை உருவாக்கப் பயன்பட்ட பிறரின் எழுத்துருக்கள், சின்னங்கள், நிரல்கள்; அவற்றின் உரிம விதிமுறைகள்.",
  },
  lead: {
    en: "The work of others in these pages, and their terms.",
    si: "මේ පිටුවල ඇති අන් අයගේ නිර්මාණ සහ ඒවායේ කොන්දේසි.",
    ta: "இப்பக்கங்களிலுள்ள பிறரின் ஆக்கங்களும் அவற்றின் விதிமுறைகளும்.",
  },
  thanks: {
    en: "This site is built with fonts, icons and code that their makers let everybody use. Their notices follow as the packages give them, each under the names of those that it belongs to.",
    si: "මෙම අඩවිය ගොඩනගා ඇත්තේ නිර්මාණකරුවන් සැමට භාවිත කිරීමට ඉඩ දී ඇති අකුරු, අයිකන සහ කේත යොදාගෙනයි. ඒවායේ නිවේදන පැකේජවල ඇති අයුරින්ම, අයිති අයගේ නම් යටතේ පහත දැක්වේ.",
    ta: "எவரும் பயன்படுத்த அவற்றை உருவாக்கியவர்கள் அனுமதித்துள்ள எழுத்துருக்கள், சின்னங்கள், நிரல்கள் ஆகியவற்றால் இத்தளம் உருவாக்கப்பட்டுள்ளது. அவற்றின் அறிவித்தல்கள், பொதிகள் தருகின்றவாறே, உரியவர்களின் பெயர்களின் கீழ் பின்வருகின்றன.",
  },
  rights: {
    en: "They cover that work and nothing else. All rights in the texts, data and drawings of this site are reserved, and where a photograph has a credit, it stands under it.",
    si: "ඒවා අදාළ වන්නේ එම නිර්මාණවලට පමණි. මෙම අඩවියේ පෙළ, දත්ත සහ චිත්‍රවල සියලු හිමිකම් ඇවිරිණි; ඡායාරූපයකට හිමිකරු සඳහනක් ඇත්නම් එය ඡායාරූපය යටින් දැක්වේ.",
    ta: "அவை அந்த ஆக்கங்களுக்கு மட்டுமே பொருந்தும், வேறு எதற்கும் அல்ல. இத்தளத்தின் உரைகள், தரவுகள், வரைபடங்கள் ஆகியவற்றின் எல்லா உரிமைகளும் பாதுகாக்கப்பட்டவை. புகைப்படத்துக்கு உரியவரின் பெயர் இருந்தால், அது அப்படத்தின் கீழ் உள்ளது.",
  },
  /** A link to /licences.txt. */
  wholeText: {
    en: "All notices as one text file, with those of the packages that the server is made of",
    si: "සේවාදායකය සෑදී ඇති පැකේජවල නිවේදනද සමඟ, සියලු නිවේදන එක් පෙළ ගොනුවක් ලෙස",
    ta: "சேவையகம் உருவாக்கப்பட்டுள்ள பொதிகளின் அறிவித்தல்களுடன், எல்லா அறிவித்தல்களும் ஒரே உரைக் கோப்பாக",
  },
  /** Instead of the above, before a link to the licence. */
  licensed: {
    en: (licence: string) =>
      `They cover that work and nothing else. The texts, data and drawings of this site are licensed under ${licence}. That does not cover photographs: where one has a credit, its licence stands with it.`,
    si: (licence: string) =>
      `ඒවා අදාළ වන්නේ එම නිර්මාණවලට පමණි. මෙම අඩවියේ පෙළ, දත්ත සහ චිත්‍රවලට බලපත්‍ර ලබා දී ඇත්තේ ${licence} යටතේය. එය ඡායාරූපවලට අදාළ නොවේ: ඡායාරූපයකට හිමිකරු සඳහනක් ඇත්නම් එහි බලපත්‍රය ඒ සමඟ දැක්වේ.`,
    ta: (licence: string) =>
      `அவை அந்த ஆக்கங்களுக்கு மட்டுமே பொருந்தும், வேறு எதற்கும் அல்ல. இத்தளத்தின் உரைகள், தரவுகள், வரைபடங்கள் ${licence} இன் கீழ் உரிமமளிக்கப்பட்டுள்ளன. அது புகைப்படங்களுக்குப் பொருந்தாது: புகைப்படத்துக்கு உரியவரின் பெயர் இருந்தால், அதன் உரிமம் அத்துடன் உள்ளது.`,
  },
  kinds: {
    font: {
      title: { en: "Fonts", si: "අකුරු", ta: "எழுத்துருக்கள்" },
      text: {
        en: "The typefaces are licensed under the SIL Open Font License. They are served as subsets, cut down to the characters, weights and features that these pages use.",
        si: "අකුරු මුහුණත්වලට බලපත්‍ර ලබා දී ඇත්තේ SIL Open Font License යටතේය. ඒවා සපයන්නේ මේ පිටුවල භාවිත වන අක්ෂර, ඝනකම් සහ විශේෂාංගවලට පමණක් කුඩා කළ උප කට්ටල ලෙසය.",
        ta: "எழுத்துருக்கள் SIL Open Font License இன் கீழ் உரிமமளிக்கப்பட்டுள்ளன. இப்பக்கங்கள் பயன்படுத்தும் எழுத்துகள், தடிமன்கள், அம்சங்கள் மட்டும் கொண்ட உபதொகுதிகளாக அவை வழங்கப்படுகின்றன.",
      },
    },
    icons: {
      title: { en: "Icons", si: "අයිකන", ta: "சின்னங்கள்" },
      text: {
        en: "The icons are those of Lucide, which grew out of Feather; the notice names those that came from there.",
        si: "අයිකන Lucide හි ඒවාය; Lucide බිහි වූයේ Feather වෙතිනි. එතැනින් පැමිණි ඒවා නිවේදනයේ නම් කර ඇත.",
        ta: "சின்னங்கள் Lucide இன் சின்னங்கள்; Lucide, Feather இலிருந்து வளர்ந்தது. Feather இலிருந்து வந்தவற்றை அறிவித்தல் குறிப்பிடுகிறது.",
      },
    },
    code: {
      title: { en: "Code", si: "කේත", ta: "நிரல்கள்" },
      text: {
        en: "These packages are included, in whole or in part, in the scripts and styles of the public pages, of the administration, and of the description of the API.",
        si: "මෙම පැකේජ සම්පූර්ණයෙන් හෝ කොටස් වශයෙන් පොදු පිටුවල, පරිපාලනයේ සහ API විස්තරයේ ස්ක්‍රිප්ට් සහ මෝස්තර පත්‍රවලට ඇතුළත් කර ඇත.",
        ta: "பொதுப் பக்கங்கள், நிர்வாகப் பகுதி, API விவரணம் ஆகியவற்றின் நிரல்களிலும் நடைதாள்களிலும் இப்பொதிகள் முழுமையாகவோ பகுதியாகவோ சேர்க்கப்பட்டுள்ளன.",
      },
    },
  } satisfies Record<Notice["kind"], { title: Word<string>; text: Word<string> }>,
  alsoHolds: {
    en: (name: string | undefined, packages: string) =>
      `Of the packages that ${name} is made of, this notice names those that its makers list there. It also holds the following; of some of them its makers repeat neither version nor notice, which are to be found with each package: ${packages}.`,
    si: (name: string | undefined, packages: string) =>
      `${name} සෑදී ඇති පැකේජ අතරින් එහි නිර්මාණකරුවන් එතැන ලැයිස්තුගත කරන ඒවා මෙම නිවේදනයේ නම් කර ඇත. එහි පහත සඳහන් ඒවාද ඇත; ඒවායින් සමහරක අනුවාදය හෝ නිවේදනය එහි නිර්මාණකරුවන් නැවත සඳහන් නොකරන අතර, ඒවා එක් එක් පැකේජය සමඟ සොයාගත හැකිය: ${packages}.`,
    ta: (name: string | undefined, packages: string) =>
      `${name} உருவாக்கப்பட்டுள்ள பொதிகளில், அதை உருவாக்கியவர்கள் பட்டியலிடுபவற்றை இவ்வறிவித்தல் குறிப்பிடுகிறது. அது பின்வருவனவற்றையும் கொண்டுள்ளது; அவற்றில் சிலவற்றின் பதிப்பையோ அறிவித்தலையோ அதை உருவாக்கியவர்கள் மீண்டும் தருவதில்லை, அவை அந்தந்தப் பொதியுடன் கிடைக்கும்: ${packages}.`,
  },
});
