import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { sendWhole } from "./send-answer.server.ts";

/** More than sockets take in at once. */
const BYTES = 20_000_000;

test("a body made for one visitor arrives whole however slowly it is taken, and is freed then", async () => {
  const content = randomBytes(BYTES);
  const body = Buffer.from(new Uint8Array(content).buffer);
  const head = { shared: { headers: [], cacheControl: undefined }, etag: "" };
  const freed = Promise.withResolvers<void>();
  const server = createServer((incoming, outgoing) => {
    outgoing.once("close", freed.resolve);
    sendWhole({ incoming, outgoing }, 200, head, { body, encoding: undefined, isTransient: true });
  });
  server.listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(request({ port, host: "127.0.0.1", agent: false }).end(), "response")) as [
    IncomingMessage,
  ];
  // Nothing is read yet, so most of it still waits to be sent.
  expect(body.byteLength).toBe(BYTES);
  expect((await buffer(answer)).equals(content)).toBe(true);
  await freed.promise;
  expect(body.byteLength).toBe(0);
});
