import { setImmediate } from "node:timers/promises";
import { drawPortrait } from "../../../artwork/portrait/portrait.ts";
import { portraitTraits } from "../../../content/drawings/entry-drawings.server.ts";
import { listEntries, listSeqs } from "../../../content/entries/records/list-entries.server.ts";
import type { IndexedDatabase } from "../../../content/search/directory-index.server.ts";
import { statusText } from "../../../content/tuskers/status/status-line.ts";
import { STATUSES, TUSKER_STATUSES } from "../../../content/tuskers/status.ts";
import type { Tusker } from "../../../content/tuskers/tusker.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";

/** Ten sheets. More than one wall holds, and few enough to be set within the minute that a document has. */
const MOST_PORTRAITS = 200;

/** The typesetter takes 24 MB. Portraits have 60 kB; those of an unusual record may have more. */
const MOST_BYTES = 20_000_000;

/** One tusker on the poster. */
export type PosterTusker = {
  name: { text: string; lang: string };
  /** His names in other letters, as far as a source gives them. */
  names: { text: string; lang: string }[];
  status: string;
  /** What the portrait shows. */
  alt: string;
  portrait: string;
};

export type PosterContent = {
  tuskers: PosterTusker[];
  /** How many published tuskers are not on it. */
  leftOut: number;
  /** When one of the entries last changed, as a month. */
  asOf: string;
};

/** Those that may be alive come first: if not all find a place, they do. */
const IN_ORDER = TUSKER_STATUSES.toSorted(
  (one, other) => Number(STATUSES[other].mayLive) - Number(STATUSES[one].mayLive),
);

const yearOf = (date: string | null): string | null => date?.slice(0, 4) ?? null;

/** The names that stand on the poster: his name, in the letters of the page if a person wrote it in them, and others. */
export function posterNames({ name, nativeNames }: Pick<Tusker, "name" | "nativeNames">) {
  const written = nativeNames.filter(({ origin }) => origin !== "rule");
  const own = written.find(({ language }) => language === currentLanguage());
  const latin = { text: name, lang: "en" };
  const others = written
    .filter((each) => each.origin === "record" && each.name !== own?.name && each.name !== name)
    .map((each) => ({ text: each.name, lang: each.language }));
  return own === undefined
    ? { name: latin, names: others }
    : { name: { text: own.name, lang: own.language }, names: own.name === name ? others : [latin, ...others] };
}

export const posterStatus = ({
  status,
  statusAsOf,
  diedOn,
}: Pick<Tusker, "status" | "statusAsOf" | "diedOn">): string =>
  statusText({ status, statusAsOf: yearOf(statusAsOf), diedOn: yearOf(diedOn) });

/** The published tuskers with their portraits; undefined if there are none. */
export async function posterContent(db: IndexedDatabase, most = MOST_PORTRAITS): Promise<PosterContent | undefined> {
  const tuskers: PosterTusker[] = [];
  let [total, bytes, asOf] = [0, 0, ""];
  for (const status of IN_ORDER) {
    const filter = { includeDrafts: false, status };
    total += (await listSeqs(db, "tusker", filter)).length;
    const range = { offset: 0, limit: most - tuskers.length };
    for (const tusker of await listEntries(db, "tusker", filter, range)) {
      const portrait = drawPortrait(portraitTraits(tusker), { aspect: "4:5", decorative: true });
      bytes += portrait.length;
      if (bytes > MOST_BYTES) break;
      tuskers.push({ ...posterNames(tusker), status: posterStatus(tusker), alt: tusker.portraitAlt, portrait });
      if (tusker.updatedAt > asOf) asOf = tusker.updatedAt;
      // A portrait takes milliseconds. Other requests are answered between two of them.
      await setImmediate();
    }
  }
  return tuskers.length === 0 ? undefined : { tuskers, leftOut: total - tuskers.length, asOf: asOf.slice(0, 7) };
}
