import { existsSync, statSync } from "node:fs";
import { basename, dirname, extname, resolve } from "node:path";
import { readDatabaseAddress } from "./database-address.ts";
import { databaseFile } from "./open.ts";

/** A database as somebody names it who copies from it or into it. */
export type DatabasePlace =
  | {
      kind: "sqlite";
      file: string;
      /** The data folder that it lies in; undefined where a file was named that is not called as in one. */
      dataDir: string | undefined;
      /** For people. */
      name: string;
    }
  | { kind: "postgres"; url: string; name: string };

const EMBEDDED = /^sqlite:(?:\/\/(?=\/))?(.+)$/;

/**
 * Takes `sqlite:PATH`, with a database file or a data folder, or `postgres://…`. A path where nothing is yet is a file's
 * when it has an ending such as `.db`.
 * @returns undefined for what is neither
 */
export function readDatabasePlace(text: string): DatabasePlace | undefined {
  const address = readDatabaseAddress(text);
  if (address !== undefined) {
    return { kind: "postgres", url: text, name: `the database ${address.database} at ${address.place}` };
  }
  const path = EMBEDDED.exec(text)?.[1];
  if (path === undefined) return undefined;
  const given = resolve(path);
  const isFile = existsSync(given) ? statSync(given).isFile() : extname(given) !== "";
  const file = isFile ? given : databaseFile(given);
  const isInDataFolder = basename(file) === basename(databaseFile("."));
  return { kind: "sqlite", file, dataDir: isInDataFolder ? dirname(file) : undefined, name: file };
}
