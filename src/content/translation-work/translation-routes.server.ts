import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, savedBy } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { entryTag } from "../../platform/api/entry-version.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import { ifMatchHeader, requestBody } from "../../platform/api/route-parts.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { TRANSLATED_KINDS, type TranslationName } from "../fields/pieces/piece.ts";
import {
  type EditedTranslation,
  editedTranslationSchema,
  languageOf,
  languageParam,
  translationBodySchema,
  workItemSchema,
} from "./edited-translation.ts";
import { editedTranslation, readEdited } from "./saving/edited-translation.server.ts";
import { listWork } from "./saving/list-work.server.ts";
import { saveTranslation } from "./saving/save-translation.server.ts";
import { termsIn } from "./terms-in.server.ts";

const tags = ["Translations"];

const thingParam = languageParam.extend({
  kind: z.string().meta({ example: "tusker" }),
  id: z.string().meta({ example: "65f1c0ffee65f1c0ffee65f1", description: "Of a page its key." }),
});

const listRoute = createRoute({
  method: "get",
  path: "/{language}",
  operationId: "listTranslations",
  tags,
  summary: "What is to be translated into a language",
  description: "Everything that is public: what is behind the English first, then what is to check, and to translate.",
  ...forAction("read"),
  request: { params: languageParam },
  responses: answers(200, "All entries and pages.", z.array(workItemSchema), [401, 403, 404]),
});

const readRoute = createRoute({
  method: "get",
  path: "/{language}/{kind}/{id}",
  operationId: "getTranslation",
  tags,
  summary: "The English of an entry or a page beside its translation",
  ...forAction("read"),
  request: { params: thingParam },
  responses: answers(200, "Field by field, block by block.", editedTranslationSchema, [401, 403, 404, 410]),
});

const saveRoute = createRoute({
  method: "put",
  path: "/{language}/{kind}/{id}",
  operationId: "saveTranslation",
  tags,
  summary: "Save pieces of a translation, or mark them as checked",
  description:
    "Pieces that are not sent stay; an empty text takes a piece out. Each names the English block that it translates, so a block that has changed since is refused. Legal pages need an administrator.",
  ...forAction("translate", jsonBody),
  request: { params: thingParam, headers: ifMatchHeader, body: requestBody(translationBodySchema) },
  responses: answers(
    200,
    "The translation as it is now.",
    editedTranslationSchema,
    [400, 401, 403, 404, 410, 412, 413, 415, 422, 507],
  ),
});

/** @throws AppError `NotFound` */
function nameOf({ language, kind, id }: z.infer<typeof thingParam>): TranslationName {
  const known = TRANSLATED_KINDS.find((one) => one === kind);
  if (known === undefined) throw new AppError("NotFound", "There is nothing of this kind to translate.");
  return { language: languageOf(language), kind: known, id };
}

const withTerms = (edited: EditedTranslation): EditedTranslation => ({
  ...edited,
  fields: edited.fields.map((field) => ({
    ...field,
    blocks: field.blocks.map((block) => ({ ...block, terms: termsIn(block.englishText, edited.language) })),
  })),
});

/** /api/translations: what is translated of entries and pages. */
export const translationRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => {
      const language = languageOf(context.req.valid("param").language);
      return context.json(await listWork(context.var.services.db.read, language), 200);
    })
    .openapi(readRoute, async (context) => {
      const edited = await readEdited(context.var.services.db.read, nameOf(context.req.valid("param")));
      return context.json(withTerms(edited), 200, { ETag: entryTag(edited.version) });
    })
    .openapi(saveRoute, async (context) => {
      const name = nameOf(context.req.valid("param"));
      const { pieces, translator } = context.req.valid("json");
      const ifMatch = context.req.valid("header")["if-match"];
      const as = { ...savedBy(context), ifMatch, translator: translator || undefined };
      const { stored, original, warnings } = await saveTranslation(context.var.services, name, pieces, as);
      const edited = editedTranslation(name, original, stored, warnings);
      return context.json(withTerms(edited), 200, { ETag: entryTag(stored.version) });
    });
