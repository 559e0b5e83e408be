import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, savedBy } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { countAttempt, jsonBody } from "../../platform/api/json-body.server.ts";
import { adminPage, adminPageQuery, pageHeaders } from "../../platform/api/list-request.server.ts";
import { noStore } from "../../platform/api/no-store.server.ts";
import { anyIdParam, requestBody } from "../../platform/api/route-parts.server.ts";
import { tellLimits } from "../../platform/api/tell-limits.server.ts";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { answerLetter, takePhotograph } from "./answering/answer-letter.server.ts";
import { completeLetter, completeOwnLetter } from "./answering/complete-letter.server.ts";
import { deleteLetter } from "./answering/delete-letter.server.ts";
import { letterTokenHash } from "./answering/letter-token.server.ts";
import { letterChangeSchema, letterSchema, ownLetterSchema, takenPhotographSchema } from "./letter.ts";
import { countLetters, getLetterByToken, getLetterRow, listLetterRows } from "./letter-rows.server.ts";
import { receiveLetter } from "./sending/receive-letter.server.ts";

const tags = ["Letters"];

const text = { type: "string" } as const;

const sendRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "sendLetter",
  tags,
  summary: "Send a letter about a tusker to the editors",
  description:
    "A correction with its source, or a photograph with maker, licence, month and place. Position data of the photograph is removed; nobody but editors sees it before they publish it. For a tusker who may live wild, texts that name a place below a park or a district are refused.",
  middleware: [noStore, countAttempt("letters")] as const,
  request: {
    body: {
      required: true,
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["tusker", "kind"],
            properties: {
              tusker: { ...text, description: "His slug." },
              kind: { ...text, enum: ["correction", "photograph"] },
              ...Object.fromEntries(
                ["about", "wrong", "right", "source", "seen", "maker", "licence", "month", "year"].map((name) => [
                  name,
                  text,
                ]),
              ),
              ...Object.fromEntries(["place", "permission", "note", "name"].map((name) => [name, text])),
              file: { type: "string", format: "binary" },
            },
          },
        },
      },
    },
  },
  responses: answers(
    201,
    "The address at which its reader sees what became of it.",
    z.object({ url: z.string() }).meta({ id: "SentLetter" }),
    [400, 404, 413, 415, 422, 429, 503, 507],
  ),
});

const tokenParam = z.object({ token: z.string() });

const ownRoute = createRoute({
  method: "get",
  path: "/sent/{token}",
  operationId: "getOwnLetter",
  tags,
  summary: "Read one's own letter",
  description: "By the token of its link, which only its reader was given.",
  middleware: [noStore] as const,
  request: { params: tokenParam },
  responses: answers(200, "The letter, and what became of it.", ownLetterSchema, [404]),
});

const takeBackRoute = createRoute({
  method: "delete",
  path: "/sent/{token}",
  operationId: "takeBackOwnLetter",
  tags,
  summary: "Take one's own letter back",
  description: "Deletes it for ever, with its photograph unless that is in the library of images.",
  middleware: [noStore, countAttempt("letters")] as const,
  request: { params: tokenParam },
  responses: answers(
    200,
    "It is gone.",
    z.object({ deleted: z.literal(true) }).meta({ id: "LetterTakenBack" }),
    [404, 429, 503, 507],
  ),
});

