import type { Worker } from "node:cluster";

/** What the parts of Node that send a connection have in their hands. Closing it twice does nothing. */
type Connection = { close(): void };

/**
 * Closes the connection that was being handed to a worker as that died, so that its client can ask again.
 *
 * Node's cluster gives a worker one connection at a time and waits until the worker says that it has it. Where the
 * worker dies before, Node waits for ever and keeps the connection open: nobody answers on it, and nobody ends it.
 */
export function closeLostHandOver(worker: Worker): void {
  const channel = worker.process;
  const send = channel.send.bind(channel) as (...values: unknown[]) => boolean;
  let latest: Connection | undefined;
  channel.send = (message: unknown, connection?: unknown, ...rest: unknown[]) => {
    if (isConnection(connection)) latest = connection;
    return send(message, connection, ...rest);
  };
  const close = () => latest?.close();
  // Whichever comes last: until both have come, Node may still choose the worker.
  worker.on("exit", close);
  worker.on("disconnect", close);
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === "object" && value !== null && "close" in value && typeof value.close === "function";
