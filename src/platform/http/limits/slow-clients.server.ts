import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionLimits } from "./connection-limits.server.ts";

/** Why a connection was cut off: body sent too slowly, response read too slowly, or no activity at all. */
export type Slowness = "body" | "answer" | "still";

/** A request and its response, tracked from when its handler has started. */
type Exchange = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  socket: Socket;
  begun: number;
  /** The socket's byte counters at that time. */
  readBefore: number;
  writtenBefore: number;
  /** Since when the response has been waiting for the client to read it. */
  waitingSince: number | undefined;
};

/** Watches the requests in progress, so that slow clients cannot hold connections open indefinitely. */
export type ExchangeWatch = {
  /** Starts watching a request. It costs next to nothing if the response is already sent. */
  add(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** Makes the requests in progress the last on their connections; `closed` is called each time one of them ends. */
  endConnections(closed: () => void): void;
  close(): void;
};

/** True while the server waits for the client: the body is being read, but nothing has arrived to read. */
const waitsForBody = ({ incoming }: Exchange): boolean =>
  !incoming.complete && incoming.readableFlowing === true && incoming.readableLength === 0;

/** True while the client has not yet read what was sent. */
const waitsForReader = ({ outgoing }: Exchange): boolean => outgoing.writableLength > 0;

/**
 * Cuts off clients that send or read too slowly, or not at all. The server's own processing time does not count.
 * @param cut called with the reason and the socket's address, which behind a proxy is the proxy's
 */
export function watchExchanges(
  server: Server,
  limits: ConnectionLimits,
  cut: (slowness: Slowness, address: string | undefined) => void,
): ExchangeWatch {
  const underWay = new Set<Exchange>();

  function cutOff(socket: Socket, slowness: Slowness): void {
    if (socket.destroyed) return;
    cut(slowness, socket.remoteAddress);
    socket.destroy();
  }

  const mayTake = (bytes: number): number => limits.graceMs + (bytes * 1000) / limits.bytesPerSecond;

  function check(exchange: Exchange, now: number): void {
    const { outgoing, socket, begun, readBefore, writtenBefore } = exchange;
    const read = socket.bytesRead - readBefore;
    if (waitsForBody(exchange) && now - begun > mayTake(read)) cutOff(socket, "body");
    if (outgoing.writableFinished && read > limits.discardedBytes) socket.destroy();
    exchange.waitingSince = waitsForReader(exchange) ? (exchange.waitingSince ?? now) : undefined;
    const waited = now - (exchange.waitingSince ?? now);
    if (waited > mayTake(socket.bytesWritten - writtenBefore)) cutOff(socket, "answer");
  }

  const timer = setInterval(() => {
    const now = performance.now();
    for (const exchange of underWay) check(exchange, now);
  }, limits.checkMs);
  timer.unref();

  server.timeout = limits.stillMs;
  server.on("timeout", (socket: Socket) => {
    const own = Array.from(underWay).filter((exchange) => exchange.socket === socket);
    if (own.some((exchange) => waitsForBody(exchange) || waitsForReader(exchange))) cutOff(socket, "still");
    // No activity because the server is still working; otherwise the keep-alive connection has been idle for too long.
    else if (own.length > 0) socket.setTimeout(limits.stillMs);
    else socket.destroy();
  });

  return {
    add(incoming, outgoing) {
      const isRead = incoming.method === "GET" || incoming.complete;
      if (outgoing.writableEnded && outgoing.writableLength === 0 && isRead) return;
      const { socket } = incoming;
      const { bytesRead: readBefore, bytesWritten: writtenBefore } = socket;
      const begun = performance.now();
      const exchange = { incoming, outgoing, socket, begun, readBefore, writtenBefore, waitingSince: undefined };
      underWay.add(exchange);
      // What a client still sends after the response has the same limits.
      outgoing.once("close", () => {
        if (incoming.complete || incoming.destroyed) underWay.delete(exchange);
        else incoming.once("close", () => underWay.delete(exchange));
      });
    },
    endConnections(closed) {
      for (const { outgoing } of underWay) {
        outgoing.shouldKeepAlive = false;
        outgoing.once("close", closed);
      }
    },
    close: () => clearInterval(timer),
  };
}
