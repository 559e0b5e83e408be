import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { run } from "../setup/run.mjs";

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

/** Debian's headless shell has no windows and renders pages identically with half the work. */
const DEBIAN_SHELL = "/usr/bin/chromium-headless-shell";
const DEBIAN_WHOLE = "/usr/bin/chromium";

/** The browser that `npx playwright install chromium` fetches. @returns {string | undefined} */
function ownOfPlaywright() {
  try {
    const path = createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    // The packages are not installed yet.
    return undefined;
  }
}

/** The browser that tests, screenshots and benchmarks use. */
export const chromiumPath = () =>
  process.env.CHROMIUM || (ownOfPlaywright() ?? [DEBIAN_SHELL, DEBIAN_WHOLE].find(existsSync) ?? DEBIAN_SHELL);

/** The full browser, which has a back/forward cache; the shell has none. Empty if it is not there. */
export const wholeChromiumPath = () =>
  [process.env.CHROMIUM, ownOfPlaywright(), DEBIAN_WHOLE].find(
    (path) => path && !path.includes("headless") && existsSync(path),
  ) ?? "";

/** @returns {Promise<string | undefined>} undefined if there is a browser; otherwise the end of a sentence */
export async function whyNoChromium() {
  const path = chromiumPath();
  if (!existsSync(path))
    return process.env.CHROMIUM
      ? `CHROMIUM names ${path}, where there is nothing`
      : "there is no Chromium (name one by CHROMIUM=/path, or run npx playwright install chromium)";
  const { code, lastLines } = await run(path, ["--version"], { minutes: 1 });
  if (code === 0 && /Chrom\w+.* \d+\./.test(lastLines)) return undefined;
  return `the Chromium at ${path} does not start: ${lastLines.split("\n").at(-1)}`;
}
