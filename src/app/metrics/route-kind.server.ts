import { DRAWING_KINDS } from "../../site/drawings/find-drawing.server.ts";
import { isAdminPath } from "../../ui/render/admin-path.ts";

/**
 * The kind of an address. The list is closed, so that visitors cannot create new label values with made-up addresses.
 */
export type RouteKind = "admin" | "api" | "asset" | "drawing" | "feed" | "health" | "image" | "page";

const KINDS: readonly { kind: RouteKind; path: RegExp }[] = [
  { kind: "api", path: /^\/api(?:\/|$)/ },
  { kind: "image", path: /^\/uploads\// },
  { kind: "drawing", path: new RegExp(`^/(?:${DRAWING_KINDS.join("|")}|cards|illustrations|preview-drawings)/`) },
  { kind: "feed", path: /^\/(?:feeds\/|sitemaps\/|sitemap\.xml$|robots\.txt$|site\.webmanifest$|\.well-known\/)/ },
  { kind: "asset", path: /^\/(?:assets\/|[\w-]+\.(?:svg|png|ico|txt)$)/ },
  { kind: "health", path: /^\/(?:healthz|readyz|metrics)$/ },
];

export const routeKindOf = (path: string): RouteKind =>
  isAdminPath(path) ? "admin" : (KINDS.find((known) => known.path.test(path))?.kind ?? "page");
