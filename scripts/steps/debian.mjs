import { existsSync, readFileSync } from "node:fs";
import { run } from "../setup/run.mjs";

const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };

/** Whether this account may install packages: as root on Debian and its relatives. */
export function mayInstall() {
  if (process.getuid?.() !== 0) return false;
  if (!existsSync("/etc/os-release") || !existsSync("/usr/bin/apt-get")) return false;
  return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync("/etc/os-release", "utf8"));
}

/** A failed refresh is not an error: the old list may be recent enough, and only the install matters. */
export const refreshPackageList = () => run("apt-get", ["update"], { env });

/** @param {string} name @returns {Promise<{ code: number, lastLines: string }>} */
export const installPackage = (name) => run("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
