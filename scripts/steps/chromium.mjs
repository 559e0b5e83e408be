import { existsSync } from "node:fs";
import { run } from "../setup/run.mjs";
import { installPackage, mayInstall, refreshPackageList } from "./debian.mjs";

/**
 * Where Debian puts it, by its packages. The shell has no windows of its own and shows pages just the same, with half
 * the work: tests take half the time.
 */
const BROWSERS = [
  { package: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" },
  { package: "chromium", path: "/usr/bin/chromium" },
];

/** A browser with windows keeps pages for going back, which the shell does not: the tests of that need it. */
export const wholeChromiumPath = "/usr/bin/chromium";

/** How it is started: in a container and as root, and asking nobody outside for anything. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser that tests, shots and benches drive: the first that is there. @returns {string} */
export const chromiumPath = () => (BROWSERS.find(({ path }) => existsSync(path)) ?? BROWSERS[0])?.path ?? "";

/**
 * Sees to a browser for the browser tests; as root on Debian and its relatives it installs one.
 * @returns {Promise<string | undefined>} undefined when there is one, else a sentence about what to do
 */
export async function provideChromium() {
  if ((await chromiumRuns()) && existsSync(wholeChromiumPath)) return undefined;
  const paths = BROWSERS.map(({ path }) => path).join(" and ");
  if (!mayInstall()) {
    return `The browser tests need Chromium at ${paths} (on Debian: apt-get install chromium chromium-headless-shell).`;
  }
  console.log("Installing Chromium for the browser tests …");
  await refreshPackageList();
  let said = "";
  for (const { package: name } of BROWSERS) {
    said += (await installPackage(name)).lastLines;
  }
  // Without the shell the whole one does everything, and takes longer.
  if ((await chromiumRuns()) && existsSync(wholeChromiumPath)) return undefined;
  return `Chromium could not be installed (apt-get install chromium), so the browser tests are left out.\n${said}`;
}

async function chromiumRuns() {
  if (!existsSync(chromiumPath())) return false;
  const { code, lastLines } = await run(chromiumPath(), ["--version"], { minutes: 1 });
  return code === 0 && /Chrom\w+.* \d+\./.test(lastLines);
}
