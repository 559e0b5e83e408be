import { insertActivity } from "../../activity/activity-rows.server.ts";
import type { Services } from "../../app/services.server.ts";
import { completeEntries, listRowsBySeq } from "../../entries/records/complete-entries.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { LICENCES } from "../../platform/identity/licences.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { withIdentity } from "../../platform/identity/with-identity.server.ts";
import { siteDay } from "../../platform/text/publication-day.ts";
import type { Account } from "../../record/record.ts";
import { findSite } from "../../settings/site/read-site.server.ts";
import { identityOf } from "../../settings/site/site-settings.ts";
import { toLibrarySource } from "../../sources/rows/library-rows.server.ts";
import { findSources } from "../../sources/rows/source-rows.server.ts";
import { listLives, PIECE } from "../../tuskers/lives/read-lives.server.ts";
import type { Tusker } from "../../tuskers/tusker.ts";
import { makeTables } from "../content/make-tables.ts";
import type { Tables } from "../content/tables.ts";
import { type MadeRelease, makeFiles } from "../files/make-files.server.ts";
import type { ReleaseFacts } from "../files/release-facts.ts";
import { nextReleaseNumber } from "../release-number.ts";
import { findNewestTables, listReleaseNumbers, listReleases } from "../rows/release-rows.server.ts";

type Needs = Pick<Services, "db" | "clock"> & { config: Pick<Config, "siteUrl"> };

const NO_LICENCE =
  "No release can be made: the content has no licence. An administrator chooses one in the admin area under Settings, “Content licence”.";

async function readTuskers(db: Needs["db"]): Promise<Tusker[]> {
  const seqs = [...(await listLives(db))];
  const tuskers: Tusker[] = [];
  for (let start = 0; start < seqs.length; start += PIECE) {
    const rows = await listRowsBySeq(db.read, "tusker", seqs.slice(start, start + PIECE));
    // The index is of the last commit, and an entry may have become a draft since.
    const isPublic = rows.filter((row) => row.publication === "published" && row.binned_at === null);
    tuskers.push(...(await completeEntries(db.read, "tusker", isPublic)));
  }
  return tuskers;
}

const citedKeys = ({ claims, events, features, relations, sources }: Tusker): string[] => [
  ...sources.map(({ key }) => key),
  ...[...(Object.values(claims) as Account[][]).flat(), ...events, ...features, ...relations].flatMap(
    (statement) => statement.sources,
  ),
];

/** The tables of what strangers can read now. */
export async function readTables({ db, config: { siteUrl } }: Pick<Needs, "db" | "config">): Promise<Tables> {
  const tuskers = await readTuskers(db);
  const rows = await findSources(db.read, { keys: tuskers.flatMap(citedKeys) });
  const sources = rows.filter((row) => row.merged_into === null).map(toLibrarySource);
  return makeTables({ siteUrl, tuskers, sources });
}

export type NewRelease = MadeRelease & { facts: ReleaseFacts; tables: Tables; since: string | undefined };

const isLicenceOf = (licence: string | undefined, { facts }: NewRelease): boolean => licence === facts.licence.key;

/**
 * The next release, made but not stored.
 * @throws AppError `Conflict` if the content has no licence
 */
export async function prepareRelease(services: Needs): Promise<NewRelease & { isDifferent: boolean }> {
  const { db, config, clock } = services;
  const { settings } = await findSite(db.read);
  const key = settings.licence;
  if (key === null) throw new AppError("Conflict", NO_LICENCE);
  const day = siteDay(clock.now());
  const facts: ReleaseFacts = {
    ...{ number: nextReleaseNumber(day, await listReleaseNumbers(db.read)), day, siteUrl: config.siteUrl },
    siteName: withIdentity(identityOf(settings), siteName),
    licence: { ...LICENCES[key], key },
  };
  const tables = await readTables(services);
  const before = await findNewestTables(db.read);
  const release = { ...makeFiles(tables, facts, before), facts, tables, since: before?.number };
  return { ...release, isDifferent: release.changes.length > 0 || !isLicenceOf(before?.licence, release) };
}

const countChanges = ({ changes }: MadeRelease) => {
  const count = (kind: string) => changes.filter(({ change }) => change === kind).length;
  return { added: count("added"), changed: count("changed"), removed: count("removed") };
};

/**
 * Stores a release for good.
 * @throws AppError `Conflict` if another one has taken its number meanwhile
 */
export function storeRelease({ db, clock }: Needs, release: NewRelease): Promise<void> {
  const { facts, files, tables, counts, since } = release;
  const { number, day, licence } = facts;
  return db.write.transaction().execute(async (transaction) => {
    if ((await listReleaseNumbers(transaction)).includes(number)) {
      throw new AppError("Conflict", `Release ${number} was made meanwhile. Nothing was stored.`);
    }
    const now = clock.now();
    await transaction
      .insertInto("data_releases")
      .values({
        ...{ number, day, licence_key: licence.key, since: since ?? null, counts: JSON.stringify(counts) },
        ...{ tables: JSON.stringify(tables), changes: JSON.stringify(countChanges(release)) },
        ...{ made_at: now.toISOString(), recalled_on: null, recalled_why: null },
      })
      .execute();
    const rows = files.map(({ content, ...file }, position) => ({
      ...{ number, position, ...file, content: Buffer.from(content).toString("base64") },
    }));
    await transaction.insertInto("data_release_files").values(rows).execute();
    const subject = { kind: "data release", id: number, name: number } as const;
    await insertActivity(transaction, { username: null, action: "released", subject, now });
    await raiseContentVersion(transaction);
  });
}

/** Whether this month has no release yet and the content has a licence. */
export async function isReleaseDue({ db, clock }: Pick<Needs, "db" | "clock">): Promise<boolean> {
  if ((await findSite(db.read)).settings.licence === null) return false;
  const month = siteDay(clock.now()).slice(0, 7);
  return !(await listReleases(db.read)).some(({ day }) => day.startsWith(month));
}

/**
 * Makes the release of this month if there is none and something changed.
 * @returns its number; undefined if none is due or the content has no licence
 */
export async function makeMonthlyRelease(services: Needs): Promise<string | undefined> {
  if (!(await isReleaseDue(services))) return undefined;
  const release = await prepareRelease(services);
  if (!release.isDifferent) return undefined;
  await storeRelease(services, release);
  return release.facts.number;
}
