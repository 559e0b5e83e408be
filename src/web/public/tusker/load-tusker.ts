import { redirect } from "react-router";
import { looksLikeId } from "../../../domain/identifiers/identifier-kind.ts";
import { cutWithDots } from "../../../domain/richtext/cut-text.ts";
import type { TuskerDetail } from "../../../domain/tuskers/tusker.ts";
import type { ApiClient } from "../../api-client.ts";
import { type TuskerCardFields, toCardFields } from "../../components/tusker-card.tsx";
import { TUSKER_FAILURE } from "../../components/tusker-failure.tsx";
import { answered, failureFrom, invalidAnswer } from "../../load-failure.ts";

const MAX_RELATED = 3;
/** In characters; what is cut is followed by three dots. */
const RELATED_TEXT_LENGTH = 100;

type ShownFields =
  | "slug"
  | "name"
  | "summary"
  | "descriptionHtml"
  | "status"
  | "statusAsOf"
  | "statusNote"
  | "age"
  | "ageNote"
  | "location"
  | "category"
  | "heightM"
  | "tusks"
  | "bornYear"
  | "diedOn"
  | "origin"
  | "tags"
  | "aliases"
  | "imageDetails"
  | "portraitUrl"
  | "portraitAlt"
  | "cardUrl";

export type TuskerRecord = Pick<TuskerDetail, ShownFields> & {
  sources: { title: string; url: string | undefined }[];
};

export type TuskerPage = { tusker: TuskerRecord; related: TuskerCardFields[] };

/**
 * Loads a tusker by what stands in the address, and who to read about next. A former slug, or his id, leads to the
 * present address for good.
 */
export async function loadTusker(api: ApiClient, name: string, { signal }: Request): Promise<TuskerPage> {
  const init = { init: { signal } };
  // Unencoded, an address such as "..%2Ffeatured" would be another call.
  const call = looksLikeId(name)
    ? api.api.tuskers[":id"].$get({ param: { id: name.toLowerCase() } }, init)
    : api.api.tuskers.slug[":slug"].$get({ param: { slug: encodeURIComponent(name) } }, init);
  const response = await answered(call, signal, TUSKER_FAILURE);
  if (!response.ok) throw await failureFrom(response, TUSKER_FAILURE);
  const tusker = await answered(response.json(), signal, TUSKER_FAILURE);
  if (!tusker.name) throw invalidAnswer();
  // The call for a former slug was answered by a redirect, which `fetch` has followed.
  if (tusker.slug !== name) throw redirect(`/tuskers/${tusker.slug}`, 301);
  return { tusker: toRecord(tusker), related: await findRelated(api, tusker._id, signal) };
}

/** Tuskers to read about next. They are an extra: where they cannot be had the record stands without them. */
async function findRelated(api: ApiClient, id: string, signal: AbortSignal): Promise<TuskerCardFields[]> {
  try {
    const response = await api.api.tuskers[":id"].related.$get({ param: { id } }, { init: { signal } });
    if (!response.ok) return [];
    return (await response.json())
      .slice(0, MAX_RELATED)
      .map(toCardFields)
      .map((card) => ({ ...card, summary: cutWithDots(card.summary, RELATED_TEXT_LENGTH) }));
  } catch {
    return [];
  }
}

function toRecord(tusker: TuskerDetail): TuskerRecord {
  return {
    slug: tusker.slug,
    name: tusker.name,
    summary: tusker.summary,
    descriptionHtml: tusker.descriptionHtml,
    status: tusker.status,
    statusAsOf: tusker.statusAsOf,
    statusNote: tusker.statusNote,
    age: tusker.age,
    ageNote: tusker.ageNote,
    location: tusker.location,
    category: tusker.category,
    heightM: tusker.heightM,
    tusks: tusker.tusks,
    bornYear: tusker.bornYear,
    diedOn: tusker.diedOn,
    origin: tusker.origin,
    tags: tusker.tags,
    aliases: tusker.aliases,
    imageDetails: tusker.imageDetails,
    portraitUrl: tusker.portraitUrl,
    portraitAlt: tusker.portraitAlt,
    cardUrl: tusker.cardUrl,
    sources: tusker.sources.map(({ title, url }) => ({ title, url })),
  };
}
