import type { Context } from "hono";
import { errorResponse, STATUS } from "../api/error-response.server.ts";
import type { AppError } from "../errors/app-error.ts";
import type { ApiEnvironment } from "../services/api-environment.server.ts";
import { laterPage } from "./error-page.server.ts";

/** The response to a request that is refused before routing: an API error for API calls, otherwise a page. */
export function refusalAnswer(error: AppError, context: Context<ApiEnvironment>): Response {
  if (context.req.path.startsWith("/api/")) {
    context.header("Cache-Control", "no-store");
    return errorResponse(error, context);
  }
  const { headers, body } = laterPage(error.message);
  if (error.retryAfterSeconds !== undefined) headers["Retry-After"] = String(Math.ceil(error.retryAfterSeconds));
  return new Response(body, { status: STATUS[error.kind], headers });
}
