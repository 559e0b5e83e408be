import { Readable } from "node:stream";
import { Hono } from "hono";
import { isStoredImageName, UPLOADS_PATH } from "../domain/images/image-names.ts";
import { findImage } from "../server/db/images.ts";
import type { Services } from "../server/services.ts";
import { type ByteRange, imageKey } from "../server/storage/storage.ts";
import { isNamed } from "./entity-tag.ts";

/** A day, and not for ever: the name of a picture that was removed may be given to another. */
const CACHE_CONTROL = "public, max-age=86400";

/** Whatever a stored file holds, a browser that opens it by itself shows a picture and runs nothing. */
const SAFETY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  // Pictures are shared by link and shown on other sites.
  "Cross-Origin-Resource-Policy": "cross-origin",
};

/**
 * The one range that `Range` asks for. Undefined where the whole is to be sent: no range, several, or one that nobody
 * can read; "unsatisfiable" where it begins behind the end.
 */
function readRange(header: string | undefined, size: number): ByteRange | "unsatisfiable" | undefined {
  const parts = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!parts) return undefined;
  const [, first = "", last = ""] = parts;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}

const notFound = (): Response =>
  new Response("There is no such picture.\n", {
    status: 404,
    headers: { ...SAFETY_HEADERS, "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });

/** Serves stored pictures at `/uploads/public/{name}`: streamed, in parts where asked, 304 where the browser has them. */
export function uploadsRoute({ db, storage, log }: Pick<Services, "db" | "storage" | "log">) {
  return new Hono().get(`${UPLOADS_PATH}public/:name`, async (context) => {
    const name = context.req.param("name");
    const image = isStoredImageName(name) ? await findImage(db.read, name) : undefined;
    if (!image) return notFound();

    const tag = `"${image.hash}"`;
    const headers: Record<string, string> = {
      ...SAFETY_HEADERS,
      "Cache-Control": CACHE_CONTROL,
      ETag: tag,
      "Accept-Ranges": "bytes",
    };
    if (isNamed(context.req.header("if-none-match"), tag)) return new Response(null, { status: 304, headers });

    headers["Content-Type"] = image.type;
    headers["Content-Length"] = String(image.bytes);
    // A HEAD request must not open the object: nobody would read or close it.
    if (context.req.method === "HEAD") return new Response(null, { headers });

    const ifRange = context.req.header("if-range");
    const wanted = ifRange === undefined || ifRange === tag ? context.req.header("range") : undefined;
    const range = readRange(wanted, image.bytes);
    if (range === "unsatisfiable") {
      const unsatisfiable = { ...SAFETY_HEADERS, "Content-Range": `bytes */${image.bytes}` };
      return new Response(null, { status: 416, headers: unsatisfiable });
    }
    const object = await storage.open(imageKey(name), range);
    if (object?.size !== image.bytes) {
      object?.stream.destroy();
      log.error({ image: name, size: object?.size, recorded: image.bytes }, "A stored picture is missing or damaged");
      return notFound();
    }
    if (range) {
      headers["Content-Range"] = `bytes ${range.start}-${range.end}/${image.bytes}`;
      headers["Content-Length"] = String(range.end - range.start + 1);
    }
    return new Response(Readable.toWeb(object.stream), { status: range ? 206 : 200, headers });
  });
}
