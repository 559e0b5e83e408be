import { inLanguages } from "../../platform/languages/words.ts";
import { counted } from "../../platform/text/counted.ts";

export const words = inLanguages({
  title: { en: "Tusks and heights", si: "දළ සහ උස", ta: "தந்தங்களும் உயரமும்" },
  pageTitle: {
    en: (page: number) => `Tusks and heights, page ${page}`,
    si: (page: number) => `දළ සහ උස, ${page} වන පිටුව`,
    ta: (page: number) => `தந்தங்களும் உயரமும், பக்கம் ${page}`,
  },
  description: {
    en: "Tusks, tushes or neither: three males drawn alike. And how tall the tuskers of Sri Lanka are, each beside a person.",
    si: "දළ, කුඩා දළ, නැතහොත් ඒ කිසිවක් නැති: එකම අයුරින් ඇඳි පිරිමි සතුන් තිදෙනෙක්. ශ්‍රී ලංකාවේ දළ ඇතුන්ගේ උස, එක් එක් ඇතා මිනිසෙකු අසල.",
    ta: "தந்தங்கள், குறுங்கொம்புகள், அல்லது இரண்டும் இல்லை: ஒரே விதமாக வரையப்பட்ட மூன்று ஆண் யானைகள். இலங்கையின் கொம்பன்களின் உயரம், ஒவ்வொன்றும் ஒரு மனிதரின் அருகில்.",
  },
  keywords: {
    en: ["tusks and tushes", "makhna", "height of an elephant"],
    si: ["දළ සහ කුඩා දළ", "දළ නැති ඇතා", "අලියෙකුගේ උස"],
    ta: ["தந்தங்களும் குறுங்கொம்புகளும்", "தந்தமில்லாத ஆண் யானை", "யானையின் உயரம்"],
  },
  lead: {
    en: "What a tusk is and what it is not, and how tall the tuskers are.",
    si: "දළයක් යනු කුමක් ද, කුමක් නොවේ ද, සහ දළ ඇතුන් කොතරම් උස ද.",
    ta: "தந்தம் என்றால் என்ன, எது தந்தம் அல்ல; கொம்பன்கள் எவ்வளவு உயரம்.",
  },
  plate: {
    title: { en: "Tusks, tushes, neither", si: "දළ, කුඩා දළ, ඒ කිසිවක් නැති", ta: "தந்தங்கள், குறுங்கொம்புகள், இரண்டும் இல்லை" },
    note: {
      en: "Three males from the front. Inked: their teeth. All else is drawn as in any elephant and differs from one to the next.",
      si: "ඉදිරියෙන් පෙනෙන පිරිමි සතුන් තිදෙනෙක්. තීන්තෙන්: ඔවුන්ගේ දත්. අනෙක් සියල්ල ඕනෑම අලියෙකුට ඇති පරිදි ඇඳ ඇත; එය එකිනෙකාට වෙනස් ය.",
      ta: "முன்பக்கத்திலிருந்து மூன்று ஆண் யானைகள். மையிட்டவை: அவற்றின் பற்கள். ஏனைய அனைத்தும் எந்த யானைக்கும் உள்ளவாறு வரையப்பட்டுள்ளன; அவை யானைக்கு யானை மாறுபடும்.",
    },
    tusks: {
      name: { en: "Tusks", si: "දළ", ta: "தந்தங்கள்" },
      text: {
        en: "Upper incisors that never stop growing. Among Asian elephants only males have them. Such a male is a tusker: etha or atha.",
        si: "කිසිදා වැඩීම නොනවතින උඩු කෘන්තක දත්. ආසියානු අලින් අතරින් දළ ඇත්තේ පිරිමි සතුන්ට පමණි. එවැනි පිරිමි සතෙක් දළ ඇතෙකි.",
        ta: "ஒருபோதும் வளர்வதை நிறுத்தாத மேல் வெட்டுப்பற்கள். ஆசிய யானைகளில் ஆண்களுக்கு மட்டுமே தந்தங்கள் உள்ளன. அத்தகைய ஆண் யானை ஒரு கொம்பன்.",
      },
      alt: {
        en: "The head of a male from the front, with two long tusks",
        si: "දිගු දළ දෙකක් ඇති පිරිමි සතෙකුගේ හිස, ඉදිරියෙන්",
        ta: "நீண்ட இரு தந்தங்களுடன் ஓர் ஆண் யானையின் தலை, முன்பக்கத்திலிருந்து",
      },
    },
    tushes: {
      name: { en: "Tushes", si: "කුඩා දළ", ta: "குறுங்கொம்புகள்" },
      text: {
        en: "Short and thin teeth, a few inches long and without pulp. Some males and some females have them. They are not tusks, so such a male is no tusker.",
        si: "කෙටි, සිහින් දත්; අඟල් කිහිපයක් දිග ය, දන්ත මජ්ජාවක් නැත. සමහර පිරිමි සහ සමහර ගැහැනු සතුන්ට ඒවා ඇත. ඒවා සැබෑ දළ නොවන බැවින් එවැනි පිරිමි සතෙක් දළ ඇතෙක් නොවේ.",
        ta: "குட்டையான, மெல்லிய பற்கள் (tush); சில அங்குல நீளம், பல்கூழ் இல்லை. சில ஆண் யானைகளுக்கும் சில பெண் யானைகளுக்கும் உள்ளன. அவை தந்தங்கள் அல்ல; எனவே அத்தகைய ஆண் யானை கொம்பன் அல்ல.",
      },
      alt: {
        en: "The head of a male from the front, with two short, thin tushes beside the trunk",
        si: "හොඬවැල දෙපස කෙටි, සිහින් කුඩා දළ දෙකක් ඇති පිරිමි සතෙකුගේ හිස, ඉදිරියෙන්",
        ta: "தும்பிக்கையின் இருபுறமும் குட்டையான, மெல்லிய குறுங்கொம்புகளுடன் ஓர் ஆண் யானையின் தலை, முன்பக்கத்திலிருந்து",
      },
    },
    none: {
      name: { en: "Neither", si: "කිසිවක් නැති", ta: "இரண்டும் இல்லை" },
      text: {
        en: "A male without tusks is called makhna. One with neither tusks nor tushes is called pussa.",
        si: "දළ නැති පිරිමි සතා හඳුන්වන්නේ “මක්නා” යනුවෙනි. දළ හෝ කුඩා දළ නැති සතා හඳුන්වන්නේ “පුස්සා” යනුවෙනි.",
        ta: "தந்தங்கள் இல்லாத ஆண் யானை “மக்னா” எனப்படும். தந்தங்களும் குறுங்கொம்புகளும் இல்லாதது “புஸ்ஸா” எனப்படும்.",
      },
      alt: {
        en: "The head of a male from the front, without tusks and tushes",
        si: "දළ හෝ කුඩා දළ නැති පිරිමි සතෙකුගේ හිස, ඉදිරියෙන්",
        ta: "தந்தங்களும் குறுங்கொம்புகளும் இல்லாத ஓர் ஆண் யானையின் தலை, முன்பக்கத்திலிருந்து",
      },
    },
  },
  heights: {
    title: { en: "How tall they are", si: "ඔවුන්ගේ උස", ta: "அவற்றின் உயரம்" },
    note: {
      en: "A bar ends at the lowest account of his height at the shoulder, the hatched band at the highest. Heights of wild tuskers are estimates by eye.",
      si: "තීරුව අවසන් වන්නේ උරහිස දක්වා උස ගැන ඇති අඩුම අගයෙනි, ඉරි ඇඳි කොටස අවසන් වන්නේ වැඩිම අගයෙනි. වන දළ ඇතුන්ගේ උස ඇසින් බලා කළ ඇස්තමේන්තුවකි.",
      ta: "பட்டை தோள் வரையான உயரத்தின் மிகக் குறைந்த தகவலில் முடிகிறது; கோடிட்ட பகுதி மிக உயர்ந்த தகவலில் முடிகிறது. காட்டுக் கொம்பன்களின் உயரம் கண்ணால் பார்த்த மதிப்பீடு.",
    },
    person: {
      en: "Dotted: a person of 1.70 m",
      si: "තිත් ඉර: මීටර 1.70ක් උස මිනිසෙක්",
      ta: "புள்ளிக் கோடு: 1.70 m உயரமான மனிதர்",
    },
    drawn: {
      en: "See each beside a person",
      si: "එක් එක් ඇතා මිනිසෙකු අසල බලන්න",
      ta: "ஒவ்வொன்றையும் ஒரு மனிதரின் அருகில் பாருங்கள்",
    },
    none: {
      en: "No source gives the height of a published tusker yet.",
      si: "පළ කර ඇති කිසිදු දළ ඇතෙකුගේ උස තවම මූලාශ්‍රයක නැත.",
      ta: "வெளியிடப்பட்டுள்ள எந்தக் கொம்பனின் உயரத்தையும் ஆதாரம் எதுவும் இன்னும் தரவில்லை.",
    },
    total: {
      en: (count: number) =>
        `${counted(count, "tusker has", "tuskers have")} a height with a source. The tallest come first, disputed heights last.`,
      si: (count: number) => `මූලාශ්‍රයක් සහිත උසක් ඇති දළ ඇතුන් ගණන: ${count}. උසම ඇතුන් මුලින්, මතභේදයට ලක්ව ඇති උස අන්තිමට.`,
      ta: (count: number) =>
        `ஆதாரத்துடன் உயரம் உள்ள ${counted(count, "கொம்பன்", "கொம்பன்கள்")}. மிக உயரமானவை முதலில், சர்ச்சைக்குரிய உயரங்கள் கடைசியில்.`,
    },
    metres: {
      en: (metres: string) => `${metres} m`,
      si: (metres: string) => `${metres} m`,
      ta: (metres: string) => `${metres} m`,
    },
    drawing: {
      en: (name: string, height: string) => `${name}, ${height}, beside a person of 1.70 m`,
      si: (name: string, height: string) => `${name}, ${height}, මීටර 1.70ක් උස මිනිසෙකු අසල`,
      ta: (name: string, height: string) => `${name}, ${height}, 1.70 m உயரமான ஒரு மனிதரின் அருகில்`,
    },
  },
});
