import { OpenAPIHono } from "@hono/zod-openapi";
import { AppError } from "../errors/app-error.ts";
import type { ApiEnvironment } from "../services/api-environment.server.ts";
import { fieldErrors } from "./error-response.server.ts";

/** A router that validates input against the schemas of its routes, and refuses invalid input with the fields named. */
export const createApiRouter = (): OpenAPIHono<ApiEnvironment> =>
  new OpenAPIHono<ApiEnvironment>({
    defaultHook: (result) => {
      if (result.success) return;
      const isNoObject = result.error.issues.some(({ code, path }) => code === "invalid_type" && path.length === 0);
      if (isNoObject) throw new AppError("Invalid", "Send a JSON object, with its fields in braces.");
      const errors = fieldErrors(result.error);
      throw new AppError("Invalid", errors[0]?.message ?? "Some fields are wrong.", { errors });
    },
  });
