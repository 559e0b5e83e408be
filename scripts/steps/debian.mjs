import { existsSync, readFileSync } from "node:fs";
import { inProject } from "../setup/project.mjs";
import { run } from "../setup/run.mjs";

const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };

/** Packages that start a service when they are installed, and again at every boot. Tests start their own. */
const SERVICES = new Map([
  ["nginx-light", "nginx"],
  ["caddy", "caddy"],
  ["postgresql", "postgresql"],
]);

/** Whether this is Debian or one of its relatives. */
export const isDebian = () =>
  existsSync("/usr/bin/apt-get") &&
  existsSync("/etc/os-release") &&
  /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync("/etc/os-release", "utf8"));

/**
 * Installs the packages of .devcontainer/packages.txt that are not there yet, and for the deep tier those of
 * .devcontainer/deep-packages.txt.
 * @returns {Promise<string | undefined>} undefined if all are there, otherwise a sentence
 */
export async function installPackages() {
  if (!isDebian()) return "--install works on Debian and its relatives only.";
  if (process.getuid?.() !== 0) return "--install works as root only.";
  const wanted = await missingPackages();
  if (wanted.length === 0) return undefined;
  console.log(`Installing ${wanted.join(", ")} …`);
  const hasClusters = (await run("pg_lsclusters", ["-h"], { minutes: 1 })).output.trim() !== "";
  // A failed refresh is not an error: the old list may be recent enough.
  await run("apt-get", ["update"], { env });
  for (const name of wanted) {
    // One by one: a relative of Debian that lacks one package can have the others.
    await run("apt-get", ["install", "-y", "--no-install-recommends", name], { env });
    const service = SERVICES.get(name);
    if (service !== undefined && !(service === "postgresql" && hasClusters)) await stopService(service);
  }
  const left = await missingPackages();
  return left.length === 0 ? undefined : `apt-get could not install ${left.join(", ")}.`;
}

async function missingPackages() {
  const lists = ["packages.txt", ...(process.env.TEST_TIER === "deep" ? ["deep-packages.txt"] : [])];
  const names = lists.flatMap((list) =>
    readFileSync(inProject(`.devcontainer/${list}`), "utf8")
      .trim()
      .split("\n"),
  );
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg's own
  const { output } = await run("dpkg-query", ["-W", "-f=${Package} ${db:Status-Status}\n", ...names], { minutes: 1 });
  const lines = output.split("\n");
  return names.filter((name) => !lines.includes(`${name} installed`));
}

/** @param {string} name */
async function stopService(name) {
  await run("systemctl", ["disable", "--now", name], { minutes: 1 });
  // Where there is no systemd, such as in a container.
  await run("service", [name, "stop"], { minutes: 1 });
}
