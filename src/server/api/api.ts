import { OpenAPIHono } from "@hono/zod-openapi";
import type { Services } from "../services.ts";
import { apiDocument } from "./api-document.ts";
import type { ApiEnvironment } from "./api-environment.ts";
import { articleRoutes } from "./articles.ts";
import { authRoutes } from "./auth.ts";
import { contactRoutes } from "./contact.ts";
import { docsRoutes } from "./docs.ts";
import { errorResponse } from "./error-response.ts";
import { readSignIn } from "./sign-in-guard.ts";
import { tuskerFindRoutes } from "./tusker-finds.ts";
import { tuskerRoutes } from "./tuskers.ts";
import { unknownCall } from "./unknown-call.ts";
import { uploadRoutes } from "./uploads.ts";
import { createLargeListGate } from "./whole-list.ts";

/**
 * Every call of the product under `/api`. Who is signed in is found out here, and each route says itself what it asks
 * for. The process around it sets `requestId` and `clientAddress`; pages that call in process have neither, but where they
 * act for a visitor, who sent a form, they name the address in the bindings.
 */
export function createApi(services: Services) {
  const gate = createLargeListGate();
  const root = new OpenAPIHono<ApiEnvironment>();
  root.onError(errorResponse);
  root.use("/api/*", async (context, next) => {
    context.set("services", services);
    if (context.var.requestId === undefined) context.set("requestId", crypto.randomUUID());
    if (context.var.clientAddress === undefined)
      context.set("clientAddress", context.env?.clientAddress ?? "in-process");
    await next();
  });
  root.use("/api/*", readSignIn);
  root.openAPIRegistry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  const api = root
    .basePath("/api")
    .route("/tuskers", tuskerFindRoutes(gate))
    .route("/tuskers", tuskerRoutes(gate))
    .route("/articles", articleRoutes(gate))
    .route("/auth", authRoutes())
    .route("/contact", contactRoutes())
    .route("/uploads", uploadRoutes())
    .route("/docs", docsRoutes());
  const document = apiDocument(api);
  api.get("/openapi.json", (context) => context.json(document));
  api.all("/*", unknownCall(document.paths ?? {}));
  return api;
}

export type Api = ReturnType<typeof createApi>;
