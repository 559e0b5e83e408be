import type { Side } from "./portrait-parameters.ts";

/**
 * How much of a tusk a portrait shows: nothing, since nobody recorded whether it is there; the root alone, since nobody
 * recorded how it runs, or where it is broken; its run without the end; or all of it. `absent`: a source records that it is gone.
 */
export const TUSK_EXTENTS = ["hidden", "root", "run", "whole", "absent"] as const;
export type TuskExtent = (typeof TUSK_EXTENTS)[number];

/** How a tusk is broken; `broken` where no source tells how far. */
export type DrawnBreak = "tip" | "half" | "stump" | "broken";
export type DrawnSight = "sighted" | "weak" | "blind";
export type DrawnEar = {
  edge?: "whole" | "nicked" | "torn" | "holed" | undefined;
  /** The hour of a nick, tear or hole, as on a clock laid on the ear. */
  clock?: number | undefined;
  fold?: "none" | "forward" | "backward" | "inward" | undefined;
  lobe?: "pointed" | "rounded" | "square" | undefined;
};

/** What sources record of one side of an animal; left out is what none records. */
export type RecordedSide = {
  tusk: TuskExtent;
  /** Where its length is recorded, only the very end of its run is hidden. */
  hasLength: boolean;
  broken?: DrawnBreak | undefined;
  ear: DrawnEar;
  sight?: DrawnSight | undefined;
};

/**
 * What sources record of the body of one animal. A portrait shows nothing else of it: the rest is in the grass, behind
 * leaves, water, mist or a wall, laid back or in the shade.
 */
export type RecordedBody = Record<Side, RecordedSide> & {
  pale?: "none" | "ears" | "ears_and_trunk" | "face_too" | undefined;
};

const NOTHING_OF_SIDE: RecordedSide = { tusk: "hidden", hasLength: false, ear: {} };

/** The body of one of whom nothing is recorded. */
export const NOTHING_RECORDED: RecordedBody = { left: NOTHING_OF_SIDE, right: NOTHING_OF_SIDE };

/** Whether sources record anything that is seen from the front alone. */
export const isSeenFromFront = (body: RecordedBody): boolean =>
  [body.left, body.right].some(
    ({ tusk, ear, sight }) => tusk !== "hidden" || sight !== undefined || Object.values(ear).some(Boolean),
  );
