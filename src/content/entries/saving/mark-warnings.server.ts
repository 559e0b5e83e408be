import { insertActivity } from "../../../people/activity/activity-rows.server.ts";
import { checkIfMatch } from "../../../platform/api/entry-version.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { NotedWarnings } from "../../fields/warnings.ts";
import { findEntry } from "../../kinds/rows/entry-rows.server.ts";
import { findWarnings, markSeen } from "../../kinds/rows/warning-rows.server.ts";
import type { EntryName, Writer } from "./bin-entry.server.ts";

/**
 * Marks the warnings of an entry as looked at. The entry itself stays as it is, so that no open form becomes stale.
 * @param ifMatch the version whose warnings were looked at, if the request named one
 * @throws AppError `NotFound` (also without warnings), `Gone` (in the bin), `Stale`
 */
export function markWarningsSeen(
  { db, clock }: Writer,
  { kind, id }: EntryName,
  ifMatch: string | undefined,
  by: string,
): Promise<NotedWarnings> {
  return db.write.transaction().execute(async (transaction) => {
    const entry = await findEntry(transaction, kind, id);
    if (entry === undefined) throw new AppError("NotFound", `There is no ${kind} with the id ${id}.`);
    if (entry.binned_at !== null) throw new AppError("Gone", `This ${kind} is in the bin.`);
    checkIfMatch(ifMatch, entry.version);
    const noted = await findWarnings(transaction, { kind, id });
    if (noted === undefined) throw new AppError("NotFound", `This ${kind} has no warnings.`);
    if (noted.warningsSeenAt !== undefined) return noted;
    const now = clock.now();
    const at = now.toISOString();
    await markSeen(transaction, { kind, id }, { by, at });
    const subject = { kind, id, name: entry.name };
    await insertActivity(transaction, { username: by, action: "looked at warnings", subject, now });
    return { ...noted, warningsSeenAt: at, warningsSeenBy: by };
  });
}
