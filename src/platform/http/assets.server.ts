import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Context, MiddlewareHandler } from "hono";
import { chooseEncoding, type Encoding } from "./content-encoding.server.ts";
import { isNamed, tagOf } from "./entity-tag.server.ts";
import { mediaTypeOf } from "./media-types.server.ts";

/** Where the build puts the files that have a content hash in their name. */
const HASHED_PATH = "/assets/";
const ENCODED: Record<string, Encoding> = { ".br": "br", ".gz": "gzip" };

type Bytes = Uint8Array<ArrayBuffer>;
export type Asset = { type: string; tag: string; forms: Partial<Record<Encoding | "identity", Bytes>> };

/** The files of the built site by path. They are few and small, so they are kept in memory. */
export type Assets = ReadonlyMap<string, Asset>;

/**
 * Reads the files of the built site. Only paths found here are ever served, so no request can escape the folder. Files
 * and folders that begin with a dot are internal to the build.
 */
export async function readAssets(folder: string): Promise<Assets> {
  const assets = new Map<string, Asset>();
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((parts) => !parts.some((part) => part.startsWith(".")));
  const names = new Set(files.map((parts) => parts.join("/")));
  for (const name of names) {
    const plainName = name.slice(0, -3);
    const encoding = names.has(plainName) ? ENCODED[name.slice(-3)] : undefined;
    const path = `/${encoding === undefined ? name : plainName}`;
    const asset = assets.get(path) ?? { type: mediaTypeOf(path), tag: "", forms: {} };
    const content = await readFile(join(folder, name));
    asset.forms[encoding ?? "identity"] = content;
    if (encoding === undefined) asset.tag = tagOf(content);
    assets.set(path, asset);
  }
  return assets;
}

/** A worker that browsers keep running must not be an old one. */
const WORKER = /^\/[\w-]+-worker\.js$/;
/** The policy of a worker comes with its script. It asks this site in place of the pages that it serves. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

function cacheControlOf(path: string): string {
  if (path.startsWith(HASHED_PATH)) return "public, max-age=31536000, immutable";
  return WORKER.test(path) ? "no-cache" : "public, max-age=3600";
}

/** Serves GET and HEAD requests for the built site's files and passes all other requests on. */
export const assetsRoute =
  (assets: Assets): MiddlewareHandler =>
  async (context, next) => {
    const { path } = context.req;
    const asset = assets.get(path);
    if (asset === undefined && !path.startsWith(HASHED_PATH)) return next();
    if (!["GET", "HEAD"].includes(context.req.method)) {
      return context.text("A file can only be read.\n", 405, { Allow: "GET, HEAD" });
    }
    // A 404 page instead of a missing script would not help: the browser rejects it because of its media type.
    if (asset === undefined) return context.text("There is no such file.\n", 404);
    const answer = sendAsset(context, asset, cacheControlOf(path));
    if (WORKER.test(path)) answer.headers.set("Content-Security-Policy", WORKER_POLICY);
    return answer;
  };

/** Sends the asset in the best accepted encoding, or 304 if the browser already has it. */
export function sendAsset(context: Context, asset: Asset, cacheControl: string): Response {
  const accepted = chooseEncoding(context.req.header("Accept-Encoding"));
  const encoding = accepted !== undefined && asset.forms[accepted] !== undefined ? accepted : undefined;
  const tag = `"${asset.tag}${encoding === undefined ? "" : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    "Cache-Control": cacheControl,
    ETag: tag,
    Vary: "Accept-Encoding",
  };
  if (isNamed(context.req.header("If-None-Match"), tag)) return context.body(null, 304, headers);
  const content = asset.forms[encoding ?? "identity"] ?? new Uint8Array();
  headers["Content-Type"] = asset.type;
  headers["Content-Length"] = String(content.byteLength);
  if (encoding !== undefined) headers["Content-Encoding"] = encoding;
  return context.req.method === "HEAD" ? context.body(null, 200, headers) : context.body(content, 200, headers);
}
