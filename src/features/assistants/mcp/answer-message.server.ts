import { z } from "zod";
import { type AssistantTool, ToolRefusal } from "../../../platform/api/assistant-tool.server.ts";
import { createApiClient } from "../../../platform/api-client/api-client.ts";
import { RELEASE } from "../../../platform/config/release.server.ts";
import { rightsWords } from "../../../platform/identity/served-identity.ts";
import { siteName } from "../../../platform/identity/site-identity.ts";
import { inLanguage } from "../../../platform/languages/in-language.server.ts";
import { languageAsked } from "../../../platform/languages/language.ts";

/** The revision without sessions, in which each message says its version, and those that begin with `initialize`. */
const MODERN = ["2026-07-28"];
const WITH_SESSIONS = ["2025-11-25", "2025-06-18", "2025-03-26"];

/** Codes of JSON-RPC, and of the protocol. */
export const CODES = {
  notRead: -32700,
  invalid: -32600,
  noMethod: -32601,
  wrongParameters: -32602,
  failed: -32603,
  headersDiffer: -32020,
  noSuchVersion: -32022,
} as const;

/** Tools change with a release only. */
const FRESH_MS = 60 * 60 * 1000;
const META = "io.modelcontextprotocol";

const messageSchema = z.object({
  jsonrpc: z.literal("2.0"),
  id: z.union([z.string().max(200), z.number()]).optional(),
  method: z.string().max(200),
  params: z.record(z.string(), z.unknown()).optional(),
});

type Id = string | number | null;
type McpAnswer = { status: number; body?: Record<string, unknown> };
type McpNeeds = {
  tools: readonly AssistantTool[];
  fetch: typeof fetch;
  siteUrl: string;
  today: string;
  reportError(error: unknown): void;
};

export const refuse = (status: number, code: number, message: string, id: Id = null, data?: unknown): McpAnswer => ({
  status,
  body: { jsonrpc: "2.0", id, error: { code, message, ...(data === undefined ? {} : { data }) } },
});

const succeed = (id: Id, result: Record<string, unknown>): McpAnswer => ({
  status: 200,
  body: { jsonrpc: "2.0", id, result },
});

const server = () => ({ name: "sri-lankan-tuskers", title: siteName(), version: RELEASE.version });

const instructions = () =>
  `Reads ${siteName()}, the directory of Sri Lanka's tuskers. Every answer names the day for which it holds (asOf) and how to cite it; statements name their sources. Tell your reader both. Keep doubts and allegations worded as they are. Places are parks and districts: the site tells nothing finer of living wild animals, so do not guess it. Rights: ${rightsWords()}`;

/** A header may say in Base64 what it cannot say in ASCII. */
function headerValue(value: string | null): string | null {
  const [, encoded] = /^=\?base64\?([A-Za-z0-9+/=]*)\?=$/.exec(value ?? "") ?? [];
  return encoded === undefined ? value : Buffer.from(encoded, "base64").toString("utf8");
}

/** How a message without sessions contradicts its headers; undefined if it does not. */
function differingHeader(headers: Headers, method: string, params: Record<string, unknown>, version: string) {
  const expected: [name: string, value: unknown][] = [
    ["MCP-Protocol-Version", version],
    ["Mcp-Method", method],
    ...(method === "tools/call" ? [["Mcp-Name", params.name] as [string, unknown]] : []),
  ];
  return expected.find(([name, value]) => headerValue(headers.get(name)) !== value)?.[0];
}

/** The tools as clients list them. */
const listed = (tools: readonly AssistantTool[]) =>
  tools.map(({ name, title, description, input }) => ({
    ...{ name, title, description },
    inputSchema: z.toJSONSchema(input, { io: "input" }),
    annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  }));

async function callTool(params: Record<string, unknown>, needs: McpNeeds) {
  const tool = needs.tools.find(({ name }) => name === params.name);
  if (tool === undefined) return undefined;
  const sent = params.arguments;
  const language = (sent as { language?: unknown } | undefined)?.language;
  const { siteUrl, today } = needs;
  try {
    const found = await inLanguage(languageAsked(typeof language === "string" ? language : undefined), () =>
      tool.call(sent, { api: createApiClient(needs.fetch), siteUrl, today }),
    );
    const content = { asOf: today, site: siteName(), rights: rightsWords(), ...found };
    return { content: [{ type: "text", text: JSON.stringify(content) }], structuredContent: content };
  } catch (error) {
    if (!(error instanceof ToolRefusal)) throw error;
    return { content: [{ type: "text", text: error.message }], isError: true };
  }
}

async function resultOf(method: string, params: Record<string, unknown>, isModern: boolean, needs: McpNeeds) {
  const kept = isModern ? { ttlMs: FRESH_MS, cacheScope: "public" } : {};
  if (method === "tools/list") return { tools: listed(needs.tools), ...kept };
  if (method === "tools/call") return callTool(params, needs);
  if (isModern) {
    if (method !== "server/discover") return undefined;
    const told = { supportedVersions: MODERN, capabilities: { tools: {} }, instructions: instructions() };
    return { ...told, _meta: { [`${META}/serverInfo`]: server() }, ...kept };
  }
  if (method === "ping") return {};
  if (method !== "initialize") return undefined;
  const asked = WITH_SESSIONS.find((version) => version === params.protocolVersion);
  return {
    protocolVersion: asked ?? WITH_SESSIONS[0],
    ...{ capabilities: { tools: {} }, serverInfo: server(), instructions: instructions() },
  };
}

/** The answer to one message of the Model Context Protocol. Nothing is remembered from one message to the next. */
export async function answerMessage(sent: unknown, headers: Headers, needs: McpNeeds): Promise<McpAnswer> {
  if (Array.isArray(sent)) return refuse(400, CODES.invalid, "Send one message at a time, not a list.");
  const read = messageSchema.safeParse(sent);
  if (!read.success) return refuse(400, CODES.invalid, "This is no request or notification of JSON-RPC 2.0.");
  const { id, method, params = {} } = read.data;
  const meta = params._meta as Record<string, unknown> | undefined;
  const header = headers.get("MCP-Protocol-Version");
  const version = meta?.[`${META}/protocolVersion`] ?? (header !== null && MODERN.includes(header) ? "" : undefined);
  const isModern = version !== undefined;
  if (id === undefined) return { status: 202 };
  const asked = isModern ? String(version) || header : header;
  if (asked !== null && ![...MODERN, ...WITH_SESSIONS].includes(asked)) {
    const data = { supported: MODERN, requested: asked.slice(0, 100) };
    return refuse(400, CODES.noSuchVersion, "This version of the protocol is not supported.", id, data);
  }
  const differing = isModern ? differingHeader(headers, method, params, String(version)) : undefined;
  if (differing !== undefined) {
    return refuse(400, CODES.headersDiffer, `The header ${differing} is missing or differs from the message.`, id);
  }
  try {
    const result = await resultOf(method, params, isModern, needs);
    if (result !== undefined) return succeed(id, isModern ? { resultType: "complete", ...result } : result);
  } catch (error) {
    needs.reportError(error);
    return refuse(200, CODES.failed, "The site could not answer. Please try again later.", id);
  }
  if (method === "tools/call") {
    const names = needs.tools.map(({ name }) => name).join(", ");
    return refuse(200, CODES.wrongParameters, `There is no tool of this name. There are: ${names}.`, id);
  }
  return refuse(isModern ? 404 : 200, CODES.noMethod, "There is no such method.", id);
}
