import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

const PROBE_PATH = "/probe.js";

/**
 * Keeps what the console, the policy and the loading of resources complain of in `heard`. View transitions are taken away:
 * where no graphics card draws them, WebKitGTK 2.50 crashes.
 */
const PROBE = `{
  delete Document.prototype.startViewTransition;
  const heard = (window.heard = []);
  for (const level of ["error", "warn"]) {
    const tell = console[level];
    console[level] = (...parts) => {
      heard.push(parts.map(String).join(" "));
      tell.apply(console, parts);
    };
  }
  addEventListener("error", ({ message, target }) => heard.push(message ?? "Not loaded: " + (target.src ?? target.href)), true);
  addEventListener("unhandledrejection", ({ reason }) => heard.push("Not caught: " + reason));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    heard.push("Content-Security-Policy: " + effectiveDirective + " " + blockedURI));
}`;

type ProbingProxy = {
  /** Host and port. */
  address: string;
  /** The status of the document that was answered last. */
  lastStatus(): number;
  /** Responses with an error to anything but a document, and requests to other sites, since the last call. */
  complaints(): string[];
  close(): Promise<unknown>;
};

/**
 * Starts an HTTP proxy that puts a script in front of all others into each document of a site. The site's own policy
 * allows it, because it has an address of the site.
 */
export async function startProbingProxy(siteUrl: string): Promise<ProbingProxy> {
  let [found, status] = [[] as string[], 0];

  async function forward(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const { method, headers } = request;
    const upstream = ask(url, { method, headers: { ...headers, "accept-encoding": "identity" } });
    request.pipe(upstream);
    const [answer] = (await once(upstream, "response")) as [IncomingMessage];
    const code = answer.statusCode ?? 0;
    const isDocument = headers["sec-fetch-dest"] === "document";
    if (isDocument) status = code;
    else if (code >= 400) found.push(`${code} ${url}`);
    if (!isDocument || !answer.headers["content-type"]?.startsWith("text/html")) {
      response.writeHead(code, answer.headers);
      answer.pipe(response);
      return;
    }
    const { "content-length": _, ...kept } = answer.headers;
    response.writeHead(code, kept);
    response.end((await text(answer)).replace("<head>", `<head><script src="${PROBE_PATH}"></script>`));
  }

  const server = createServer(async (request, response) => {
    const url = request.url ?? "";
    if (url === siteUrl + PROBE_PATH) {
      response.writeHead(200, { "Content-Type": "text/javascript" }).end(PROBE);
    } else if (url.startsWith(`${siteUrl}/`)) {
      await forward(request, response, url).catch(() => response.destroy());
    } else {
      found.push(`Left the site: ${url}`);
      response.writeHead(502).end();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    lastStatus: () => status,
    complaints() {
      const complaints = found;
      found = [];
      return complaints;
    },
    close: () => Promise.all([once(server, "close"), server.closeAllConnections(), server.close()]),
  };
}
