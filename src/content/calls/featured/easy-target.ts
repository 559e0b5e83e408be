import type { Claims, Feature } from "../../record/record.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { readRecordedTusks } from "../../tuskers/portrait/recorded-tusks.ts";
import type { TuskerCategory, TuskerStatus } from "../../tuskers/status.ts";

/** About 4 ft. */
const LARGE_METRES = 1.2;
const LARGE_WORDS = /\b(?:long|longest|largest|crossed)\b/i;

type FeaturedRecord = {
  category: TuskerCategory;
  status: TuskerStatus;
  location: string;
  tusks: string | null;
  tags: readonly string[];
  features: readonly Feature[];
  claims: Claims;
};

/** The home page makes a bull famous, and poachers look for famous bulls: whether he may be one that they could find. */
export function isEasyTarget(tusker: FeaturedRecord): boolean {
  if (!mayLiveWild(tusker)) return false;
  const { shape, length } = readRecordedTusks(tusker);
  const lengths = (tusker.claims.tuskLength ?? []).map(({ value }) => value.max);
  return (
    Math.max(0, length?.metres ?? 0, ...lengths) >= LARGE_METRES ||
    shape === "crossed" ||
    [tusker.tusks ?? "", ...tusker.tags].some((text) => LARGE_WORDS.test(text))
  );
}
