import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ports that a system gives to outgoing connections: one of those could take it before the caller does. */
const FIRST = 12_000;
const LAST = 32_000;

/** A port of this machine that nobody uses just now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}
