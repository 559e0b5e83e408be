import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";

const DRAIN_MS = 5_000;

const TIMEOUTS = {
  /** Long enough for slow lines, short enough that half-sent requests cannot hold all connections. */
  headersTimeout: 20_000,
  /** A picture of 25 MB over one megabit a second takes more than three minutes. */
  requestTimeout: 300_000,
  /** Longer than the 60 seconds after which common proxies drop a connection, so that they, not we, are first. */
  keepAliveTimeout: 65_000,
};

export type RunningServer = {
  address: AddressInfo;
  /** Takes no more requests, lets the running ones end for up to five seconds, then cuts them off. */
  close(): Promise<void>;
};

type App = { fetch(request: Request, bindings: { incoming: IncomingMessage; outgoing: ServerResponse }): unknown };

/** Comes before the app at every request and calls `next` for what it leaves alone. */
export type Before = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

/**
 * Serves the app over HTTP.
 * @throws the system's error (`EADDRINUSE`, `EACCES` …) when the address cannot be had
 */
export async function serve(
  app: App,
  { host, port, before }: { host: string; port: number; before?: Before },
): Promise<RunningServer> {
  const listener = getRequestListener((request, bindings) =>
    app.fetch(request, bindings as { incoming: IncomingMessage; outgoing: ServerResponse }),
  );
  const server = createServer(TIMEOUTS, (incoming, outgoing) => {
    if (before) before(incoming, outgoing, () => void listener(incoming, outgoing));
    else void listener(incoming, outgoing);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    address: server.address() as AddressInfo,
    close: () =>
      new Promise((resolve, reject) => {
        const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        server.close((error) => {
          clearTimeout(cutOff);
          if (error) reject(error);
          else resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
