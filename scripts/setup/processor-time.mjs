import { readFileSync } from "node:fs";

/** The unit of times in /proc: USER_HZ, which is 100 on every platform that Node supports. */
const TICKS_A_SECOND = 100;

/**
 * The processor seconds of all processes that this one has waited for, and of those that they waited for. It leaves out
 * processes that outlive their parent, among them some of a browser's.
 * @returns {number | undefined} undefined where the system does not tell, such as on macOS
 */
export function waitedForSeconds() {
  const text = textOf("/proc/self/stat");
  if (text === undefined) return undefined;
  // The second field is the program's name in brackets, which may contain spaces.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

/**
 * The processor seconds of all processes in the cgroup of this one: in a container, of the whole container.
 * @returns {number | undefined} undefined where there is no cgroup that counts them
 */
export function groupSeconds() {
  for (const line of textOf("/proc/self/cgroup")?.trim().split("\n") ?? []) {
    const [, controllers, path] = line.split(":");
    if (controllers === "") {
      const found = /^usage_usec (\d+)$/m.exec(firstText(`/sys/fs/cgroup${path}/cpu.stat`, "/sys/fs/cgroup/cpu.stat"));
      if (found) return Number(found[1]) / 1e6;
    } else if (controllers?.split(",").includes("cpuacct")) {
      const folder = "/sys/fs/cgroup/cpuacct";
      const nanoseconds = firstText(`${folder}${path}/cpuacct.usage`, `${folder}/cpuacct.usage`);
      if (nanoseconds !== "") return Number(nanoseconds) / 1e9;
    }
  }
  return undefined;
}

/** @param {...string} paths */
const firstText = (...paths) => paths.map(textOf).find((text) => text !== undefined) ?? "";

/** @param {string} path @returns {string | undefined} */
function textOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
