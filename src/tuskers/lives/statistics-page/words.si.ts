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
  unknown: "හේතුව නොදනී",
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
  description: "ශ්‍රී ලංකාවේ හඳුනාගත් දළ ඇතුන්, ගණනින්: වර්ෂය අනුව මරණයට හේතු, දළ, අවසන් වරට දුටු වර්ෂය සහ මූලාශ්‍ර වර්ග.",
  keywords: ["දළ ඇතුන් ගැන සංඛ්‍යාලේඛන", "දළ ඇතුන්ගේ මරණ", "මරණයට හේතු"],
  lead: (lives: number) =>
    `මෙම අඩවියේ ${tuskers(lives)} ජීවත් වන සහ මිය යන අයුරු. මේ ගණන් කියන්නේ මොවුන් ගැන මිස දිවයිනේ සියලු දළ ඇතුන් ගැන නොවේ.`,
  allLives: "කාලරේඛාව",
  table: "වගුව",
  asOf: (date: string) => `${date} දින ගණන් කරන ලදී. මූලාශ්‍ර ඇත්තේ එක් එක් දළ ඇතාගේ පිටුවේ ය.`,
  undated: "වර්ෂය නොදනී",
  year: "වර්ෂය",
  number: "ගණන",
  all: "සියල්ල",
  chart: (parts: readonly string[]) => parts.join(", "),
  part: (label: string, count: number) => `${label}: ${writtenNumber(count)}`,
  deaths: {
    heading: (of: number, top: readonly (readonly [DeathCause, number])[]) =>
      of === 0
        ? "වන දළ ඇතෙකුගේ මරණයක් මෙහි නොදනී"
        : `වන දළ ඇතුන් මිය ගිය අයුරු: ${top.map(([cause, count]) => ofCause(cause, count)).join(", ")}`,
    base: (of: number) =>
      of === 1
        ? "මරණය ගැන දන්නා මෙහි සිටින එක් වන දළ ඇතා, ඔහු මිය ගිය වර්ෂය අනුව."
        : `මරණය ගැන දන්නා මෙහි සිටින වන දළ ඇතුන් ${writtenNumber(of)}, මිය ගිය වර්ෂය අනුව.`,
    more: (all: number, kept: number) =>
      `සිද්ධස්ථානවල, පෞද්ගලික සහ බේරා ගන්නා ලද දළ ඇතුන්ද සමඟ දන්නා මරණ ${writtenNumber(all)}කි; එයින් ${writtenNumber(kept)}ක හේතුව නොදනී.`,
    cause: "හේතුව",
  },
  status: {
    heading: (alive: number, of: number) =>
      `${ofTuskers(of)} ${alive === 1 ? "එක් අයෙක්" : `${writtenNumber(alive)} දෙනෙක්`} අවසන් වරට දුටු විට ජීවතුන් අතර`,
    base: (of: number) =>
      `“ජීවතුන් අතර” යනු අවසන් වරට දුටු විට ජීවත්ව සිටි බවයි; ඒ වසර ගණනකට පෙර විය හැකිය. මෙම අඩවියේ ${tuskers(of)}.`,
    category: "වර්ගය",
  },
  last: {
    heading: (year: number | null) =>
      year === null
        ? "ජීවතුන් අතර සිටින දළ ඇතුන් අවසන් වරට දුටුවේ කවදාදැයි නොදනී"
        : `ජීවතුන් අතර සිටින දළ ඇතෙකු ගැන අලුත්ම ආරංචිය ${year} වර්ෂයෙනි`,
    base: (of: number, undated: number) =>
      `අවසන් වරට දුටු විට ජීවතුන් අතර සිටි ${tuskers(of)}, ඒ වර්ෂය අනුව.${undated === 0 ? "" : ` අවසන් වරට දුටු දිනය නොදන්නා ${tuskers(undated)} ඇඳ නැත.`}`,
  },
  forms: {
    heading: (recorded: number, of: number) =>
      `${ofTuskers(of)} ${recorded === 1 ? "එක් අයෙකුගේ" : `${writtenNumber(recorded)} දෙනෙකුගේ`} දළවල හැඩය දනී`,
    base: (of: number) =>
      `මෙම අඩවියේ ${tuskers(of)}. හැඩය නොදන්නා විට, නැති හෝ බිඳුණු දළයක් ගණන් ගැනේ; එක් දළයක් යනු උපතින්ම එසේ වීම හෝ අනෙක අහිමි වීම විය හැකිය.`,
    form: "දළ",
    notRecorded: "හැඩය නොදනී",
  },
  sources: {
    heading: (kind: SourceKind | undefined, count: number, of: number) =>
      kind === undefined
        ? "මෙහි තවමත් මූලාශ්‍රයක් නම් කර නැත"
        : `මෙහි කියන දේ බොහෝ විට ලැබුණේ: ${kinds[kind]}, මූලාශ්‍ර ${writtenNumber(of)}න් ${writtenNumber(count)}ක්`,
    base: (of: number) =>
      `දළ ඇතුන්ගේ පිටුවල නම් කර ඇති මූලාශ්‍ර ${writtenNumber(of)}. පිටු කිහිපයක යොදාගත් මූලාශ්‍රයක් ගණන් ගන්නේ එක් වරක් පමණි.`,
    kind: "වර්ගය",
  },
  causes,
  shapes: forms,
  kinds,
};
