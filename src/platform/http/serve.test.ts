import { once } from "node:events";
import { Agent, get, request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { callOver } from "../../../tests/support/test-site.ts";
import { serve } from "./serve.server.ts";

/** An app whose only response is sent when `finish` is called; `arrived` resolves when a request has arrived. */
function slowApp() {
  const { promise: answer, resolve: finish } = Promise.withResolvers<Response>();
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const fetch = () => {
    arrive();
    return answer;
  };
  return { fetch, arrived, finish };
}

test("a request that is running when the server closes is answered before it has closed", async () => {
  const app = slowApp();
  const server = await serve(app, { host: "127.0.0.1", port: 0 });
  const answer = callOver(server.address.port, "/");
  await app.arrived;
  const closed = server.close();
  app.finish(new Response("done"));
  expect((await answer).text).toBe("done");
  await closed;
});

test("a client that has connected before closing begins is still answered", async () => {
  const server = await serve({ fetch: () => new Response("ok") }, { host: "127.0.0.1", port: 0 });
  // All in one turn: the kernel has connected them, but the server has not accepted them yet.
  const answers = Array.from({ length: 20 }, () => {
    const asking = connect(server.address.port, "127.0.0.1");
    asking.write("GET / HTTP/1.1\r\nHost: tuskers.example\r\n\r\n");
    return text(asking);
  });
  const closed = server.close();
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
  await closed;
});

test("an idle connection does not keep the server open", async () => {
  const server = await serve({ fetch: () => new Response("ok") }, { host: "127.0.0.1", port: 0 });
  const idle = connect(server.address.port, "127.0.0.1");
  await new Promise((resolve) => idle.once("connect", resolve));
  const ended = new Promise((resolve) => idle.once("close", resolve));
  idle.resume();
  await server.close();
  await ended;
});

test("nothing is served after closing", async () => {
  const server = await serve({ fetch: () => new Response("ok") }, { host: "127.0.0.1", port: 0 });
  await server.close();
  await expect(callOver(server.address.port, "/")).rejects.toThrow("ECONNREFUSED");
});

test("an address in use is reported to the caller", async () => {
  const first = await serve({ fetch: () => new Response("ok") }, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => first.close());
  const second = serve({ fetch: () => new Response("ok") }, { host: "127.0.0.1", port: first.address.port });
  await expect(second).rejects.toMatchObject({ code: "EADDRINUSE" });
});

test("what comes before the app sees every request and may answer it itself", async () => {
  const server = await serve(
    { fetch: () => new Response("the app") },
    {
      host: "127.0.0.1",
      port: 0,
      interceptor: (incoming, outgoing, next) => (incoming.url === "/mine" ? outgoing.end("before") : next()),
    },
  );
  onTestFinished(() => server.close());
  expect((await callOver(server.address.port, "/mine")).text).toBe("before");
  expect((await callOver(server.address.port, "/other")).text).toBe("the app");
});

test("a connection is kept for the next request", async () => {
  const server = await serve({ fetch: () => new Response("ok") }, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.close());
  const headers = await new Promise<Record<string, unknown>>((resolve) =>
    get(
      { host: "127.0.0.1", port: server.address.port, headers: { Connection: "keep-alive" }, agent: false },
      (answer) => {
        answer.resume();
        resolve(answer.headers);
      },
    ),
  );
  expect(headers["keep-alive"]).toBe("timeout=65");
});

test("whoever is still sending when refused can send to the end, reads why, and keeps the connection", async () => {
  const app = {
    fetch: async ({ body }: Request) => new Response("too long", { status: body === null ? 500 : 413 }),
  };
  const server = await serve(app, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.close());
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const send = async (bytes: number) => {
    const sending = request({ host: "127.0.0.1", port: server.address.port, method: "POST", agent });
    sending.end(Buffer.alloc(bytes));
    const [[answer]] = await Promise.all([once(sending, "response"), once(sending, "finish")]);
    return [answer.statusCode, await text(answer), sending.socket?.localPort];
  };
  const refused = await send(8_000_000);
  expect(refused).toEqual([413, "too long", expect.any(Number)]);
  expect(await send(10)).toEqual(refused);
});

/** Sends a body in pieces, reads nothing before its end, and returns everything that was answered. */
async function sendThenRead(port: number, { pieces, pauseMs }: { pieces: number; pauseMs: number }) {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const bytes = 100_000;
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${pieces * bytes}\r\n\r\n`);
  for (let sent = 0; sent < pieces; sent += 1) {
    await new Promise<void>((resolve) => socket.write(Buffer.alloc(bytes), () => resolve()));
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  socket.end();
  return text(socket);
}

test("whoever is refused while sending slowly can send to the end, and reads why only then", async () => {
  const app = {
    fetch: async ({ body }: Request) => new Response("too long", { status: body === null ? 500 : 413 }),
  };
  const server = await serve(app, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.close());
  const answer = await sendThenRead(server.address.port, { pieces: 30, pauseMs: 25 });
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*too long$/s);
});

test("a check by HTTP/1.0, which names no host, is answered", async () => {
  const app = { fetch: async ({ url }: Request) => new Response(new URL(url).pathname) };
  const server = await serve(app, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => server.close());
  const socket = connect(server.address.port, "127.0.0.1");
  socket.write("GET /readyz HTTP/1.0\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\r\n\r\n\/readyz$/s);
});
