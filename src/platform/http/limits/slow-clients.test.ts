import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { problem } from "../../../../tests/support/problem.ts";
import { callOver } from "../../../../tests/support/test-site.ts";
import { serve } from "../serve.server.ts";
import { CONNECTION_LIMITS, type ConnectionLimits } from "./connection-limits.server.ts";

/** Limits that are only reached on purpose, except for those under test. */
const QUICK: ConnectionLimits = {
  ...CONNECTION_LIMITS,
  checkMs: 20,
  headersMs: 20_000,
  stillMs: 20_000,
  graceMs: 20_000,
};

type Handle = (request: Request, bindings: { incoming: IncomingMessage; outgoing: ServerResponse }) => unknown;

async function open(limits: Partial<ConnectionLimits>, fetch: Handle) {
  const cut: string[] = [];
  const server = await serve(
    { fetch },
    { host: "127.0.0.1", port: 0, limits: { ...QUICK, ...limits }, onSlowClient: (slowness) => cut.push(slowness) },
  );
  onTestFinished(() => server.close());
  return { port: server.address.port, counts: server.counts, cut };
}

/** A connection that a test writes to by hand, with everything received on it. */
async function dial(port: number): Promise<{ socket: Socket; received: () => string; ended: Promise<void> }> {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.on("data", (chunk) => {
    received += chunk;
  });
  // Being cut off may show as an end or as a reset.
  socket.on("error", () => {});
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  await once(socket, "connect");
  return { socket, received: () => received, ended };
}

/** Sends `text` in small chunks for as long as the other side listens. */
function drip(socket: Socket, text: string, everyMs: number): void {
  const pieces = Array.from(text);
  const timer = setInterval(() => socket.write(pieces.shift() ?? "x"), everyMs);
  socket.once("close", () => clearInterval(timer));
}

const readBody: Handle = async (request) => new Response(`read ${(await request.text()).length}`);
const LARGE = new Uint8Array(40_000_000);

test("headers that come letter by letter are waited for only so long", async () => {
  const { port } = await open({ headersMs: 200 }, () => new Response("ok"));
  const { socket, received, ended } = await dial(port);
  drip(socket, `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(10_000)}`, 10);
  await ended;
  expect(received()).toContain("408 Request Timeout");
});

test("a connection on which nothing is ever asked is closed", async () => {
  const { port } = await open({ headersMs: 200 }, () => new Response("ok"));
  const { ended } = await dial(port);
  await ended;
});

test("a body that comes letter by letter is cut off", async () => {
  const { port, cut } = await open({ graceMs: 200, bytesPerSecond: 2_000 }, readBody);
  const { socket, ended } = await dial(port);
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n");
  drip(socket, "x".repeat(100_000), 10);
  await ended;
  expect(cut).toEqual(["body"]);
});

const refuse: Handle = async () => new Response("too long", { status: 413 });

test("what is sent after a refusal, letter by letter, is cut off", async () => {
  const { port, cut } = await open({ graceMs: 200, bytesPerSecond: 2_000 }, refuse);
  const { socket, received, ended } = await dial(port);
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n");
  drip(socket, "x".repeat(100_000), 10);
  await ended;
  expect(received()).toContain("413");
  expect(cut).toEqual(["body"]);
});

test("what is sent after a refusal is discarded only up to a size", async () => {
  const { port, cut } = await open({ discardedBytes: 1_000 }, refuse);
  const { socket, received, ended } = await dial(port);
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n");
  drip(socket, "x".repeat(100_000), 1);
  await ended;
  expect(received()).toContain("413");
  expect(cut).toEqual([]);
});

/** Resolves once a connection that began now, and sends next to nothing, was cut off: the limits have passed since. */
async function limitsPassed(port: number): Promise<void> {
  const { socket, ended } = await dial(port);
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n");
  await ended;
}

