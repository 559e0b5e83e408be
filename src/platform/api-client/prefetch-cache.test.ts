import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchOrTake, markAsPrefetch } from "./prefetch-cache.ts";

/** The requests that the server received, as "GET /path". */
let asked: string[] = [];
/** What the server does next instead of answering normally. */
let faults: ("error" | "hang up")[] = [];
let url = "";

const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  const fault = faults.shift();
  if (fault === "hang up") return void request.socket.destroy();
  response.writeHead(fault === "error" ? 503 : 200).end(`answer ${asked.length}`);
});

const START = Date.parse("2026-03-01T08:00:00Z");
const at = (seconds: number) => vi.setSystemTime(START + seconds * 1_000);

/** Gives each test its own addresses, because prefetched responses outlive the test. */
let tests = 0;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  at(0);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  tests += 1;
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${tests}/`;
  asked = [];
  faults = [];
});
afterEach(async () => {
  vi.useRealTimers();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const open = async (name: string): Promise<string> => (await fetchOrTake(url + name, { method: "GET" })).text();

async function prefetch(name: string): Promise<string> {
  const request = new Request(url + name);
  markAsPrefetch(request);
  return (await fetchOrTake(url + name, { method: "GET", signal: request.signal })).text();
}

test("what was prefetched is taken by who opens the page, and once only", async () => {
  expect(await prefetch("gemunu")).toBe("answer 1");
  expect(await open("gemunu")).toBe("answer 1");
  expect(await open("gemunu")).toBe("answer 2");
  expect(asked).toHaveLength(2);
});

test("it is taken while it is still on its way", async () => {
  const prefetched = prefetch("gemunu");
  expect(await open("gemunu")).toBe("answer 1");
  expect(await prefetched).toBe("answer 1");
  expect(asked).toHaveLength(1);
});

test("looking ahead twice asks once, however long the second look is after the first", async () => {
  await prefetch("gemunu");
  at(14.999);
  expect(await prefetch("gemunu")).toBe("answer 1");
  // The second prefetch did not extend the time.
  at(15);
  expect(await open("gemunu")).toBe("answer 2");
});

test("it is requested again after fifteen seconds, and not before", async () => {
  await prefetch("gemunu");
  await prefetch("kandula");
  at(14.999);
  expect(await open("gemunu")).toBe("answer 1");
  at(15);
  expect(await open("kandula")).toBe("answer 3");
});

test("what could not be prefetched is requested again", async () => {
  faults = ["error", "hang up"];
  expect(await prefetch("gemunu")).toBe("answer 1");
  await expect(prefetch("kandula")).rejects.toThrow("fetch failed");
  expect(await open("gemunu")).toBe("answer 3");
  expect(await open("kandula")).toBe("answer 4");
});

test("writing always goes to the server, and takes nothing", async () => {
  await prefetch("contact");
  expect(await (await fetchOrTake(`${url}contact`, { method: "POST", body: "words" })).text()).toBe("answer 2");
  expect(await open("contact")).toBe("answer 1");
  expect(asked.map((call) => call.split(" ")[0])).toEqual(["GET", "POST"]);
});

test("an expired answer is dropped when the next one is stored", async () => {
  await prefetch("gemunu");
  at(15);
  await prefetch("kandula");
  // Back at this time the response would still be fresh, had it not been removed.
  at(14);
  expect(await open("gemunu")).toBe("answer 3");
  expect(await open("kandula")).toBe("answer 2");
});
