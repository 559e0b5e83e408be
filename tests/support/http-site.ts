import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

export type HttpSite = {
  url: string;
  /** The requested paths, in order. */
  asked: string[];
};

/** A local HTTP server that is closed after the test. */
export async function openHttpSite(
  answer: (path: string, response: ServerResponse, request: IncomingMessage) => void,
): Promise<HttpSite> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    answer(request.url ?? "", response, request);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
