import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { IndexedDatabase } from "../../entries/search/directory-index.server.ts";
import { getContentVersion } from "../../platform/db/content-version.server.ts";
import { listLives, PIECE, readLives } from "../../tuskers/lives/read-lives.server.ts";
import type { KeyCandidate, KeyData } from "../key-data.ts";
import { makeCandidate } from "../make-candidate.ts";
import { makeKeyData } from "../make-key-data.ts";
import { readPublicEstimate } from "./estimate-rows.server.ts";

async function readCandidates(db: IndexedDatabase): Promise<KeyCandidate[]> {
  const seqs = await listLives(db);
  const candidates: KeyCandidate[] = [];
  for (let start = 0; start < seqs.length; start += PIECE) {
    const told = await readLives(db, seqs.subarray(start, start + PIECE));
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

type Made = { version: number; asOf: string; data: Promise<KeyData> };
const made = new WeakMap<object, Made>();

/** The data of the key, made once for each version of the content and each day. */
export async function readKeyData(db: IndexedDatabase, asOf: string): Promise<KeyData> {
  const version = await getContentVersion(db.read);
  const known = made.get(db.read);
  if (known?.version === version && known.asOf === asOf) return known.data;
  const fresh = { version, asOf, data: makeData(db, asOf) };
  made.set(db.read, fresh);
  fresh.data.catch(() => {
    if (made.get(db.read) === fresh) made.delete(db.read);
  });
  return fresh.data;
}
