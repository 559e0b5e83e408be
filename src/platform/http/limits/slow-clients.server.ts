import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ConnectionLimits } from "./connection-limits.server.ts";

/** Why a connection was cut off: its body came too slowly, its answer was taken too slowly, or nothing moved at all. */
export type Slowness = "body" | "answer" | "still";

/** A request with its answer, from the moment at which something has to be waited for. */
type Exchange = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  socket: Socket;
  begun: number;
  /** What the socket had read and written when it began, in bytes. */
  readBefore: number;
  writtenBefore: number;
  /** Since when the answer has been waiting for the client to take it. */
  waitingSince: number | undefined;
};

/** Watches over requests that are under way, so that no client can hold what it does not use. */
export type ExchangeWatch = {
  /** Watches a request whose handler has begun. One that was answered at once costs next to nothing. */
  add(incoming: IncomingMessage, outgoing: ServerResponse): void;
  /** The requests under way are the last ones on their connections; `closed` is called when one of them has ended. */
  endConnections(closed: () => void): void;
  close(): void;
};

/** True while the site waits for the client's next bytes: somebody reads the body, and nothing is there to be read. */
const waitsForBody = ({ incoming }: Exchange): boolean =>
  !incoming.complete && incoming.readableFlowing === true && incoming.readableLength === 0;

/** True while the client has not taken what the site has sent. */
const waitsForReader = ({ outgoing }: Exchange): boolean => outgoing.writableLength > 0;

/**
 * Cuts off clients that send or read too slowly, or not at all. The time that the site itself takes is not counted.
 * @param cut is told why, and from which address; that of the socket, behind a proxy the proxy's
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
    const { socket, begun, readBefore, writtenBefore } = exchange;
    if (waitsForBody(exchange) && now - begun > mayTake(socket.bytesRead - readBefore)) cutOff(socket, "body");
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
    // Nothing moves because the site is still at work; else the connection has waited for a next request long enough.
    else if (own.length > 0) socket.setTimeout(limits.stillMs);
    else socket.destroy();
  });

  return {
    add(incoming, outgoing) {
      if (outgoing.writableEnded && outgoing.writableLength === 0) return;
      const { socket } = incoming;
      const { bytesRead: readBefore, bytesWritten: writtenBefore } = socket;
      const begun = performance.now();
      const exchange = { incoming, outgoing, socket, begun, readBefore, writtenBefore, waitingSince: undefined };
      underWay.add(exchange);
      outgoing.once("close", () => underWay.delete(exchange));
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
