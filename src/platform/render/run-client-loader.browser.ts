import { matchRoutes, type RouteObject } from "react-router";

type ClientLoader = (args: { request: Request; params: object }) => unknown;

/** Globals that React Router uses internally. They are not part of its API: if one is missing, nothing is run. */
type RouterGlobals = {
  __reactRouterDataRouter?: { routes: RouteObject[] };
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
};

/** Loads the module of the page at this path and runs its `clientLoader`. */
export async function runClientLoader(pathname: string, request: Request): Promise<void> {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as RouterGlobals;
  const leaf = matchRoutes(router?.routes ?? [], pathname)?.at(-1);
  const part = manifest?.routes[leaf?.route.id ?? ""];
  if (leaf === undefined || part === undefined) return;
  const route: { clientLoader?: ClientLoader } = await import(/* @vite-ignore */ part.module);
  await route.clientLoader?.({ request, params: leaf.params });
}
