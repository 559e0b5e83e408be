import type { PagesBuild } from "../api-client/load-context.ts";
import { publicManifestUrl } from "./public-manifest.server.ts";

type Handler = ReturnType<PagesBuild["entry"]["module"]["createRequestHandler"]>;

export type Handlers = { public: Handler; admin: Handler };

/**
 * React Router's handlers for both parts of the site. Both have the same routes, but public pages reference the shorter
 * manifest: a document takes the manifest's address from the build (see `public-manifest.server.ts`).
 */
export function createHandlers(build: PagesBuild, mode: "production" | "development"): Handlers {
  const { createRequestHandler } = build.entry.module;
  const admin = createRequestHandler(build, mode);
  if (mode === "development") return { public: admin, admin };
  const assets = { ...build.assets, url: publicManifestUrl(build.assets.url) };
  return { public: createRequestHandler({ ...build, assets }, mode), admin };
}
