import { extname } from "node:path";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** The media type for the file's extension; `application/octet-stream` if it is unknown. */
export const mediaTypeOf = (name: string): string => TYPES[extname(name).toLowerCase()] ?? "application/octet-stream";

const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|image\/svg\+xml|application\/(?:json|xml|manifest\+json|problem\+json|[\w.-]+\+(?:xml|json)))/i;

/** True for text formats; images and fonts are already compressed. */
export const isCompressible = (type: string): boolean => COMPRESSIBLE.test(type);