/** What readers may call under /api/letters. */
export const ownLetterRoutes = () =>
  createApiRouter()
    .openapi(sendRoute, async (context) => {
      const { services, clientAddress } = context.var;
      const { token } = await receiveLetter(services, context.req.raw, {
        clientAddress,
        tellLimits: tellLimits(context),
      });
      return context.json({ url: `/letters/${token}` }, 201);
    })
    .openapi(ownRoute, async (context) => {
      const { db } = context.var.services;
      const row = await getLetterByToken(db.read, letterTokenHash(context.req.valid("param").token));
      return context.json(await completeOwnLetter(db.read, row), 200);
    })
    .openapi(takeBackRoute, async (context) => {
      await deleteLetter(context.var.services, context.req.valid("param"), { by: null });
      return context.json({ deleted: true as const }, 200);
    });

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listLetters",
  tags,
  summary: "List letters",
  ...forAction("read letters"),
  request: {
    query: z.object({
      ...adminPageQuery,
      closed: z.enum(["0", "1"], "closed must be 0 or 1.").optional().meta({
        description: "1: letters that were taken in, answered or declined; otherwise those that wait.",
      }),
    }),
  },
  responses: answers(
    200,
    "Letters: those that wait the longest first, of the closed ones the newest.",
    z.array(letterSchema),
    [401, 403, 422],
  ),
});

const readRoute = createRoute({
  method: "get",
  path: "/{id}",
  operationId: "getLetter",
  tags,
  summary: "Read a letter",
  ...forAction("read letters"),
  request: { params: anyIdParam },
  responses: answers(200, "The letter.", letterSchema, [401, 403, 404]),
});

const answerRoute = createRoute({
  method: "put",
  path: "/{id}",
  operationId: "changeLetter",
  tags,
  summary: "Answer a letter, or note what became of it",
  description:
    "The reader sees it at the link of the letter. The photograph of a letter that is declined is deleted, unless it is in the library.",
  ...forAction("answer letters", jsonBody),
  request: { params: anyIdParam, body: requestBody(letterChangeSchema) },
  responses: answers(200, "The letter as it is now.", letterSchema, [400, 401, 403, 404, 409, 413, 415, 422, 507]),
});

const photographRoute = createRoute({
  method: "post",
  path: "/{id}/photograph",
  operationId: "takeLetterPhotograph",
  tags,
  summary: "Take the photograph of a letter into the library of images",
  description: "It stays hidden until an entry that shows it is published.",
  ...forAction("answer letters", jsonBody),
  request: { params: anyIdParam, body: requestBody(takenPhotographSchema) },
  responses: answers(200, "The letter as it is now.", letterSchema, [400, 401, 403, 404, 409, 413, 415, 422, 507]),
});

const deleteRoute = createRoute({
  method: "delete",
  path: "/{id}",
  operationId: "deleteLetter",
  tags,
  summary: "Delete a letter",
  description: "For ever, with its photograph unless that is in the library of images.",
  ...forAction("answer letters"),
  request: { params: anyIdParam },
  responses: answers(
    200,
    "It is gone.",
    z.object({ _id: entryIdSchema }).meta({ id: "DeletedLetter" }),
    [401, 403, 404, 503, 507],
  ),
});

/** What editors may call under /api/letters. */
export const letterRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => {
      const { db } = context.var.services;
      const query = context.req.valid("query");
      const filter = { closed: query.closed === "1" };
      const page = adminPage(query);
      const total = await countLetters(db.read, filter);
      const rows = page.offset >= total ? [] : await listLetterRows(db.read, filter, page);
      const letters = await Promise.all(rows.map((row) => completeLetter(db.read, row)));
      return context.json(letters, 200, pageHeaders(context.req.url, page, total));
    })
    .openapi(readRoute, async (context) => {
      const { db } = context.var.services;
      const row = await getLetterRow(db.read, context.req.valid("param").id);
      return context.json(await completeLetter(db.read, row), 200);
    })
    .openapi(answerRoute, async (context) => {
      const { id } = context.req.valid("param");
      const letter = await answerLetter(context.var.services, id, context.req.valid("json"), savedBy(context));
      return context.json(letter, 200);
    })
    .openapi(photographRoute, async (context) => {
      const { id } = context.req.valid("param");
      const letter = await takePhotograph(context.var.services, id, context.req.valid("json"), savedBy(context));
      return context.json(letter, 200);
    })
    .openapi(deleteRoute, async (context) => {
      const { id } = context.req.valid("param");
      await deleteLetter(context.var.services, id, savedBy(context));
      return context.json({ _id: id }, 200);
    });
