import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isAdminPath } from "./admin-path.ts";

/** React Router's manifest of all routes, which every page loads: what each is made of, by its address. */
const MANIFEST = /^manifest-\w+\.js$/;
const OPENING = "window.__reactRouterManifest=";

/** The old address of the admin area, which the server leads on. */
const OLD_ADMIN_PATH = "/admin-dashboard";

/** The address of the public manifest, from that of the whole one. */
export const publicManifestUrl = (url: string): string => url.replace(/\.js$/, "-public.js");

type ManifestRoute = { id: string; parentId?: string; path?: string };
type Manifest = { url: string; routes: Record<string, ManifestRoute> };

/** A route and those that it stands in, itself first. */
function withParents(routes: Manifest["routes"], route: ManifestRoute): ManifestRoute[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [route, ...(parent === undefined ? [] : withParents(routes, parent))];
}

/** The routes that have an address outside the admin area, with what they stand in. Ids do not count: files may move. */
function publicRoutes(routes: Manifest["routes"]): Manifest["routes"] {
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  const kept = Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map((leaf) => withParents(routes, leaf))
    .filter((line) => {
      const words = line.flatMap(({ path }) => path || []).reverse();
      const path = `/${words.join("/")}`;
      return !isAdminPath(path) && path !== OLD_ADMIN_PATH;
    });
  const ids = new Set(kept.flat().map(({ id }) => id));
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
}

/** @throws Error where React Router writes its manifest differently from before */
export function readManifest(text: string): Manifest {
  if (!text.startsWith(OPENING)) throw new Error("React Router's list of routes was not found");
  return JSON.parse(text.slice(OPENING.length).replace(/;\s*$/, ""));
}

/**
 * Writes, beside the manifest of all routes, one without those of the admin area: public pages then do not load what
 * that is made of. Nothing leads from one part to the other but whole page loads.
 * @param assets the folder of the built scripts
 * @throws Error where React Router writes its manifest differently from before
 */
export async function writePublicManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => MANIFEST.test(file));
  if (name === undefined) throw new Error("React Router's list of routes was not found");
  const manifest = readManifest(await readFile(join(assets, name), "utf8"));
  const shorter = { ...manifest, url: publicManifestUrl(manifest.url), routes: publicRoutes(manifest.routes) };
  await writeFile(join(assets, publicManifestUrl(name)), `${OPENING}${JSON.stringify(shorter)};`);
}
