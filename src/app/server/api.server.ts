import { OpenAPIHono } from "@hono/zod-openapi";
import type { hc } from "hono/client";
import { articleRoutes } from "../../content/calls/article-routes.server.ts";
import { binRoutes } from "../../content/calls/bin-routes.server.ts";
import { bulkRoutes } from "../../content/calls/bulk-routes.server.ts";
import { commonsRoutes } from "../../content/calls/commons-routes.server.ts";
import { editingRoutes } from "../../content/calls/editing/editing-routes.server.ts";
import { warningRoutes } from "../../content/calls/entries/warning-routes.server.ts";
import { featuredRoutes } from "../../content/calls/featured/featured-routes.server.ts";
import { findRoutes } from "../../content/calls/find-routes.server.ts";
import { articleRevisionRoutes, tuskerRevisionRoutes } from "../../content/calls/history-routes.server.ts";
import { pageRoutes } from "../../content/calls/pages/page-routes.server.ts";
import { expertRoutes, reviewLinkRoutes } from "../../content/calls/review/link-routes.server.ts";
import { submissionRoutes } from "../../content/calls/review/submission-routes.server.ts";
import { siteRoutes, siteSettingRoutes } from "../../content/calls/site-routes.server.ts";
import { tagRoutes } from "../../content/calls/tags/tag-routes.server.ts";
import { drawingRoutes } from "../../content/calls/tuskers/portrait-routes.server.ts";
import { tuskerSearchRoutes } from "../../content/calls/tuskers/search-routes.server.ts";
import { tuskerRoutes } from "../../content/calls/tuskers/tusker-routes.server.ts";
import { createLargeListLimiter } from "../../content/entries/whole-list.server.ts";
import { imageLibraryRoutes } from "../../content/image-library/library-routes.server.ts";
import { uploadRoutes } from "../../content/image-library/uploads/upload-routes.server.ts";
import { placeRoutes } from "../../content/lives/places/place-routes.server.ts";
import { recordRoutes } from "../../content/lives/record-routes.server.ts";
import { previewRoutes } from "../../content/previews/preview-routes.server.ts";
import { asSite } from "../../content/settings/site/read-site.server.ts";
import { sourceRoutes } from "../../content/source-library/source-routes.server.ts";
import { exchangeRoutes } from "../../content/transfer/api/transfer-routes.server.ts";
import { translationRoutes } from "../../content/translation-work/translation-routes.server.ts";
import { correctionRoutes } from "../../features/corrections/correction-routes.server.ts";
import { releaseRoutes } from "../../features/data-releases/release-routes.server.ts";
import { heightRoutes } from "../../features/heights/height-routes.server.ts";
import { keyRoutes, settingRoutes } from "../../features/key/api/key-routes.server.ts";
import { letterRoutes, ownLetterRoutes } from "../../features/letters/letter-routes.server.ts";
import { dayRoutes } from "../../features/on-this-day/day-routes.server.ts";
import { questionRoutes } from "../../features/quiz/question-routes.server.ts";
import { sourceCheckRoutes } from "../../features/source-checks/check-routes.server.ts";
import { translationFileRoutes } from "../../features/translation-files/exchange-routes.server.ts";
import { webhookRoutes } from "../../features/webhooks/webhook-routes.server.ts";
import { readSignIn, setCachePolicy } from "../../people/accounts/sign-in-guard.server.ts";
import { accountsRoutes } from "../../people/calls/accounts/account-routes.server.ts";
import { addressRoutes } from "../../people/calls/accounts/address-routes.server.ts";
import { apiKeyRoutes, ownApiKeyRoutes } from "../../people/calls/accounts/api-key-routes.server.ts";
import { accountInvitationRoutes, invitationRoutes } from "../../people/calls/accounts/invitation-routes.server.ts";
import { mailedLinkRoutes } from "../../people/calls/accounts/mailed-link-routes.server.ts";
import { accountRoutes } from "../../people/calls/accounts/own-account-routes.server.ts";
import { passkeyRoutes } from "../../people/calls/accounts/passkey-routes.server.ts";
import { secondFactorRoutes } from "../../people/calls/accounts/second-factor-routes.server.ts";
import { authRoutes } from "../../people/calls/accounts/sign-in-routes.server.ts";
import { activityRoutes } from "../../people/calls/activity-routes.server.ts";
import { contactRoutes } from "../../people/calls/contact-routes.server.ts";
import { messageRoutes } from "../../people/calls/message-routes.server.ts";
import { errorResponse } from "../../platform/api/error-response.server.ts";
import { problemsRoute } from "../../platform/api/problems-route.server.ts";
import { unknownCall } from "../../platform/api/unknown-call.server.ts";
import { type SiteIdentity, siteIdentity } from "../../platform/identity/site-identity.ts";
import { inLanguage } from "../../platform/languages/in-language.server.ts";
import { languageAsked } from "../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { sentContactFormSchema } from "../../site/pages/contact/contact-message.ts";
import { features } from "../features.server.ts";
import { adminRoutes } from "./admin-count-routes.server.ts";
import { apiDocument } from "./api-document.server.ts";
import { docsRoutes } from "./docs/docs-routes.server.ts";

