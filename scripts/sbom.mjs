// `npm run sbom`: writes sbom.json, the packages that the site is installed with, as CycloneDX.
import { execFileSync } from "node:child_process";
import { realpathSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { inProject, npmEnvironment, ROOT } from "./setup/project.mjs";

/**
 * @typedef {{ name: string, version: string, "bom-ref": string, properties?: { name: string, value: string }[] }} Component
 * @typedef {{ ref: string, dependsOn?: string[] }} Dependencies
 * @typedef {{ bomFormat: string, specVersion: string, metadata: { component: Component }, components: Component[],
 *   dependencies: Dependencies[] }} Bom
 */

const OF_DEVELOPMENT = "cdx:npm:package:development";

/** @param {Component} component */
const isTool = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === OF_DEVELOPMENT && value === "true");

/**
 * The components of package-lock.json without those that only development installs. `npm sbom --omit dev` would also
 * leave out packages that a tool and the site share. No network is needed.
 * @returns {Bom}
 */
export function readBom() {
  const args = ["sbom", "--sbom-format=cyclonedx", "--package-lock-only", "--workspaces=false", "--offline"];
  const text = execFileSync("npm", args, { cwd: ROOT, env: npmEnvironment(), encoding: "utf8", maxBuffer: 2 ** 26 });
  /** @type {Bom} */
  const bom = JSON.parse(text);
  const components = bom.components.filter((component) => !isTool(component));
  const refs = new Set([bom.metadata.component, ...components].map((component) => component["bom-ref"]));
  const dependencies = bom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
  // npm names the project after its folder.
  const component = { ...bom.metadata.component, name: "sri-lankan-tuskers" };
  return { ...bom, metadata: { ...bom.metadata, component }, components, dependencies };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const bom = readBom();
  writeFileSync(inProject("sbom.json"), `${JSON.stringify(bom, null, 2)}\n`);
  console.log(`sbom.json names ${bom.components.length} packages.`);
}
