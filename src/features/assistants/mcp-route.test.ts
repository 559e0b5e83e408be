import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { features } from "../../app/features.server.ts";
import { isFromElsewhere } from "../../app/server/from-elsewhere.server.ts";
import { placesNamedIn } from "../../content/places/place-names.ts";
import { findPosition } from "../../content/safety/position-text.ts";
import { createWorkLimiter } from "../../platform/http/limits/work-limiter.server.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import { inProcessFetch } from "../../ui/render/in-process-fetch.server.ts";
import { mcpRoute } from "./mcp-route.server.ts";

const SITE_URL = "https://tuskers.example";
const ADDRESS = `${SITE_URL}/mcp`;

async function openMcp() {
  const testApi = await openTestApi({ SITE_URL });
  const { services, api } = testApi;
  const fetchFor = (visitor: { clientAddress: string }) => inProcessFetch(api, SITE_URL, visitor);
  const route = new Hono<ApiEnvironment>();
  route.use((context, next) => {
    context.set("clientAddress", "198.51.100.7");
    return next();
  });
  route.route(
    "/",
    mcpRoute({
      ...services,
      tools: features.flatMap(({ assistantTools = [] }) => assistantTools),
      limiter: createWorkLimiter(),
      fetchFor,
      isFromElsewhere: (context) => isFromElsewhere(context, SITE_URL),
    }),
  );
  const ask = async (input: Parameters<typeof fetch>[0], init?: RequestInit) => route.request(new Request(input, init));
  const post = async (body: unknown, headers: Record<string, string> = {}) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const answer = await ask(ADDRESS, {
      ...{ method: "POST", body: text },
      headers: { "Content-Type": "application/json", ...headers },
    });
    const sent = await answer.text();
    return { status: answer.status, headers: answer.headers, body: sent === "" ? undefined : JSON.parse(sent) };
  };
  return { ...testApi, ask, post };
}

async function connect(ask: typeof fetch, mode: "legacy" | "auto") {
  const client = new Client({ name: "test", version: "1" }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL(ADDRESS), { fetch: ask }));
  onTestFinished(() => client.close());
  return client;
}

const GEMUNU = someTusker({
  features: [{ character: "tusks", state: "both", sources: ["S1"] }],
  events: [{ kind: "wounded", date: "2022-11", text: "He was found wounded.", place: "yala", sources: [] }],
  sources: [{ title: "A newspaper", url: "https://news.example/gemunu", kind: "news" }],
});

