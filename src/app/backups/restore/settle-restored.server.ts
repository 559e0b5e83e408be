import { purgeOldEntries } from "../../../content/calls/purge-bin.server.ts";
import { withdrawImage } from "../../../content/image-library/withdraw-image.server.ts";
import type { LaterRemoval } from "../../../features/feature.ts";
import { disableAccount } from "../../../people/accounts/actions/disable-account.server.ts";
import { allAccounts } from "../../../people/accounts/rows/account-rows.server.ts";
import { insertActivity, listSubjectsSince } from "../../../people/activity/activity-rows.server.ts";
import { deleteOldActivities } from "../../../people/activity/delete-old-activities.server.ts";
import { deleteMessage } from "../../../people/messages/inbox/delete-message.server.ts";
import { deleteOldMessages } from "../../../people/messages/inbox/delete-old-messages.server.ts";
import { getContentVersion, leapContentVersion } from "../../../platform/db/content-version.server.ts";
import { migrate } from "../../../platform/db/migrate.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { features } from "../../features.server.ts";

type Parts = Pick<Services, "db" | "storage" | "clock">;

/** What was removed after the backup was made. Only the data that the backup replaces knows it. */
export type LaterRemovals = {
  /** Names of images that were withdrawn. */
  pictures: string[];
  /** Ids of messages that were deleted. */
  messages: string[];
  /** Names of accounts that were disabled. */
  accounts: string[];
  ofFeatures: { removal: LaterRemoval; removed: Awaited<ReturnType<typeof listSubjectsSince>> }[];
  contentVersion: number;
};

export type SettledData = {
  /** What was deleted because its retention period had ended. */
  old: { messages: number; activities: number; entries: number; ofFeatures: string[] };
  /** How many of the later removals were repeated; undefined if the replaced data could not be read. */
  again: { pictures: number; messages: number; accounts: number; ofFeatures: string[] } | undefined;
};

/** More than the number of saves that any site makes between a backup and its restore. */
const VERSIONS_LEFT_OUT = 1_000_000;

/**
 * Reads what was removed since the backup. Deleted entries are not included, because recovering them is the purpose of
 * a restore.
 * @param since when the backup was started (ISO 8601, UTC)
 */
export async function readLaterRemovals(replaced: Queryable, since: string): Promise<LaterRemovals> {
  const withdrawn = await listSubjectsSince(replaced, { action: "withdrew", kind: "picture", since });
  const deleted = await listSubjectsSince(replaced, { action: "deleted", kind: "message", since });
  const ofFeatures: LaterRemovals["ofFeatures"] = [];
  for (const { laterRemoval: removal } of features) {
    if (removal) ofFeatures.push({ removal, removed: await listSubjectsSince(replaced, { ...removal.listed, since }) });
  }
  const accounts = await allAccounts(replaced);
  return {
    pictures: withdrawn.map(({ name }) => name),
    messages: deleted.flatMap(({ id }) => id ?? []),
    accounts: accounts
      .filter(({ disabled_at: disabledAt }) => disabledAt !== null && disabledAt >= since)
      .map(({ username }) => username),
    ofFeatures,
    contentVersion: await getContentVersion(replaced),
  };
}

/** Runs the work for each and counts the successes. Some may not have existed yet when the backup was made. */
async function countDone<Each>(all: readonly Each[], work: (each: Each) => Promise<unknown>): Promise<number> {
  let done = 0;
  for (const each of all) {
    try {
      await work(each);
      done += 1;
    } catch (error) {
      if (!(error instanceof AppError) || error.kind !== "NotFound") throw error;
    }
  }
  return done;
}

async function removeAgain(
  parts: Parts,
  { pictures: images, messages, accounts, ofFeatures }: LaterRemovals,
): Promise<SettledData["again"]> {
  const removedOfFeatures: string[] = [];
  for (const { removal, removed } of ofFeatures) {
    removedOfFeatures.push(removal.counted(await countDone(removed, (each) => removal.repeat(parts, each))));
  }
  return {
    pictures: await countDone(images, (name) => withdrawImage(parts, name, { by: null })),
    messages: await countDone(messages, (id) => deleteMessage(parts, id, { username: null })),
    accounts: await countDone(accounts, (username) => disableAccount({ ...parts, endAccess: [] }, username)),
    ofFeatures: removedOfFeatures,
  };
}

/**
 * The tables of sessions and of everything else that grants access to its holder. Their rows must not survive a
 * restore.
 */
const TABLES = [
  "sessions",
  "trusted_devices",
  "recovery_codes",
  // One may have been removed since because its phone was stolen. The password always works.
  "passkeys",
  "passkey_challenges",
  "api_keys",
  // Mails contain links, and must not be sent a second time.
  "account_links",
  "account_mails",
  "invitations",
  "previews",
  "review_links",
] as const;

/** Ends all sessions, and invalidates trusted devices, recovery codes, passkeys, API keys, mailed links, invitations, and links to previews and reviews. */
async function deleteSignInSecrets(transaction: WriteTransaction): Promise<void> {
  for (const table of TABLES) await transaction.deleteFrom(table).execute();
}

/**
 * Prepares restored data for serving: migrates the schema, ends all sessions, revokes everything else that grants
 * access, and deletes what has passed its retention period or was removed since the backup.
 * @param createdAt when the backup was started (ISO 8601, UTC)
 */
export async function settleRestored(
  parts: Parts,
  { createdAt, later }: { createdAt: string; later: LaterRemovals | undefined },
): Promise<SettledData> {
  const { db, clock } = parts;
  await migrate(db);
  await db.write.transaction().execute(async (transaction) => {
    await deleteSignInSecrets(transaction);
    for (const { endedByRestore } of features) await endedByRestore?.(transaction);
    // The forms that were open at the backup.
    await transaction.deleteFrom("editing").execute();
  });
  const oldOfFeatures: string[] = [];
  for (const { deleteOld } of features) if (deleteOld) oldOfFeatures.push(await deleteOld(parts));
  const old = {
    messages: await deleteOldMessages(parts),
    activities: await deleteOldActivities(parts),
    entries: await purgeOldEntries(parts),
    ofFeatures: oldOfFeatures,
  };
  const again = later && (await removeAgain(parts, later));
  await db.write.transaction().execute(async (transaction) => {
    // Caches and browsers hold responses for later versions, which the restored data would reach again with other
    // content. Skipping ahead prevents stale cache hits.
    await leapContentVersion(transaction, { by: VERSIONS_LEFT_OUT, above: later?.contentVersion ?? 0 });
    await insertActivity(transaction, {
      username: null,
      action: "restored",
      subject: { kind: "directory", id: null, name: "The directory" },
      detail: `As it was in the backup of ${createdAt.slice(0, 16).replace("T", " ")} UTC`,
      now: clock.now(),
    });
  });
  return { old, again };
}
