import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** React Router's list of all routes, which every page loads: what each is made of, by its address. */
const MANIFEST = /^manifest-\w+\.js$/;
const OPENING = "window.__reactRouterManifest=";

/** The address of the public list, from that of the whole one. */
export const publicManifestUrl = (url: string): string => url.replace(/\.js$/, "-public.js");

type Manifest = { url: string; routes: Record<string, unknown> };

/**
 * Writes, beside the list of all routes, one without those of the desk: public pages then do not load what the desk is
 * made of. Nothing leads from one part to the other but whole page loads.
 * @param assets the folder of the built scripts
 * @throws Error where React Router writes its list differently from before
 */
export async function writePublicManifest(assets: string): Promise<void> {
  const name = (await readdir(assets)).find((file) => MANIFEST.test(file));
  const text = name === undefined ? "" : await readFile(join(assets, name), "utf8");
  if (name === undefined || !text.startsWith(OPENING)) throw new Error("React Router's list of routes was not found");
  const manifest = JSON.parse(text.slice(OPENING.length).replace(/;\s*$/, "")) as Manifest;
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !id.startsWith("admin")));
  const shorter = { ...manifest, url: publicManifestUrl(manifest.url), routes };
  await writeFile(join(assets, publicManifestUrl(name)), `${OPENING}${JSON.stringify(shorter)};`);
}
