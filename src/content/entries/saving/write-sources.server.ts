import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { insertSources } from "../../sources/rows/source-rows.server.ts";
import { replaceSourceUses } from "../../sources/rows/source-uses.server.ts";
import type { Source } from "../../sources/source.ts";

type Change = {
  before: readonly Source[];
  after: readonly Source[];
  /** Those of `after` that the library does not have yet. */
  added: readonly Source[];
  now: Date;
};

/** Adds the new sources of an entry to the library, and records which ones it uses. */
export async function writeSources(
  transaction: WriteTransaction,
  entry: { kind: EntryKind; id: string },
  { before, after, added, now }: Change,
): Promise<void> {
  const at = now.toISOString();
  await insertSources(
    transaction,
    added.map((source) => ({ ...source, created_at: at, updated_at: at })),
  );
  const keysOf = (sources: readonly Source[]) => sources.map(({ key }) => key);
  await replaceSourceUses(transaction, entry, { before: keysOf(before), after: keysOf(after) });
}
