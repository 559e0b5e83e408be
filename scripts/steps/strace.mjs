import { run } from "../setup/run.mjs";
import { installPackage, mayInstall, refreshPackageList } from "./debian.mjs";

/**
 * Provides strace, with which a test checks what is on disk before a response; as root on Debian it installs it.
 * @returns {Promise<string | undefined>} undefined when it is there, otherwise a sentence about what to do
 */
export async function provideStrace() {
  if (process.platform !== "linux") return "Disk writes before a response can be traced only on Linux.";
  if (await straceRuns()) return undefined;
  if (!mayInstall()) return "A test needs strace (on Debian: apt-get install strace) and is left out.";
  console.log("Installing strace for a test …");
  await refreshPackageList();
  const { lastLines } = await installPackage("strace");
  if (await straceRuns()) return undefined;
  return `strace could not be installed (apt-get install strace), so a test is left out.\n${lastLines}`;
}

const straceRuns = async () => (await run("strace", ["--version"], { minutes: 1 })).code === 0;
