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
  unknown: "Cause not known",
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
    "Sri Lanka’s known tuskers in numbers: causes of death by year, tusks, when each was last seen, and kinds of source.",
  keywords: ["tusker statistics", "tusker deaths", "causes of death"],
  lead: (lives: number) =>
    `How the ${tuskers(lives)} of this site live and die. The numbers are about them, not about all tuskers of the island.`,
  allLives: "Timeline",
  table: "Table",
  asOf: (date: string) => `Counted on ${date}. Each tusker’s page names the sources.`,
  undated: "Year not known",
  year: "Year",
  number: "Number",
  all: "All",
  chart: (parts: readonly string[]) => parts.join(", "),
  part: (label: string, count: number) => `${label}: ${writtenNumber(count)}`,
  deaths: {
    heading: (of: number, top: readonly (readonly [DeathCause, number])[]) =>
      of === 0
        ? "No death of a wild tusker is known here"
        : `How wild tuskers died: ${top.map(([cause, count]) => ofCause(cause, count)).join(", ")}`,
    base: (of: number) =>
      of === 1
        ? "The 1 wild tusker here whose death is known, by the year of his death."
        : `The ${writtenNumber(of)} wild tuskers here whose death is known, by the year of death.`,
    more: (all: number, kept: number) =>
      `With the temple, private and rescued tuskers of this site ${all === 1 ? "1 death is" : `${writtenNumber(all)} deaths are`} known; for ${writtenNumber(kept)} of them the cause is not.`,
    cause: "Cause",
  },
  status: {
    heading: (alive: number, of: number) =>
      `${writtenNumber(alive)} of the ${tuskers(of)} ${alive === 1 ? "was" : "were"} alive when last seen`,
    base: (of: number) =>
      `“Alive” means alive when last seen, which may be years ago. All ${tuskers(of)} of this site.`,
    category: "Category",
  },
  last: {
    heading: (year: number | null) =>
      year === null
        ? "When living tuskers were last seen is not known"
        : `The latest news of a living tusker is from ${year}`,
    base: (of: number, undated: number) =>
      `The ${tuskers(of)} here that were alive when last seen, by that year.${undated === 0 ? "" : ` ${tuskers(undated)} last seen at an unknown date ${undated === 1 ? "is" : "are"} not drawn.`}`,
  },
  forms: {
    heading: (recorded: number, of: number) =>
      `The shape of the tusks is known for ${writtenNumber(recorded)} of the ${tuskers(of)}`,
    base: (of: number) =>
      `All ${tuskers(of)} of this site. Where no shape is known, a missing or broken tusk counts; one tusk may mean born so, or the other lost.`,
    form: "Tusks",
    notRecorded: "Shape not known",
  },
  sources: {
    heading: (kind: SourceKind | undefined, count: number, of: number) =>
      kind === undefined
        ? "No source is named here yet"
        : `What is told here comes mostly from: ${kinds[kind].toLowerCase()}, ${writtenNumber(count)} of ${counted(of, "source", "sources")}`,
    base: (of: number) =>
      `The ${counted(of, "source", "sources")} named on the tuskers’ pages. A source used on several pages counts once.`,
    kind: "Kind",
  },
  causes,
  shapes: forms,
  kinds,
});
