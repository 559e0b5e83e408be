import { createRoute } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { forAction, getSignedIn, savedBy } from "../../accounts/guard/sign-in-guard.server.ts";
import { entryTag } from "../../entries/saving/entry-version.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers, errorResponses } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import { ifMatchHeader, requestBody } from "../../platform/api/route-parts.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { readCsv, writeCsv } from "../exchange/csv.server.ts";
import { exportUnits } from "../exchange/export-units.server.ts";
import { importUnits } from "../exchange/import-units.server.ts";
import { EXCHANGE_FORMATS, EXPORT_CHOICES, type ReadUnit, translationImportSchema } from "../exchange/unit.ts";
import { readXliff, writeXliff } from "../exchange/xliff.server.ts";
import { MAX_PERSON, PROSE_LANGUAGES, TRANSLATED_KINDS, type TranslationName } from "../pieces/piece.ts";
import {
  type EditedTranslation,
  editedTranslationSchema,
  languageSchema,
  translationBodySchema,
  workItemSchema,
} from "../prose/edited-translation.ts";
import { editedTranslation, readEdited } from "../saving/edited-translation.server.ts";
import { listWork } from "../saving/list-work.server.ts";
import { saveTranslation } from "../saving/save-translation.server.ts";
import { termsIn } from "./terms-in.server.ts";

const tags = ["Translations"];
/** The longest file of translators, in bytes: several times the whole directory in one language. It is read at once. */
const MAX_FILE_BYTES = 10_000_000;

const languageParam = z.object({ language: z.string().meta({ example: "si" }) });
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

const exportRoute = createRoute({
  method: "get",
  path: "/{language}/export",
  operationId: "exportTranslations",
  tags,
  summary: "Export a language for translators",
  ...forAction("translate"),
  request: {
    params: languageParam,
    query: z.object({
      format: z.enum(EXCHANGE_FORMATS, `format must be ${EXCHANGE_FORMATS.join(" or ")}.`).default("xliff"),
      choice: z
        .enum(EXPORT_CHOICES, `choice must be ${EXPORT_CHOICES.join(" or ")}.`)
        .default("all")
        .meta({ description: "open: only what is not translated, or not from the English of today." }),
    }),
  },
  responses: {
    200: {
      description: "The file: XLIFF 1.2, or a table.",
      content: {
        "application/xliff+xml": { schema: { type: "string" as const } },
        "text/csv": { schema: { type: "string" as const } },
      },
    },
    ...errorResponses(401, 403, 404, 422),
  },
});

const importRoute = createRoute({
  method: "post",
  path: "/{language}/import",
  operationId: "importTranslations",
  tags,
  summary: "Import a file of translators",
  description:
    "A file as GET exports it. A block whose English has changed since is refused, and does not stop the others; sending the file again changes nothing. With dryRun=1, nothing is changed, but the report is the same.",
  ...forAction(
    "translate",
    bodyLimit({
      maxSize: MAX_FILE_BYTES,
      onError: () => {
        throw new AppError(
          "TooLarge",
          `A file can have ${MAX_FILE_BYTES / 1_000_000} MB at most: split it into several.`,
        );
      },
    }),
  ),
  request: {
    params: languageParam,
    query: z.object({
      dryRun: z.enum(["0", "1"], "dryRun must be 0 or 1.").optional(),
      state: z
        .enum(["translated", "machine"], "state must be translated or machine.")
        .default("translated")
        .meta({ description: "machine: a machine wrote the texts that change." }),
      translator: z.string().trim().max(MAX_PERSON, `A name can have ${MAX_PERSON} characters at most.`).optional(),
    }),
    body: {
      required: true,
      content: {
        "application/xliff+xml": { schema: { type: "string" as const } },
        "text/csv": { schema: { type: "string" as const } },
      },
    },
  },
  responses: answers(
    200,
    "What changes, line by line.",
    translationImportSchema,
    [400, 401, 403, 404, 413, 415, 422, 507],
  ),
});

/** @throws AppError `NotFound` */
function languageOf(text: string): TranslationName["language"] {
  const { data } = languageSchema.safeParse(text);
  if (data === undefined)
    throw new AppError("NotFound", `There are translations into ${PROSE_LANGUAGES.join(" and ")} only.`);
  return data;
}

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

/** @throws AppError `UnsupportedType`, and `Malformed` while the units are taken */
function readUnits(contentType: string | undefined, body: Uint8Array): AsyncIterable<ReadUnit> {
  const type = (contentType ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "text/csv") return readCsv(body);
  if (type === "application/xliff+xml") return readXliff(body);
  throw new AppError(
    "UnsupportedType",
    "Send an XLIFF or CSV file, with the content type application/xliff+xml or text/csv.",
  );
}

/** /api/translations: what is translated of entries and pages. */
export const translationRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => {
      const language = languageOf(context.req.valid("param").language);
      return context.json(await listWork(context.var.services.db.read, language), 200);
    })
    .openapi(exportRoute, async (context) => {
      const language = languageOf(context.req.valid("param").language);
      const { format, choice } = context.req.valid("query");
      const { db, clock } = context.var.services;
      const units = await exportUnits(db.read, language, choice);
      const day = clock.now().toISOString().slice(0, 10);
      const [text, type, ending] =
        format === "csv"
          ? [writeCsv(units), "text/csv; charset=utf-8", "csv"]
          : [writeXliff(units), "application/xliff+xml; charset=utf-8", "xlf"];
      return context.body(text, 200, {
        "Content-Type": type,
        "Content-Disposition": `attachment; filename="sri-lankan-tuskers-${language}-${day}.${ending}"`,
      });
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
    })
    .openapi(importRoute, async (context) => {
      const language = languageOf(context.req.valid("param").language);
      const { dryRun, state, translator } = context.req.valid("query");
      const body = new Uint8Array(await context.req.arrayBuffer());
      const units = readUnits(context.req.header("content-type"), body);
      const { username, role } = getSignedIn(context);
      const run = { language, dryRun: dryRun === "1", by: username, role, translator: translator || undefined, state };
      return context.json(await importUnits(context.var.services, units, run), 200);
    });
