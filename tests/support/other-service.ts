import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

/** A third-party server on a local port that the test can stop and restart. */
export type OtherService = {
  start(): Promise<void>;
  /** Also drops the connections in progress. No-op if it is not running. */
  stop(): Promise<void>;
};

export function createOtherService(port: number, listener: RequestListener): OtherService {
  let server: Server | undefined;
  return {
    async start() {
      server = createServer(listener).listen(port, "127.0.0.1");
      await once(server, "listening");
    },
    async stop() {
      const running = server;
      server = undefined;
      if (!running) return;
      running.close();
      running.closeAllConnections();
      await once(running, "close");
    },
  };
}
