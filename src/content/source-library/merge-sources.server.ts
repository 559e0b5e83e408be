import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import { invalidField } from "../../platform/errors/app-error.ts";
import type { Writer } from "../entries/saving/bin-entry.server.ts";
import { listCitations, replaceCitedKeys } from "../entries/sources/citations.ts";
import { placeSources } from "../entries/sources/place-sources.ts";
import type { SourceMerge } from "../sources/library-source.ts";
import { findSources, mergeSourceRows, toSource } from "../sources/rows/source-rows.server.ts";
import type { SourceRow } from "../sources/rows/source-tables.server.ts";
import { moveSourceUses } from "../sources/rows/source-uses.server.ts";
import type { Source } from "../sources/source.ts";
import { replaceCitedInTranslations } from "../translations/replace-cited.server.ts";
import { getSource, writeChange } from "./change-source.server.ts";
import { rewriteEntries } from "./rewrite-entries.server.ts";

/**
 * Merges a source into another, which may take over some of its fields: every entry that uses it then uses the other one, in its list and in all citations. The
 * old key leads to the other source for ever.
 * @throws AppError `NotFound`, `Conflict` (already merged), `Invalid` for a target that cannot be one
 */
export function mergeSources(
  { db, clock }: Writer,
  key: string,
  { into, change = {}, by }: SourceMerge & { by: string | null },
): Promise<SourceRow> {
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const row = await getSource(transaction, key);
    const [target] = await findSources(transaction, { keys: [into] });
    if (into === key) throw invalidField("into", "A source cannot be merged into itself.");
    if (target === undefined) throw invalidField("into", `There is no source ${into} in the library.`);
    if (target.merged_into !== null) {
      throw invalidField("into", `The source ${into} was itself merged into ${target.merged_into}.`);
    }
    const { row: kept } = await writeChange(transaction, target, change, { by, now });
    const replacements = new Map([[key, into]]);
    const merge = (source: Source): Source => (source.key === key ? toSource(kept) : source);
    await rewriteEntries(
      transaction,
      key,
      (content) => {
        const replaced = replaceCitedKeys(content, replacements);
        const cited = listCitations(replaced).map((citation) => citation.key);
        return { ...replaced, sources: placeSources((content.sources as Source[]).map(merge), cited) };
      },
      { by, now },
    );
    await replaceCitedInTranslations(transaction, { from: key, to: into });
    await moveSourceUses(transaction, { from: key, to: into });
    await mergeSourceRows(transaction, { from: key, to: into, at: now.toISOString() });
    await insertActivity(transaction, {
      username: by,
      action: "merged",
      subject: { kind: "source", id: key, name: row.title },
      detail: `into “${kept.title}”`,
      now,
    });
    await raiseContentVersion(transaction);
    return kept;
  });
}
