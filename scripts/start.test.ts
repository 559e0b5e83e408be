import { readFile, rm, utimes } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSampleProject, type SampleProject } from "./sample-project.ts";

const START = "scripts/start.mjs";

const BUILD = `
const fs = require("node:fs");
fs.appendFileSync("builds.log", "built\\n");
fs.rmSync("build", { recursive: true, force: true });
setTimeout(() => {
  fs.mkdirSync("build/server", { recursive: true });
  fs.mkdirSync("build/client");
  fs.writeFileSync("build/server/index.js", "");
}, 200);`;

const BUILD_PROGRAMS = `
import { appendFileSync, cpSync } from "node:fs";
appendFileSync("program-builds.log", "built\\n");
for (const name of ["start", "encoder-process", "backup-process", "release-process"]) {
  cpSync("src/app/cli/start.ts", \`build/programs/\${name}.js\`);
}`;

async function siteProject(server = 'console.log("serving");'): Promise<SampleProject> {
  const project = await createSampleProject();
  await project.tool("react-router", BUILD);
  await project.write("src/root.tsx", "one");
  await project.write("src/app/cli/start.ts", server);
  await project.write("src/app/cli/site/check-settings.ts", "");
  await project.write("scripts/build-programs.ts", BUILD_PROGRAMS);
  return project;
}

const builds = async ({ folder }: SampleProject, log = "builds.log"): Promise<number> =>
  (await readFile(join(folder, log), "utf8")).split("\n").length - 1;

test("the site is built before the first start, and not again", async () => {
  const project = await siteProject();
  const first = await project.run(START);
  expect(first).toEqual({ code: 0, output: "Building the site …\nserving\n" });
  expect(await project.run(START)).toEqual({ code: 0, output: "serving\n" });
  expect(await builds(project)).toBe(1);
});

test("the site is built again when a source has changed, come or gone, not when it only was touched", {
  tags: ["deep"],
}, async () => {
  const project = await siteProject();
  await project.run(START);
  await utimes(join(project.folder, "src/root.tsx"), 1, 1);
  await project.run(START);
  expect(await builds(project)).toBe(1);
  await project.write("src/root.tsx", "two");
  await project.run(START);
  expect(await builds(project)).toBe(2);
  await project.write("src/content/tuskers/tusker.ts", "");
  await project.run(START);
  expect(await builds(project)).toBe(3);
  await rm(join(project.folder, "src/content/tuskers/tusker.ts"));
  await project.run(START);
  expect(await builds(project)).toBe(4);
});

test("the programs are built again by themselves when the server's code has changed", { tags: ["deep"] }, async () => {
  const project = await siteProject();
  await project.run(START);
  await project.write("src/people/mail/outbox/outbox.server.ts", "new");
  await project.run(START);
  await project.write("src/app/cli/start.ts", 'console.log("serving otherwise");');
  expect((await project.run(START)).output).toContain("serving otherwise");
  expect(await builds(project, "program-builds.log")).toBe(3);
  expect(await builds(project)).toBe(1);
});

test("a test file that has changed does not make the site stale", { tags: ["deep"] }, async () => {
  const project = await siteProject();
  await project.run(START);
  await project.write("src/root.test.tsx", "");
  await project.run(START);
  expect(await builds(project)).toBe(1);
});

test("two starts at once build once", async () => {
  const project = await siteProject();
  const both = await Promise.all([project.run(START), project.run(START)]);
  expect(both.map(({ code }) => code)).toEqual([0, 0]);
  expect(both.every(({ output }) => output.endsWith("serving\n"))).toBe(true);
  expect(await builds(project)).toBe(1);
});

test("a wrong setting is said before the site is built", async () => {
  const project = await siteProject();
  await project.write(
    "src/app/cli/site/check-settings.ts",
    'console.error("PORT must be a number."); process.exitCode = 1;',
  );
  expect(await project.run(START)).toEqual({ code: 1, output: "PORT must be a number.\n" });
});

test("a failed build is reported, and nothing is started", async () => {
  const project = await siteProject();
  await project.tool("react-router", 'console.error("root.tsx: unexpected end"); process.exit(2);');
  const { code, output } = await project.run(START);
  expect(code).toBe(1);
  expect(output).toContain("The site could not be built.\n\nroot.tsx: unexpected end");
  expect(output).not.toContain("serving");
});

test("a build that leaves something out counts as failed, and is tried again the next time", {
  tags: ["deep"],
}, async () => {
  const project = await siteProject();
  await project.tool("react-router", "");
  expect((await project.run(START)).output).toContain("build/server/index.js is missing");
  await project.tool("react-router", BUILD);
  expect((await project.run(START)).output).toContain("serving");
});

test("the server's exit code is passed on", { tags: ["deep"] }, async () => {
  const project = await siteProject("process.exitCode = 3;");
  expect((await project.run(START)).code).toBe(3);
});

test("the server runs with React in its production form and with the words that were given", {
  tags: ["deep"],
}, async () => {
  const project = await siteProject("console.log(process.env.NODE_ENV, process.argv.slice(2));");
  expect((await project.run(START, ["--word"], { NODE_ENV: "test" })).output).toContain("production [ '--word' ]");
});

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)("%s reaches the server, once", async (signal) => {
  const project = await siteProject(`
    const stay = setInterval(() => {}, 1000);
    let times = 0;
    process.on("${signal}", () => {
      times += 1;
      setTimeout(() => { console.log("told", times); clearInterval(stay); process.exitCode = 7; }, 200);
    });
    console.log("serving");`);
  const { process: start, until, ended } = project.start(START);
  await until("serving");
  start.kill(signal);
  start.kill(signal);
  const { code, output } = await ended;
  expect(output.match(/told \d/g)?.[0]).toBe("told 1");
  expect(code).toBe(7);
});

