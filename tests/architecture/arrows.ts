import type { Import } from "./syntax.ts";

/** Who may import whom, as docs/architecture.md draws it. Type imports count. */
const LAYERS: Record<string, readonly string[]> = {
  "src/domain": [],
  "src/server": ["src/domain"],
  "src/web": ["src/domain"],
  "src/boot": ["src/domain", "src/server", "src/web"],
  "src/cli": ["src/domain", "src/server", "src/web", "src/boot"],
};

/** Files directly in src/web: what all pages share without being drawn, and the app's own entry files. */
const SHELL = "src/web";

/** The same inside the web app. */
const WEB_PARTS: Record<string, readonly string[]> = {
  "src/web/ui": [],
  // What must know the internals of React Router.
  "src/web/render": [],
  // Pictures that the build draws.
  "src/web/art": [],
  "src/web/components": ["src/web/ui", "src/web/art", SHELL],
  "src/web/public": ["src/web/ui", "src/web/components", SHELL],
  // With styles of its own, which public pages do not load.
  "src/web/admin": ["src/web/ui", "src/web/components", "src/web/styles", SHELL],
  [SHELL]: [
    "src/web/ui",
    "src/web/components",
    "src/web/render",
    "src/web/public",
    "src/web/admin",
    "src/web/styles",
    "src/web/static",
    // Fonts that every page loads at once.
    "src/web/art",
  ],
};

/** Folders in which every folder is a page, or an area, of its own: they do not import each other. */
const PAGE_FOLDERS = ["src/web/public", "src/web/admin"];

/** What the areas of the administrators' part are made of, in this order: each may know those before it, and no area. */
const DESK_PARTS = ["desk", "editor", "pictures", "entry"].map((part) => `src/web/admin/${part}`);

/** The one way around the table: the client takes its types, and nothing else, from the API. */
const EXCEPTION = { from: "src/web/api-client.ts", target: "src/server/api/api.ts", typeOnly: true };

/** Packages that would bring input and output, or a framework, to where there is none. */
const FORBIDDEN_PACKAGES: { layer: string; packages: RegExp; except: readonly string[] }[] = [
  { layer: "src/domain", packages: /^(node:|react|hono|@hono\/|kysely|sharp|pino)/, except: [] },
  { layer: "src/server", packages: /^(react|vite|@react-router\/)/, except: [] },
  { layer: "src/web", packages: /^(node:|kysely|sharp|pino|@hono\/)/, except: ["src/web/entry.server.tsx"] },
  { layer: "src/boot", packages: /^(kysely|vite)/, except: [] },
];

/** React Router writes the types of a route for it, as if they stood beside it. */
const GENERATED_TYPES = /\/\+types\/[^/]+$/;

const within = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);

const layerOf = (path: string): string | undefined => Object.keys(LAYERS).find((layer) => within(path, layer));

const webPartOf = (path: string): string => /^src\/web\/[^/]+(?=\/)/.exec(path)?.[0] ?? SHELL;

/** The sentence that is wrong about an import, if anything is. */
export function wrongImport(found: Import): string | undefined {
  const reason = found.isPackage ? forbiddenPackage(found) : wrongArrow(found);
  return reason === undefined ? undefined : `${found.from} imports ${found.target}: ${reason}`;
}

function forbiddenPackage({ from, target }: Import): string | undefined {
  const rule = FORBIDDEN_PACKAGES.find(({ layer }) => within(from, layer));
  if (!rule?.packages.test(target) || rule.except.includes(from)) return undefined;
  return `${rule.layer} does without it`;
}

function wrongArrow({ from, target, typeOnly }: Import): string | undefined {
  const [own, other] = [layerOf(from), layerOf(target)];
  if (own === undefined) return "the file belongs to no layer";
  if (GENERATED_TYPES.test(target)) return undefined;
  if (other === undefined) return "that is outside the layers of src";
  if (from === EXCEPTION.from && target === EXCEPTION.target && typeOnly === EXCEPTION.typeOnly) return undefined;
  if (own !== other) return LAYERS[own]?.includes(other) ? undefined : `${own} must not know ${other}`;
  return own === "src/web" ? wrongWebArrow(from, target) : undefined;
}

function wrongWebArrow(from: string, target: string): string | undefined {
  const [own, other] = [webPartOf(from), webPartOf(target)];
  if (own !== other) return WEB_PARTS[own]?.includes(other) ? undefined : `${own} must not know ${other}`;
  const folder = PAGE_FOLDERS.find((candidate) => within(from, candidate));
  if (folder === undefined) return undefined;
  const [page, otherPage] = [pageOf(from, folder), pageOf(target, folder)];
  const part = DESK_PARTS.findIndex((candidate) => within(target, candidate));
  const ownPart = DESK_PARTS.findIndex((candidate) => within(from, candidate));
  if (part !== -1 && (ownPart === -1 || part < ownPart)) return undefined;
  return otherPage === undefined || page === undefined || page === otherPage
    ? undefined
    : "pages do not import each other";
}

/** `src/web/public/tuskers/route.tsx` belongs to `tuskers`; files directly in the folder belong to no page. */
const pageOf = (path: string, folder: string): string | undefined =>
  /^([^/]+)\//.exec(path.slice(folder.length + 1))?.[1];

/** Circles of files that import each other, each as one list of paths. */
export function findCycles(imports: Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, target, isPackage } of imports) {
    if (!isPackage) targets.set(from, [...(targets.get(from) ?? []), target]);
  }
  const cycles: string[][] = [];
  const done = new Set<string>();
  const walk = (path: string, above: string[]): void => {
    const start = above.indexOf(path);
    if (start >= 0) cycles.push(above.slice(start));
    if (start >= 0 || done.has(path)) return;
    for (const target of targets.get(path) ?? []) walk(target, [...above, path]);
    done.add(path);
  };
  for (const path of targets.keys()) walk(path, []);
  return cycles;
}
