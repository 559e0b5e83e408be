import { renderToReadableStream } from "react-dom/server";
import { type HandleDocumentRequestFunction, type HandleErrorFunction, ServerRouter } from "react-router";
import { pageContext } from "./platform/api-client/load-context.ts";
import { ScriptNonce } from "./ui/kit/inline-script.tsx";

export { createRequestHandler } from "react-router";
export { answerPage } from "./app/pages/entry.pages.server.tsx";
export { createLoadContext } from "./platform/api-client/load-context.ts";
export { withIdentity } from "./platform/identity/with-identity.server.ts";

/** Renders the complete document of the admin area, which contains no data. */
const handleRequest: HandleDocumentRequestFunction = async (request, status, headers, routerContext, loadContext) => {
  const { nonce } = loadContext.get(pageContext);
  const body = await renderToReadableStream(
    <ScriptNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ScriptNonce>,
    { nonce },
  );
  await body.allReady;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
};

export default handleRequest;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).reportError(error);
};
