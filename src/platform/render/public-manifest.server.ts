import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isAdminPath } from "./admin-path.ts";

/** React Router's manifest, which every page loads: all routes with their paths and modules. */
const MANIFEST = /^manifest-\w+\.js$/;
const OPENING = "window.__reactRouterManifest=";

/** The address of the public manifest, derived from that of the full one. */
export const publicManifestUrl = (url: string): string => url.replace(/\.js$/, "-public.js");

type ManifestRoute = { id: string; parentId?: string; path?: string };
type Routes<Route> = Record<string, Route | undefined>;
type Manifest = { url: string; routes: Routes<ManifestRoute> };

/** A route followed by its ancestors. */
function withParents(routes: Routes<ManifestRoute>, route: ManifestRoute): ManifestRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [route, ...(parent === undefined ? [] : withParents(routes, parent))];
}

/**
 * The routes with paths outside the admin area, and their ancestors. Decided by path: ids change when files move.
 */
export function publicRoutes<Route extends ManifestRoute>(routes: Routes<Route>): Routes<Route> {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const parents = new Set(all.map(({ parentId }) => parentId));
  const kept = all
    .filter(({ id }) => !parents.has(id))
    .map((leaf) => withParents(routes, leaf))
    .filter((line) => {
      const words = line.flatMap(({ path }) => path || []).reverse();
      return !isAdminPath(`/${words.join("/")}`);
    });
  const ids = new Set(kept.flat().map(({ id }) => id));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
}

/** @throws Error if the format of React Router's manifest has changed */
export function readManifest(text: string): Manifest {
  if (!text.startsWith(OPENING)) throw new Error("React Router's list of routes was not found");
  return JSON.parse(text.slice(OPENING.length).replace(/;\s*$/, ""));
}

/**
 * Writes a manifest without the admin area's routes beside the full one, so that public pages do not load their
 * definitions. Only full page loads lead from one part of the site to the other.
 * @param assets the folder of the built scripts
 * @throws Error if the format of React Router's manifest has changed
 */
export async function writePublicManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => MANIFEST.test(file));
  if (name === undefined) throw new Error("React Router's list of routes was not found");
  const manifest = readManifest(await readFile(join(assets, name), "utf8"));
  const shorter = { ...manifest, url: publicManifestUrl(manifest.url), routes: publicRoutes(manifest.routes) };
  await writeFile(join(assets, publicManifestUrl(name)), `${OPENING}${JSON.stringify(shorter)};`);
}
