import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { withPublicImages } from "../../../content/entries/reader-images.server.ts";
import { listEntriesBySeq } from "../../../content/entries/records/list-entries.server.ts";
import { listLives, PIECE, readLivesHere } from "../../../content/lives/read-lives.server.ts";
import type { IndexedDatabase } from "../../../content/search/directory-index.server.ts";
import type { Config } from "../../../platform/config/config.server.ts";
import { getContentVersion } from "../../../platform/db/content-version.server.ts";
import { untilNextSave } from "../../../platform/db/until-next-save.server.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import type { Language } from "../../../platform/languages/language.ts";
import { type SmallPicture, smallPicture } from "../../../site/parts/images/small-picture.ts";
import type { KeyCandidate, KeyData } from "../key-data.ts";
import { makeCandidate } from "../make-candidate.ts";
import { makeKeyData } from "../make-key-data.ts";
import { MOST_ON_BOARD } from "../standing.ts";
import { readPublicEstimate } from "./estimate-rows.server.ts";

/** @returns the candidates, and the internal keys of those that the board of the key shows at first */
async function readCandidates(db: IndexedDatabase): Promise<{ candidates: KeyCandidate[]; onBoard: number[] }> {
  const seqs = await listLives(db);
  const candidates: KeyCandidate[] = [];
  const onBoard: number[] = [];
  for (let start = 0; start < seqs.length; start += PIECE) {
    const told = await readLivesHere(db, seqs.subarray(start, start + PIECE));
    for (const { seq, life, fields } of told) {
      const candidate = makeCandidate(life, fields.features);
      candidates.push(candidate);
      if (!candidate.isDead && onBoard.length < MOST_ON_BOARD) onBoard.push(seq);
    }
    // SQLite answers at once: without this, a large directory would hold up all other requests.
    await setImmediate();
  }
  return { candidates, onBoard };
}

type Read = { data: KeyData; onBoard: readonly number[] };

async function makeData(db: IndexedDatabase, asOf: string): Promise<Read> {
  const estimate = await readPublicEstimate(db.read, asOf);
  const { candidates, onBoard } = await readCandidates(db);
  const { asOf: day, ...numbers } = makeKeyData(candidates, { asOf, estimate });
  const version = createHash("sha256").update(JSON.stringify(numbers)).digest("hex").slice(0, 12);
  return { data: { version, asOf: day, ...numbers }, onBoard };
}

/** The data by the language in whose letters they name the tuskers. */
type Made = { version: number; asOf: string; data: Map<Language, Promise<Read>> };
const made = new WeakMap<object, Made>();

/** The data of the key, made once for each version of the content, each day and each language. */
async function readKept(db: IndexedDatabase, asOf: string): Promise<Read> {
  const version = await getContentVersion(db.read);
  const kept = made.get(db.read);
  const isCurrent = kept?.version === version && kept.asOf === asOf;
  const { data } = isCurrent ? kept : { data: new Map<Language, Promise<Read>>() };
  if (!isCurrent) made.set(db.read, { version, asOf, data });
  const language = currentLanguage();
  const known = data.get(language);
  if (known !== undefined) return known;
  const fresh = makeData(db, asOf);
  data.set(language, fresh);
  fresh.catch(() => data.delete(language));
  return fresh;
}

export const readKeyData = async (db: IndexedDatabase, asOf: string): Promise<KeyData> =>
  (await readKept(db, asOf)).data;

/** The pictures of the tuskers that the board shows before any answer, by their slugs. */
export type BoardPictures = Readonly<Record<string, SmallPicture>>;

/**
 * The data with the pictures of its board. Those that come onto a full board later have none: the browser would ask
 * for their pictures, and so tell what was answered.
 */
export async function readKeyWithPictures(
  { db, config }: { db: IndexedDatabase; config: Pick<Config, "s3"> },
  asOf: string,
): Promise<{ data: KeyData; pictures: BoardPictures }> {
  const read = await readKept(db, asOf);
  const kept = untilNextSave(db);
  const known = kept.get<BoardPictures>("pictures of the key");
  if (known !== undefined) return { data: read.data, pictures: known };
  const tuskers = await listEntriesBySeq(db, "tusker", { includeDrafts: false }, read.onBoard);
  const pictures = Object.fromEntries(
    tuskers.map((tusker) => [tusker.slug, smallPicture(withPublicImages(config, tusker))]),
  );
  kept.set("pictures of the key", pictures);
  return { data: read.data, pictures };
}
