import { closeSync, openSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { Kysely } from "kysely";
import { AppError } from "../../domain/errors/app-error.ts";
import { hasCode } from "../storage/file-errors.ts";
import { syncFolder } from "../storage/sync-folder.ts";
import type { DatabasePlace } from "./database-place.ts";
import { sqliteDialect } from "./dialects/sqlite/driver.ts";
import { sqliteSchemaDialect } from "./dialects/sqlite/schema-dialect.ts";
import { openAlone } from "./dialects/sqlite/whole-file.ts";
import { migrate } from "./migrate.ts";
import { openServer } from "./open-configured.ts";
import type { Queryable, WriteTransaction } from "./queryable.ts";
import type { Database } from "./schema.ts";
import type { SchemaDialect } from "./schema-dialect.ts";

/** A database into which everything is copied. */
export type CopyTarget = {
  name: string;
  schema: SchemaDialect;
  read: Queryable;
  /** @throws AppError `Conflict` while a site runs on it */
  assertNotInUse(): Promise<void>;
  migrate(): Promise<void>;
  /** Does everything in one transaction, which nobody sees a part of and during which nobody else writes. */
  write<Result>(work: (transaction: WriteTransaction) => Promise<Result>): Promise<Result>;
  /** Makes new rows get keys behind those that were copied. To be called within the transaction. */
  continueKeys(transaction: WriteTransaction): Promise<void>;
  close(): Promise<void>;
};

const inUse = (name: string): AppError => new AppError("Conflict", `A site is running on ${name}: stop it first.`);

/**
 * @throws AppError `Conflict` where somebody has the file open
 * @throws ConfigError where a server cannot be used
 */
export function openCopyTarget(place: DatabasePlace): Promise<CopyTarget> {
  return place.kind === "sqlite" ? openEmbedded(place) : openOnServer(place);
}

async function openOnServer({ url, name }: { url: string; name: string }): Promise<CopyTarget> {
  const db = await openServer(url);
  const { continueKeys } = await import("./dialects/postgres/sqlite-file.ts");
  return {
    name,
    schema: db.dialect.schema,
    read: db.read,
    async assertNotInUse() {
      if ((await db.countSites()) > 0) throw inUse(name);
    },
    migrate: async () => void (await migrate(db)),
    write: (work) => db.write.transaction().execute(work),
    continueKeys,
    close: () => db.close(),
  };
}

/** Makes an empty file that only its owner may read, as a data folder is. @returns whether it was not there yet */
function makeFile(file: string): boolean {
  try {
    closeSync(openSync(file, "wx", 0o600));
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    throw error;
  }
}

async function openEmbedded({ file, dataDir }: DatabasePlace & { kind: "sqlite" }): Promise<CopyTarget> {
  if (dataDir !== undefined) await mkdir(dataDir, { recursive: true, mode: 0o700 });
  let isNew = makeFile(file);
  const connection = openAlone(file);
  if (connection === "in use") throw inUse(file);
  const db = new Kysely<Database>({ dialect: sqliteDialect(connection) });
  return {
    name: file,
    schema: sqliteSchemaDialect,
    read: db,
    // Nobody else can open it.
    async assertNotInUse() {},
    migrate: async () => void (await migrate({ write: db, dialect: { schema: sqliteSchemaDialect } })),
    async write(work) {
      const result = await db.transaction().execute(work);
      if (isNew) await syncFolder(dirname(file));
      isNew = false;
      return result;
    },
    // SQLite sees the keys that are given.
    async continueKeys() {},
    async close() {
      await db.destroy();
      if (connection.isOpen) connection.close();
      // One that nothing was copied into was made for nothing.
      if (isNew) for (const each of [file, `${file}-wal`]) await rm(each, { force: true });
    },
  };
}
