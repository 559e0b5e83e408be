import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readBom } from "../scripts/sbom.mjs";
import { ROOT } from "../scripts/setup/project.mjs";
import { RELEASE } from "../src/platform/config/release.server.ts";

const read = (path: string): Promise<string> => readFile(join(ROOT, path), "utf8");
const readJson = async (path: string) => JSON.parse(await read(path));

/** Each file that names the version of Node, with the expression that finds it there. */
const NODE_VERSIONS: [path: string, version: RegExp][] = [
  [".nvmrc", /^(\S+)\n$/],
  ["deploy/Dockerfile", /^ARG NODE_VERSION=(\S+)$/m],
  [".devcontainer/Dockerfile", /^FROM node:([\d.]+)-/m],
  [".gitlab-ci.yml", /image: node:([\d.]+)-/],
  [".github/workflows/ci.yml", /container: node:([\d.]+)-/],
  [".github/workflows/deep.yml", /container: node:([\d.]+)-/],
];

test.each(NODE_VERSIONS)("%s has the version of Node that the site runs on", async (path, version) => {
  const text = await read(path);
  const found = [...text.matchAll(new RegExp(version.source, `${version.flags}g`))].map((match) => match[1]);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((each) => each !== RELEASE.dependencies.node)).toEqual([]);
});

test("what sets the project up may be older, and package.json says how old in one way", async () => {
  const { engines, devEngines } = await readJson("package.json");
  expect(devEngines.runtime).toMatchObject({ name: "node", version: engines.node });
  expect(await read("scripts/setup/require-node.mjs")).toContain(`OLDEST = ${/^>=(\d+)$/.exec(engines.node)?.[1]};`);
});

test("the version is the same in package.json and in the lockfile", async () => {
  const { version, packages } = await readJson("package-lock.json");
  expect([version, packages[""].version]).toEqual([RELEASE.version, RELEASE.version]);
});

test("the licence is open until the owner decides: nothing is published by accident", async () => {
  expect(await readJson("package.json")).toMatchObject({ private: true, license: "UNLICENSED" });
});

test("the list of components names every package that the site is installed with, without a network", async () => {
  const { bomFormat, specVersion, metadata, components } = readBom();
  expect([bomFormat, specVersion]).toEqual(["CycloneDX", "1.5"]);
  expect(metadata.component).toMatchObject({ name: "sri-lankan-tuskers", version: RELEASE.version });
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const { packages } = await readJson("package-lock.json");
  const installed = Object.keys(packages).filter(
    (path) => path.includes("node_modules/") && !packages[path].dev && !packages[path].link,
  );
  expect(installed.length).toBeGreaterThan(200);
  const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
  expect(installed.filter((path) => !listed.has(`${nameOf(path)}@${packages[path].version}`))).toEqual([]);
  // Tools are not among them.
  expect(components.filter(({ name }) => ["vitest", "typescript", "@biomejs/biome"].includes(name))).toEqual([]);
});

test("what the tests need is in one list, from which CI, the devcontainer and --install take it", async () => {
  const listed = (await read(".devcontainer/packages.txt")).trim().split("\n");
  expect(listed).toEqual([...listed].sort());
  for (const path of [".github/workflows/ci.yml", ".github/workflows/deep.yml", ".gitlab-ci.yml"])
    expect(await read(path)).toContain("$(cat .devcontainer/packages.txt");
  const { build, postCreateCommand } = await readJson(".devcontainer/devcontainer.json");
  expect([build.dockerfile, postCreateCommand]).toEqual(["Dockerfile", "npm ci"]);
  expect(await read(".devcontainer/Dockerfile")).toContain("COPY packages.txt");
  expect(await read("scripts/steps/debian.mjs")).toContain("packages.txt");
});

test("each form asks for something, and the one about an animal asks for its source and for no place", async () => {
  const forms = ["bug", "fact", "idea"];
  for (const name of forms) {
    const form = parse(await read(`.github/ISSUE_TEMPLATE/${name}.yml`));
    expect([name, typeof form.name, typeof form.description]).toEqual([name, "string", "string"]);
    const fields = form.body.filter(({ type }: { type: string }) => type !== "markdown");
    const ids = fields.map(({ id }: { id: string }) => id);
    expect([name, new Set(ids).size]).toEqual([name, ids.length]);
    expect(fields.some(({ validations }: { validations?: { required?: boolean } }) => validations?.required)).toBe(
      true,
    );
    const markdown = await read(`.gitlab/issue_templates/${name}.md`);
    for (const { attributes } of fields)
      if (attributes.label !== undefined) expect([name, markdown.includes(attributes.label)]).toEqual([name, true]);
    if (name === "fact") {
      expect(ids).toContain("source");
      expect(await read(`.github/ISSUE_TEMPLATE/${name}.yml`)).toContain("no place finer than a park or a district");
      expect(markdown).toContain("no place finer than a park or a district");
    }
  }
  expect(await read(".gitlab/merge_request_templates/default.md")).toBe(await read(".github/pull_request_template.md"));
});

test("Renovate waits before it takes a release, pins exactly, and groups only packages that are used", async () => {
  const renovate = await readJson("renovate.json");
  expect(renovate).toMatchObject({ minimumReleaseAge: "14 days", internalChecksFilter: "strict" });
  const { dependencies, devDependencies } = await readJson("package.json");
  const used = Object.keys({ ...dependencies, ...devDependencies });
  const patterns: string[] = renovate.packageRules.flatMap(
    ({ matchPackageNames = [], matchDepNames = [] }: { matchPackageNames?: string[]; matchDepNames?: string[] }) => [
      ...matchPackageNames,
      ...matchDepNames,
    ],
  );
  const matches = (pattern: string, name: string) =>
    pattern.endsWith("/**") ? name.startsWith(pattern.slice(0, -2)) : name === pattern;
  expect(patterns.filter((pattern) => !used.some((name) => matches(pattern, name)))).toEqual([]);
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d/.test(String(version)),
  );
  expect(ranges).toEqual([]);
});
