import type { PortraitParameters, Side } from "../../../artwork/portrait-parameters.ts";
import type { DrawnBreak, RecordedBody, RecordedSide } from "../../../artwork/recorded-body.ts";
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
  /** How tall he stands, in metres, where sources agree on it. */
  shoulder: number | null;
  /** Whether he wears the cloth of a procession, and carries the casket. */
  cloth: boolean;
  casket: boolean;
};

/** The height that no other account disputes. */
function heightOf({ claims = {} }: BodyRecord): number | null {
  const heights = (claims.height ?? []).filter(({ certainty }) => certainty !== "disputed");
  const [first] = heights;
  return first === undefined ? null : (first.value.min + first.value.max) / 2;
}

/** Features that hold today, and that nobody disputes. */
export const featuresNow = (features: readonly Feature[] = []): readonly Feature[] =>
  features.filter(({ until, certainty }) => until === undefined && certainty !== "disputed");

/** A form that can be drawn: "curved" may mean any of them. */
export const hasForm = ({ shape }: RecordedTusks): boolean => shape !== null && shape !== "curved";

/** Reads what a record says of the body, from its features first, then from its words. */
export function readBody(record: BodyRecord): ReadBody {
  const now = featuresNow(record.features);
  const tusks = readRecordedTusks(record);
  const state = <Name extends CharacterName>(name: Name, side?: Side): StateOf<Name> | undefined =>
    now.find((feature) => feature.character === name && (side === undefined || feature.side === side))?.state as
      | StateOf<Name>
      | undefined;
  const brokenOf = (side: Side): DrawnBreak | undefined => {
    const recorded = state("tusk_break", side);
    if (recorded === "whole") return undefined;
    if (recorded !== undefined) return recorded;
    // A break of unknown side has to be drawn somewhere: the words say that its side is imagined.
    const isDrawn = tusks.broken === side || tusks.broken === "both" || (tusks.broken === "one" && side === "right");
    return isDrawn ? "broken" : undefined;
  };
  const ofSide = (side: Side): RecordedSide => {
    const broken = brokenOf(side);
    const edge = now.find((feature) => feature.character === "ear_edge" && feature.side === side);
    return {
      isImagined: broken === undefined && !hasFormOf(side),
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
  function hasFormOf(side: Side): boolean {
    const sides = now.flatMap(({ character, side: own }) =>
      character === "tusk_form" && own !== undefined ? own : [],
    );
    return tusks.single !== "one" && hasForm(tusks) && (sides.length === 0 || sides.includes(side));
  }
  const cloth = wearsCloth(record, now);
  return {
    tusks,
    body: { left: ofSide("left"), right: ofSide("right"), pale: state("pale_skin") },
    shoulder: heightOf(record),
    cloth,
    // From close by, what he carries is out of the picture.
    casket: cloth && record.portrait?.casket !== false && record.portrait?.crop !== "close" && carriedCasket(record),
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
