import { OpenAPIHono } from "@hono/zod-openapi";
import type { Services } from "../services.ts";
import { accountRoutes } from "./account.ts";
import { accountsRoutes } from "./accounts.ts";
import { activityRoutes } from "./activity.ts";
import { apiDocument } from "./api-document.ts";
import type { ApiEnvironment } from "./api-environment.ts";
import { articleRoutes } from "./articles.ts";
import { authRoutes } from "./auth.ts";
import { binRoutes } from "./bin.ts";
import { bulkRoutes } from "./bulk.ts";
import { contactRoutes } from "./contact.ts";
import { deskRoutes } from "./desk.ts";
import { docsRoutes } from "./docs.ts";
import { drawingRoutes } from "./drawings.ts";
import { errorResponse } from "./error-response.ts";
import { exchangeRoutes } from "./exchange.ts";
import { featuredRoutes } from "./featured.ts";
import { accountInvitationRoutes, invitationRoutes } from "./invitations.ts";
import { messageRoutes } from "./messages.ts";
import { pictureLibraryRoutes } from "./picture-library.ts";
import { previewRoutes } from "./previews.ts";
import { articleRevisionRoutes, tuskerRevisionRoutes } from "./revisions.ts";
import { secondFactorRoutes } from "./second-factor.ts";
import { keepFromCaches, readSignIn } from "./sign-in-guard.ts";
import { tagRoutes } from "./tags.ts";
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
  root.use("/api/*", keepFromCaches);
  root.openAPIRegistry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  const api = root
    .basePath("/api")
    .route("/tuskers", featuredRoutes())
    .route("/tuskers", tuskerFindRoutes(gate))
    .route("/tuskers", tuskerRoutes(gate))
    .route("/tuskers", tuskerRevisionRoutes())
    .route("/tuskers", bulkRoutes("tusker"))
    .route("/articles", articleRoutes(gate))
    .route("/articles", articleRevisionRoutes())
    .route("/articles", bulkRoutes("article"))
    .route("/bin", binRoutes())
    .route("/auth", authRoutes())
    .route("/account", accountRoutes())
    .route("/account", secondFactorRoutes())
    .route("/accounts/invitations", accountInvitationRoutes())
    .route("/accounts", accountsRoutes())
    .route("/invitations", invitationRoutes())
    .route("/activity", activityRoutes())
    .route("/contact", contactRoutes())
    .route("/messages", messageRoutes())
    .route("/uploads", uploadRoutes())
    .route("/uploads", pictureLibraryRoutes())
    .route("/previews", previewRoutes())
    .route("/tags", tagRoutes())
    .route("/drawings", drawingRoutes())
    .route("/desk", deskRoutes())
    .route("/", exchangeRoutes())
    .route("/docs", docsRoutes());
  let made: ReturnType<typeof apiDocument> | undefined;
  // Made when it is first asked for: no page waits for it after a start.
  const document = () => {
    made ??= apiDocument(api);
    return made;
  };
  api.get("/openapi.json", (context) => context.json(document()));
  api.all(
    "/*",
    unknownCall(() => document().paths ?? {}),
  );
  return api;
}

export type Api = ReturnType<typeof createApi>;
