import type { Worker } from "node:cluster";

/** A connection on its way to a worker, by the number under which the worker will say that it has it, or wants it not. */
type HandOver = { number: unknown; connection: { close(): void } };

/**
 * Closes the connection that was being handed to a worker as that died, so that its client can ask again.
 *
 * Node's cluster gives a worker one connection at a time and waits until the worker says that it has it. Where the
 * worker dies before, Node waits for ever and keeps the connection open: nobody answers on it, and nobody ends it.
 * What the two tell each other is not documented; should it change, connections are lost as they were without this.
 */
export function closeLostHandOver(worker: Worker): void {
  const channel = worker.process;
  const send = channel.send.bind(channel) as (...values: unknown[]) => boolean;
  let underWay: HandOver | undefined;
  channel.send = (message: unknown, connection?: unknown, ...rest: unknown[]) => {
    if (isConnection(connection)) underWay = { number: fieldOf(message, "seq"), connection };
    return send(message, connection, ...rest);
  };
  channel.on("internalMessage", (reply: unknown) => {
    const answered = fieldOf(reply, "ack");
    // Whether it took it or sent it back: it is no longer the one that decides.
    if (answered !== undefined && answered === underWay?.number) underWay = undefined;
  });
  const close = () => underWay?.connection.close();
  // Whichever comes last: until both have come, Node may still choose the worker.
  worker.on("exit", close);
  worker.on("disconnect", close);
}

const fieldOf = (message: unknown, name: "seq" | "ack"): unknown =>
  typeof message === "object" && message !== null ? (message as Record<string, unknown>)[name] : undefined;

const isConnection = (value: unknown): value is HandOver["connection"] =>
  typeof value === "object" && value !== null && "close" in value && typeof value.close === "function";
