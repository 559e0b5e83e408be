import type { PagesBuild } from "../api-client/load-context.ts";
import { addressIn, LANGUAGES, type Language } from "../languages/language.ts";
import { publicManifestUrl, publicRoutes } from "./public-manifest.server.ts";

type Handler = ReturnType<PagesBuild["entry"]["module"]["createRequestHandler"]>;

export type Handlers = { public: Record<Language, Handler>; admin: Handler };

/**
 * React Router's handlers for both parts of the site. Public pages know the public routes alone and reference the shorter
 * manifest: React Router prepares every route that it knows for each rendering, and a document takes the manifest's
 * address from the build (see `public-manifest.server.ts`). Each language has a handler of its own, whose links stay in it.
 */
export function createHandlers(build: PagesBuild, mode: "production" | "development"): Handlers {
  const { createRequestHandler } = build.entry.module;
  const admin = createRequestHandler(build, mode);
  const inEach = (handlerOf: (basename: string) => Handler) =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, handlerOf(addressIn(language, "/"))]),
    ) as Handlers["public"];
  if (mode === "development")
    return { public: inEach((basename) => createRequestHandler({ ...build, basename }, mode)), admin };
  const routes = publicRoutes(build.routes);
  const assets = {
    ...build.assets,
    url: publicManifestUrl(build.assets.url),
    routes: publicRoutes(build.assets.routes),
  };
  return {
    public: inEach((basename) => createRequestHandler({ ...build, routes, assets, basename }, mode)),
    admin,
  };
}
