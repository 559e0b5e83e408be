import { markAsPrefetch } from "../api-client/prefetch-cache.ts";
import { runClientLoader } from "./run-client-loader.browser.ts";

/** Loads a page's data, so that the responses are cached when it is opened. */
export function prefetchData({ pathname, href }: URL): Promise<void> {
  const request = new Request(href);
  markAsPrefetch(request);
  return runClientLoader(pathname, request);
}