/**
 * All API routes, under `/api`, in one chain that types the client: a route of a feature is one line here. Sign-in is
 * resolved here; each route declares what it requires. The surrounding process sets `requestId` and `clientAddress`.
 * Callers in process pass the visitor's address in the bindings.
 */
export function createApi(services: Services) {
  const limiter = createLargeListLimiter();
  const root = new OpenAPIHono<ApiEnvironment>();
  root.onError(errorResponse);
  root.use("/api/*", async (context, next) => {
    context.set("services", services);
    if (context.var.requestId === undefined) context.set("requestId", crypto.randomUUID());
    if (context.var.clientAddress === undefined)
      context.set("clientAddress", context.env?.clientAddress ?? "in-process");
    await next();
  });
  // The admin area works with the English: what it saves, exports and previews must never be a translation.
  root.use("/api/*", (context, next) => {
    const isSignedIn = context.req.header("authorization") !== undefined;
    return inLanguage(isSignedIn ? "en" : languageAsked(context.req.query("lang")), next);
  });
  root.use("/api/*", (_, next) => asSite(services.db, next));
  root.use("/api/*", setCachePolicy);
  root.use("/api/*", readSignIn);
  const base = root.basePath("/api");
  // The document is made from this, and `basePath` copies nothing of the registry.
  base.openAPIRegistry.registerComponent("securitySchemes", "bearer", {
    type: "http",
    scheme: "bearer",
    description:
      "A token from `POST /api/auth/login`, or a personal API key (`slt_…`) from the account screen. `x-scope` of a call is the scope that a key needs; calls without it cannot be made with a key.",
  });
  const api = base
    .route("/tuskers", featuredRoutes())
    .route("/tuskers", tuskerSearchRoutes(limiter))
    .route("/tuskers", tuskerRoutes(limiter))
    .route("/tuskers", correctionRoutes())
    .route("/tuskers", tuskerRevisionRoutes())
    .route("/tuskers", bulkRoutes("tusker"))
    .route("/tuskers", editingRoutes("tusker"))
    .route("/tuskers", warningRoutes("tusker"))
    .route("/record", recordRoutes(limiter))
    .route("/record", questionRoutes())
    .route("/record", dayRoutes())
    .route("/record", heightRoutes())
    .route("/places", placeRoutes())
    .route("/key", keyRoutes())
    .route("/data-releases", releaseRoutes())
    .route("/pages", pageRoutes())
    .route("/translations", translationRoutes())
    .route("/translations", translationFileRoutes())
    .route("/settings", settingRoutes())
    .route("/settings", siteSettingRoutes())
    .route("/site", siteRoutes())
    .route("/articles", articleRoutes(limiter))
    .route("/articles", articleRevisionRoutes())
    .route("/articles", bulkRoutes("article"))
    .route("/articles", editingRoutes("article"))
    .route("/articles", warningRoutes("article"))
    .route("/sources", sourceCheckRoutes())
    .route("/sources", sourceRoutes())
    .route("/bin", binRoutes())
    .route("/auth", authRoutes())
    .route("/auth", mailedLinkRoutes())
    .route("/account", accountRoutes())
    .route("/account", secondFactorRoutes())
    .route("/account", addressRoutes())
    .route("/account", passkeyRoutes())
    .route("/account", ownApiKeyRoutes())
    .route("/accounts/invitations", accountInvitationRoutes())
    .route("/accounts", apiKeyRoutes())
    .route("/accounts", accountsRoutes())
    .route("/invitations", invitationRoutes())
    .route("/activity", activityRoutes())
    .route("/contact", contactRoutes(sentContactFormSchema))
    .route("/messages", messageRoutes())
    .route("/letters", ownLetterRoutes())
    .route("/letters", letterRoutes())
    .route("/uploads", uploadRoutes())
    .route("/uploads", commonsRoutes())
    .route("/uploads", imageLibraryRoutes())
    .route("/previews", previewRoutes())
    .route("/submissions", submissionRoutes())
    .route("/submissions", reviewLinkRoutes())
    .route("/reviews", expertRoutes())
    .route("/tags", tagRoutes())
    .route("/drawings", drawingRoutes())
    .route("/webhooks", webhookRoutes())
    .route("/desk", adminRoutes())
    .route("/desk", findRoutes())
    .route("/", exchangeRoutes(features.flatMap(({ exportedSettings = [] }) => exportedSettings)))
    .route("/docs", docsRoutes())
    .route("/problems", problemsRoute());
  let made: { for: SiteIdentity; document: ReturnType<typeof apiDocument> } | undefined;
  // Created on first use, so that no page waits for it after a start; again when the site's name or licence changes.
  const document = () => {
    const identity = siteIdentity();
    if (made?.for !== identity) made = { for: identity, document: apiDocument(api) };
    return made.document;
  };
  api.get("/openapi.json", (context) => context.json(document()));
  api.all(
    "/*",
    unknownCall(() => ({ ...document().paths, "/api/openapi.json": { get: {} }, "/api/docs": { get: {} } })),
  );
  return api;
}

export type Api = ReturnType<typeof createApi>;

declare module "../../platform/api-client/api-client.ts" {
  interface ApiClient extends ReturnType<typeof hc<Api>> {}
}