test.each(["legacy", "auto"] as const)("the official client (%s) lists and calls every tool", async (mode) => {
  const { call, token, ask } = await openMcp();
  const added = await call("POST", "/api/tuskers", { token, json: GEMUNU });
  const { _id } = (await added.json()) as { _id: string };
  const client = await connect(ask as typeof fetch, mode);
  expect(client.getProtocolEra()).toBe(mode === "auto" ? "modern" : "legacy");
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search", "get", "events", "key", "cite"]);
  expect(
    tools.every(({ annotations, inputSchema }) => annotations?.readOnlyHint && inputSchema.type === "object"),
  ).toBe(true);
  const use = async (name: string, sent: Record<string, unknown>) => {
    const { structuredContent, content, isError } = await client.callTool({ name, arguments: sent });
    expect([name, isError]).toEqual([name, undefined]);
    expect(content).toEqual([{ type: "text", text: JSON.stringify(structuredContent) }]);
    return structuredContent as Record<string, unknown>;
  };
  const permanentUrl = `${SITE_URL}/id/${_id}`;
  const found = await use("search", { query: "gemunu" });
  expect(found).toMatchObject({
    total: 1,
    results: [
      {
        ...{ slug: "gemunu", url: `${SITE_URL}/tuskers/gemunu`, permanentUrl },
        citation: expect.stringMatching(
          /^Sri Lankan Tuskers: “Gemunu”, last changed [-\d]{10}\. https:.*\/id\/.* \(read /,
        ),
      },
    ],
  });
  const answers = [
    await use("get", { entry: _id }),
    await use("events", { tusker: "gemunu", from: 2020 }),
    await use("cite", { entry: "gemunu" }),
    await use("key", { saw: { tusks: "both" }, place: "yala", limit: 2 }),
  ];
  expect(answers[0]).toMatchObject({ name: "Gemunu", sources: [{ title: "A newspaper" }], permanentUrl });
  expect(answers[1]).toMatchObject({ events: [{ kind: "wounded", date: "2022-11" }] });
  expect(answers[2]).toMatchObject({
    citation: expect.stringMatching(/^Sri Lankan Tuskers: “Gemunu”, version 1, /),
    bibtex: expect.stringContaining(`url = {${permanentUrl}}`),
    ris: expect.stringContaining(`UR  - ${permanentUrl}`),
    cslJson: [{ URL: permanentUrl, version: "1" }],
  });
  expect(answers[3]).toMatchObject({
    sources: [{ key: "S1", title: "A newspaper", url: "https://news.example/gemunu" }],
  });
  const candidates = answers[3]?.candidates as { slug: string | null }[];
  expect(candidates.map(({ slug }) => slug)).toContain(null);
  for (const answer of [found, ...answers]) expect(answer.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const { citation } of answers) expect(citation).toEqual(expect.stringContaining(SITE_URL));
});

/** The texts in an answer, without addresses. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /^https?:/.test(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test("of a tusker that may live wild, no tool tells a position or a place that pages do not tell", async () => {
  const { services, call, token, ask } = await openMcp();
  const wild = someTusker({ name: "Raja", location: "Yala National Park", status: "alive", category: "wild" });
  const { _id } = (await (await call("POST", "/api/tuskers", { token, json: wild })).json()) as { _id: string };
  // As if it had been stored before such texts were refused.
  const location = "Seen by the old tank near Pinnawala Elephant Orphanage";
  const events = [
    { id: "a", kind: "wounded", date: "2001", place: "pinnawala", text: "Seen.", certainty: "certain", sources: [] },
  ];
  const stored = { location, events: JSON.stringify(events) };
  await services.db.write.updateTable("tuskers").set(stored).where("id", "=", _id).execute();
  const client = await connect(ask as typeof fetch, "auto");
  const page = await (await call("GET", "/api/tuskers/slug/raja")).json();
  const onPage = new Set(textsIn(page).flatMap(placesNamedIn));
  const calls = {
    search: {},
    get: { entry: "raja" },
    events: { tusker: "raja" },
    key: { saw: {} },
    cite: { entry: "raja" },
  };
  for (const [name, sent] of Object.entries(calls)) {
    const texts = textsIn((await client.callTool({ name, arguments: sent })).structuredContent);
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect([name, text, findPosition(text)]).toEqual([name, text, undefined]);
      for (const place of placesNamedIn(text)) expect([...onPage], `${name}: ${text}`).toContain(place);
      expect(text, name).not.toContain("old tank");
    }
  }
});

const callOf = (name: string, sent: unknown) => ({
  ...{ jsonrpc: "2.0", id: 1, method: "tools/call" },
  params: { name, arguments: sent },
});

test("assistants read what strangers read, and are told in words what they cannot", async () => {
  const { call, token, post } = await openMcp();
  await call("POST", "/api/tuskers", { token, json: { ...GEMUNU, publication: "draft" } });
  const textOf = async (name: string, sent: unknown) => {
    const { result } = (await post(callOf(name, sent))).body;
    return [result.isError ?? false, result.content[0].text];
  };
  expect(await textOf("get", { entry: "gemunu" })).toEqual([true, expect.any(String)]);
  expect((await textOf("search", {}))[1]).toContain('"total":0');
  expect(await textOf("events", { tusker: "../api" })).toEqual([
    true,
    expect.stringContaining("Give the slug or the id"),
  ]);
  expect(await textOf("key", { saw: { tusks: "five" } })).toEqual([true, expect.stringContaining("saw.tusks")]);
  expect((await post(callOf("delete", {}))).body.error.message).toContain("search, get, events, key, cite");
});

test("what is no message is refused in JSON-RPC", async () => {
  const { ask, post } = await openMcp();
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  const summary = async (body: unknown, headers: Record<string, string> = {}) => {
    const answer = await post(body, headers);
    return [answer.status, answer.body?.error?.code];
  };
  const modern = { ...list, params: { _meta: { "io.modelcontextprotocol/protocolVersion": "2026-07-28" } } };
  const version = { "MCP-Protocol-Version": "2026-07-28" };
  expect(await summary("{")).toEqual([400, -32700]);
  expect(await summary([list])).toEqual([400, -32600]);
  expect(await summary({ id: 1 })).toEqual([400, -32600]);
  expect(await summary({ ...list, method: "resources/list" })).toEqual([200, -32601]);
  expect(await summary({ jsonrpc: "2.0", method: "notifications/initialized" })).toEqual([202, undefined]);
  expect(await summary(list, { "MCP-Protocol-Version": "1900-01-01" })).toEqual([400, -32022]);
  expect(await summary(list, version)).toEqual([400, -32020]);
  expect(await summary(modern, version)).toEqual([400, -32020]);
  expect(await summary(modern, { ...version, "Mcp-Method": "tools/list" })).toEqual([200, undefined]);
  expect(await summary(list, { Origin: "https://elsewhere.example" })).toEqual([403, -32600]);
  expect(await summary(list, { "Content-Type": "text/plain" })).toEqual([415, -32600]);
  expect(await summary({ ...list, params: { more: "x".repeat(64_000) } })).toEqual([413, -32600]);
  for (const method of ["GET", "DELETE"]) {
    const answer = await ask(ADDRESS, { method });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  }
});

test("a network that sends too many messages is asked to wait", async () => {
  const { post } = await openMcp();
  const ping = { jsonrpc: "2.0", id: 1, method: "ping" };
  const answers = await Promise.all(Array.from({ length: 121 }, () => post(ping)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(1);
  expect(Number(refused[0]?.headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(refused[0]?.body.error.message).toContain("Too many requests");
});
