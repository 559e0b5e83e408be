import { existsSync } from "node:fs";

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
  return `Tests in other browsers than Chromium need ${paths} (on Debian: apt-get install ${packages}).`;
}
