// What /licences.txt says: the notices of /licences, and the terms of every package that the server is installed with.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Notice } from "../src/site/pages/licences/notice.ts";
import { readTerms, type Terms } from "./package-terms.ts";

const LINE = "=".repeat(80);

/** The folders of the packages that `npm ci --omit=dev` installs on this platform. */
function productionFolders(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean; link?: boolean }>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
    .map(([path]) => join(root, path))
    .filter((folder) => existsSync(join(folder, "package.json")));
}

/** Some packages declare a licence and include no text of it: then only the declaration can be repeated. */
const textOf = ({ licence, text }: Terms): string =>
  text === "" ? `The package contains no licence text. It declares: ${licence}` : text;

/** @throws Error for a package that declares no licence */
function serverNotices(root: string): Omit<Notice, "kind">[] {
  const notices = new Map<string, Omit<Notice, "kind">>();
  for (const terms of productionFolders(root).map((folder) => readTerms(folder))) {
    const { name, version, licence } = terms;
    if (licence === undefined)
      throw new Error(`${name} ${version} is installed with the site, but declares no licence.`);
    const text = textOf(terms);
    const same = notices.get(`${licence}\0${text}`);
    if (same === undefined) notices.set(`${licence}\0${text}`, { packages: [{ name, version }], licence, text });
    else same.packages.push({ name, version });
  }
  return [...notices.values()];
}

const written = ({ packages, licence, text, alsoHolds = [] }: Omit<Notice, "kind">): string =>
  [
    LINE,
    ...packages.map(({ name, version }) => `${name} ${version}`),
    `Licence: ${licence}`,
    ...(alsoHolds.length > 0 ? [`It also contains: ${alsoHolds.join(", ")}`] : []),
    "",
    text,
    "",
  ].join("\n");

/**
 * All notices as one text: first those of what reaches browsers, then those of the server.
 * @throws Error for an installed package without a licence
 */
export function writtenNotices(inBrowsers: readonly Notice[], root: string): string {
  return [
    "Third-party notices\n",
    "Part 1: fonts, icons and code that reach browsers.",
    "Part 2: packages that the server is installed with. Each package in node_modules has its own files as well.",
    "The source code of the site itself is not covered by these licences.\n",
    `${LINE}\nPart 1: in browsers`,
    ...inBrowsers.map(written),
    `${LINE}\nPart 2: on the server`,
    ...serverNotices(root).map(written),
  ].join("\n");
}
