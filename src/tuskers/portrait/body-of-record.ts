import type { PortraitParameters, Side } from "../../artwork/portrait-parameters.ts";
import type { DrawnBreak, RecordedBody, RecordedSide } from "../../artwork/recorded-body.ts";
import type { Feature, RecordedEvent } from "../../record/record.ts";
import type { CharacterName, StateOf } from "../../record/vocabulary.ts";
import type { TuskerCategory } from "../status.ts";
import { readRecordedTusks, type TuskRecord } from "./recorded-tusks.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";

/** The fields of a record that say how an animal looks. */
export type BodyRecord = TuskRecord & {
  category?: TuskerCategory;
  events?: readonly RecordedEvent[];
  /** The composition that an editor has chosen: it may leave a recorded cloth away. */
  portrait?: PortraitParameters | null;
};

/** What a record says of a body, and how it is to be drawn. */
export type ReadBody = {
  tusks: RecordedTusks;
  body: RecordedBody;
  /** Whether he wears the cloth of a procession, and carries the casket. */
  cloth: boolean;
  casket: boolean;
};

/** Features that hold today, and that nobody disputes. */
export const featuresNow = (features: readonly Feature[] = []): readonly Feature[] =>
  features.filter(({ until, certainty }) => until === undefined && certainty !== "disputed");

/** A form that can be drawn: "curved" may mean any of them. */
export const hasForm = ({ shape }: RecordedTusks): boolean => shape !== null && shape !== "curved";

/** Whether the record tells of two tusks. */
function tellsOfPair(record: BodyRecord, now: readonly Feature[], { single, shape, broken }: RecordedTusks): boolean {
  if (single !== null) return false;
  const isFormOfOne = now.some(({ character, side }) => character === "tusk_form" && side !== undefined);
  return (
    broken === "both" ||
    (shape !== null && !isFormOfOne) ||
    now.some(({ character, state }) => character === "tusks" && state === "both") ||
    /^(?:each|both)\b/i.test(record.tusks?.trim() ?? "")
  );
}

/** Reads what a record says of the body, from its features first, then from its words. */
export function readBody(record: BodyRecord): ReadBody {
  const now = featuresNow(record.features);
  const tusks = readRecordedTusks(record);
  const state = <Name extends CharacterName>(name: Name, side?: Side): StateOf<Name> | undefined =>
    now.find((feature) => feature.character === name && (side === undefined || feature.side === side))?.state as
      | StateOf<Name>
      | undefined;
  const isPair = tellsOfPair(record, now, tusks);
  const brokenOf = (side: Side): DrawnBreak | undefined => {
    const recorded = state("tusk_break", side);
    if (recorded === "whole") return undefined;
    return recorded ?? (tusks.broken === side || tusks.broken === "both" ? "broken" : undefined);
  };
  const ofSide = (side: Side): RecordedSide => {
    const broken = brokenOf(side);
    const edge = now.find((feature) => feature.character === "ear_edge" && feature.side === side);
    return {
      tusk: extentOf(side, broken),
      hasLength: tusks.length !== null,
      broken,
      ear: {
        edge: state("ear_edge", side),
        clock: edge?.clock,
        fold: state("ear_fold", side),
        lobe: state("ear_lobe", side),
      },
      // "He was blind" is said of both eyes.
      sight:
        state("sight", side) ??
        (now.find(({ character, side: own }) => character === "sight" && own === undefined)
          ?.state as RecordedSide["sight"]),
    };
  };
  function extentOf(side: Side, broken: DrawnBreak | undefined): RecordedSide["tusk"] {
    const { single, length } = tusks;
    const isOfSide = now.some(({ character, side: own }) => character === "tusk_form" && own === side);
    if (single === "one") return "hidden";
    if (single !== null && single !== side) return "absent";
    if (single === null && !isPair && !isOfSide && broken === undefined) return "hidden";
    // Where a tusk is broken is recorded with its extent alone.
    if (broken === "broken") return "root";
    if (broken !== undefined && broken !== "tip") return "whole";
    const isFormOfOther =
      now.some(({ character, side: own }) => character === "tusk_form" && own !== undefined) && !isOfSide;
    if (!hasForm(tusks) || isFormOfOther) return "root";
    if (length === null) return "run";
    return broken === "tip" || state("tusk_break", side) === "whole" ? "whole" : "run";
  }
  const cloth = wearsCloth(record, now);
  return {
    tusks,
    body: { left: ofSide("left"), right: ofSide("right"), pale: state("pale_skin") },
    cloth,
    casket: cloth && record.portrait?.casket !== false && carriedCasket(record),
  };
}

const ofProcession = ({ events = [] }: BodyRecord): readonly RecordedEvent[] =>
  events.filter(({ kind }) => kind === "procession");

/** A cloth is drawn where a source tells of it, or of a procession, where it is customary. */
const wearsCloth = (record: BodyRecord, now: readonly Feature[]): boolean =>
  record.category === "domesticated" &&
  record.portrait?.regalia !== false &&
  (now.some(({ character, state }) => character === "tame_sign" && state === "cloth") ||
    ofProcession(record).length > 0 ||
    record.tags.some((tag) => /casket/i.test(tag)));

const carriedCasket = (record: BodyRecord): boolean =>
  record.tags.some((tag) => /casket/i.test(tag)) ||
  ofProcession(record).some(({ role = "", text }) => /casket/i.test(`${role} ${text}`));
