import { createContext, type createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { createApiClient } from "./api-client.ts";

/** What the process that renders a page hands to it. Nothing of it may reach the browser but what a loader returns. */
export type PageContext = {
  /** Calls the API in process, without a connection; follows redirects as the browser's `fetch` does. */
  fetch: typeof fetch;
  /** Marks the scripts that we wrote, for this one rendering only. */
  nonce: string;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  /** Of Google Analytics; undefined where the site uses none. */
  gaMeasurementId: string | undefined;
  now(): Date;
  /** Takes what failed while rendering; the visitor is told no details. */
  reportError(error: unknown): void;
};

export const pageContext = createContext<PageContext>();

export function createLoadContext(values: PageContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, values);
  return context;
}

/** The API client of a server `loader`. */
export const serverApi = (context: Readonly<RouterContextProvider>) => createApiClient(context.get(pageContext).fetch);

/**
 * The server build as it is loaded at run time. It carries its own copy of React Router, so whoever renders with it
 * has to take these two from it: a context made by another copy would be a different one.
 */
export type PagesBuild = ServerBuild & {
  entry: {
    module: { createLoadContext: typeof createLoadContext; createRequestHandler: typeof createRequestHandler };
  };
};
