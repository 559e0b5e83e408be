import { createContext, type createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type { withIdentity } from "../identity/with-identity.server.ts";

/** What the rendering process passes to a page. Only what a loader returns may reach the browser. */
export type PageContext = {
  /** Calls the API in process, without a network connection; follows redirects like the browser's `fetch`. */
  fetch: typeof fetch;
  /** Marks the site's own scripts; valid for this rendering only. */
  nonce: string;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  /** The measurement id of Google Analytics; undefined if the site does not use it. */
  gaMeasurementId: string | undefined;
  now(): Date;
  /** Reports an error during rendering; the visitor sees no details. */
  reportError(error: unknown): void;
};

export const pageContext = createContext<PageContext>();

export function createLoadContext(values: PageContext): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(pageContext, values);
  return context;
}

/**
 * The server build, loaded at run time. It contains its own copy of React Router, so callers must use these
 * functions from it: a context created with another copy would not be recognised.
 */
export type PagesBuild = ServerBuild & {
  entry: {
    module: {
      createLoadContext: typeof createLoadContext;
      createRequestHandler: typeof createRequestHandler;
      withIdentity: typeof withIdentity;
    };
  };
};
