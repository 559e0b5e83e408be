import { toolEnvironment } from "../setup/project.mjs";
import { run } from "../setup/run.mjs";
import { installPackage, mayInstall, refreshPackageList } from "./debian.mjs";

/** The programs that check the examples in deploy/: how to get the version of each, and Debian's package. */
const PROGRAMS = [
  { program: "nginx", args: ["-v"], name: "nginx-light", service: "nginx" },
  { program: "caddy", args: ["version"], name: "caddy", service: "caddy" },
  { program: "systemd-analyze", args: ["--version"], name: "systemd", service: undefined },
];

/**
 * Provides the programs that check the deployment examples; as root on Debian it installs them. A service that a
 * package starts is stopped again: the tests start their own.
 * @returns {Promise<string | undefined>} undefined when all are there, otherwise a sentence about what to do
 */
export async function provideProxies() {
  const missing = await whatIsMissing();
  if (missing.length === 0) return undefined;
  const reason = `Tests of deploy/ need ${missing.map(({ program }) => program).join(", ")} (on Debian: apt-get install ${missing.map(({ name }) => name).join(" ")}) and are left out.`;
  if (!mayInstall()) return reason;
  console.log(`Installing ${missing.map(({ name }) => name).join(", ")} for tests of deploy/ …`);
  await refreshPackageList();
  let output = "";
  for (const { name, service } of missing) {
    output += (await installPackage(name)).lastLines;
    if (service !== undefined) await run("systemctl", ["disable", "--now", service], { minutes: 1 });
  }
  return (await whatIsMissing()).length === 0 ? undefined : `${reason}\n${output}`;
}

async function whatIsMissing() {
  const missing = [];
  for (const each of PROGRAMS) {
    const { code } = await run(each.program, each.args, { env: toolEnvironment(), minutes: 1 });
    if (code !== 0) missing.push(each);
  }
  return missing;
}
