import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { ensureBuilt } from "../../../tests/support/built-site.ts";
import { runCommand } from "../../../tests/support/run-command.ts";
import { sharedS3Server, WHY_NO_S3 } from "../../../tests/support/s3-server.ts";
import { contentsOf, openSiteOver } from "../../../tests/support/site-over-store.ts";
import { emptyPostgres, temporaryPostgres } from "../../../tests/support/test-database.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";

type Pair = { database: "SQLite" | "PostgreSQL"; store: "the data folder" | "a bucket" };

const PAIRS: Pair[] = [
  { database: "SQLite", store: "the data folder" },
  { database: "SQLite", store: "a bucket" },
  { database: "PostgreSQL", store: "the data folder" },
  { database: "PostgreSQL", store: "a bucket" },
];

const otherThan = ({ database, store }: Pair): Pair => ({
  database: database === "SQLite" ? "PostgreSQL" : "SQLite",
  store: store === "a bucket" ? "the data folder" : "a bucket",
});

if (WHY_NO_S3 !== undefined) {
  test("commands over every pair of database and store", ({ skip }) => skip(WHY_NO_S3));
} else {
  const server = sharedS3Server();
  beforeAll(ensureBuilt, 300_000);

  test.each(PAIRS)(
    "$database with $store is backed up, proven, looked after, and restored into the other pair",
    async (pair) => {
      const settingsOf = async ({ database, store }: Pair, makeDatabase: () => Promise<string>) => ({
        DATABASE_URL: database === "SQLite" ? "" : await makeDatabase(),
        ...(store === "a bucket" ? await server().makeBucket() : {}),
      });
      const { services, settings, contents } = await openSiteOver(await settingsOf(pair, temporaryPostgres));
      const run = (name: "backup" | "restore" | "doctor", args: string[], of: Record<string, string>) =>
        runCommand(name, args, { settings: of });
      const file = join(await temporaryFolder(), "a.tar");
      expect(await run("backup", [file], settings)).toMatchObject({ code: 0, err: "" });
      const verified = await run("backup", ["verify", file], settings);
      expect(verified).toMatchObject({ code: 0 });
      expect((await run("doctor", [], settings)).out).toContain("No problem was found.");
      // A restore into a server database requires that no site runs on it; here the target is a different database.
      await services.close();
      const restored = {
        DATA_DIR: join(await temporaryFolder(), "data"),
        ...(await settingsOf(otherThan(pair), emptyPostgres)),
      };
      expect(await run("restore", [file], restored)).toMatchObject({ code: 0, err: "" });
      expect(await contentsOf(restored)).toEqual(contents);
      expect((await run("doctor", [], restored)).out).toContain("No problem was found.");
    },
  );
}
