import { dirname } from "node:path";
import { isTest } from "./source-files.ts";
import type { Import } from "./syntax.ts";

/**
 * What a folder of `src` may know, with all folders in it, beside itself. Nouns that are not named here know what they
 * need, as long as no folders know each other in a circle; `docs/architecture.md` tells of them.
 */
const KNOWS: Record<string, readonly string[]> = {
  platform: [],
  safety: ["platform"],
  artwork: ["platform", "safety"],
  sources: ["platform", "safety"],
  // The shell of the admin area: what its screens are made of, and who is signed in.
  admin: ["platform", "accounts", "backups", "site"],
};

/** What nobody but these may know: what starts a site, and what puts it together. */
const KNOWN_BY: Record<string, readonly string[]> = { cli: [], app: ["cli"] };

/** Types that name things of all nouns. Whoever is handed them may name them; no code comes with a type. */
const NAMED_BY_ALL = [
  "src/app/services.server.ts",
  "src/app/api-environment.server.ts",
  "src/app/api.server.ts",
  "src/tuskers/status.ts",
  "src/articles/categories.ts",
];

/** The tables as the code sees them take the words of their columns from the nouns. */
const TABLES = "src/platform/db/schema.server.ts";

/** What the end of a name says, and what such a file must do without. */
const SUFFIXES: { is: (path: string) => boolean; packages: RegExp; files: RegExp; says: string }[] = [
  {
    is: (path) => path.endsWith(".server.ts"),
    packages: /^(react|vite|@react-router\/)/,
    files: /\.(tsx|css|browser\.ts)$/,
    says: "the server does without what pages are made of",
  },
  {
    is: (path) => /\.(tsx|browser\.ts)$/.test(path) && path !== "src/entry.server.tsx",
    packages: /^(node:|kysely|sharp|pino|@hono\/)/,
    files: /\.server\.ts$/,
    says: "browsers do without what only the server has",
  },
  {
    is: isPure,
    packages: /^(node:|hono(?!\/client$)|@hono\/|kysely|sharp|pino)/,
    files: /\.(tsx|css|browser\.ts|server\.ts)$/,
    says: "a plain .ts runs everywhere: in commands, on the server and in browsers",
  },
];

/** Commands, programs of their own and migrations run in Node, though their names say nothing of it. */
const IN_NODE = /^src\/(cli\/|platform\/db\/migrations\/)|-process\.ts$/;

/** The list of addresses, which the build reads. */
const ROUTES = "src/routes.ts";

function isPure(path: string): boolean {
  return /\.ts$/.test(path) && !/\.(server|browser|d)\.ts$/.test(path) && !IN_NODE.test(path) && path !== ROUTES;
}

/** React Router writes the types of a route for it, as if they stood beside it. */
const GENERATED_TYPES = /\/\+types\/[^/]+$/;
/** Images and fonts that the build makes. */
const GENERATED_FILES = /^src\/art\//;

const partOf = (path: string): string => /^src\/([^/]+)\//.exec(path)?.[1] ?? "";
const isInSource = (path: string): boolean => path.startsWith("src/");

/** The sentence that is wrong about an import, if anything is. */
export function wrongImport(found: Import): string | undefined {
  if (GENERATED_TYPES.test(found.target) || GENERATED_FILES.test(found.target)) return undefined;
  const reason = wrongSuffix(found) ?? (found.isPackage ? undefined : wrongArrow(found));
  return reason === undefined ? undefined : `${found.from} imports ${found.target}: ${reason}`;
}

function wrongSuffix({ from, target, isPackage, typeOnly }: Import): string | undefined {
  // A type brings no code, but a package's types would tie a plain file to the package.
  if (typeOnly && !isPackage) return undefined;
  const rule = SUFFIXES.find(({ is }) => is(from));
  return rule && (isPackage ? rule.packages : rule.files).test(target) ? rule.says : undefined;
}

function wrongArrow({ from, target, typeOnly }: Import): string | undefined {
  if (!isInSource(target)) return "that is outside src";
  const [own, other] = [partOf(from), partOf(target)];
  // Files directly in src are there for React Router: they put the whole together.
  if (own === "" || own === other) return undefined;
  if (other === "") return "what puts the whole together is imported by nothing";
  if (isExcused({ from, target, typeOnly })) return undefined;
  if (KNOWN_BY[other] && !KNOWN_BY[other].includes(own)) return `${own} must not know ${other}`;
  return KNOWS[own] && !KNOWS[own].includes(other) ? `${own} must not know ${other}` : undefined;
}

const isExcused = ({ from, target, typeOnly }: Pick<Import, "from" | "target" | "typeOnly">): boolean =>
  typeOnly && (NAMED_BY_ALL.includes(target) || from === TABLES);

const folderOf = (path: string): string => dirname(path).split("\\").join("/");

/** Circles of folders that import each other, each as one list of folders. */
export function findFolderCycles(imports: Import[]): string[][] {
  const between = imports.filter(
    (found) =>
      !found.isPackage &&
      isInSource(found.from) &&
      !isTest(found.from) &&
      !isExcused(found) &&
      !GENERATED_TYPES.test(found.target) &&
      folderOf(found.from) !== folderOf(found.target),
  );
  return findCycles(between.map((found) => ({ ...found, from: folderOf(found.from), target: folderOf(found.target) })));
}

/** Circles of files that import each other, each as one list of paths. */
export function findCycles(imports: Import[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, target, isPackage } of imports) {
    if (!isPackage) targets.set(from, (targets.get(from) ?? new Set()).add(target));
  }
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (path: string, above: string[]): void => {
    const start = above.indexOf(path);
    if (start >= 0) cycles.push(above.slice(start));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) visit(target, [...above, path]);
    done.add(path);
  };
  for (const path of targets.keys()) visit(path, []);
  return cycles;
}
