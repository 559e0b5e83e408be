import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import type { Language } from "../../platform/languages/language.ts";
import { listLives, PIECE, readLivesHere } from "../../tuskers/lives/read-lives.server.ts";
import type { KeyCandidate, KeyData } from "../key-data.ts";
import { makeCandidate } from "../make-candidate.ts";
import { makeKeyData } from "../make-key-data.ts";
import { readPublicEstimate } from "./estimate-rows.server.ts";

async function readCandidates(db: IndexedDatabase): Promise<KeyCandidate[]> {
  const seqs = await listLives(db);
  const candidates: KeyCandidate[] = [];
  for (let start = 0; start < seqs.length; start += PIECE) {
    const told = await readLivesHere(db, seqs.subarray(start, start + PIECE));
    candidates.push(...told.map(({ life, fields }) => makeCandidate(life, fields.features)));
    // SQLite answers at once: without this, a large directory would hold up all other requests.
    await setImmediate();
  }
  return candidates;
}

async function makeData(db: IndexedDatabase, asOf: string): Promise<KeyData> {
  const estimate = await readPublicEstimate(db.read, asOf);
  const { asOf: day, ...numbers } = makeKeyData(await readCandidates(db), { asOf, estimate });
  const version = createHash("sha256").update(JSON.stringify(numbers)).digest("hex").slice(0, 12);
  return { version, asOf: day, ...numbers };
}

/** The data by the language in whose letters they name the tuskers. */
type Made = { version: number; asOf: string; data: Map<Language, Promise<KeyData>> };
const made = new WeakMap<object, Made>();

/** The data of the key, made once for each version of the content, each day and each language. */
export async function readKeyData(db: IndexedDatabase, asOf: string): Promise<KeyData> {
  const version = await getContentVersion(db.read);
  const kept = made.get(db.read);
  const isCurrent = kept?.version === version && kept.asOf === asOf;
  const { data } = isCurrent ? kept : { data: new Map<Language, Promise<KeyData>>() };
  if (!isCurrent) made.set(db.read, { version, asOf, data });
  const language = currentLanguage();
  const known = data.get(language);
  if (known !== undefined) return known;
  const fresh = makeData(db, asOf);
  data.set(language, fresh);
  fresh.catch(() => data.delete(language));
  return fresh;
}
