import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrate } from "../../src/platform/db/migrate.server.ts";
import { openPostgres } from "../../src/platform/db/postgres/open.server.ts";
import { keepSessions } from "./kept-sessions.ts";
import { startPostgres } from "./postgres-server.ts";
import { shapeOf } from "./reset-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The URL of a database with the site's schema. Each test gets a copy of it. */
    postgresTemplate: string;
    /** The same, where sessions are kept: see `kept-sessions.ts`. */
    postgresKept: string;
    /** A digest of its structure without the rows: see `reset-database.ts`. */
    postgresShape: string;
  }
}

/** Starts a server for all tests of the project, with a template database to copy. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  await client.query("create database template_tuskers");
  await client.end();
  const template = await openPostgres(server.url("template_tuskers"));
  await migrate(template);
  await template.close();
  project.provide("postgresTemplate", server.url("template_tuskers"));
  const look = new pg.Client({ connectionString: server.url("template_tuskers") });
  await look.connect();
  project.provide("postgresShape", await shapeOf(look));
  await look.end();
  const sessions = await keepSessions(server.folder);
  project.provide("postgresKept", sessions.url("template_tuskers"));
  return async () => {
    await sessions.close();
    await server.remove();
  };
}
