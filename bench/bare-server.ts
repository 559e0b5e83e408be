import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// The least that a program with `node:http` takes to start and to hold.
const server = createServer((_, response) => response.end("A bare server.\n"));
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.on("SIGTERM", () => process.exit());
