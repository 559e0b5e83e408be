import { writtenNumber } from "../../../platform/text/counted.ts";
import type { DeathCause } from "../../../record/vocabulary.ts";
import { CHARACTER_WORDS } from "../../../record/words.si.ts";
import type { SourceKind } from "../life.ts";
import type { TuskShape } from "../statistics.ts";
import type { words as english } from "./words.en.ts";

const tuskers = (count: number): string => (count === 1 ? "දළ ඇතෙක්" : `දළ ඇතුන් ${writtenNumber(count)}`);
/** "Of the 12 tuskers". */
const ofTuskers = (count: number): string => (count === 1 ? "එක් දළ ඇතාගෙන්" : `${tuskers(count)} දෙනාගෙන්`);

const causes: Record<DeathCause, string> = {
  shot: "වෙඩි වැදීම",
  electrocuted: "විදුලිසැර වැදීම",
  snare: "තොණ්ඩුව",
  explosive_bait: "පුපුරන ඇම",
  train: "දුම්රිය",
  poison: "විෂ",
  fight: "සටනකදී",
  in_transport: "ගෙන යන අතරතුරදී",
  illness: "රෝගාබාධ",
  age: "මහලු වයස",
  natural: "ස්වාභාවික හේතු",
  unknown: "හේතුව වාර්තා වී නැත",
};

const ofCause = (cause: DeathCause, count: number): string => `${causes[cause]} ${writtenNumber(count)}`;

const forms: Record<TuskShape, string> = {
  ...CHARACTER_WORDS.tusk_form.states,
  one_tusk: "එක් දළයක්",
  no_tusks: "කුඩා දළ හෝ දළ නැත",
  broken: "බිඳී ඇත",
};

const kinds: Record<SourceKind, string> = {
  official: "නිල ආයතන",
  news: "පුවත්",
  specialist: "විශේෂඥ ආයතන",
  encyclopedia: "විශ්වකෝෂ",
  research: "පර්‍යේෂණ ලිපි",
  directory: "නාමාවලි",
  blog: "බ්ලොග්",
  operator: "සෆාරි සංවිධායකයන් සහ හෝටල්",
  film: "චිත්‍රපට",
  own: "අපගේම වාර්තා",
  book: "පොත්",
  other: "වෙනත්",
};