test("the server stops when the npm that started it was killed", { tags: ["deep"] }, async () => {
  const project = await siteProject(`
    setInterval(() => {}, 1000);
    process.on("SIGTERM", () => { console.log("told to stop"); process.exit(); });
    console.log("serving");`);
  await project.write(
    "npm.mjs",
    `import { spawn } from "node:child_process";
    const env = { ...process.env, npm_lifecycle_event: "start" };
    spawn(process.execPath, ["${START}"], { stdio: "inherit", env });`,
  );
  const { process: npm, until, ended } = project.start("npm.mjs");
  await until("serving");
  npm.kill("SIGKILL");
  expect((await ended).output).toContain("told to stop");
});

const INSTALL = `
const fs = require("node:fs");
fs.appendFileSync("npm.log", process.argv.slice(2, 3) + "\\n");
fs.rmSync("node_modules", { recursive: true, force: true });
fs.cpSync("prepared", "node_modules", { recursive: true, verbatimSymlinks: true });`;

async function withoutPackages(): Promise<SampleProject> {
  const project = await siteProject();
  const { cp } = await import("node:fs/promises");
  await cp(join(project.folder, "node_modules"), join(project.folder, "prepared"), { recursive: true });
  await rm(join(project.folder, "node_modules"), { recursive: true });
  return project;
}

test("missing packages are installed first, and again when package-lock.json has changed", {
  tags: ["deep"],
}, async () => {
  const project = await withoutPackages();
  await project.command("npm", INSTALL);
  const first = await project.run(START);
  expect(first.output).toMatch(/^Installing packages .*\nBuilding the site …\nserving\n$/);
  expect((await project.run(START)).output).toBe("serving\n");
  await project.write("package-lock.json", '{ "packages": { "node_modules/new": { "version": "1.0.0" } } }');
  expect((await project.run(START)).output).toMatch(/^Installing packages/);
  expect(await readFile(join(project.folder, "npm.log"), "utf8")).toBe("ci\nci\n");
});

test("tools that only checks need are added by npm test, without emptying node_modules", {
  tags: ["deep"],
}, async () => {
  const project = await withoutPackages();
  await project.write("package-lock.json", '{ "packages": { "node_modules/tool": { "version": "1.0.0" } } }');
  await project.command("npm", INSTALL.replace("slice(2, 3)", "slice(2, 4)"));
  await project.run(START);
  await project.run("scripts/test.mjs", ["--only", "knip"]);
  expect((await project.run(START)).output).toBe("serving\n");
  expect(await readFile(join(project.folder, "npm.log"), "utf8")).toBe("ci,--workspaces=false\ninstall,--no-save\n");
});

test("packages that were installed by hand are left as they are", { tags: ["deep"] }, async () => {
  const project = await siteProject();
  const react = '{ "packages": { "node_modules/react": { "version": "19.3.1", "integrity": "sha512-a" } } }';
  await project.write("package-lock.json", react);
  await project.write("node_modules/.package-lock.json", react);
  expect((await project.run(START)).output).toBe("Building the site …\nserving\n");
});

test("packages of another platform are installed again", { tags: ["deep"] }, async () => {
  const project = await siteProject();
  await project.run(START);
  await rm(join(project.folder, "node_modules/.bin/node"));
  await project.tool("node", "process.exit(1);");
  await project.command("npm", 'console.error("npm error code ENOTFOUND"); process.exit(1);');
  const { code, output } = await project.run(START);
  expect(code).toBe(1);
  expect(output).toMatch(/^Installing packages/);
});

test.each([
  [
    "npm error code ENOTFOUND",
    "The packages could not be fetched: the network, or the package registry, cannot be reached.",
  ],
  ["npm error code EUSAGE", "package.json and package-lock.json do not match"],
  ["npm error code ENOSPC", "the disk is full"],
  ["npm error code EACCES", "this user may not write to node_modules"],
  ["npm error code EINTEGRITY", "the checksum of one differs from package-lock.json"],
  ["npm error something new", "npm said:\nnpm error something new"],
])("an install that fails with %j is reported in a sentence", { tags: ["deep"] }, async (said, sentence) => {
  const project = await withoutPackages();
  await project.command("npm", `console.error(${JSON.stringify(said)}); process.exit(1);`);
  const { code, output } = await project.run(START);
  expect(code).toBe(1);
  expect(output).toContain(sentence);
});

test("a missing npm is reported in a sentence", async () => {
  const project = await withoutPackages();
  const { code, output } = await project.run(START);
  expect(code).toBe(1);
  expect(output).toContain("npm was not found: install Node.js together with npm and run this again.");
});

test("an install without Node is reported in a sentence", { tags: ["deep"] }, async () => {
  const project = await withoutPackages();
  await rm(join(project.folder, "prepared/.bin/node"));
  await project.command("npm", INSTALL);
  const { code, output } = await project.run(START);
  expect(code).toBe(1);
  expect(output).toContain("Node 26 did not come with the packages");
});
