import { mkdir, rm } from "node:fs/promises";
import { createRoute } from "@hono/zod-openapi";
import type { TypedResponse } from "hono";
import { z } from "zod";
import { forAction } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers, errorResponses } from "../../../platform/api/error-response.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { ENTRY_KINDS } from "../../../platform/ids/entry-kind.ts";
import { temporaryFile, temporaryFolder } from "../../../platform/storage/temporary-files.server.ts";
import { exportDocument, exportFileName, exportTable } from "../export-directory.server.ts";
import type { ExportedSetting } from "../exported-setting.ts";
import { DOCUMENT_FORMAT, DOCUMENT_VERSION } from "../files/directory-document.ts";
import { type FileFormat, openDirectoryFile } from "../files/directory-file.server.ts";
import { receiveDirectory } from "../files/receive-directory.server.ts";
import { importDirectory } from "../import-directory.server.ts";
import { type ImportedItem, importReportSchema, ListedItems } from "../import-report.ts";

const tags = ["Exchange"];
const RETRY_AFTER_SECONDS = 30;

const kindQuery = z
  .enum(ENTRY_KINDS, `kind must be one of: ${ENTRY_KINDS.join(", ")}.`)
  .optional()
  .meta({ description: "The contents of a CSV file; JSON contains everything." });

const exportRoute = createRoute({
  method: "get",
  path: "/export",
  operationId: "exportDirectory",
  tags,
  summary: "Export the whole directory as one file",
  description:
    "Includes drafts and scheduled articles, excludes the bin. JSON contains everything, CSV one kind of entry.",
  ...forAction("export"),
  request: {
    query: z.object({
      format: z.enum(["json", "csv"], "format must be json or csv.").optional(),
      kind: kindQuery,
    }),
  },
  responses: {
    200: {
      description: "The file.",
      // No zod schema: the file is streamed to the client.
      content: {
        "application/json": { schema: { type: "object" as const } },
        "text/csv": { schema: { type: "string" as const } },
      },
    },
    ...errorResponses(401, 422),
  },
});

const importRoute = createRoute({
  method: "post",
  path: "/import",
  operationId: "importDirectory",
  tags,
  summary: "Import a file",
  description:
    "A file in the format of GET /api/export. Each entry is added, or changed if the file differs. A failure does not stop the others, and sending the file again changes nothing. With dryRun=1, nothing is changed, but the report is the same.",
  ...forAction("import"),
  request: {
    query: z.object({
      dryRun: z
        .enum(["0", "1"], "dryRun must be 0 or 1.")
        .optional()
        .meta({ description: "1: only report what would happen." }),
      kind: kindQuery,
    }),
    body: {
      required: true,
      // No zod schema: validation would read the whole file into memory.
      content: {
        "application/json": {
          schema: {
            type: "object" as const,
            required: ["format", "version"],
            properties: {
              format: { type: "string" as const, enum: [DOCUMENT_FORMAT] },
              version: { type: "integer" as const, enum: [DOCUMENT_VERSION] },
              exportedAt: { type: "string" as const },
              sources: { type: "array" as const, items: { type: "object" as const } },
              tuskers: { type: "array" as const, items: { $ref: "#/components/schemas/TuskerChange" } },
              articles: { type: "array" as const, items: { $ref: "#/components/schemas/ArticleChange" } },
              translations: { type: "array" as const, items: { type: "object" as const } },
              featured: { type: "array" as const, items: { type: "string" as const } },
              settings: { type: "object" as const },
            },
          },
        },
        "text/csv": { schema: { type: "string" as const } },
      },
    },
  },
  responses: answers(
    200,
    "The result for each entry, as far as there is room.",
    importReportSchema,
    [400, 401, 403, 413, 415, 422, 503, 507],
  ),
});

/** The file format for a content type. @throws AppError `UnsupportedType` */
function formatOf(contentType: string | undefined): FileFormat {
  const type = (contentType ?? "").split(";")[0]?.trim().toLowerCase();
  if (type === "application/json") return "json";
  if (type === "text/csv") return "csv";
  throw new AppError("UnsupportedType", "Send a JSON or CSV file, with the content type application/json or text/csv.");
}

type FileResponse = Response & TypedResponse<unknown, 200, "json">;

/** A file download, streamed with backpressure. */
function fileResponse(text: AsyncGenerator<string>, type: string, fileName: string): FileResponse {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await text.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await text.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
    },
  }) as FileResponse;
}

/** /api/export and /api/import. */
export function exchangeRoutes(settings: readonly ExportedSetting[]) {
  // Only one import at a time: two would conflict, and block everybody else.
  let importing = false;
  const checkFree = (): void => {
    if (!importing) return;
    throw new AppError("Unavailable", "Another file is being imported at the moment. Please try again shortly.", {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  };
  return createApiRouter()
    .openapi(exportRoute, (context) => {
      const { format = "json", kind } = context.req.valid("query");
      const { db, clock } = context.var.services;
      const now = clock.now();
      if (format === "json") {
        return fileResponse(exportDocument(db.read, now), "application/json", exportFileName(now, { format }));
      }
      if (kind === undefined) {
        const message = `A CSV file contains one kind of entry: add kind=${ENTRY_KINDS.join(" or kind=")}.`;
        throw new AppError("Invalid", message, { errors: [{ path: "kind", message }] });
      }
      const fileName = exportFileName(now, { format, kind });
      return fileResponse(exportTable(db.read, kind), "text/csv; charset=utf-8", fileName);
    })
    .openapi(importRoute, async (context) => {
      const { services, signedIn } = context.var;
      const { dryRun, kind } = context.req.valid("query");
      const format = formatOf(context.req.header("content-type"));
      checkFree();
      const { dataDir } = services.config;
      const received = temporaryFile(dataDir);
      try {
        await mkdir(temporaryFolder(dataDir), { recursive: true, mode: 0o700 });
        const length = context.req.header("content-length");
        const contentLength = length === undefined ? undefined : Number(length);
        await receiveDirectory({ body: context.req.raw.body, contentLength }, received);
        // Checked only after the upload: a slow upload must not block other imports.
        checkFree();
        importing = true;
        try {
          const file = await openDirectoryFile(received, { format, kind });
          const listed = new ListedItems();
          const run = {
            settings,
            dryRun: dryRun === "1",
            by: signedIn?.username ?? null,
            onItem: (item: ImportedItem) => listed.add(item),
          };
          const counts = await importDirectory(services, file, run);
          return context.json({ dryRun: run.dryRun, ...counts, items: listed.items, unlisted: listed.unlisted }, 200, {
            "Cache-Control": "no-store",
          });
        } finally {
          importing = false;
        }
      } finally {
        await rm(received, { force: true });
      }
    });
}
