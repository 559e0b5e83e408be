import { type Context, Hono } from "hono";
import type { AssistantTool } from "../../platform/api/assistant-tool.server.ts";
import { STATUS } from "../../platform/api/error-response.server.ts";
import { messageBody } from "../../platform/api/json-body.server.ts";
import { tellLimits } from "../../platform/api/tell-limits.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { WorkLimiter } from "../../platform/http/limits/work-limiter.server.ts";
import type { ApiEnvironment, InProcessFetch } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { answerMessage, CODES, refuse } from "./mcp/answer-message.server.ts";

const PATH = "/mcp";
const NO_STORE = { "Cache-Control": "no-store" };

type Needs = Pick<Services, "config" | "clock" | "log" | "throttles"> & {
  tools: readonly AssistantTool[];
  limiter: WorkLimiter;
  /** Whether a page of another site made a browser send this. */
  isFromElsewhere(context: Context): boolean;
  fetchFor(visitor: { clientAddress: string }): InProcessFetch;
};

type Answer = ReturnType<typeof refuse>;

const send = (context: Context, { status, body }: Answer, headers: Record<string, string> = {}): Response =>
  body === undefined
    ? new Response(null, { status, headers: { ...NO_STORE, ...headers } })
    : context.json(body, status as 200, { ...NO_STORE, ...headers });

/** What is refused before a message is read is told in JSON-RPC, too. */
function sendRefusal(context: Context, error: AppError): Response {
  const wait: Record<string, string> =
    error.retryAfterSeconds === undefined ? {} : { "Retry-After": String(Math.ceil(error.retryAfterSeconds)) };
  return send(context, refuse(STATUS[error.kind], CODES.invalid, error.message), wait);
}

/** `POST /mcp`: the Model Context Protocol for assistants, which read by it what strangers can read. */
export function mcpRoute({
  config,
  clock,
  log,
  throttles,
  tools,
  limiter,
  fetchFor,
  isFromElsewhere,
}: Needs): Hono<ApiEnvironment> {
  const route = new Hono<ApiEnvironment>();
  route.onError((error, context) => {
    if (error instanceof AppError) return sendRefusal(context, error);
    throw error;
  });
  route.post(
    PATH,
    async (context, next) => {
      // Otherwise a page elsewhere could make a browser within a closed network ask for it.
      if (isFromElsewhere(context)) {
        return send(context, refuse(403, CODES.invalid, "Pages of other sites cannot call this."));
      }
      await throttles.assistants.consume(context.var.clientAddress, tellLimits(context));
      return next();
    },
    messageBody,
    async (context) => {
      let sent: unknown;
      try {
        sent = await context.req.json();
      } catch (error) {
        if (error instanceof AppError) throw error;
        return send(context, refuse(400, CODES.notRead, "This is not JSON."));
      }
      const { requestId, clientAddress } = context.var;
      const needs = {
        tools,
        fetch: fetchFor({ clientAddress }) as typeof fetch,
        siteUrl: config.siteUrl,
        today: siteDay(clock.now()),
        reportError: (error: unknown) => log.error({ err: error, requestId }, "A tool for assistants failed"),
      };
      return limiter.run(async () => send(context, await answerMessage(sent, context.req.raw.headers, needs)));
    },
  );
  // There is no stream to listen to, and no session to end.
  route.all(PATH, (context) =>
    send(context, refuse(405, CODES.invalid, "Send messages with POST."), { Allow: "POST" }),
  );
  return route;
}