test("a body that comes fast enough may take longer than the time of grace", async () => {
  const headersCame = Promise.withResolvers<void>();
  const { port, cut } = await open({ graceMs: 100, bytesPerSecond: 100 }, (request, bindings) => {
    headersCame.resolve();
    return readBody(request, bindings);
  });
  const { socket, received, ended } = await dial(port);
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3000\r\nConnection: close\r\n\r\n");
  await headersCame.promise;
  socket.write("x".repeat(2900));
  await limitsPassed(port);
  socket.write("x".repeat(100));
  await ended;
  expect(received()).toContain("read 3000");
  expect(cut).toEqual(["body"]);
});

test("a body that stops coming is cut off", async () => {
  const { port, cut } = await open({ stillMs: 200 }, readBody);
  const { socket, ended } = await dial(port);
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc");
  await ended;
  expect(cut).toEqual(["still"]);
});

test("a client that does not read its answer is cut off", async () => {
  const { port, cut } = await open({ stillMs: 200 }, () => new Response(LARGE));
  const { socket, ended } = await dial(port);
  socket.pause();
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect.poll(() => cut, { timeout: 30_000 }).toEqual(["still"]);
  socket.resume();
  await ended;
});

test("a client that reads its answer in sips is cut off, whether it is one piece or a stream", async () => {
  const chunk = new Uint8Array(64_000);
  const endless = () => new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }));
  for (const answer of [() => new Response(LARGE), endless]) {
    const { port, cut } = await open({ graceMs: 200, bytesPerSecond: 1_000_000_000 }, answer);
    const { socket, ended } = await dial(port);
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    socket.pause();
    const sip = setInterval(() => {
      socket.resume();
      socket.once("data", () => socket.pause());
    }, 20);
    await expect.poll(() => cut, { timeout: 30_000 }).toEqual(["answer"]);
    clearInterval(sip);
    socket.resume();
    await ended;
  }
});

test("time that the site itself takes is not counted", async () => {
  const { port, cut } = await open({ stillMs: 50, graceMs: 50 }, async (request) => {
    await request.text();
    await limitsPassed(port);
    return new Response("at last");
  });
  const { socket, received, ended } = await dial(port);
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc");
  await ended;
  expect(received()).toContain("at last");
  // The connection that showed that the limits have passed; it is noted once its client has seen the end.
  await expect.poll(() => cut).toHaveLength(1);
});

test("an address that is too long is refused before it is parsed", async () => {
  let asked = 0;
  const { port } = await open({}, () => {
    asked += 1;
    return new Response("ok");
  });
  expect((await callOver(port, `/?${"q".repeat(CONNECTION_LIMITS.targetLength)}`)).status).toBe(414);
  const call = await callOver(port, `/api/tuskers?search=${"q".repeat(CONNECTION_LIMITS.targetLength)}`);
  expect([call.status, call.headers["content-type"]]).toEqual([414, "application/problem+json"]);
  const { instance: _, ...told } = problem({ statusCode: 414, message: expect.any(String) });
  expect(JSON.parse(call.text)).toEqual(told);
  expect(asked).toBe(0);
  expect((await callOver(port, `/?${"q".repeat(CONNECTION_LIMITS.targetLength - 2)}`)).status).toBe(200);
});

test("headers that are larger than any are refused", async () => {
  const { port } = await open({}, () => new Response("ok"));
  const headers = { "X-Large": "x".repeat(CONNECTION_LIMITS.headerBytes) };
  expect((await callOver(port, "/", { headers })).status).toBe(431);
});

test("a body that comes with a request for reading is not read, and ends the connection", async () => {
  const { port } = await open({}, () => new Response("ok"));
  const { socket, received, ended } = await dial(port);
  socket.write("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
  await ended;
  expect(received()).toContain("Connection: close");
});

test("with all connections taken, those on which nothing is asked make room", async () => {
  const { port, counts } = await open({ connections: 3 }, () => new Response("ok"));
  const idle = await Promise.all(Array.from({ length: 3 }, () => dial(port)));
  for (const { socket, received } of idle) {
    socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
    await expect.poll(received).toContain("ok");
  }
  expect(counts().open).toBe(3);
  await expect(callOver(port, "/")).rejects.toThrow();
  await Promise.all(idle.map(({ ended }) => ended));
  expect((await callOver(port, "/")).status).toBe(200);
  expect(counts().dropped).toBe(1);
});
