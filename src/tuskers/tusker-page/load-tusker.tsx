import { loadEntry } from "../../entries/page/find-entry.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { optionalList } from "../../platform/render/read-answer.ts";
import type { Related } from "../../record/record.ts";
import { withDetails } from "../../sources/with-details.ts";
import type { TuskerCardFields } from "../card/card-fields.ts";
import type { Correction } from "../corrections/corrections.ts";
import { tuskerLookup } from "./tusker-lookup.ts";
import type { TuskerRecord } from "./tusker-record.ts";
import { toRelatedTuskers, toTuskerRecord } from "./tusker-screen.tsx";

export type TuskerPage = {
  tusker: TuskerRecord;
  related: TuskerCardFields[];
  relations: Related[];
  corrections: Correction[];
};

/** Loads the tusker named in the address, and tuskers to read about next. */
export async function loadTusker(api: ApiClient, name: string, request: Request): Promise<TuskerPage> {
  const tusker = await loadEntry(name, tuskerLookup(api, request));
  const init = { init: { signal: request.signal } };
  const one = api.api.tuskers[":id"];
  const param = { param: { id: tusker._id } };
  const [related, relations, corrections] = await Promise.all([
    optionalList(one.related.$get(param, init)),
    optionalList(one.relations.$get(param, init)),
    optionalList(one.corrections.$get(param, init)),
  ]);
  const record = toTuskerRecord(tusker);
  const told = { ...record, sources: withDetails(record.sources, tusker.sourceDetails ?? []) };
  return { tusker: told, related: toRelatedTuskers(related), relations, corrections };
}
