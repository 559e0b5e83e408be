import type { SourceKind } from "../../../../content/lives/life.ts";
import type { TuskShape } from "../../../../content/lives/statistics.ts";
import type { DeathCause } from "../../../../content/record/vocabulary.ts";
import { CHARACTER_WORDS } from "../../../../content/record/words.ts";
import { inLanguages } from "../../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../../platform/text/counted.ts";

const tuskersInEnglish = (count: number) => counted(count, "tusker", "tuskers");

const tuskersInSinhala = (count: number): string => (count === 1 ? "දළ ඇතෙක්" : `දළ ඇතුන් ${writtenNumber(count)}`);

/** The end of a sentence: "five were …". */
const ofCauseInEnglish = (cause: DeathCause, count: number): string =>
  `${words.causes[cause].toLowerCase()} ${writtenNumber(count)}`;

const ofCauseInSinhala = (cause: DeathCause, count: number): string => `${words.causes[cause]} ${writtenNumber(count)}`;

/** "Of the 12 tuskers". */
const ofTuskersInSinhala = (count: number): string =>
  count === 1 ? "එක් දළ ඇතාගෙන්" : `${tuskersInSinhala(count)} දෙනාගෙන්`;

/** "12 கொம்பன்களில்": of so many tuskers. */
const ofTuskersInTamil = (count: number): string => counted(count, "கொம்பனில்", "கொம்பன்களில்");

