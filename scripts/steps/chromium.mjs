import { existsSync } from "node:fs";
import { run } from "../setup/run.mjs";
import { installPackage, mayInstall, refreshPackageList } from "./debian.mjs";

/**
 * The paths of Debian's packages. The headless shell has no windows and renders pages identically with half the work:
 * tests take half the time.
 */
const BROWSERS = [
  { package: "chromium-headless-shell", path: "/usr/bin/chromium-headless-shell" },
  { package: "chromium", path: "/usr/bin/chromium" },
];

/** The full browser has a back/forward cache and the shell does not: tests of that cache need it. */
export const wholeChromiumPath = "/usr/bin/chromium";

/** Arguments for running in a container and as root, without any requests to outside services. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The browser that tests, screenshots and benchmarks use: the first that is installed. @returns {string} */
export const chromiumPath = () => (BROWSERS.find(({ path }) => existsSync(path)) ?? BROWSERS[0])?.path ?? "";

/**
 * Provides a browser for the browser tests; as root on Debian and its relatives it installs one.
 * @returns {Promise<string | undefined>} undefined when there is one, otherwise a sentence about what to do
 */
export async function provideChromium() {
  if ((await chromiumRuns()) && existsSync(wholeChromiumPath)) return undefined;
  const paths = BROWSERS.map(({ path }) => path).join(" and ");
  if (!mayInstall()) {
    return `The browser tests need Chromium at ${paths} (on Debian: apt-get install chromium chromium-headless-shell).`;
  }
  console.log("Installing Chromium for the browser tests …");
  await refreshPackageList();
  let output = "";
  for (const { package: name } of BROWSERS) {
    output += (await installPackage(name)).lastLines;
  }
  // Without the shell, the full browser runs all tests, but more slowly.
  if ((await chromiumRuns()) && existsSync(wholeChromiumPath)) return undefined;
  return `Chromium could not be installed (apt-get install chromium), so the browser tests are skipped.\n${output}`;
}

async function chromiumRuns() {
  if (!existsSync(chromiumPath())) return false;
  const { code, lastLines } = await run(chromiumPath(), ["--version"], { minutes: 1 });
  return code === 0 && /Chrom\w+.* \d+\./.test(lastLines);
}
