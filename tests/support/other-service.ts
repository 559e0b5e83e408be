import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";

/** A server of somebody else, on a port of this machine, that the test can take away and bring back. */
export type OtherService = {
  start(): Promise<void>;
  /** Ends what is under way too. Does nothing where it does not run. */
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
