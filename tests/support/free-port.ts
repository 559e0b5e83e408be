import { once } from "node:events";
import { createServer } from "node:net";

/** Below the ephemeral ports: an outgoing connection could take one of those before the caller does. */
const FIRST = 12_000;
const LAST = 32_000;

/** A local port that is currently free. */
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