export const words = inLanguages({
  title: { en: "The record in numbers", si: "වාර්තාව, ගණනින්", ta: "பதிவேடு, எண்ணிக்கையில்" },
  description: {
    en: "Sri Lanka’s known tuskers in numbers: causes of death by year, tusks, when each was last seen, and kinds of source.",
    si: "ශ්‍රී ලංකාවේ හඳුනාගත් දළ ඇතුන්, ගණනින්: වර්ෂය අනුව මරණයට හේතු, දළ, අවසන් වරට දුටු වර්ෂය සහ මූලාශ්‍ර වර්ග.",
    ta: "இலங்கையின் அறியப்பட்ட கொம்பன்கள், எண்ணிக்கையில்: ஆண்டு வாரியாக இறப்புக்கான காரணங்கள், தந்தங்கள், கடைசியாகக் காணப்பட்ட ஆண்டு, ஆதார வகைகள்.",
  },
  keywords: {
    en: ["tusker statistics", "tusker deaths", "causes of death"],
    si: ["දළ ඇතුන් ගැන සංඛ්‍යාලේඛන", "දළ ඇතුන්ගේ මරණ", "මරණයට හේතු"],
    ta: ["கொம்பன்கள் பற்றிய புள்ளிவிவரங்கள்", "கொம்பன்களின் இறப்பு", "இறப்புக்கான காரணங்கள்"],
  },
  lead: {
    en: (lives: number) =>
      `How the ${tuskersInEnglish(lives)} of this site live and die. The numbers are about them, not about all tuskers of the island.`,
    si: (lives: number) =>
      `මෙම අඩවියේ ${tuskersInSinhala(lives)} ජීවත් වන සහ මිය යන අයුරු. මේ ගණන් කියන්නේ මොවුන් ගැන මිස දිවයිනේ සියලු දළ ඇතුන් ගැන නොවේ.`,
    ta: (lives: number) =>
      `இத்தளத்தின் ${counted(lives, "கொம்பன்", "கொம்பன்கள்")} வாழ்வதும் இறப்பதும் எப்படி. எண்ணிக்கைகள் இவற்றைப் பற்றியவை, தீவின் எல்லாக் கொம்பன்களையும் பற்றியவை அல்ல.`,
  },
  allLives: { en: "Timeline", si: "කාලරේඛාව", ta: "காலவரிசை" },
  table: { en: "Table", si: "වගුව", ta: "அட்டவணை" },
  asOf: {
    en: (date: string) => `Counted on ${date}. Each tusker’s page names the sources.`,
    si: (date: string) => `${date} දින ගණන් කරන ලදී. මූලාශ්‍ර ඇත්තේ එක් එක් දළ ඇතාගේ පිටුවේ ය.`,
    ta: (date: string) => `எண்ணப்பட்ட நாள்: ${date}. ஆதாரங்கள் ஒவ்வொரு கொம்பனின் பக்கத்திலும் உள்ளன.`,
  },
  undated: { en: "Year not known", si: "වර්ෂය නොදනී", ta: "ஆண்டு தெரியவில்லை" },
  year: { en: "Year", si: "වර්ෂය", ta: "ஆண்டு" },
  number: { en: "Number", si: "ගණන", ta: "எண்ணிக்கை" },
  all: { en: "All", si: "සියල්ල", ta: "அனைத்தும்" },
  chart: {
    en: (parts: readonly string[]) => parts.join(", "),
    si: (parts: readonly string[]) => parts.join(", "),
    ta: (parts: readonly string[]) => parts.join(", "),
  },
  part: {
    en: (label: string, count: number) => `${label}: ${writtenNumber(count)}`,
    si: (label: string, count: number) => `${label}: ${writtenNumber(count)}`,
    ta: (label: string, count: number) => `${label}: ${writtenNumber(count)}`,
  },
  deaths: {
    heading: {
      en: (of: number, top: readonly (readonly [DeathCause, number])[]) =>
        of === 0
          ? "No death of a wild tusker is known here"
          : `How wild tuskers died: ${top.map(([cause, count]) => ofCauseInEnglish(cause, count)).join(", ")}`,
      si: (of: number, top: readonly (readonly [DeathCause, number])[]) =>
        of === 0
          ? "වන දළ ඇතෙකුගේ මරණයක් මෙහි නොදනී"
          : `වන දළ ඇතුන් මිය ගිය අයුරු: ${top.map(([cause, count]) => ofCauseInSinhala(cause, count)).join(", ")}`,
      ta: (of: number, top: readonly (readonly [DeathCause, number])[]) =>
        of === 0
          ? "காட்டுக் கொம்பன் எதனது இறப்பும் இங்கு தெரியவில்லை"
          : `காட்டுக் கொம்பன்கள் இறந்த விதம்: ${top.map(([cause, count]) => `${words.causes[cause]} ${writtenNumber(count)}`).join(", ")}`,
    },
    base: {
      en: (of: number) =>
        of === 1
          ? "The 1 wild tusker here whose death is known, by the year of his death."
          : `The ${writtenNumber(of)} wild tuskers here whose death is known, by the year of death.`,
      si: (of: number) =>
        of === 1
          ? "මරණය ගැන දන්නා මෙහි සිටින එක් වන දළ ඇතා, ඔහු මිය ගිය වර්ෂය අනුව."
          : `මරණය ගැන දන්නා මෙහි සිටින වන දළ ඇතුන් ${writtenNumber(of)}, මිය ගිය වර්ෂය අනුව.`,
      ta: (of: number) =>
        of === 1
          ? "இறப்பு அறியப்பட்ட 1 காட்டுக் கொம்பன், அது இறந்த ஆண்டின்படி."
          : `இறப்பு அறியப்பட்ட ${writtenNumber(of)} காட்டுக் கொம்பன்கள், இறந்த ஆண்டின்படி.`,
    },
    more: {
      en: (all: number, kept: number) =>
        `With the temple, private and rescued tuskers of this site ${all === 1 ? "1 death is" : `${writtenNumber(all)} deaths are`} known; for ${writtenNumber(kept)} of them the cause is not.`,
      si: (all: number, kept: number) =>
        `සිද්ධස්ථානවල, පෞද්ගලික සහ බේරා ගන්නා ලද දළ ඇතුන්ද සමඟ දන්නා මරණ ${writtenNumber(all)}කි; එයින් ${writtenNumber(kept)}ක හේතුව නොදනී.`,
      ta: (all: number, kept: number) =>
        `ஆலயக் கொம்பன்கள், தனியார் கொம்பன்கள், மீட்கப்பட்ட கொம்பன்கள் ஆகியவற்றையும் சேர்த்து, அறியப்பட்ட இறப்புகள் ${writtenNumber(all)}; அவற்றில் ${writtenNumber(kept)} இற்குக் காரணம் தெரியவில்லை.`,
    },
    cause: { en: "Cause", si: "හේතුව", ta: "காரணம்" },
  },
  status: {
    heading: {
      en: (alive: number, of: number) =>
        `${writtenNumber(alive)} of the ${tuskersInEnglish(of)} ${alive === 1 ? "was" : "were"} alive when last seen`,
      si: (alive: number, of: number) =>
        `${ofTuskersInSinhala(of)} ${alive === 1 ? "එක් අයෙක්" : `${writtenNumber(alive)} දෙනෙක්`} අවසන් වරට දුටු විට ජීවතුන් අතර`,
      ta: (alive: number, of: number) =>
        `${ofTuskersInTamil(of)} ${writtenNumber(alive)} கடைசியாகக் காணப்பட்டபோது உயிருடன் ${alive === 1 ? "இருந்தது" : "இருந்தன"}`,
    },
    base: {
      en: (of: number) =>
        `“Alive” means alive when last seen, which may be years ago. All ${tuskersInEnglish(of)} of this site.`,
      si: (of: number) =>
        `“ජීවතුන් අතර” යනු අවසන් වරට දුටු විට ජීවත්ව සිටි බවයි; ඒ වසර ගණනකට පෙර විය හැකිය. මෙම අඩවියේ ${tuskersInSinhala(of)}.`,
      ta: (of: number) =>
        `“உயிருடன் உள்ளது” என்பது கடைசியாகக் காணப்பட்டபோது உயிருடன் இருந்தது என்பதைக் குறிக்கும்; அது பல ஆண்டுகளுக்கு முன்னராகவும் இருக்கலாம். இத்தளத்தின் ${counted(of, "கொம்பன்", "கொம்பன்கள்")}.`,
    },
    category: { en: "Category", si: "වර්ගය", ta: "வகை" },
  },
  last: {
    heading: {
      en: (year: number | null) =>
        year === null
          ? "When living tuskers were last seen is not known"
          : `The latest news of a living tusker is from ${year}`,
      si: (year: number | null) =>
        year === null
          ? "ජීවතුන් අතර සිටින දළ ඇතුන් අවසන් වරට දුටුවේ කවදාදැයි නොදනී"
          : `ජීවතුන් අතර සිටින දළ ඇතෙකු ගැන අලුත්ම ආරංචිය ${year} වර්ෂයෙනි`,
      ta: (year: number | null) =>
        year === null
          ? "உயிருடன் உள்ள கொம்பன்கள் கடைசியாகக் காணப்பட்ட நாள் தெரியவில்லை"
          : `உயிருடன் உள்ள கொம்பன் ஒன்றைப் பற்றிய மிகப் புதிய செய்தி ${year} ஆம் ஆண்டினுடையது`,
    },
    base: {
      en: (of: number, undated: number) =>
        `The ${tuskersInEnglish(of)} here that were alive when last seen, by that year.${undated === 0 ? "" : ` ${tuskersInEnglish(undated)} last seen at an unknown date ${undated === 1 ? "is" : "are"} not drawn.`}`,
      si: (of: number, undated: number) =>
        `අවසන් වරට දුටු විට ජීවතුන් අතර සිටි ${tuskersInSinhala(of)}, ඒ වර්ෂය අනුව.${undated === 0 ? "" : ` අවසන් වරට දුටු දිනය නොදන්නා ${tuskersInSinhala(undated)} ඇඳ නැත.`}`,
      ta: (of: number, undated: number) =>
        `கடைசியாகக் காணப்பட்டபோது உயிருடன் இருந்த ${counted(of, "கொம்பன்", "கொம்பன்கள்")}, அந்த ஆண்டின்படி.${undated === 0 ? "" : ` கடைசியாகக் காணப்பட்ட நாள் தெரியாத ${counted(undated, "கொம்பன் வரையப்படவில்லை", "கொம்பன்கள் வரையப்படவில்லை")}.`}`,
    },
  },
  forms: {
    heading: {
      en: (recorded: number, of: number) =>
        `The shape of the tusks is known for ${writtenNumber(recorded)} of the ${tuskersInEnglish(of)}`,
      si: (recorded: number, of: number) =>
        `${ofTuskersInSinhala(of)} ${recorded === 1 ? "එක් අයෙකුගේ" : `${writtenNumber(recorded)} දෙනෙකුගේ`} දළවල හැඩය දනී`,
      ta: (recorded: number, of: number) =>
        `${ofTuskersInTamil(of)} ${writtenNumber(recorded)} இன் தந்தங்களின் வடிவம் தெரியும்`,
    },
    base: {
      en: (of: number) =>
        `All ${tuskersInEnglish(of)} of this site. Where no shape is known, a missing or broken tusk counts; one tusk may mean born so, or the other lost.`,
      si: (of: number) =>
        `මෙම අඩවියේ ${tuskersInSinhala(of)}. හැඩය නොදන්නා විට, නැති හෝ බිඳුණු දළයක් ගණන් ගැනේ; එක් දළයක් යනු උපතින්ම එසේ වීම හෝ අනෙක අහිමි වීම විය හැකිය.`,
      ta: (of: number) =>
        `இத்தளத்தின் ${counted(of, "கொம்பன்", "கொம்பன்கள்")}. வடிவம் தெரியாத இடத்தில், இல்லாத அல்லது முறிந்த தந்தம் கணக்கிடப்படுகிறது; ஒரே தந்தம் என்பது பிறவியிலேயே அவ்வாறு இருந்ததையோ மற்றதை இழந்ததையோ குறிக்கலாம்.`,
    },
    form: { en: "Tusks", si: "දළ", ta: "தந்தங்கள்" },
    notRecorded: { en: "Shape not known", si: "හැඩය නොදනී", ta: "வடிவம் தெரியவில்லை" },
  },
  sources: {
    heading: {
      en: (kind: SourceKind | undefined, count: number, of: number) =>
        kind === undefined
          ? "No source is named here yet"
          : `What is told here comes mostly from: ${words.kinds[kind].toLowerCase()}, ${writtenNumber(count)} of ${counted(of, "source", "sources")}`,
      si: (kind: SourceKind | undefined, count: number, of: number) =>
        kind === undefined
          ? "මෙහි තවමත් මූලාශ්‍රයක් නම් කර නැත"
          : `මෙහි කියන දේ බොහෝ විට ලැබුණේ: ${words.kinds[kind]}, මූලාශ්‍ර ${writtenNumber(of)}න් ${writtenNumber(count)}ක්`,
      ta: (kind: SourceKind | undefined, count: number, of: number) =>
        kind === undefined
          ? "இங்கு இன்னும் எந்த ஆதாரமும் குறிப்பிடப்படவில்லை"
          : `இங்கு கூறப்படுபவை பெரும்பாலும் வருவது: ${words.kinds[kind]}, ${counted(of, "ஆதாரத்தில்", "ஆதாரங்களில்")} ${writtenNumber(count)}`,
    },
    base: {
      en: (of: number) =>
        `The ${counted(of, "source", "sources")} named on the tuskers’ pages. A source used on several pages counts once.`,
      si: (of: number) =>
        `දළ ඇතුන්ගේ පිටුවල නම් කර ඇති මූලාශ්‍ර ${writtenNumber(of)}. පිටු කිහිපයක යොදාගත් මූලාශ්‍රයක් ගණන් ගන්නේ එක් වරක් පමණි.`,
      ta: (of: number) =>
        `கொம்பன்களின் பக்கங்களில் குறிப்பிடப்படும் ${counted(of, "ஆதாரம்", "ஆதாரங்கள்")}. பல பக்கங்களில் பயன்படும் ஆதாரம் ஒரு முறை மட்டுமே எண்ணப்படுகிறது.`,
    },
    kind: { en: "Kind", si: "වර්ගය", ta: "வகை" },
  },
  causes: {
    shot: { en: "Shot", si: "වෙඩි වැදීම", ta: "துப்பாக்கிச் சூடு" },
    electrocuted: { en: "Electrocuted", si: "විදුලිසැර වැදීම", ta: "மின்சாரத் தாக்கம்" },
    snare: { en: "Snare", si: "තොණ්ඩුව", ta: "கண்ணி" },
    explosive_bait: { en: "Explosive bait", si: "පුපුරන ඇම", ta: "வெடிபொருள் இரை" },
    train: { en: "Train", si: "දුම්රිය", ta: "ரயில்" },
    poison: { en: "Poison", si: "විෂ", ta: "நஞ்சு" },
    fight: { en: "In a fight", si: "සටනකදී", ta: "சண்டை" },
    in_transport: { en: "While being moved", si: "ගෙන යන අතරතුරදී", ta: "இடமாற்றத்தின்போது" },
    illness: { en: "Illness", si: "රෝගාබාධ", ta: "நோய்" },
    age: { en: "Old age", si: "මහලු වයස", ta: "முதுமை" },
    natural: { en: "Natural causes", si: "ස්වාභාවික හේතු", ta: "இயற்கைக் காரணங்கள்" },
    unknown: { en: "Cause not known", si: "හේතුව නොදනී", ta: "காரணம் தெரியவில்லை" },
  },
  /** Beside the bars of the chart, which have room for a word or two; the other shapes have the words of the record. */
  shapes: {
    crossed: { en: "Crossed", si: "එකිනෙක හරස්ව", ta: "குறுக்கிட்டு" },
    diverging: { en: "Spread outward", si: "දෙපසට විහිදී", ta: "வெளிப்புறம் விரிந்து" },
    one_tusk: { en: "One tusk", si: "එක් දළයක්", ta: "ஒரு தந்தம்" },
    no_tusks: { en: "Tushes or none", si: "කුඩා දළ හෝ දළ නැත", ta: "குறுங்கொம்பு / இல்லை" },
    broken: { en: "Broken", si: "බිඳී ඇත", ta: "முறிந்தவை" },
  },
  kinds: {
    official: { en: "Official", si: "නිල ආයතන", ta: "உத்தியோகபூர்வம்" },
    news: { en: "News", si: "පුවත්", ta: "செய்திகள்" },
    specialist: { en: "Specialist bodies", si: "විශේෂඥ ආයතන", ta: "துறைசார் அமைப்புகள்" },
    encyclopedia: { en: "Encyclopaedias", si: "විශ්වකෝෂ", ta: "கலைக்களஞ்சியங்கள்" },
    research: { en: "Research papers", si: "පර්‍යේෂණ ලිපි", ta: "ஆய்வுக் கட்டுரைகள்" },
    directory: { en: "Directories", si: "නාමාවලි", ta: "பெயரேடுகள்" },
    blog: { en: "Blogs", si: "බ්ලොග්", ta: "வலைப்பதிவுகள்" },
    operator: { en: "Safari operators and hotels", si: "සෆාරි සංවිධායකයන් සහ හෝටල්", ta: "சஃபாரி, ஹோட்டல்கள்" },
    film: { en: "Films", si: "චිත්‍රපට", ta: "திரைப்படங்கள்" },
    own: { en: "Own records", si: "අපගේම වාර්තා", ta: "சொந்தப் பதிவுகள்" },
    book: { en: "Books", si: "පොත්", ta: "நூல்கள்" },
    other: { en: "Other", si: "වෙනත්", ta: "ஏனையவை" },
  },
});

export const shapeLabel = (shape: TuskShape): string =>
  ({ ...CHARACTER_WORDS.tusk_form.states, ...words.shapes })[shape];
