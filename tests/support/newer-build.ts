import { cp, mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_FOLDER, ensureBuilt } from "./built-site.ts";
import { temporaryFolder } from "./test-services.ts";

const ROOT = join(BUILD_FOLDER, "..");

/** It takes its time, so that writes wait for it. */
const MIGRATION = `
export async function up(db) {
  await db.schema.createTable("last_of_older").addColumn("seq", "integer", (column) => column.notNull()).execute();
  const { last } = await db.selectFrom("tuskers").select(({ fn }) => fn.max("seq").as("last")).executeTakeFirstOrThrow();
  await db.insertInto("last_of_older").values({ seq: last }).execute();
  await new Promise((resolve) => setTimeout(resolve, 500));
}
`;

/**
 * A build of the same sources with one more migration: `last_of_older` gets the number of the last tusker that was
 * stored before it.
 * @returns its folder, to be given to `launchSite`
 */
export async function makeNewerBuild(): Promise<string> {
  await ensureBuilt();
  const root = await temporaryFolder();
  await mkdir(join(root, "build"));
  const built = (await readdir(BUILD_FOLDER)).filter((name) => name !== "programs").map((name) => join("build", name));
  for (const name of ["node_modules", "package.json", "starter", ...built]) {
    await symlink(join(ROOT, name), join(root, name));
  }
  await cp(join(BUILD_FOLDER, "programs"), join(root, "build/programs"), { recursive: true });
  await writeFile(join(root, "build/programs/migrations/9999-newer.js"), MIGRATION);
  return root;
}
