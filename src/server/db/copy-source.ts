import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { Kysely, sql } from "kysely";
import { AppError } from "../../domain/errors/app-error.ts";
import type { DatabasePlace } from "./database-place.ts";
import { openConnection, sqliteDialect } from "./dialects/sqlite/driver.ts";
import { sqliteSchemaDialect } from "./dialects/sqlite/schema-dialect.ts";
import { openServer } from "./open-configured.ts";
import type { Queryable } from "./queryable.ts";
import type { Database } from "./schema.ts";
import type { SchemaDialect } from "./schema-dialect.ts";

/** A database that is copied. Nothing in it or beside it is changed. */
export type CopySource = {
  name: string;
  schema: SchemaDialect;
  /** Whether somebody has it open, as a running site has. */
  isInUse(): Promise<boolean>;
  /** Reads it as it is at one moment. `assertUnchanged` throws where that was not possible. */
  inSnapshot<Result>(
    work: (snapshot: Queryable, assertUnchanged: () => Promise<void>) => Promise<Result>,
  ): Promise<Result>;
  close(): Promise<void>;
};

/**
 * @throws AppError `NotFound` where there is no such file
 * @throws ConfigError where a server cannot be used
 */
export function openCopySource(place: DatabasePlace): Promise<CopySource> {
  return place.kind === "sqlite" ? openEmbedded(place.file) : openOnServer(place);
}

async function openOnServer({ url, name }: { url: string; name: string }): Promise<CopySource> {
  const db = await openServer(url);
  return {
    name,
    schema: db.dialect.schema,
    isInUse: async () => (await db.countSites()) > 0,
    inSnapshot: (work) =>
      db.read
        .transaction()
        .setIsolationLevel("repeatable read")
        .execute((snapshot) => work(snapshot, async () => undefined)),
    close: () => db.close(),
  };
}

/** What is another one after every change of a file. */
async function stampOf(file: string): Promise<string> {
  const { ino, size, mtimeNs } = await stat(file, { bigint: true });
  return [ino, size, mtimeNs].join(" ");
}

async function openEmbedded(file: string): Promise<CopySource> {
  if (!existsSync(file)) throw new AppError("NotFound", `There is no database at ${file}.`);
  // Where nobody has it open it is read without locks, which would leave files beside it. Then whoever opens it meanwhile
  // is noticed by what that leaves.
  const logs = [`${file}-wal`, `${file}-journal`];
  const isOpen = () => logs.some((log) => existsSync(log));
  const isInUse = isOpen();
  const stamp = await stampOf(file);
  const address = pathToFileURL(file);
  if (!isInUse) address.searchParams.set("immutable", "1");
  const read = new Kysely<Database>({ dialect: sqliteDialect(openConnection(address, { readOnly: true })) });

  async function assertUnchanged(): Promise<void> {
    if (isInUse || (!isOpen() && (await stampOf(file)) === stamp)) return;
    throw new AppError("Conflict", `${file} was opened by another program while it was copied: copy again.`);
  }

  return {
    name: file,
    schema: sqliteSchemaDialect,
    isInUse: async () => isInUse,
    inSnapshot: (work) =>
      read.connection().execute(async (connection) => {
        await sql`begin deferred`.execute(connection);
        try {
          return await work(connection, assertUnchanged);
        } finally {
          await sql`rollback`.execute(connection);
        }
      }),
    close: () => read.destroy(),
  };
}
