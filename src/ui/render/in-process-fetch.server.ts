import type { InProcessFetch } from "../../platform/services/api-environment.server.ts";

type Bindings = { clientAddress: string };

const REDIRECTS = [301, 302, 303, 307, 308];
const MAX_REDIRECTS = 5;

/**
 * A `fetch` that calls the API in this process. Like the browser's, it follows redirects, but only within the site, so
 * that callers need not know which of the two they use. It sends no token: what a visitor may read and send needs none.
 * @param bindings identify the visitor who makes the request, so that limits per visitor still apply
 */
export function inProcessFetch(
  api: { fetch(request: Request, bindings?: Bindings): Response | Promise<Response> },
  siteUrl: string,
  bindings: Bindings,
): InProcessFetch {
  return async (input, init) => {
    let request = new Request(input instanceof Request ? input : new URL(input, siteUrl), init);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await api.fetch(request, bindings);
      const location = REDIRECTS.includes(response.status) ? response.headers.get("Location") : null;
      const target = location === null ? undefined : new URL(location, request.url);
      if (target === undefined || request.method !== "GET" || target.origin !== new URL(siteUrl).origin)
        return response;
      request = new Request(target, { headers: request.headers, signal: request.signal });
    }
    throw new TypeError("The API redirected too often");
  };
}
