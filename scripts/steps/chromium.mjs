import { existsSync, readFileSync } from "node:fs";
import { run } from "../setup/run.mjs";

/**
 * Where Debian puts it, by its packages. The shell has no windows of its own and shows pages just the same, with half
 * the work: tests take half the time.
 */
const BROWSERS = [
  { package: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" },
  { package: "chromium", path: "/usr/bin/chromium" },
];

/** The browser that tests, shots and benches drive: the first that is there. @returns {string} */
export const chromiumPath = () => (BROWSERS.find(({ path }) => existsSync(path)) ?? BROWSERS[0])?.path ?? "";

/**
 * Sees to a browser for the browser tests; as root on Debian and its relatives it installs one.
 * @returns {Promise<string | undefined>} undefined when there is one, else a sentence about what to do
 */
export async function provideChromium() {
  if (await chromiumRuns()) return undefined;
  const paths = BROWSERS.map(({ path }) => path).join(" or ");
  if (process.getuid?.() !== 0 || !usesApt()) {
    return `The browser tests need Chromium at ${paths} (on Debian: apt-get install chromium-headless-shell).`;
  }
  console.log("Installing Chromium for the browser tests …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A package list that cannot be refreshed may still be new enough: what counts is the install.
  await run("apt-get", ["update"], { env });
  let said = "";
  for (const { package: name } of BROWSERS) {
    const { code, lastLines } = await run("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
    if (code === 0 && (await chromiumRuns())) return undefined;
    said += lastLines;
  }
  return `Chromium could not be installed (apt-get install chromium), so the browser tests are left out.\n${said}`;
}

async function chromiumRuns() {
  if (!existsSync(chromiumPath())) return false;
  const { code, lastLines } = await run(chromiumPath(), ["--version"], { minutes: 1 });
  return code === 0 && /Chrom\w+.* \d+\./.test(lastLines);
}

function usesApt() {
  if (!existsSync("/etc/os-release") || !existsSync("/usr/bin/apt-get")) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync("/etc/os-release", "utf8"));
}
