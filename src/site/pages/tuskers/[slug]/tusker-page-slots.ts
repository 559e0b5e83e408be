import type { TuskerDetail } from "../../../../content/tuskers/tusker.ts";
import type { PageMeta } from "../../../meta/page-meta.ts";
import type { EntryPanel } from "../../../parts/entry/entry-panel.ts";
import type { PageReaders } from "../../../reading/page-readers.server.ts";
import type { TuskerRecord } from "./tusker-record.ts";

/** A panel of a feature in the closed block. */
export type TuskerPanel = {
  /** What it shows besides the tusker, read at the same time as the page. */
  read?(readers: PageReaders, tusker: TuskerDetail): Promise<unknown>;
  /** The panel; undefined if it has nothing to show. */
  panel(tusker: TuskerRecord, read: unknown): EntryPanel | undefined;
};

/** What features add to the page of a tusker. */
export type TuskerPageSlots = {
  head?(tusker: TuskerRecord): Pick<PageMeta, "oembed">;
  below?: readonly TuskerPanel[];
};
