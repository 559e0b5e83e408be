import { existsSync, readdirSync } from "node:fs";
import { run } from "../setup/run.mjs";
import { installPackage, mayInstall, refreshPackageList } from "./debian.mjs";

const OLDEST = 15;

/**
 * Provides the PostgreSQL programs that half of the tests need; as root on Debian it installs them. The tests start
 * their own server and never touch one that is running already.
 * @returns {Promise<string | undefined>} undefined when it is there, otherwise a sentence about what to do
 */
export async function providePostgres() {
  if (await isThere()) return undefined;
  const missing = `The tests on PostgreSQL need a server of version ${OLDEST} or newer (on Debian: apt-get install postgresql) and are left out.`;
  if (!mayInstall()) return missing;
  console.log("Installing PostgreSQL for the tests …");
  await refreshPackageList();
  const { lastLines } = await installPackage("postgresql");
  return (await isThere()) ? undefined : `${missing}\n${lastLines}`;
}

/** Looks where `tests/support/postgres-server.ts` does. */
async function isThere() {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).map(Number) : [];
  if (versions.some((version) => version >= OLDEST && existsSync(`${root}/${version}/bin/initdb`))) return true;
  const { code, output } = await run("initdb", ["--version"], { minutes: 1 });
  return code === 0 && Number(/\) (\d+)/.exec(output)?.[1]) >= OLDEST;
}
