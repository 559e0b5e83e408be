import type { AdminCounts } from "../admin/kit/admin-counts.ts";
import type { ExportedSetting } from "../content/transfer/exported-setting.ts";
import type { ImportRun } from "../content/transfer/import-directory.server.ts";
import type { ImportCounts } from "../content/transfer/import-report.ts";
import type { ActingRole } from "../people/accounts/roles.ts";
import type { Action, SubjectKind } from "../people/activity/activity.ts";
import type { listSubjectsSince } from "../people/activity/activity-rows.server.ts";
import type { AssistantTool } from "../platform/api/assistant-tool.server.ts";
import type { Queryable, WriteTransaction } from "../platform/db/queryable.server.ts";
import type { EntryKind } from "../platform/ids/entry-kind.ts";
import type { QueueCounts } from "../platform/limits/bounded-queue.server.ts";
import type { Services } from "../platform/services/services.server.ts";
import type { TuskerFeedEntries } from "../site/feeds/followed-feeds.server.ts";
import type { MakeReaders } from "../site/reading/reader-means.server.ts";

/** The services that features open. Each is added where it is opened (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: features are known only to themselves
export interface FeatureServices {}

declare module "../platform/services/services.server.ts" {
  interface Services extends FeatureServices {}
}

/** What a service of a feature is made of. */
type ServiceNeeds = Pick<Services, "config" | "db" | "encoder" | "clock" | "log">;

type OpenedServices = Partial<FeatureServices> & Readonly<Record<string, { close(): Promise<void> }>>;

export type SiteRun = ImportRun & {
  /** Whether the other site's text overwrites entries that were edited here since. */
  overwrite: boolean;
  /** Aborts the import after the current entry. */
  signal: AbortSignal;
  /** Reports the progress, before each entry. */
  onProgress?(progress: { kind: EntryKind; done: number; total: number }): void;
};

/** Work that is tried again and in the end given up, which makes an alert. */
export type GivenUpWork = {
  /** Its key in the stored state of the alerts. */
  name: string;
  /** How many were given up after a time, and when the last one was. */
  find: (db: Queryable, after: string) => Promise<{ count: number; last: string | undefined }>;
  /** What stands behind the name of the site in the subject of the mail. */
  subject: string;
  text: (count: number, siteUrl: string) => string;
};

/** What was removed after the backup was made, and is removed again from the restored data. */
export type LaterRemoval = {
  /** How the activity list names these removals. */
  listed: { action: Action; kind: SubjectKind };
  /** @throws AppError `NotFound` if the backup does not hold it */
  repeat: (services: RestoredServices, removed: RemovedSubject) => Promise<unknown>;
  /** How many were repeated, such as "2 letters". */
  counted: (count: number) => string;
};

type RestoredServices = Pick<Services, "db" | "storage" | "clock">;
type RemovedSubject = Awaited<ReturnType<typeof listSubjectsSince>>[number];

/** The number of its rows in each state, as a metric. */
export type StateMetric = { name: string; help: string; count: (db: Queryable) => Promise<Record<string, number>> };

/** What a feature offers in Node, besides its routes: each property is one that some feature uses. */
export type Feature = {
  /** What it counts for the admin area, if the role may see it. */
  adminCounts?: (db: Queryable, role: ActingRole) => Promise<Partial<AdminCounts>>;
  /** Tools that assistants call at /mcp. */
  assistantTools?: readonly AssistantTool[];
  /** Starts its background jobs with the site. @returns a function that stops them, unless closing the services does */
  beginUpkeep?: (services: Services) => (() => void) | undefined;
  /** Calls whose responses are the same for everybody, by address, with the values that the site itself uses. */
  cachedCalls?: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Deletes what has passed its retention period. @returns what was deleted, such as "2 letters" */
  deleteOld?: (services: RestoredServices) => Promise<string>;
  /** Ends in restored data what must happen neither a second time, nor in a copy of the site on another machine. */
  endedByRestore?: (transaction: WriteTransaction) => Promise<void>;
  /** Settings that are in the files of the directory. */
  exportedSettings?: readonly ExportedSetting[];
  givenUp?: GivenUpWork;
  /** Imports the entries and images of the site whose API has this address, as `npm run import -- --from` does. */
  importSite?: (
    services: Services,
    from: { address: string; allowPrivate: boolean | undefined },
    run: SiteRun,
  ) => Promise<ImportCounts>;
  laterRemoval?: LaterRemoval;
  metrics?: readonly StateMetric[];
  /** Opens its services, which are closed with the others. */
  openServices?: (needs: ServiceNeeds) => OpenedServices;
  /** The queues of its services, by the names that they have in the metrics. */
  queues?: (services: Services) => Record<string, QueueCounts>;
  /** What it reads for its pages, and for what it shows on the pages of others. */
  readers?: MakeReaders;
  /** Whether a request for a page is redirected to another address, and so is not answered from the page cache. */
  redirects?: (request: { address: string; accept: string | undefined }) => boolean;
  /** What it adds to the feed of a tusker. */
  tuskerFeed?: TuskerFeedEntries;
};
