import type { PortraitTraits } from "../../artwork/parameters.ts";
import { readRecordedTusks, type TuskRecord } from "./recorded-tusks.ts";
import type { RecordedTusks } from "./tusks-of-record.ts";

/** Traits that a portrait shows without a record of them. */
export type ImaginedTrait = "tusks" | "shape" | "length" | "ears" | "setting";

export type PortraitClaims = {
  /** What the record says about the tusks; undefined if nothing of it can be drawn. */
  recorded: RecordedTusks | undefined;
  imagined: readonly ImaginedTrait[];
};

/**
 * The parts of a portrait that are described in words. Light and habitat are included only if they may be disclosed.
 */
export type DescribedPortrait = Pick<PortraitTraits, "pose" | "regalia" | "casket" | "trunkUp" | "status"> & {
  scene: Pick<PortraitTraits, "light" | "habitat"> | undefined;
};

/** Which parts of a drawn portrait are recorded and which are imagined, derived from the record as the drawing is. */
export function portraitClaims(record: TuskRecord): PortraitClaims {
  const recorded = readRecordedTusks(record);
  const { shape, length, broken } = recorded;
  if (Object.values(recorded).every((trait) => trait === null)) {
    return { recorded: undefined, imagined: ["tusks", "ears", "setting"] };
  }
  const imagined: ImaginedTrait[] = [];
  if (shape === null && broken !== "both") imagined.push("shape");
  if (length === null) imagined.push("length");
  return { recorded, imagined: [...imagined, "ears", "setting"] };
}
