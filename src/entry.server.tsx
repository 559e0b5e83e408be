import "./translations/for-api.server.ts";
import "./translations/for-pages.tsx";
import { renderToString } from "react-dom/server";
import { type HandleDocumentRequestFunction, type HandleErrorFunction, ServerRouter } from "react-router";
import { pageContext } from "./platform/api-client/load-context.ts";
import { withPageData } from "./platform/render/page-data.server.ts";
import { ScriptNonce } from "./platform/ui/inline-script.tsx";

export { createRequestHandler } from "react-router";
export { answerPage } from "./entry.pages.server.tsx";
export { createLoadContext } from "./platform/api-client/load-context.ts";
export { withIdentity } from "./platform/identity/with-identity.server.ts";
export { inLanguage } from "./platform/languages/in-language.server.ts";

/**
 * Renders the complete document at once: pages are cached as finished bytes, and nothing in them waits for data while
 * they are rendered. Streaming would only add work. An error anywhere in the tree is thrown.
 */
const handleRequest: HandleDocumentRequestFunction = async (request, status, headers, routerContext, loadContext) => {
  const { nonce } = loadContext.get(pageContext);
  const { serverHandoffStream: data, ...context } = routerContext;
  const { manifest, staticHandlerContext } = context;
  // React Router prepares each route of the manifest for every page, and needs those of this page alone.
  const routes = Object.fromEntries(staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]));
  const html = renderToString(
    <ScriptNonce value={nonce}>
      <ServerRouter context={{ ...context, manifest: { ...manifest, routes } }} url={request.url} nonce={nonce} />
    </ScriptNonce>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${await withPageData(html, data, nonce)}`, { status, headers });
};

export default handleRequest;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).reportError(error);
};
