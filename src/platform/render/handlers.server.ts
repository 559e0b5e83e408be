import type { PagesBuild } from "../api-client/load-context.ts";
import { publicManifestUrl, publicRoutes } from "./public-manifest.server.ts";

type Handler = ReturnType<PagesBuild["entry"]["module"]["createRequestHandler"]>;

export type Handlers = { public: Handler; admin: Handler };

/**
 * React Router's handlers for both parts of the site. Public pages know the public routes alone and reference the shorter
 * manifest: React Router prepares every route that it knows for each rendering, and a document takes the manifest's
 * address from the build (see `public-manifest.server.ts`).
 */
export function createHandlers(build: PagesBuild, mode: "production" | "development"): Handlers {
  const { createRequestHandler } = build.entry.module;
  const admin = createRequestHandler(build, mode);
  if (mode === "development") return { public: admin, admin };
  const routes = publicRoutes(build.routes);
  const assets = {
    ...build.assets,
    url: publicManifestUrl(build.assets.url),
    routes: publicRoutes(build.assets.routes),
  };
  return { public: createRequestHandler({ ...build, routes, assets }, mode), admin };
}