export const words: typeof english = {
  title: "වාර්තාව, ගණනින්",
  description: "මෙම අඩවියේ පළ කර ඇති ජීවිත එකතු කළ විට පෙනෙන දේ: වර්ෂය අනුව මරණයට හේතු, දළ, අවසන් වාර්තා සහ මූලාශ්‍ර වර්ග.",
  keywords: ["දළ ඇතුන් ගැන සංඛ්‍යාලේඛන", "දළ ඇතුන්ගේ මරණ", "මරණයට හේතු"],
  lead: (lives: number) =>
    `මෙහි පළ කර ඇති ජීවිත ${writtenNumber(lives)} එකතු කළ විට පෙනෙන දේ. මොවුන් හඳුනාගෙන නම් තැබූ ඇතුන්ය: මේ ගණන් කියන්නේ මොවුන් ගැන මිස දිවයිනේ සියලු දළ ඇතුන් ගැන නොවේ.`,
  allLives: "කාලරේඛාව",
  table: "වගුව",
  asOf: (date: string) => `${date} වන විට මෙම අඩවියේ ඇති ජීවිතවලින් ගණන් කරන ලදී. සෑම කරුණකම මූලාශ්‍රය අදාළ දළ ඇතාගේ පිටුවේ ඇත.`,
  undated: "වර්ෂය වාර්තා වී නැත",
  year: "වර්ෂය",
  number: "ගණන",
  all: "සියල්ල",
  chart: (parts: readonly string[]) => parts.join(", "),
  part: (label: string, count: number) => `${label}: ${writtenNumber(count)}`,
  deaths: {
    heading: (of: number, top: readonly (readonly [DeathCause, number])[]) =>
      of === 0
        ? "වන දළ ඇතෙකුගේ මරණයක් මෙහි වාර්තා වී නැත"
        : `මෙහි වාර්තා වී ඇති වන දළ ඇතුන්ගේ මරණ: ${top.map(([cause, count]) => ofCause(cause, count)).join(", ")}`,
    base: (of: number) =>
      of === 1
        ? "මෙහි පළ කර ඇති, මරණය වාර්තා වී ඇති එක් වන දළ ඇතා අතරින්, ඔහු මිය ගිය වර්ෂය අනුව."
        : `මෙහි පළ කර ඇති, මරණය වාර්තා වී ඇති වන දළ ඇතුන් ${writtenNumber(of)} අතරින්, මිය ගිය වර්ෂය අනුව.`,
    more: (all: number, kept: number) =>
      `මෙහි පළ කර ඇති සිද්ධස්ථානවල, පෞද්ගලික සහ බේරා ගන්නා ලද දළ ඇතුන්ද සමඟ වාර්තා වී ඇති මරණ ${writtenNumber(all)}කි; එයින් ${writtenNumber(kept)}ක හේතුව වාර්තා වී නැත.`,
    cause: "හේතුව",
  },
  status: {
    heading: (alive: number, of: number) =>
      `මෙහි පළ කර ඇති ${ofTuskers(of)} ${alive === 1 ? "එක් අයෙක්" : `${writtenNumber(alive)} දෙනෙක්`} අවසන් වාර්තාවේදී ජීවතුන් අතර`,
    base: (of: number) =>
      `මෙහි පළ කර ඇති ${tuskers(of)} අතරින්. “ජීවතුන් අතර” යනු අවසන් වාර්තාවේදී ජීවත්ව සිටි බවයි; එම වාර්තාව වසර ගණනක් පැරණි විය හැකිය.`,
    category: "ජීවන රටාව",
  },
  last: {
    heading: (year: number | null) =>
      year === null
        ? "ජීවතුන් අතර සිටින කිසිදු දළ ඇතෙකු ගැන දිනයක් සහිත වාර්තාවක් මෙහි නැත"
        : `ජීවතුන් අතර සිටින කිසිදු දළ ඇතෙකු ගැන ${year} වර්ෂයෙන් පසු වාර්තාවක් මෙහි නැත`,
    base: (of: number, undated: number) =>
      `ජීවතුන් අතර යැයි මෙහි පළ කර ඇති ${tuskers(of)}, අවසන් වාර්තාවේ වර්ෂය අනුව.${undated === 0 ? "" : ` අවසන් වාර්තාවට දිනයක් නැති ${tuskers(undated)} ඇඳ නැත.`}`,
  },
  forms: {
    heading: (recorded: number, of: number) =>
      `මෙහි පළ කර ඇති ${ofTuskers(of)} ${recorded === 1 ? "එක් අයෙකුගේ" : `${writtenNumber(recorded)} දෙනෙකුගේ`} දළවල හැඩය කියා ඇත`,
    base: (of: number) =>
      `මෙහි පළ කර ඇති ${tuskers(of)} අතරින්. හැඩය කියා නැති විට, නැති හෝ බිඳුණු දළයක් ගණන් ගැනේ; එක් දළයක් යනු උපතින්ම එසේ වීම හෝ අනෙක අහිමි වීම විය හැකිය. දිග සහ වක්‍රය ඇත්තේ එක් එක් දළ ඇතාගේ පිටුවේ ය.`,
    form: "දළ",
    notRecorded: "හැඩය කියා නැත",
  },
  sources: {
    heading: (kind: SourceKind | undefined, count: number, of: number) =>
      kind === undefined
        ? "මෙහි තවමත් මූලාශ්‍රයක් නම් කර නැත"
        : `මෙහි බහුලම මූලාශ්‍ර වර්ගය: ${kinds[kind]}, ${writtenNumber(of)}න් ${writtenNumber(count)}ක්`,
    base: (of: number) =>
      `මෙහි පළ කර ඇති පිටුවල නම් කර ඇති මූලාශ්‍ර ${writtenNumber(of)}; පිටු කිහිපයක යොදාගත් මූලාශ්‍රයක් ගණන් ගන්නේ එක් වරක් පමණි.`,
    kind: "වර්ගය",
  },
  causes,
  shapes: forms,
  kinds,
};
