import type { Related } from "../../../../content/record/record.ts";
import { withDetails } from "../../../../content/sources/with-details.ts";
import type { TuskerCardFields } from "../../../../content/tuskers/card-fields.ts";
import { atPresentAddress } from "../../../parts/entry/present-address.ts";
import type { PageReaders } from "../../../reading/page-readers.server.ts";
import type { TuskerPanel } from "./tusker-page-slots.ts";
import type { TuskerRecord } from "./tusker-record.ts";
import { toRelatedTuskers, toTuskerRecord } from "./tusker-screen.tsx";

export type TuskerPage = {
  tusker: TuskerRecord;
  related: TuskerCardFields[];
  relations: Related[];
  /** What each panel of a feature read. */
  below: unknown[];
};

/** Loads the tusker named in the address, and tuskers to read about next. */
export async function loadTusker(
  readers: PageReaders,
  name: string,
  panels: readonly TuskerPanel[],
): Promise<TuskerPage> {
  const { tusker, related, relations, beside } = await readers.tuskerAndMore(name, (found) =>
    Promise.all(panels.map(({ read }) => read?.(readers, found))),
  );
  const record = toTuskerRecord(atPresentAddress("/tuskers", name, tusker));
  const sources = withDetails(record.sources, tusker.sourceDetails);
  return { tusker: { ...record, sources }, related: toRelatedTuskers(related), relations, below: beside };
}
