import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, getSignedIn } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { entryTag } from "../../platform/api/entry-version.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import { nameEntries } from "../../platform/api/name-entries.server.ts";
import { confirmationFields } from "../../platform/api/required-text.server.ts";
import { ifMatchHeader, requestBody } from "../../platform/api/route-parts.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { findSite, readIdentity, type StoredSite } from "../settings/site/read-site.server.ts";
import { saveSite } from "../settings/site/save-site.server.ts";
import { siteIdentitySchema, siteSettingsSchema } from "../settings/site/site-settings.ts";

const tags = ["Settings"];

const identityRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "getSite",
  tags,
  summary: "How the site presents itself",
  description:
    "Its name, description and the text at its foot in each language, its links and the licence of its content. Null stands for what is shipped.",
  responses: answers(200, "What administrators have set.", siteIdentitySchema, []),
});

/** /api/site. */
export const siteRoutes = () =>
  createApiRouter().openapi(identityRoute, async (context) => {
    const identity = await readIdentity(context.var.services.db);
    // It depends on no entry, so a save of one entry alone leaves it as it is.
    nameEntries(context, []);
    const { links, ...rest } = identity;
    return context.json({ ...rest, links: [...links] }, 200);
  });

const editedSchema = siteSettingsSchema
  .extend({
    version: z.int().meta({ description: "0 as long as nothing was ever set." }),
    updatedAt: z.string().nullable(),
    updatedBy: z.string().nullable(),
    recipientsOfEnvironment: z
      .array(z.string())
      .nullable()
      .meta({ description: "The addresses in `CONTACT_TO`; null if the site sends no mail by SMTP." }),
  })
  .meta({ id: "EditedSiteSettings" });

const readRoute = createRoute({
  method: "get",
  path: "/site",
  operationId: "getSiteSettings",
  tags,
  summary: "Read the settings of the site",
  ...forAction("change settings"),
  responses: answers(200, "The settings.", editedSchema, [401, 403]),
});

const { currentPassword, code } = confirmationFields;

const savedSchema = siteSettingsSchema
  .extend({
    currentPassword: currentPassword.optional().meta({
      description:
        "Of the account that makes the call, if `recipients` differ from those that are stored. Wrong passwords count towards a limit.",
    }),
    code,
  })
  .meta({ id: "SiteSettings" });

const saveRoute = createRoute({
  method: "put",
  path: "/site",
  operationId: "saveSiteSettings",
  tags,
  summary: "Change the settings of the site",
  description:
    "All of them at once. Null, an empty list of links and an empty list of recipients go back to what counts by itself. Only other `recipients` than those that are stored need `currentPassword`, and `code` if the account has a second factor; the former ones are told by mail.",
  ...forAction("change settings", jsonBody),
  request: { headers: ifMatchHeader, body: requestBody(savedSchema) },
  responses: answers(
    200,
    "The settings as they are now.",
    editedSchema,
    [400, 401, 403, 409, 412, 413, 415, 422, 429, 503, 507],
  ),
});

const edited = ({ settings, ...stored }: StoredSite, { config }: Pick<Services, "config">) => {
  const { smtp } = config.mail;
  return { ...settings, ...stored, recipientsOfEnvironment: smtp === undefined ? null : [...smtp.to] };
};

/** /api/settings/site. */
export const siteSettingRoutes = () =>
  createApiRouter()
    .openapi(readRoute, async (context) => {
      const { services } = context.var;
      const stored = await findSite(services.db.read);
      return context.json(edited(stored, services), 200, { ETag: entryTag(stored.version) });
    })
    .openapi(saveRoute, async (context) => {
      const { services } = context.var;
      const { currentPassword, code, ...settings } = context.req.valid("json");
      const stored = await saveSite(services, {
        settings,
        ifMatch: context.req.valid("header")["if-match"],
        own: getSignedIn(context),
        confirmation: { currentPassword, code },
      });
      return context.json(edited(stored, services), 200, { ETag: entryTag(stored.version) });
    });
