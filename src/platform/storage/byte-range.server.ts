import type { HonoRequest } from "hono";
import type { ByteRange } from "./storage.server.ts";

/**
 * The single range that `Range` requests. Undefined if the whole file is to be sent: no range, several, or an invalid
 * one. "unsatisfiable" if it starts beyond the end.
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

/**
 * The part of a file that a request asks for, if it asks for one and knows this version of the file.
 * @param file its strong ETag and its size
 */
export function rangeOf(
  request: HonoRequest,
  { tag, bytes }: { tag: string; bytes: number },
): ByteRange | "unsatisfiable" | undefined {
  const ifRange = request.header("If-Range");
  if (request.method !== "GET" || (ifRange !== undefined && ifRange !== tag)) return undefined;
  return readRange(request.header("Range"), bytes);
}
