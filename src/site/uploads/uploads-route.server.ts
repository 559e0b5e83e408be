import { Readable } from "node:stream";
import { Hono } from "hono";
import {
  findServedImage,
  findServedVariant,
  findSmallestVariant,
  findSuccessor,
} from "../../content/image-library/image-access.server.ts";
import { variantUrlFor } from "../../content/images/image-variants.ts";
import { isNamed } from "../../platform/http/entity-tag.server.ts";
import { IMAGE_HEADERS } from "../../platform/http/security-headers.server.ts";
import { SMALLER_FORM_HEADERS, savesData } from "../../platform/http/shared-caching.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { rangeOf } from "../../platform/storage/byte-range.server.ts";
import { isStoredImageName, UPLOADS_PATH } from "../../platform/storage/image-names.ts";
import { OBJECT_CACHE_CONTROL } from "../../platform/storage/object-caching.server.ts";
import { imageKey, variantKey } from "../../platform/storage/storage.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { type ImageContext, maySeeHidden } from "./hidden-images.server.ts";
import { words } from "./words.ts";

/** The public folders: how to find a file, and its key in the store. */
const FOLDERS = {
  public: { find: findServedImage, keyOf: imageKey },
  variants: { find: findServedVariant, keyOf: variantKey },
};

/** For images that are not public: no cache may store them. */
const HIDDEN_CACHE_CONTROL = "private, no-store";

/** For redirects to a successor, which may be replaced in its turn. */
const SUCCESSOR_CACHE_CONTROL = "public, max-age=300";

const notFound = (): Response =>
  new Response(`${words.noSuchImage}\n`, {
    status: 404,
    headers: { ...IMAGE_HEADERS, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

type Needs = Pick<Services, "db" | "storage" | "clock" | "log" | "throttles">;

/**
 * Redirects from a variant that no longer exists to the one that replaced it, for example after a credit was corrected.
 * Open browser pages, feeds and cards on other sites still name the old one.
 */
async function leadToSuccessor(services: Needs, context: ImageContext, name: string): Promise<Response | undefined> {
  const { db, clock } = services;
  const successor = await findSuccessor(db.read, name);
  const file = successor && (await findServedVariant(db.read, successor, siteDay(clock.now())));
  if (!file || (!file.isPublic && !(await maySeeHidden(services, context, file)))) return undefined;
  const cacheControl = file.isPublic ? SUCCESSOR_CACHE_CONTROL : HIDDEN_CACHE_CONTROL;
  const location = variantUrlFor(file.tag) + new URL(context.req.url).search;
  return new Response(null, {
    status: 302,
    headers: { ...IMAGE_HEADERS, Location: location, "Cache-Control": cacheControl },
  });
}

async function serveFile(services: Needs, folder: keyof typeof FOLDERS, context: ImageContext): Promise<Response> {
  const { db, storage, clock, log } = services;
  const { find, keyOf } = FOLDERS[folder];
  const asked = context.req.param("name") ?? "";
  if (!isStoredImageName(asked)) return notFound();
  const found = await find(db.read, asked, siteDay(clock.now()));
  if (!found) return (folder === "variants" && (await leadToSuccessor(services, context, asked))) || notFound();
  // The same response as for an unknown name, so that nobody learns which names exist.
  if (!found.isPublic && !(await maySeeHidden(services, context, found))) return notFound();

  const smaller =
    folder === "variants" && found.isPublic && savesData(context.req)
      ? await findSmallestVariant(db.read, found, siteDay(clock.now()))
      : undefined;
  const file = smaller ?? found;
  const name = smaller?.tag ?? asked;

  const tag = `"${file.tag}"`;
  const headers: Record<string, string> = {
    ...IMAGE_HEADERS,
    "Cache-Control": file.isPublic ? OBJECT_CACHE_CONTROL[folder] : HIDDEN_CACHE_CONTROL,
    ...(smaller === undefined ? {} : SMALLER_FORM_HEADERS),
    ETag: tag,
    "Accept-Ranges": "bytes",
  };
  if (isNamed(context.req.header("if-none-match"), tag)) return new Response(null, { status: 304, headers });

  headers["Content-Type"] = file.type;
  headers["Content-Length"] = String(file.bytes);
  // A HEAD request must not open the object, because nobody would read or close the stream.
  if (context.req.method === "HEAD") return new Response(null, { headers });

  const range = rangeOf(context.req, { tag, bytes: file.bytes });
  if (range === "unsatisfiable") {
    const unsatisfiable = { ...IMAGE_HEADERS, "Content-Range": `bytes */${file.bytes}` };
    return new Response(null, { status: 416, headers: unsatisfiable });
  }
  const object = await storage.open(keyOf(name), range);
  if (object?.size !== file.bytes) {
    object?.stream.destroy();
    log.error({ image: name, size: object?.size, recorded: file.bytes }, "A stored image is missing or damaged");
    return notFound();
  }
  if (range) {
    headers["Content-Range"] = `bytes ${range.start}-${range.end}/${file.bytes}`;
    headers["Content-Length"] = String(range.end - range.start + 1);
  }
  return new Response(Readable.toWeb(object.stream), { status: range ? 206 : 200, headers });
}

/**
 * Serves stored images at `/uploads/public/{name}` and their variants at `/uploads/variants/{name}`. Files are
 * streamed, with support for range requests and 304. An image that is not public is served only to those who may see
 * it.
 */
export function uploadsRoute(services: Needs) {
  const route = new Hono<{ Variables: { clientAddress: string } }>();
  for (const folder of ["public", "variants"] as const) {
    route.get(`${UPLOADS_PATH}${folder}/:name`, (context) => serveFile(services, folder, context));
  }
  return route;
}
