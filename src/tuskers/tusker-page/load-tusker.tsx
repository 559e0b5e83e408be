import type { PageReaders } from "../../app/pages/page-readers.server.ts";
import { atPresentAddress } from "../../entries/page/present-address.ts";
import type { Related } from "../../record/record.ts";
import { withDetails } from "../../sources/with-details.ts";
import type { TuskerCardFields } from "../card/card-fields.ts";
import type { Correction } from "../corrections/corrections.ts";
import type { TuskerRecord } from "./tusker-record.ts";
import { toRelatedTuskers, toTuskerRecord } from "./tusker-screen.tsx";

export type TuskerPage = {
  tusker: TuskerRecord;
  related: TuskerCardFields[];
  relations: Related[];
  corrections: Correction[];
};

/** Loads the tusker named in the address, and tuskers to read about next. */
export async function loadTusker(readers: PageReaders, name: string): Promise<TuskerPage> {
  const { tusker, related, relations, corrections } = await readers.tuskerAndMore(name);
  const record = toTuskerRecord(atPresentAddress("/tuskers", name, tusker));
  const sources = withDetails(record.sources, tusker.sourceDetails);
  return { tusker: { ...record, sources }, related: toRelatedTuskers(related), relations, corrections };
}
