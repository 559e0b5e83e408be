import { inSlices } from "../../../platform/jobs/in-slices.server.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { nameOrder } from "../../../platform/text/by-language/name-order.ts";
import { listEntriesBySeq } from "../../entries/records/list-entries.server.ts";
import {
  districtsOf,
  neighboursOf,
  PLACE_KEYS,
  PLACE_KINDS,
  type PlaceKey,
  placeOf,
  placesInDistrict,
} from "../../places/places.ts";
import { AREA_NOTES, PLACE_NAMES } from "../../places/words.ts";
import { compareRecordDates } from "../../record/record-date.ts";
import type { IndexedDatabase } from "../../search/directory-index.server.ts";
import type { Source } from "../../sources/source.ts";
import { translateTexts } from "../../translations/translate.server.ts";
import { findTranslations } from "../../translations/translation-rows.server.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { STATUSES } from "../../tuskers/status.ts";
import { tellEvents, tellLocation, toldLocationPlaces } from "../../tuskers/told-places.ts";
import type { PlaceIndex } from "../place-index.ts";
import { readLivesHere, readPlaceIndex, type Told } from "../read-lives.server.ts";
import type { PlaceDetail, PlaceSummary, RecordedTusker } from "./place-schemas.ts";

/** Of more tuskers and events than these, a reply tells only how many there are. */
const MOST_TUSKERS = 100;
const MOST_EVENTS = 30;

const inOrder = nameOrder("en");

const byKindAndName = (one: PlaceKey, other: PlaceKey): number =>
  PLACE_KINDS.indexOf(placeOf(one).kind) - PLACE_KINDS.indexOf(placeOf(other).kind) ||
  inOrder(PLACE_NAMES[one], PLACE_NAMES[other]);

function toSummary(key: PlaceKey, index: PlaceIndex): PlaceSummary {
  const { kind, areaKm2, areaSource } = placeOf(key);
  const { tuskers, statuses, seqs } = index[key];
  return {
    key,
    name: PLACE_NAMES[key],
    kind,
    districts: [...districtsOf(key)],
    areaKm2: areaKm2 ?? null,
    areaSource: areaSource ?? null,
    areaNote: AREA_NOTES[key] ?? null,
    tuskers,
    statuses,
    tuskersWithin: seqs.length,
  };
}

const toSummaries = (keys: readonly PlaceKey[], index: PlaceIndex): PlaceSummary[] =>
  keys.toSorted(byKindAndName).map((key) => toSummary(key, index));

/** All places by kind and name, with how many tuskers are told of each. */
export const readPlaces = async (db: IndexedDatabase): Promise<PlaceSummary[]> =>
  toSummaries(PLACE_KEYS, await readPlaceIndex(db));

function toRecorded({ life, fields }: Told, key: PlaceKey): RecordedTusker {
  const { statusAsOf, diedOn } = fields;
  const events = tellEvents(fields.events, mayLiveWild(fields))
    .filter(({ place }) => place === key)
    .sort((one, other) => compareRecordDates(one.date, other.date));
  return {
    ...life,
    statusAsOf,
    diedOn,
    location: toldLocationPlaces(fields).includes(key) ? tellLocation(fields) : null,
    events: events.slice(0, MOST_EVENTS),
    eventCount: events.length,
  };
}

/** The sources that these events cite, in the order of their first mention. */
function sourcesOf(recorded: readonly RecordedTusker[], told: readonly Told[]): Source[] {
  const known = new Map(told.flatMap(({ fields }) => fields.sources.map((source) => [source.key, source] as const)));
  const cited = new Set(recorded.flatMap(({ events }) => events.flatMap(({ sources }) => sources)));
  return [...cited].flatMap((key) => known.get(key) ?? []);
}

/** The lives with their events in the words of the reply's language, where these are translated. */
async function inWordsHere(db: IndexedDatabase, told: readonly Told[]): Promise<readonly Told[]> {
  const language = currentLanguage();
  if (language === "en") return told;
  const ids = told.map(({ life }) => life._id);
  const translations = await findTranslations(db.read, { kind: "tusker", language, ids });
  const here: Told[] = [];
  for (const one of told) {
    const { _id: id } = one.life;
    const parts = translations.get(id)?.parts;
    const words = parts && (await inSlices(translateTexts(one.fields, { kind: "tusker", id, language, parts })));
    here.push(words === undefined ? one : { ...one, fields: { ...one.fields, events: words.translated.events } });
  }
  return here;
}

const readTold = async (db: IndexedDatabase, index: PlaceIndex, key: PlaceKey): Promise<readonly Told[]> =>
  inWordsHere(db, await readLivesHere(db, index[key].seqs.slice(0, MOST_TUSKERS)));

function toDetail(key: PlaceKey, index: PlaceIndex, told: readonly Told[]): Omit<PlaceDetail, "asOf"> {
  const recorded = told.map((one) => toRecorded(one, key));
  const isDistrict = placeOf(key).kind === "district";
  return {
    ...toSummary(key, index),
    inside: toSummaries(isDistrict ? placesInDistrict(key) : [], index),
    neighbours: toSummaries(isDistrict ? [] : neighboursOf(key), index),
    recorded,
    sources: sourcesOf(recorded, told),
  };
}

/** What is known of a place: the tuskers told of it, what happened there, and the places around it. */
export async function readPlace(db: IndexedDatabase, key: PlaceKey): Promise<Omit<PlaceDetail, "asOf">> {
  const index = await readPlaceIndex(db);
  return toDetail(key, index, await readTold(db, index, key));
}

/** The same, with some of its tuskers as they stand in lists: those that may be alive first. */
export async function readPlaceAndTuskers(db: IndexedDatabase, key: PlaceKey, most: number) {
  const index = await readPlaceIndex(db);
  const told = await readTold(db, index, key);
  const gone = ({ life }: Told): number => Number(!STATUSES[life.status].mayLive);
  const seqs = told.toSorted((one, other) => gone(one) - gone(other)).map(({ seq }) => seq);
  const tuskers = await listEntriesBySeq(db, "tusker", { includeDrafts: false }, seqs.slice(0, most));
  return { place: toDetail(key, index, told), tuskers };
}
