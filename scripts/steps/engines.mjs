import { existsSync } from "node:fs";
import { installPackage, mayInstall, refreshPackageList } from "./debian.mjs";

/** @typedef {{ package: string, path: string }} Program */

export const FIREFOX = { package: "firefox-esr", path: "/usr/bin/firefox-esr" };
export const WEBKIT_DRIVER = { package: "webkit2gtk-driver", path: "/usr/bin/WebKitWebDriver" };
/** WebKit's browser for tests has no mode without windows. */
export const SCREEN = { package: "xvfb", path: "/usr/bin/Xvfb" };

/**
 * Why tests that need these programs are left out.
 * @param {Program[]} programs
 * @returns {string | undefined} undefined when all of them are there
 */
export function whyWithout(programs) {
  const missing = programs.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return undefined;
  const paths = missing.map(({ path }) => path).join(", ");
  const packages = missing.map((each) => each.package).join(" ");
  return `Tests in other browsers than Chromium need ${paths} (on Debian: apt-get install ${packages}) and are left out.`;
}

/**
 * Provides Firefox and WebKit; as root on Debian it installs them.
 * @returns {Promise<string | undefined>} undefined when both are there, otherwise a sentence about what to do
 */
export async function provideEngines() {
  const programs = [FIREFOX, WEBKIT_DRIVER, SCREEN];
  const reason = whyWithout(programs);
  if (reason === undefined || !mayInstall()) return reason;
  console.log("Installing Firefox and WebKit for tests …");
  await refreshPackageList();
  let output = "";
  for (const { path, package: name } of programs) {
    if (!existsSync(path)) output += (await installPackage(name)).lastLines;
  }
  return whyWithout(programs) && `${reason}\n${output}`;
}
