import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The response of the bare server to every request, read as JSON from the file named by the first argument. */
export type ReferenceAnswer = { status: number; headers: string[] /** Base64. */; body: string };

// Bare `node:http` sending the same status, headers and body as the site: the upper limit for one process.
const { status, headers, body } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as ReferenceAnswer;
const bytes = Buffer.from(body, "base64");
const server = createServer((_, response) => {
  response.writeHead(status, headers);
  if (bytes.length > 0) response.end(bytes);
  else response.end();
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
process.on("SIGTERM", () => process.exit());
