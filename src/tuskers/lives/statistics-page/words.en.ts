import { catalogue } from "../../../platform/languages/catalogue.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";
import type { DeathCause } from "../../../record/vocabulary.ts";
import { CHARACTER_WORDS } from "../../../record/words.en.ts";
import type { SourceKind } from "../life.ts";
import type { TuskShape } from "../statistics.ts";

const tuskers = (count: number) => counted(count, "tusker", "tuskers");

const causes: Record<DeathCause, string> = {
  shot: "Shot",
  electrocuted: "Electrocuted",
  snare: "Snare",
  explosive_bait: "Explosive bait",
  train: "Train",
  poison: "Poison",
  fight: "In a fight",
  in_transport: "While being moved",
  illness: "Illness",
  age: "Old age",
  natural: "Natural causes",
  unknown: "Cause not recorded",
};

/** The end of a sentence: "five were …". */
const ofCause = (cause: DeathCause, count: number): string => `${causes[cause].toLowerCase()} ${writtenNumber(count)}`;

const forms: Record<TuskShape, string> = {
  ...CHARACTER_WORDS.tusk_form.states,
  one_tusk: "One tusk",
  no_tusks: "Tushes or none",
  broken: "Broken",
};

const kinds: Record<SourceKind, string> = {
  official: "Official",
  news: "News",
  specialist: "Specialist bodies",
  encyclopedia: "Encyclopaedias",
  research: "Research papers",
  directory: "Directories",
  blog: "Blogs",
  operator: "Safari operators and hotels",
  film: "Films",
  own: "Own records",
  book: "Books",
  other: "Other",
};

export const words = catalogue({
  title: "The record in numbers",
  description:
    "What the lives published on this site add up to: causes of death by year, tusks, last records and kinds of source.",
  keywords: ["tusker statistics", "tusker deaths", "causes of death"],
  lead: (lives: number) =>
    `What the ${counted(lives, "life", "lives")} published here add up to. They are the known and the named: the counts speak of them, not of all tuskers of the island.`,
  allLives: "Timeline",
  table: "Table",
  asOf: (date: string) =>
    `Counted from the lives of this site, as of ${date}. Each fact has its source on the tusker’s page.`,
  undated: "Year not recorded",
  year: "Year",
  number: "Number",
  all: "All",
  chart: (parts: readonly string[]) => parts.join(", "),
  part: (label: string, count: number) => `${label}: ${writtenNumber(count)}`,
  deaths: {
    heading: (of: number, top: readonly (readonly [DeathCause, number])[]) =>
      of === 0
        ? "No death of a wild tusker is recorded here"
        : `Deaths of wild tuskers recorded here: ${top.map(([cause, count]) => ofCause(cause, count)).join(", ")}`,
    base: (of: number) =>
      of === 1
        ? "Out of the 1 wild tusker published here whose death is recorded, by the year of his death."
        : `Out of the ${writtenNumber(of)} wild tuskers published here whose death is recorded, by the year of death.`,
    more: (all: number, kept: number) =>
      `With the temple, private and rescued tuskers published here there are ${counted(all, "recorded death", "recorded deaths")}; for ${writtenNumber(kept)} of them the cause is not recorded.`,
    cause: "Cause",
  },
  status: {
    heading: (alive: number, of: number) =>
      `${writtenNumber(alive)} of the ${tuskers(of)} published here ${alive === 1 ? "was" : "were"} alive at the last record`,
    base: (of: number) =>
      `Out of the ${tuskers(of)} published here. “Alive” means alive at the last record, which may be years old.`,
    category: "Life",
  },
  last: {
    heading: (year: number | null) =>
      year === null
        ? "No living tusker here has a dated record"
        : `No living tusker here has a record later than ${year}`,
    base: (of: number, undated: number) =>
      `The ${tuskers(of)} published here as alive, by the year of the last record.${undated === 0 ? "" : ` ${tuskers(undated)} whose last record has no date ${undated === 1 ? "is" : "are"} not drawn.`}`,
  },
  forms: {
    heading: (recorded: number, of: number) =>
      `The form of the tusks is told for ${writtenNumber(recorded)} of the ${tuskers(of)} published here`,
    base: (of: number) =>
      `Out of the ${tuskers(of)} published here. Where no form is told, a missing or broken tusk counts; one tusk may mean born so, or the other lost. Lengths and curves stand on the tuskers’ own pages.`,
    form: "Tusks",
    notRecorded: "Form not told",
  },
  sources: {
    heading: (kind: SourceKind | undefined, count: number, of: number) =>
      kind === undefined
        ? "No source is named here yet"
        : `${kinds[kind]} is the most frequent kind of source here: ${writtenNumber(count)} of ${writtenNumber(of)}`,
    base: (of: number) =>
      `The ${counted(of, "source", "sources")} named on the pages published here; a source used on several pages counts once.`,
    kind: "Kind",
  },
  causes,
  shapes: forms,
  kinds,
});
