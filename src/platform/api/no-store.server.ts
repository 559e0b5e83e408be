import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../../app/api-environment.server.ts";

/** For calls whose answers are for one person alone, errors included: no cache on the way keeps them. */
export const noStore = createMiddleware<ApiEnvironment>(async (context, next) => {
  context.header("Cache-Control", "no-store");
  await next();
});
