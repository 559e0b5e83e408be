import { loadEntry } from "../../entries/page/find-entry.ts";
import type { ApiClient } from "../../platform/api-client/api-client.ts";
import { optionalList } from "../../platform/render/read-answer.ts";
import type { TuskerCardFields } from "../card/card-fields.ts";
import { tuskerLookup } from "./tusker-lookup.ts";
import type { TuskerRecord } from "./tusker-record.ts";
import { toRelatedTuskers, toTuskerRecord } from "./tusker-screen.tsx";

export type TuskerPage = { tusker: TuskerRecord; related: TuskerCardFields[] };

/** Loads the tusker named in the address, and tuskers to read about next. */
export async function loadTusker(api: ApiClient, name: string, request: Request): Promise<TuskerPage> {
  const tusker = await loadEntry(name, tuskerLookup(api, request));
  const init = { init: { signal: request.signal } };
  const related = await optionalList(api.api.tuskers[":id"].related.$get({ param: { id: tusker._id } }, init));
  return { tusker: toTuskerRecord(tusker), related: toRelatedTuskers(related) };
}
