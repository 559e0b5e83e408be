import { DRAWING_KINDS } from "../../drawings/serving/find-drawing.server.ts";
import { isAdminPath } from "../../platform/render/admin-path.ts";

/** What an address is of. A closed list: whatever visitors think up is one of these. */
export type RouteKind = "api" | "asset" | "desk" | "drawing" | "feed" | "health" | "page" | "picture";

const KINDS: readonly { kind: RouteKind; path: RegExp }[] = [
  { kind: "api", path: /^\/api(?:\/|$)/ },
  { kind: "picture", path: /^\/uploads\// },
  { kind: "drawing", path: new RegExp(`^/(?:${DRAWING_KINDS.join("|")}|cards|illustrations|preview-drawings)/`) },
  { kind: "feed", path: /^\/(?:feeds\/|sitemaps\/|sitemap\.xml$|robots\.txt$|site\.webmanifest$)/ },
  { kind: "asset", path: /^\/(?:assets\/|[\w-]+\.(?:svg|png|ico)$)/ },
  { kind: "health", path: /^\/(?:healthz|readyz|metrics)$/ },
];

export const routeKindOf = (path: string): RouteKind =>
  isAdminPath(path) ? "desk" : (KINDS.find((known) => known.path.test(path))?.kind ?? "page");
