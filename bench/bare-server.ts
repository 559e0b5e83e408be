import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// A minimal `node:http` server, as the baseline for start-up time and memory.
const server = createServer((_, response) => response.end("A bare server.\n"));
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on("SIGTERM", () => process.exit());
