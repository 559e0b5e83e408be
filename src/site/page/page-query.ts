import type { PublicPage } from "./public-page.ts";

/** The parameters of a query that the page names, as often as they are there; all where no cache keeps the page. */
export function pageQuery(
  { cache, isPersonalWithQuery = false }: Pick<PublicPage, "cache" | "isPersonalWithQuery">,
  query: URLSearchParams,
): URLSearchParams {
  if (cache === "never" || isPersonalWithQuery) return query;
  return new URLSearchParams(
    Object.entries(cache).flatMap(([name, parameter]) => {
      const only = typeof parameter === "object" && "only" in parameter ? parameter.only : undefined;
      return query
        .getAll(name)
        .filter((value) => only === undefined || value === only)
        .map((value) => [name, value]);
    }),
  );
}
