import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type HandleDocumentRequestFunction, type HandleErrorFunction, ServerRouter } from "react-router";
import { pageContext } from "./platform/api-client/load-context.ts";
import { ScriptNonce } from "./platform/ui/inline-script.tsx";

export { createRequestHandler } from "react-router";
export { createLoadContext } from "./platform/api-client/load-context.ts";

/**
 * Renders the complete document before sending any of it: pages are cached as finished bytes, and their Content
 * Security Policy contains the hashes of their scripts. Rejects on the first error anywhere in the tree.
 */
function renderWhole(document: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString("utf8"));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(document, {
      nonce,
      // With a limit, React would move parts to the end of the document and put them in place with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(sink),
      onError: reject,
    });
  });
}

const handleRequest: HandleDocumentRequestFunction = async (request, status, headers, routerContext, loadContext) => {
  const { nonce } = loadContext.get(pageContext);
  const html = await renderWhole(
    <ScriptNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </ScriptNonce>,
    nonce,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html, { status, headers });
};

export default handleRequest;

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageContext).reportError(error);
};
