import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { setImmediate as nextSlice } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { CONNECTION_LIMITS, type ConnectionLimits } from "./limits/connection-limits.server.ts";
import { createFairQueue } from "./limits/fair-queue.server.ts";
import { type Slowness, watchExchanges } from "./limits/slow-clients.server.ts";
import { PLAIN_SAFETY_HEADERS } from "./security-headers.server.ts";

const DRAIN_MS = 5_000;
const QUIET_TURNS = 3;
/** A turn that took longer had something to do, and others may have come meanwhile. */
const QUIET_TURN_MS = 1;
const LONGEST_TAKING_IN_MS = 500;
/** Whoever has just connected has sent his first request by then. */
const ON_ITS_WAY_MS = 100;
/** Who has connected and is not taken in yet waits in a queue of the system; its own standard is a few hundred. */
const BACKLOG = 4_096;
/** Making room looks at every connection: not more often than this. */
const MAKE_ROOM_MS = 1_000;

export type ConnectionCounts = {
  /** Connections that are open now. */
  open: number;
  /** Connections that there was no room for. */
  dropped: number;
  /** Clients that were too slow. */
  cut: Record<Slowness, number>;
};

export type RunningServer = {
  address: AddressInfo;
  /** Since the start, but for what is open now. */
  counts(): ConnectionCounts;
  /**
   * Takes no more connections, lets the running requests end for up to five seconds, then cuts them off. Every answer
   * from now on is the last one on its connection.
   */
  close(): Promise<void>;
};

type App = { fetch(request: Request, bindings: { incoming: IncomingMessage; outgoing: ServerResponse }): unknown };

/** Comes before the app at every request and calls `next` for what it leaves alone. */
export type Interceptor = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

export type ServeOptions = {
  host: string;
  port: number;
  interceptor?: Interceptor | undefined;
  limits?: ConnectionLimits;
  /** Is told of every client that is cut off for being slow; the address is the socket's. */
  onSlowClient?: ((slowness: Slowness, address: string | undefined) => void) | undefined;
  onConnection?: (() => void) | undefined;
};

const TOO_LONG = "This address is longer than any that the site has.";

/** As calls of the API are refused, or in plain words. */
function refuseTarget({ url = "" }: IncomingMessage, outgoing: ServerResponse): void {
  const isCall = url.startsWith("/api/");
  const type = isCall ? "application/json" : "text/plain; charset=utf-8";
  outgoing.shouldKeepAlive = false;
  outgoing.writeHead(414, { ...PLAIN_SAFETY_HEADERS, "Content-Type": type, "Cache-Control": "no-store" });
  outgoing.end(isCall ? JSON.stringify({ statusCode: 414, message: TOO_LONG }) : `${TOO_LONG}\n`);
}

/** Requests that only read have no body; one that is sent all the same is not read, and no further request after it. */
const hasUselessBody = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  (headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0");

/**
 * Waits until nobody else has connected for some turns of the event loop, which take in a few each; a moment at most. Whoever
 * still stands in the system's line when the socket is closed is cut off, with what he has sent already.
 */
async function allTakenIn(connections: () => number): Promise<void> {
  const latest = performance.now() + LONGEST_TAKING_IN_MS;
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < latest; ) {
    const [interceptor, begun] = [connections(), performance.now()];
    await nextSlice();
    quiet = connections() === interceptor && performance.now() - begun < QUIET_TURN_MS ? quiet + 1 : 0;
  }
}

/**
 * Serves the app over HTTP.
 * @throws the system's error (`EADDRINUSE`, `EACCES` …) when the address cannot be had
 */
export async function serve(
  app: App,
  { host, port, interceptor, limits = CONNECTION_LIMITS, onSlowClient, onConnection }: ServeOptions,
): Promise<RunningServer> {
  const listener = getRequestListener((request, bindings) =>
    app.fetch(request, bindings as { incoming: IncomingMessage; outgoing: ServerResponse }),
  );
  const counts: ConnectionCounts = { open: 0, dropped: 0, cut: { body: 0, answer: 0, still: 0 } };
  let isClosing = false;

  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
  });
  server.maxConnections = limits.connections;
  const watch = watchExchanges(server, limits, (slowness, address) => {
    counts.cut[slowness] += 1;
    onSlowClient?.(slowness, address);
  });
  const queue = createFairQueue((incoming, outgoing) => {
    if (isClosing || hasUselessBody(incoming)) outgoing.shouldKeepAlive = false;
    if ((incoming.url ?? "").length > limits.targetLength) return refuseTarget(incoming, outgoing);
    if (interceptor) interceptor(incoming, outgoing, () => void listener(incoming, outgoing));
    else void listener(incoming, outgoing);
    watch.add(incoming, outgoing);
  });
  server.on("request", queue.handle);
  let connected = 0;
  server.on("connection", (socket) => {
    connected += 1;
    counts.open += 1;
    queue.connected();
    onConnection?.();
    socket.once("close", () => {
      counts.open -= 1;
    });
  });
  let madeRoom = Number.NEGATIVE_INFINITY;
  server.on("drop", () => {
    counts.dropped += 1;
    if (performance.now() - madeRoom < MAKE_ROOM_MS) return;
    madeRoom = performance.now();
    server.closeIdleConnections();
  });

  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return {
    address: server.address() as AddressInfo,
    counts: () => ({ ...counts, cut: { ...counts.cut } }),
    async close() {
      isClosing = true;
      await allTakenIn(() => connected);
      await new Promise<void>((resolve, reject) => {
        const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        const closed = (error?: Error) => {
          clearTimeout(cutOff);
          watch.close();
          if (error) reject(error);
          else resolve();
        };
        // The way of HTTP's own server begins by closing whatever connection is idle at this moment.
        NetServer.prototype.close.call(server, closed);
        // An answer whose headers had gone out before cannot say that it is the last one.
        watch.endConnections(() => server.closeIdleConnections());
        setTimeout(() => server.closeIdleConnections(), ON_ITS_WAY_MS);
      });
    },
  };
}
