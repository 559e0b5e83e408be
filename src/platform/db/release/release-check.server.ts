import { AppError } from "../../errors/app-error.ts";
import { migrationNames } from "../migrate.server.ts";
import { words } from "./words.ts";

/** Long enough for a load balancer to have taken the node out. */
const RETRY_AFTER_SECONDS = 5;

/** Finds the newest migration of a database by its primary key. */
export const NEWEST_MIGRATION = "select name from kysely_migration order by name desc limit 1";

/** A write that was refused because a newer release has migrated the database. Nothing was written. */
export class NewerRelease extends AppError {}

/**
 * Refuses to write to a database that a newer release has migrated while this one was running: what this one writes may
 * lack what the new schema requires. Each write transaction checks it after it has begun, when no other process can
 * migrate any more.
 */
export type ReleaseCheck = {
  /** Call it once the schema is that of this release; before, nothing is checked. */
  start(): Promise<void>;
  isStarted(): boolean;
  /** @param newest the result of `NEWEST_MIGRATION` in the transaction. @throws NewerRelease */
  check(newest: string | undefined): void;
};

/** @param onNewerRelease called with the migration at the first write that is refused */
export function createReleaseCheck(onNewerRelease: (migration: string) => void = () => undefined): ReleaseCheck {
  let known: readonly string[] | undefined;
  let isReported = false;
  return {
    async start() {
      known = await migrationNames();
    },
    isStarted: () => known !== undefined,
    check(newest) {
      const isNewer = newest !== undefined && known?.includes(newest) === false;
      if (isNewer && !isReported) onNewerRelease(newest);
      isReported = isNewer;
      if (isNewer) throw new NewerRelease("Unavailable", words.updating, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    },
  };
}
