import { isTest } from "./source-files.ts";
import type { Import } from "./syntax.ts";

/** The layers of the house, from the ground up: an import leads down, or stays. */
export const LAYERS: readonly string[] = [
  "platform",
  "ui",
  "artwork",
  "people",
  "content",
  "site",
  "admin",
  "features",
  "app",
];

/** Folders of a layer that hold modules, and are none themselves. */
const SHELVES = ["site/pages", "site/parts", "admin/forms", "admin/inputs", "admin/screens"];

/**
 * What lists features: the code that runs in Node, what they show within pages and screens of others, their pages, a
 * file for each of their commands, their calls, which type the client, their other routes, whose order matters, and
 * their tasks in the encoder process, which is a program of its own.
 */
const LISTS =
  /^src\/app\/(?:features\.server\.ts|slots\.tsx|(?:pages|screens)\/|cli\/data\.ts|server\/(?:api|app)\.server\.ts|server\/encoder-(?:process|program\.server)\.ts)/;

/** What React Router and the build look for directly in `src`. They put all together, and nothing imports them. */
const ENTRIES = ["entry.client.tsx", "entry.server.tsx", "root.tsx", "routes.ts"].map((name) => `src/${name}`);

export type Arrow = Import & { module: string; targetModule: string };

const rank = (module: string): number => LAYERS.indexOf(module.split("/")[0] ?? "");
/** `features/feature.ts` says what features offer; it is none. */
const isFeature = (module: string): boolean => module.startsWith("features/") && !module.endsWith(".ts");

/** The module of a file of `src`: `content/images`, `site/parts/map`; its own path, for a file that lies in a layer directly. */
export function moduleOf(path: string): string {
  const folders = path.split("/").slice(1, -1);
  const isShelved = SHELVES.includes(folders.slice(0, 2).join("/"));
  return folders.length < 2 ? path.slice(4) : folders.slice(0, isShelved ? 3 : 2).join("/");
}

const isPlaced = (path: string): boolean => path.startsWith("src/") && rank(moduleOf(path)) >= 0;

/** The imports between modules of the house. Tests may import everything. */
export const arrowsOf = (imports: readonly Import[]): Arrow[] =>
  imports
    .filter(({ from, target, isPackage }) => !isPackage && isPlaced(from) && isPlaced(target) && !isTest(from))
    .map((found) => ({ ...found, module: moduleOf(found.from), targetModule: moduleOf(found.target) }))
    .filter(({ module, targetModule }) => module !== targetModule);

const leadsUp = ({ module, targetModule }: Arrow): boolean => rank(targetModule) > rank(module);

const isIntoFeature = ({ from, targetModule }: Arrow): boolean => isFeature(targetModule) && !LISTS.test(from);

/** Imports that lead up, and those into a feature from elsewhere than the lists of `app`; one sentence each. */
export function wrongArrows(imports: readonly Import[]): string[] {
  const arrows = arrowsOf(imports);
  return [
    ...imports.filter(({ target }) => ENTRIES.includes(target)).map(({ from, target }) => `${from} imports ${target}`),
    ...arrows.filter(leadsUp).map(({ from, target }) => `${from} imports ${target}, which is above it`),
    ...arrows.filter(isIntoFeature).map(({ from, target }) => `${from} imports ${target}, a part of a feature`),
  ];
}

/** Files of `src` that lie in none of the layers, and are no entry of the build. */
export const unplaced = (paths: readonly string[]): string[] =>
  paths
    .filter((path) => path.startsWith("src/") && !isPlaced(path) && !ENTRIES.includes(path))
    .map((path) => `${path} lies in none of the layers`);

/** The arrows between modules as imports between their names, for the search for circles. */
export const betweenModules = (imports: readonly Import[]): Import[] =>
  arrowsOf(imports).map((arrow) => ({ ...arrow, from: arrow.module, target: arrow.targetModule }));

/** Of these, the imports of a file in a subfolder of the other module. */
export const intoPrivate = (arrows: readonly Arrow[]): Arrow[] =>
  arrows.filter(({ target, targetModule }) => target.slice(`src/${targetModule}/`.length).includes("/"));
