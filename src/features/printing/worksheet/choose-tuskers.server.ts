import { setImmediate } from "node:timers/promises";
import { showsFrom } from "../../../artwork/features/plate-address.ts";
import { completeDetails, listRowsBySeq } from "../../../content/entries/records/complete-entries.server.ts";
import { listSeqs } from "../../../content/entries/records/list-entries.server.ts";
import { PIECE, readLives } from "../../../content/lives/read-lives.server.ts";
import type { Feature } from "../../../content/record/record.ts";
import type { IndexedDatabase } from "../../../content/search/directory-index.server.ts";
import { mayAllege } from "../../../content/translations/prose/allegations.ts";
import { nameHere } from "../../../content/tuskers/name-here.ts";
import { STATUSES, TUSKER_STATUSES } from "../../../content/tuskers/status.ts";
import { eventsForClass, type ToldEvent, tellEvents } from "./told-life.ts";

/** A life that a class can read, and a tusker to colour in. Both are dead: paper does not tell where one lives. */
export type ChosenLife = { name: string; slug: string; events: ToldEvent[]; sources: { key: string; title: string }[] };
export type ChosenBody = { name: string; slug: string; features: Feature[] };
export type Chosen = { life: ChosenLife | undefined; body: ChosenBody | undefined };

/** Fewer events are no life to read. */
const FEWEST_EVENTS = 4;

const drawnFeatures = (features: readonly Feature[]): Feature[] =>
  features.filter((each) => each.certainty === "certain" && showsFrom("front", each));

const charactersOf = (features: readonly Feature[]): number =>
  new Set(drawnFeatures(features).map(({ character }) => character)).size;

type Best = { seq: number; count: number };
const better = (best: Best | undefined, seq: number, count: number, fewest: number): Best | undefined =>
  count >= Math.max(fewest, (best?.count ?? 0) + 1) ? { seq, count } : best;

/**
 * Of the published dead tuskers the one with most events for a class, and the one of whom most can be drawn; the first by
 * name if several have as many.
 */
export async function chooseTuskers(db: IndexedDatabase): Promise<Chosen> {
  let life: Best | undefined;
  let body: Best | undefined;
  for (const status of TUSKER_STATUSES.filter((each) => STATUSES[each].datedBy === "death")) {
    const seqs = await listSeqs(db, "tusker", { includeDrafts: false, status });
    for (let start = 0; start < seqs.length; start += PIECE) {
      for (const { seq, fields } of await readLives(db, seqs.subarray(start, start + PIECE))) {
        life = better(life, seq, eventsForClass(fields.events, mayAllege).length, FEWEST_EVENTS);
        body = better(body, seq, charactersOf(fields.features), 1);
      }
      // SQLite answers at once: without this, a large directory would hold up all other requests.
      await setImmediate();
    }
  }
  const rows = await listRowsBySeq(
    db.read,
    "tusker",
    [life, body].flatMap((best) => best?.seq ?? []),
  );
  const details = await completeDetails(db.read, "tusker", rows);
  const detailOf = (best: Best | undefined) => {
    const at = rows.findIndex(({ seq }) => seq === best?.seq);
    return { row: rows[at], detail: details[at] };
  };
  return { life: lifeOf(detailOf(life)), body: bodyOf(detailOf(body)) };
}

type Read = {
  row: { events: string } | undefined;
  detail: Awaited<ReturnType<typeof completeDetails<"tusker">>>[0] | undefined;
};

function lifeOf({ row, detail }: Read): ChosenLife | undefined {
  if (row === undefined || detail === undefined) return undefined;
  // Chosen by the English words, told in those of the page.
  const events = tellEvents(detail.events, eventsForClass(JSON.parse(row.events), mayAllege));
  const cited = new Set(events.flatMap(({ sources }) => sources));
  return {
    name: nameHere(detail),
    slug: detail.slug,
    events,
    sources: detail.sources.filter(({ key }) => cited.has(key)).map(({ key, title }) => ({ key, title })),
  };
}

const bodyOf = ({ detail }: Read): ChosenBody | undefined =>
  detail && { name: nameHere(detail), slug: detail.slug, features: drawnFeatures(detail.features) };
