import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, Server as NetServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { PROBLEM_TYPE, problemBody } from "../api/problems.ts";
import { CONNECTION_LIMITS, type ConnectionLimits } from "./limits/connection-limits.server.ts";
import { createFairQueue } from "./limits/fair-queue.server.ts";
import { type Slowness, watchExchanges } from "./limits/slow-clients.server.ts";
import { PLAIN_SAFETY_HEADERS } from "./security-headers.server.ts";

const DRAIN_MS = 5_000;
const QUIET_TURNS = 3;
/** A turn that took longer did some work, and more connections may have arrived meanwhile. */
const QUIET_TURN_MS = 1;
const LONGEST_TAKING_IN_MS = 500;
/** By this time, a client that has just connected has sent its first request. */
const ON_ITS_WAY_MS = 100;
/** The size of the kernel's accept queue, where pending connections wait; the default is a few hundred. */
const BACKLOG = 4_096;
/** Closing idle connections checks every connection, so it is done at most this often. */
const MAKE_ROOM_MS = 1_000;

export type ConnectionCounts = {
  /** Connections that are currently open. */
  open: number;
  /** Connections refused because the limit was reached. */
  dropped: number;
  /** Clients that were cut off for being too slow, by reason. */
  cut: Record<Slowness, number>;
};

export type RunningServer = {
  address: AddressInfo;
  /** Counted since the start, except for `open`. */
  counts(): ConnectionCounts;
  /**
   * Shuts down gracefully: stops accepting connections, lets running requests finish for up to five seconds, then cuts
   * them off. Every response from now on is the last one on its connection.
   */
  close(): Promise<void>;
};

type App = { fetch(request: Request, bindings: { incoming: IncomingMessage; outgoing: ServerResponse }): unknown };

/** Runs before the app for each request, and calls `next` for requests that it does not handle. */
export type Interceptor = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;

export type ServeOptions = {
  host: string;
  port: number;
  interceptor?: Interceptor | undefined;
  limits?: ConnectionLimits;
  /** Called for each client that is cut off for being slow; the address is the socket's. */
  onSlowClient?: ((slowness: Slowness, address: string | undefined) => void) | undefined;
  onConnection?: (() => void) | undefined;
};

/** Completes the address of a request that names no host, which HTTP/1.0 allows and the checks of HAProxy do. */
const DEFAULT_HOST = "localhost";

const TOO_LONG = "This address is too long.";

/** Answers 414, as JSON for API calls and otherwise as plain text. */
function refuseTarget({ url = "" }: IncomingMessage, outgoing: ServerResponse): void {
  const isCall = url.startsWith("/api/");
  const type = isCall ? PROBLEM_TYPE : "text/plain; charset=utf-8";
  outgoing.shouldKeepAlive = false;
  outgoing.writeHead(414, { ...PLAIN_SAFETY_HEADERS, "Content-Type": type, "Cache-Control": "no-store" });
  const body = isCall
    ? JSON.stringify(problemBody({ statusCode: 414, message: TOO_LONG }, undefined))
    : `${TOO_LONG}\n`;
  outgoing.end(body);
}

/** GET and HEAD requests have no body. One that is sent anyway is not read, so the connection cannot be reused. */
const hasUselessBody = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  (headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0");

/**
 * Discards what a request sends after its response, so that the client can send to the end and read why it was refused.
 * Whatever still waits for the body would pause it after each chunk. The limits of slow clients hold for the rest, too.
 * Node closes a connection that is not kept right after the response, whatever is still being sent.
 */
function discardRest(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  incoming.removeAllListeners("data");
  incoming.resume();
}

/**
 * Waits until no connection has arrived for some turns of the event loop, which accepts a few per turn, but only for a
 * limited time. Connections that are still in the accept queue when the socket closes are reset, and their requests
 * lost.
 */
async function allTakenIn(connections: () => number): Promise<void> {
  const latest = performance.now() + LONGEST_TAKING_IN_MS;
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < latest; ) {
    const [before, begun] = [connections(), performance.now()];
    await nextTurn();
    quiet = connections() === before && performance.now() - begun < QUIET_TURN_MS ? quiet + 1 : 0;
  }
}

/**
 * Serves the app over HTTP.
 * @throws the system's error (`EADDRINUSE`, `EACCES` …) when the address cannot be used
 */
export async function serve(
  app: App,
  { host, port, interceptor, limits = CONNECTION_LIMITS, onSlowClient, onConnection }: ServeOptions,
): Promise<RunningServer> {
  const listener = getRequestListener(
    (request, bindings) => app.fetch(request, bindings as { incoming: IncomingMessage; outgoing: ServerResponse }),
    // The adapter would cut off whoever is still sending half a second after the response: see `discardRest`.
    { hostname: DEFAULT_HOST, autoCleanupIncoming: false },
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
    if (incoming.method !== "GET") outgoing.once("finish", () => discardRest(incoming));
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
        // The close method of the HTTP server would first close every connection that is idle right now.
        NetServer.prototype.close.call(server, closed);
        // Responses whose headers are already sent can no longer announce that the connection will close.
        watch.endConnections(() => server.closeIdleConnections());
        setTimeout(() => server.closeIdleConnections(), ON_ITS_WAY_MS);
      });
    },
  };
}
