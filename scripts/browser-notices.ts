// What /licences shows: the licence terms of every package of which something reaches the browser. They are collected
// during the build, from the packages whose code the bundler included, and written to build/notices.json. The
// repository contains none. /licences.txt has the same, and the terms of what the server is made of.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { Notice } from "../src/site/pages/licences/notice.ts";
import { readTerms } from "./package-terms.ts";
import { writtenNotices } from "./server-notices.ts";

type Kind = Notice["kind"];
type Source = { kind: Kind; folder: string; extra?: readonly string[]; map?: string };

/** What reaches the browser without being a module of a bundle. */
const BESIDE_BUNDLES: { kind: Kind; name: string; extra?: readonly string[]; map?: string }[] = [
  // The icons of src/ui/kit/icon-names.ts. They come from @iconify-json/lucide, which includes no notice; this
  // does.
  { kind: "icons", name: "lucide" },
  // Served unchanged at /api/docs. The extra file has the terms of some of its components, and the map names all of
  // them.
  {
    kind: "code",
    name: "swagger-ui-dist",
    extra: ["swagger-ui-bundle.js.LICENSE.txt"],
    map: "swagger-ui-bundle.js.map",
  },
];

/** Helpers that build tools add to bundles: modules without a file. */
const TOOLS: { module: RegExp; name: string }[] = [
  { module: /^\0?rolldown\//, name: "rolldown" },
  { module: /^\0?vite\//, name: "vite" },
];

const FONT_SCOPES = ["@fontsource", "@fontsource-variable"];

/**
 * The folder of the package that a module comes from; undefined for the site's own.
 * @throws Error for a module that has no file and belongs to no known tool
 */
export function packageFolderOf(module: string, root: string): string | undefined {
  const [, parents, name] = /^\0?(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(module.replaceAll("\\", "/")) ?? [];
  if (parents !== undefined && name !== undefined) return parents + name;
  const tool = TOOLS.find((known) => known.module.test(module));
  if (tool !== undefined) return join(root, "node_modules", tool.name);
  if (module.startsWith("\0")) throw new Error(`The package of ${JSON.stringify(module)} is unknown.`);
  return undefined;
}

/** @throws Error for a font that comes from no package */
function fontFolderOf(file: string, root: string): string {
  for (const scope of FONT_SCOPES) {
    const families = readdirSync(join(root, "node_modules", scope));
    const family = families.find((name) => file === `${name}.woff2` || file.startsWith(`${name}-`));
    if (family !== undefined) return join(root, "node_modules", scope, family);
  }
  throw new Error(`The package of the font ${file} is unknown.`);
}

/** The packages bundled in a third-party script: its source map names the files, but neither versions nor terms. */
function packagesInMap(file: string): string[] {
  const { sources } = JSON.parse(readFileSync(file, "utf8")) as { sources: string[] };
  const names = sources.map((source) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]);
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

function readNotice({ kind, folder, extra = [], map }: Source): Notice {
  const { name, version, licence, text } = readTerms(folder, extra);
  if (text === "" || licence === undefined) {
    throw new Error(`${name} ${version} reaches the browser, but its package does not say under which terms.`);
  }
  const alsoHolds = map === undefined ? [] : packagesInMap(join(folder, map));
  return { kind, packages: [{ name, version }], licence, text, ...(alsoHolds.length > 0 && { alsoHolds }) };
}

const ORDER: Record<Kind, number> = { font: 0, icons: 1, code: 2 };

/** The terms of all packages, without duplicate texts. @throws Error for a package without them */
function collectNotices(sources: Source[]): Notice[] {
  const notices = new Map<string, Notice>();
  const folders = new Set<string>();
  for (const source of sources) {
    if (folders.has(source.folder)) continue;
    folders.add(source.folder);
    const notice = readNotice(source);
    const key = JSON.stringify([notice.kind, notice.licence, notice.text]);
    const same = notices.get(key);
    if (same === undefined) notices.set(key, notice);
    else same.packages.push(...notice.packages);
  }
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  for (const { packages } of notices.values()) packages.sort(byName);
  const first = ({ packages: [one] }: Notice) => one ?? { name: "" };
  return [...notices.values()].sort((a, b) => ORDER[a.kind] - ORDER[b.kind] || byName(first(a), first(b)));
}

const modulesOf = (bundle: Rolldown.OutputBundle): string[] =>
  Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));

function sourcesOf(bundle: Rolldown.OutputBundle, workers: Iterable<string>, root: string): Source[] {
  const sources: Source[] = BESIDE_BUNDLES.map(({ name, ...rest }) => ({
    ...rest,
    folder: join(root, "node_modules", name),
  }));
  for (const module of [...modulesOf(bundle), ...workers]) {
    const folder = packageFolderOf(module, root);
    if (folder !== undefined) sources.push({ kind: "code", folder });
  }
  for (const file of Object.values(bundle)) {
    if (file.type === "asset" && file.fileName.endsWith(".woff2")) {
      const original = file.originalFileNames[0] ?? file.names[0] ?? file.fileName;
      sources.push({ kind: "font", folder: fontFolderOf(basename(original), root) });
    }
  }
  return sources;
}

const MODULE = "virtual:notices";

/**
 * Collects the terms of everything in the browser's bundles, and passes them to the server build, which runs
 * afterwards.
 */
export function browserNotices({ root }: { root: string }): Plugin {
  const file = join(root, "build/notices.json");
  // Workers are bundled separately, during the build of the bundle that starts them: keep their modules until it ends.
  const workers = new Set<string>();
  const noteWorker: Plugin = {
    name: "browser-notices-of-workers",
    generateBundle(_options, bundle) {
      for (const module of modulesOf(bundle)) workers.add(module);
    },
  };
  return {
    name: "browser-notices",
    config: () => ({ worker: { plugins: () => [noteWorker] } }),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      // Development bundles nothing.
      return `export default ${this.environment.mode === "build" ? readFileSync(file, "utf8") : "[]"};`;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (this.environment.name !== "client") return;
        const notices = collectNotices(sourcesOf(bundle, workers, root));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(notices));
        this.emitFile({ type: "asset", fileName: "licences.txt", source: writtenNotices(notices, root) });
      },
    },
  };
}
