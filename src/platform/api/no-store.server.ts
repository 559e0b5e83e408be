import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../services/api-environment.server.ts";

/** For responses meant for one person only, errors included: no cache may store them. */
export const noStore = createMiddleware<ApiEnvironment>(async (context, next) => {
  context.header("Cache-Control", "no-store");
  await next();
});
