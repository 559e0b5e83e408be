import { matchRoutes, type RouteObject } from "react-router";

type ClientLoader = (args: { request: Request; params: object }) => unknown;

/** What React Router's own scripts know of each other by. It is private to them: where any of it is missing nothing is run. */
type RouterGlobals = {
  __reactRouterDataRouter?: { routes: RouteObject[] };
  __reactRouterManifest?: { routes: Record<string, { module: string } | undefined> };
};

/** Loads the module of the page at this path, and runs what loads its data. */
export async function runClientLoader(pathname: string, request: Request): Promise<void> {
  const { __reactRouterDataRouter: router, __reactRouterManifest: manifest } = window as RouterGlobals;
  const leaf = matchRoutes(router?.routes ?? [], pathname)?.at(-1);
  const part = manifest?.routes[leaf?.route.id ?? ""];
  if (leaf === undefined || part === undefined) return;
  const route: { clientLoader?: ClientLoader } = await import(/* @vite-ignore */ part.module);
  await route.clientLoader?.({ request, params: leaf.params });
}
