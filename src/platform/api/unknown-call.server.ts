import type { Handler } from "hono";
import { AppError } from "../errors/app-error.ts";
import type { ApiEnvironment } from "../services/api-environment.server.ts";
import { errorResponse } from "./error-response.server.ts";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/**
 * Answers calls that match no route: 405 with `Allow` if the path exists with other methods, otherwise 404.
 * @param paths the paths of the OpenAPI document, which lists every call, and of what describes them
 */
export function unknownCall(paths: () => Record<string, object>): Handler<ApiEnvironment> {
  let calls: KnownCall[] | undefined;
  return (context) => {
    calls ??= knownCalls(paths());
    const allowed = calls.filter(({ pattern }) => pattern.test(context.req.path)).flatMap(({ methods }) => methods);
    if (allowed.length === 0) return errorResponse(new AppError("NotFound", "There is no such API call."), context);
    context.header("Allow", [...new Set(allowed)].join(", "));
    return errorResponse(new AppError("MethodNotAllowed", `${context.req.method} is not possible here.`), context);
  };
}

type KnownCall = { pattern: RegExp; methods: string[] };

const knownCalls = (paths: Record<string, object>): KnownCall[] =>
  Object.entries(paths).map(([path, operations]) => ({
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+").replace(/\/$/, "")}/?$`),
    methods: METHODS.filter((method) => method in operations).flatMap((method) =>
      // Each GET is answered to HEAD as well.
      method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()],
    ),
  }));
