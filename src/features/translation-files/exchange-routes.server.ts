import { createRoute } from "@hono/zod-openapi";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { MAX_PERSON } from "../../content/fields/pieces/piece.ts";
import { languageOf, languageParam } from "../../content/translation-work/edited-translation.ts";
import { forAction, getSignedIn } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers, errorResponses } from "../../platform/api/error-response.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { readCsv, writeCsv } from "./csv.server.ts";
import { exportUnits } from "./export-units.server.ts";
import { importUnits } from "./import-units.server.ts";
import { EXCHANGE_FORMATS, EXPORT_CHOICES, type ReadUnit, translationImportSchema } from "./unit.ts";
import { readXliff, writeXliff } from "./xliff.server.ts";

const tags = ["Translations"];
/** The longest file of translators, in bytes: several times the whole directory in one language. It is read at once. */
const MAX_FILE_BYTES = 10_000_000;

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

/** Files for translators: /api/translations/{language}/export and /import. */
export const translationFileRoutes = () =>
  createApiRouter()
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
    .openapi(importRoute, async (context) => {
      const language = languageOf(context.req.valid("param").language);
      const { dryRun, state, translator } = context.req.valid("query");
      const body = new Uint8Array(await context.req.arrayBuffer());
      const units = readUnits(context.req.header("content-type"), body);
      const { username, role } = getSignedIn(context);
      const run = { language, dryRun: dryRun === "1", by: username, role, translator: translator || undefined, state };
      return context.json(await importUnits(context.var.services, units, run), 200);
    });
