import { inLanguages } from "../../platform/languages/words.ts";
import { counted } from "../../platform/text/counted.ts";

export const words = inLanguages({
  title: {
    en: "Tuskers of Sri Lanka: worksheet for schools",
    si: "ශ්‍රී ලංකාවේ දළ ඇතුන්: පාසල් සඳහා අභ්‍යාස පත්‍රිකාව",
    ta: "இலங்கையின் கொம்பன்கள்: பாடசாலைகளுக்கான பயிற்சித்தாள்",
  },
  page: {
    en: (number: number, of: number) => `Page ${number} of ${of}`,
    si: (number: number, of: number) => `පිටු ${of}න් ${number} වැන්න`,
    ta: (number: number, of: number) => `பக்கம் ${number} / ${of}`,
  },
  name: { en: "Name", si: "නම", ta: "பெயர்" },
  class: { en: "Class", si: "පන්තිය", ta: "வகுப்பு" },
  differences: {
    title: { en: "Look twice", si: "දෙවරක් බලන්න", ta: "இருமுறை பாருங்கள்" },
    task: {
      en: (count: number) => `Find ${count} differences. Ring them on tusker B.`,
      si: (count: number) => `වෙනස්කම් ${count}ක් සොයන්න. දෙවන ඇතාගේ රූපයේ ඒවා වටා රවුමක් අඳින්න.`,
      ta: (count: number) => `வேறுபாடுகள் ${count} உள்ளன. அவற்றைக் கண்டுபிடித்து, இரண்டாம் கொம்பனில் வட்டமிடுங்கள்.`,
    },
    a: { en: "Tusker A", si: "පළමු ඇතා", ta: "முதலாம் கொம்பன்" },
    b: { en: "Tusker B", si: "දෙවන ඇතා", ta: "இரண்டாம் கொம்பன்" },
    madeUp: {
      en: "The tuskers on this page are made up.",
      si: "මෙම පිටුවේ ඇතුන් සැබෑ ඇතුන් නොවේ; අභ්‍යාසය සඳහා ඇඳි චිත්‍ර පමණි.",
      ta: "இப்பக்கத்தின் கொம்பன்கள் உண்மையானவை அல்ல; பயிற்சிக்காக வரையப்பட்டவை.",
    },
    sides: {
      en: (right: string, left: string) =>
        `${right} and ${left} are his right and left. Imagine that you stand behind him: his left is your left.`,
      si: (right: string, left: string) =>
        `${right} සහ ${left} යනු ඇතාගේ දකුණ සහ වමයි. ඔබ ඇතාට පිටුපසින් සිටින බව සිතන්න: ඔහුගේ වම ඔබේ වමයි.`,
      ta: (right: string, left: string) =>
        `${right}, ${left} என்பவை அதன் வலது, இடது. நீங்கள் அதன் பின்னால் நிற்பதாக எண்ணுங்கள்: அதன் இடது உங்கள் இடது.`,
    },
    answer: {
      en: (what: string, a: string, b: string) => `${what}. Tusker A: ${a}. Tusker B: ${b}.`,
      si: (what: string, a: string, b: string) => `${what}. පළමු ඇතා: ${a}. දෙවන ඇතා: ${b}.`,
      ta: (what: string, a: string, b: string) => `${what}. முதலாம் கொம்பன்: ${a}. இரண்டாம் கொம்பன்: ${b}.`,
    },
  },
  tusks: {
    task: {
      en: "Which tusk is gone? Mark a box.",
      si: "අහිමි වී ඇත්තේ කුමන දළය ද? කොටුවක ලකුණු කරන්න.",
      ta: "எந்தத் தந்தம் இல்லை? ஒரு கட்டத்தில் அடையாளமிடுங்கள்.",
    },
    none: { en: "None", si: "දළ දෙකම ඇත", ta: "இரண்டும் உள்ளன" },
  },
  life: {
    title: {
      en: (name: string) => `Read a life line: ${name}`,
      si: (name: string) => `ජීවන රේඛාවක් කියවන්න: ${name}`,
      ta: (name: string) => `ஒரு வாழ்க்கைக் கோட்டை வாசியுங்கள்: ${name}`,
    },
    hint: {
      en: "Each number on the line is an event. A bar is a time during which it lasted or within which it happened.",
      si: "රේඛාවේ ඇති සෑම අංකයක්ම සිදුවීමකි. තීරුවකින් දැක්වෙන්නේ එය පැවති කාලය හෝ එය සිදු වූ කාලයයි.",
      ta: "கோட்டிலுள்ள ஒவ்வோர் இலக்கமும் ஒரு நிகழ்வு. பட்டை, அது நீடித்த அல்லது நடந்த காலத்தைக் காட்டுகிறது.",
    },
    line: {
      en: (name: string, count: number) => `The life line of ${name} with ${counted(count, "event", "events")}`,
      si: (name: string, count: number) => `${name}: සිදුවීම් ${count}ක් සහිත ජීවන රේඛාව`,
      ta: (name: string, count: number) => `${name}: ${count} நிகழ்வுகளுடன் வாழ்க்கைக் கோடு`,
    },
    recorded: { en: "What is recorded", si: "වාර්තා වී ඇති දේ", ta: "பதிவாகியுள்ளவை" },
    questions: { en: "Answer the questions", si: "ප්‍රශ්නවලට පිළිතුරු ලියන්න", ta: "கேள்விகளுக்கு விடை எழுதுங்கள்" },
    sources: { en: "Sources", si: "මූලාශ්‍ර", ta: "ஆதாரங்கள்" },
    died: { en: "When did he die?", si: "ඇතා මිය ගියේ කවදා ද?", ta: "அது எப்போது இறந்தது?" },
    between: {
      en: (first: number, last: number) => `How many years lie between number ${first} and number ${last}?`,
      si: (first: number, last: number) => `අංක ${first} සහ අංක ${last} අතර වසර කීයක් තිබේ ද?`,
      ta: (first: number, last: number) => `இலக்கம் ${first} இற்கும் இலக்கம் ${last} இற்கும் இடையில் எத்தனை ஆண்டுகள்?`,
    },
    years: {
      en: (years: number, from: number, to: number) => `${years}, from ${from} to ${to}`,
      si: (years: number, from: number, to: number) => `වසර ${years}, ${from} සිට ${to} දක්වා`,
      ta: (years: number, from: number, to: number) => `${years} ஆண்டுகள், ${from} முதல் ${to} வரை`,
    },
    happened: {
      en: (date: string) => `Which number tells of ${date}?`,
      si: (date: string) => `${date} ගැන කියන්නේ කුමන අංකය ද?`,
      ta: (date: string) => `${date} பற்றிக் கூறுவது எந்த இலக்கம்?`,
    },
    vague: {
      en: "Which numbers stand for more than a single year? Why?",
      si: "එක් වසරකට වඩා වැඩි කාලයක් දැක්වෙන්නේ කුමන අංකවලින් ද? ඒ ඇයි?",
      ta: "எந்த இலக்கங்கள் ஓர் ஆண்டுக்கும் மேற்பட்ட காலத்தைக் காட்டுகின்றன? ஏன்?",
    },
    vagueAnswer: {
      en: (numbers: string) => `${numbers}. It lasted longer, or the sources do not tell the year for certain.`,
      si: (numbers: string) => `${numbers}. එය වැඩි කාලයක් පැවතිණි; නැතහොත් මූලාශ්‍ර වර්ෂය නිශ්චිතව නොකියයි.`,
      ta: (numbers: string) => `${numbers}. அது நீண்ட காலம் நீடித்தது, அல்லது ஆதாரங்கள் ஆண்டை உறுதியாகக் கூறவில்லை.`,
    },
    cited: {
      en: (number: number) => `How many sources tell of number ${number}?`,
      si: (number: number) => `අංක ${number} ගැන කියන මූලාශ්‍ර කීයක් තිබේ ද?`,
      ta: (number: number) => `இலக்கம் ${number} பற்றி எத்தனை ஆதாரங்கள் கூறுகின்றன?`,
    },
    citedAnswer: {
      en: (count: number, keys: string) => `${count}: ${keys}`,
      si: (count: number, keys: string) => `${count}: ${keys}`,
      ta: (count: number, keys: string) => `${count}: ${keys}`,
    },
    after: {
      en: "Which numbers tell of the time after the day of his death?",
      si: "ඇතා මිය ගිය දිනයෙන් පසු කාලය ගැන කියන්නේ කුමන අංක ද?",
      ta: "அது இறந்த நாளுக்குப் பிந்திய காலத்தைப் பற்றிக் கூறும் இலக்கங்கள் எவை?",
    },
  },
  colour: {
    title: { en: "Colour what is recorded", si: "වාර්තා වී ඇති දේ පාට කරන්න", ta: "பதிவாகியுள்ளதற்கு நிறம் தீட்டுங்கள்" },
    hint: {
      en: (name: string) =>
        `Thick lines: this is recorded of ${name}. Dashed lines: nobody recorded it. Thin lines: as any tusker has it. Colour what is recorded and leave the rest white.`,
      si: (name: string) =>
        `තද ඉරි: ${name} ගැන වාර්තා වී ඇති දේ. කඩ ඉරි: කිසිවෙකු වාර්තා කර නැති දේ. සිහින් ඉරි: ඕනෑම දළ ඇතෙකුට ඇති දේ. වාර්තා වී ඇති දේ පාට කර, ඉතිරිය සුදු පැහැයෙන් තබන්න.`,
      ta: (name: string) =>
        `தடித்த கோடு: ${name} பற்றிப் பதிவாகியுள்ளது. இடைவிட்ட கோடு: எவரும் பதிவு செய்யாதது. மெல்லிய கோடு: எந்தக் கொம்பனுக்கும் உள்ளது. பதிவாகியுள்ளதற்கு நிறம் தீட்டி, ஏனையவற்றை வெள்ளையாக விடுங்கள்.`,
    },
    madeUp: {
      en: "Colour this tusker. He is made up.",
      si: "මෙම ඇතා පාට කරන්න. මේ සැබෑ ඇතෙක් නොවේ.",
      ta: "இந்தக் கொம்பனுக்கு நிறம் தீட்டுங்கள். இது உண்மையான கொம்பன் அல்ல.",
    },
    recorded: { en: "Recorded", si: "වාර්තා වී ඇත", ta: "பதிவாகியுள்ளது" },
  },
  myths: {
    title: { en: "Myth or fact?", si: "මිථ්‍යාවක් ද, සත්‍යයක් ද?", ta: "கட்டுக்கதையா, உண்மையா?" },
    hint: {
      en: "Read each sentence and mark a box. Then talk about it: how could one find out?",
      si: "එක් එක් වාක්‍යය කියවා කොටුවක ලකුණු කරන්න. ඉන් පසු සාකච්ඡා කරන්න: එය සොයාගත හැක්කේ කෙසේ ද?",
      ta: "ஒவ்வொரு வாக்கியத்தையும் வாசித்து, ஒரு கட்டத்தில் அடையாளமிடுங்கள். பின்னர் கலந்துரையாடுங்கள்: அதை எவ்வாறு கண்டறியலாம்?",
    },
    myth: { en: "Myth", si: "මිථ්‍යාව", ta: "கட்டுக்கதை" },
    fact: { en: "Fact", si: "සත්‍යය", ta: "உண்மை" },
  },
  statements: {
    males: {
      said: {
        en: "Among Asian elephants, only males have tusks.",
        si: "ආසියානු අලින් අතරින් දළ ඇත්තේ පිරිමි සතුන්ට පමණි.",
        ta: "ஆசிய யானைகளில் ஆண்களுக்கு மட்டுமே தந்தங்கள் உள்ளன.",
      },
      told: {
        en: "Some males and some females have tushes, which are short and thin. They are not tusks.",
        si: "සමහර පිරිමි සහ සමහර ගැහැනු සතුන්ට කෙටි, සිහින් කුඩා දළ ඇත. ඒවා සැබෑ දළ නොවේ.",
        ta: "சில ஆண் யானைகளுக்கும் சில பெண் யானைகளுக்கும் குட்டையான, மெல்லிய குறுங்கொம்புகள் உள்ளன. அவை தந்தங்கள் அல்ல.",
      },
    },
    share: {
      said: {
        en: "Seven out of a hundred elephants in Sri Lanka are tuskers.",
        si: "ශ්‍රී ලංකාවේ අලින් සියයකින් හත් දෙනෙක් දළ ඇතුන් ය.",
        ta: "இலங்கையின் நூறு யானைகளில் ஏழு கொம்பன்கள்.",
      },
      told: {
        en: "About 7% of the males have tusks. Of all elephants it is about 2%.",
        si: "දළ ඇත්තේ පිරිමි සතුන්ගෙන් 7%කට පමණ ය. සියලු අලින්ගෙන් එය 2%ක් පමණ වේ.",
        ta: "ஆண் யானைகளில் ஏறத்தாழ 7% இற்கே தந்தங்கள் உள்ளன. எல்லா யானைகளிலும் அது ஏறத்தாழ 2%.",
      },
    },
    count: {
      said: {
        en: "There are exactly 122 tuskers in Sri Lanka.",
        si: "ශ්‍රී ලංකාවේ සිටින්නේ හරියටම දළ ඇතුන් 122 දෙනෙකි.",
        ta: "இலங்கையில் சரியாக 122 கொம்பன்கள் உள்ளன.",
      },
      told: {
        en: "122 were counted in August 2011, and 142 were quoted in 2022. Neither count claims to have found every tusker.",
        si: "2011 අගෝස්තු මාසයේ ගණන් කළ සංඛ්‍යාව 122කි; 2022 දී සඳහන් කළ සංඛ්‍යාව 142කි. සියලු දළ ඇතුන් සොයාගත් බවක් ඒ කිසිවකින් කියා නැත.",
        ta: "2011 ஓகஸ்டில் 122 எண்ணப்பட்டன; 2022 இல் 142 எனக் கூறப்பட்டது. எல்லாக் கொம்பன்களையும் கண்டறிந்ததாக இவற்றில் எதுவும் கூறவில்லை.",
      },
    },
    calf: {
      said: {
        en: "A mother elephant carries her calf for about 22 months.",
        si: "ඇතින්නියක් පැටවා කුසේ දරා සිටින්නේ මාස 22ක් පමණ ය.",
        ta: "ஒரு தாய் யானை ஏறத்தாழ 22 மாதங்கள் குட்டியைக் கருவில் சுமக்கிறது.",
      },
      told: {
        en: "That is almost two years. Twins are very rare.",
        si: "එය වසර දෙකකට ආසන්න ය. නිවුන් පැටවුන් ඉතා දුර්ලභය.",
        ta: "அது ஏறத்தாழ இரண்டு ஆண்டுகள். இரட்டைக் குட்டிகள் மிக அரிது.",
      },
    },
    animal: {
      said: {
        en: "The elephant is the official national animal of Sri Lanka.",
        si: "ශ්‍රී ලංකාවේ නිල ජාතික සත්ත්වයා අලියා ය.",
        ta: "இலங்கையின் அதிகாரபூர்வ தேசிய விலங்கு யானை.",
      },
      told: {
        en: "There is an official flower, tree, bird and butterfly, but no official national animal.",
        si: "නිල මලක්, ගසක්, පක්ෂියෙක් සහ සමනලයෙක් සිටින නමුත් නිල ජාතික සත්ත්වයෙක් නැත.",
        ta: "அதிகாரபூர்வ மலர், மரம், பறவை, வண்ணத்துப்பூச்சி உள்ளன; அதிகாரபூர்வ தேசிய விலங்கு இல்லை.",
      },
    },
    endangered: {
      said: {
        en: "The Asian elephant is listed as Endangered.",
        si: "ආසියානු අලියා වඳවීමේ තර්ජනයට ලක් වූ විශේෂයක් ලෙස ලැයිස්තුගත කර ඇත.",
        ta: "ஆசிய யானை அழிவாபத்தில் உள்ள இனமாகப் பட்டியலிடப்பட்டுள்ளது.",
      },
      told: {
        en: "The list is the Red List of the IUCN. It is the species as a whole that is listed so.",
        si: "ඒ ලැයිස්තුව IUCN රතු ලැයිස්තුවයි. එසේ ලැයිස්තුගත කර ඇත්තේ සමස්ත විශේෂයයි.",
        ta: "அப்பட்டியல் IUCN செம்பட்டியல். இனம் முழுவதும் அவ்வாறு பட்டியலிடப்பட்டுள்ளது.",
      },
    },
    parks: {
      said: {
        en: "Most of the land where the elephants of Sri Lanka live lies in protected areas.",
        si: "ශ්‍රී ලංකාවේ අලින් වෙසෙන පෙදෙසින් වැඩි කොටසක් ඇත්තේ රක්ෂිත ප්‍රදේශවල ය.",
        ta: "இலங்கையின் யானைகள் வாழும் நிலப்பரப்பில் பெரும்பகுதி பாதுகாக்கப்பட்ட பகுதிகளில் உள்ளது.",
      },
      told: {
        en: "About 70% of their range lies outside protected areas.",
        si: "අලින් වෙසෙන පෙදෙසෙන් 70%ක් පමණ ඇත්තේ රක්ෂිත ප්‍රදේශවලින් පිටත ය.",
        ta: "யானைகளின் வாழ்பரப்பில் ஏறத்தாழ 70% பாதுகாக்கப்பட்ட பகுதிகளுக்கு வெளியே உள்ளது.",
      },
    },
    food: {
      said: {
        en: "An elephant can eat 150 kg of plants in a day.",
        si: "අලියෙකුට දිනකට ශාක කිලෝග්‍රෑම් 150ක් ආහාරයට ගත හැකිය.",
        ta: "ஒரு யானை ஒரு நாளில் 150 கிலோகிராம் தாவரங்களை உண்ணக்கூடும்.",
      },
      told: {
        en: "One source gives about 150 kg a day, another 75 to 150 kg.",
        si: "එක් මූලාශ්‍රයක් දිනකට කිලෝග්‍රෑම් 150ක් පමණ යැයි ද තවත් මූලාශ්‍රයක් 75 සිට 150 දක්වා යැයි ද කියයි.",
        ta: "ஓர் ஆதாரம் நாளொன்றுக்கு ஏறத்தாழ 150 கிலோகிராம் என்றும், மற்றொன்று 75 முதல் 150 வரை என்றும் கூறுகிறது.",
      },
    },
  },
  answers: {
    title: { en: "Answers", si: "පිළිතුරු", ta: "விடைகள்" },
    for: {
      en: "For teachers: this page is not for handing out.",
      si: "ගුරුවරුන් සඳහා: මෙම පිටුව සිසුන්ට බෙදා නොදෙන්න.",
      ta: "ஆசிரியர்களுக்கு: இப்பக்கத்தை மாணவர்களுக்கு வழங்க வேண்டாம்.",
    },
    sources: {
      en: "Sources of “Myth or fact?”",
      si: "“මිථ්‍යාවක් ද, සත්‍යයක් ද?” පිටුවේ මූලාශ්‍ර",
      ta: "“கட்டுக்கதையா, உண்மையா?” பக்கத்தின் ஆதாரங்கள்",
    },
  },
});
