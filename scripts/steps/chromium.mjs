import { existsSync, readFileSync } from "node:fs";
import { run } from "../setup/run.mjs";

const CHROMIUM = "/usr/bin/chromium";

/**
 * Sees to a browser for the browser tests; as root on Debian and its relatives it installs one.
 * @returns {Promise<string | undefined>} undefined when there is one, else a sentence about what to do
 */
export async function provideChromium() {
  if (await chromiumRuns()) return undefined;
  if (process.getuid?.() !== 0 || !usesApt()) {
    return `The browser tests need Chromium at ${CHROMIUM} (on Debian: apt-get install chromium).`;
  }
  console.log("Installing Chromium for the browser tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A package list that cannot be refreshed may still be new enough: what counts is the install.
  await run("apt-get", ["update"], { env });
  const { code, lastLines } = await run("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env });
  if (code === 0 && (await chromiumRuns())) return undefined;
  return `Chromium could not be installed (apt-get install chromium), so the browser tests are left out.\n${lastLines}`;
}

async function chromiumRuns() {
  if (!existsSync(CHROMIUM)) return false;
  const { code, lastLines } = await run(CHROMIUM, ["--version"], { minutes: 1 });
  return code === 0 && /Chromium \d+/.test(lastLines);
}

function usesApt() {
  if (!existsSync("/etc/os-release") || !existsSync("/usr/bin/apt-get")) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync("/etc/os-release", "utf8"));
}
