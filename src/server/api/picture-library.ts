import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { siteDay } from "../../domain/articles/publication-day.ts";
import { AppError } from "../../domain/errors/app-error.ts";
import { imageWordsSchema } from "../../domain/images/entry-images.ts";
import { isStoredImageName } from "../../domain/images/image-names.ts";
import { LIBRARY_FILTERS, libraryPictureSchema, withdrawnPictureSchema } from "../../domain/images/picture-library.ts";
import { foldForSearch } from "../../domain/search/fold.ts";
import {
  countLibraryPictures,
  findLibraryPicture,
  listLibraryPictures,
  type PictureFilter,
} from "../db/picture-library.ts";
import { changePicture } from "../operations/change-picture.ts";
import { withdrawPicture } from "../operations/withdraw-picture.ts";
import { createApiRouter } from "./api-router.ts";
import { errorResponses } from "./error-response.ts";
import { jsonBody } from "./json-body.ts";
import { deskPage, deskPageQuery, filterQuery, pageHeaders, searchQuery } from "./list-request.ts";
import { noStore } from "./no-store.ts";
import { bearer, json } from "./route-parts.ts";
import { getSignedIn, requireSignIn } from "./sign-in-guard.ts";

const tags = ["Uploads"];
const nameParam = z.object({ name: z.string().meta({ example: "gemunu.jpg" }) });

const libraryPageSchema = z
  .object({
    pictures: z.array(libraryPictureSchema),
    page: z.int(),
    limit: z.int(),
    total: z.int().meta({ description: "How many pictures the search and the filter leave." }),
    totalPages: z.int(),
  })
  .meta({ id: "LibraryPage" });

const listRoute = createRoute({
  method: "get",
  path: "/",
  tags,
  summary: "List stored pictures",
  description:
    "The newest first, a page at a time, each with the entries that show it. Unused: no entry shows it, bin included. Hidden: readers are not served it.",
  security: bearer,
  middleware: [noStore, requireSignIn] as const,
  request: {
    query: z.object({
      search: searchQuery.meta({
        description:
          "Any part of a picture's name, alternative text or credit, or of the name of an entry that shows it.",
      }),
      filter: filterQuery("filter", LIBRARY_FILTERS),
      ...deskPageQuery,
    }),
  },
  responses: {
    200: { description: "The page.", content: json(libraryPageSchema) },
    ...errorResponses(401, 422),
  },
});

const readRoute = createRoute({
  method: "get",
  path: "/{name}",
  tags,
  summary: "Read a stored picture",
  security: bearer,
  middleware: [noStore, requireSignIn] as const,
  request: { params: nameParam },
  responses: {
    200: { description: "The picture and where it is shown.", content: json(libraryPictureSchema) },
    ...errorResponses(401, 404),
  },
});

const changeRoute = createRoute({
  method: "put",
  path: "/{name}",
  tags,
  summary: "Change the words of a picture",
  description: "Wherever it is shown. What is not named stays as it is, `null` clears it.",
  security: bearer,
  middleware: [noStore, requireSignIn, jsonBody] as const,
  request: { params: nameParam, body: { required: true, content: json(imageWordsSchema.meta({ id: "ImageWords" })) } },
  responses: {
    200: { description: "The picture as it is now.", content: json(libraryPictureSchema) },
    ...errorResponses(400, 401, 404, 413, 415, 422, 507),
  },
});

const withdrawRoute = createRoute({
  method: "post",
  path: "/{name}/withdraw",
  tags,
  summary: "Withdraw a picture",
  description:
    "Takes it out of all entries at once, published ones and the bin included, out of all their older states, and out of the store. It cannot be taken back.",
  security: bearer,
  middleware: [noStore, requireSignIn] as const,
  request: { params: nameParam },
  responses: {
    200: { description: "It is gone.", content: json(withdrawnPictureSchema) },
    ...errorResponses(401, 404, 503, 507),
  },
});

/** /api/uploads, as far as it is about pictures that are stored: the library of the desk. */
export const pictureLibraryRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => {
      const { db, clock } = context.var.services;
      const query = context.req.valid("query");
      const folded = foldForSearch(query.search ?? "");
      const filter: PictureFilter = {
        search: folded === "" ? undefined : folded,
        only: query.filter,
        today: siteDay(clock.now()),
      };
      const asked = deskPage(query);
      const { page, limit } = asked;
      const total = await countLibraryPictures(db, filter);
      const pictures = asked.offset >= total ? [] : await listLibraryPictures(db, filter, asked);
      const body = { pictures, page, limit, total, totalPages: Math.ceil(total / limit) };
      return context.json(body, 200, pageHeaders(context.req.url, asked, total));
    })
    .openapi(readRoute, async (context) => {
      const { db, clock } = context.var.services;
      const { name } = context.req.valid("param");
      const today = siteDay(clock.now());
      const picture = isStoredImageName(name) ? await findLibraryPicture(db.read, name, today) : undefined;
      if (picture === undefined) throw new AppError("NotFound", "There is no picture with this name.");
      return context.json(picture, 200);
    })
    .openapi(changeRoute, async (context) => {
      const { name } = context.req.valid("param");
      const by = getSignedIn(context).username;
      const picture = await changePicture(context.var.services, name, { words: context.req.valid("json"), by });
      return context.json(picture, 200);
    })
    .openapi(withdrawRoute, async (context) => {
      const { name } = context.req.valid("param");
      const by = getSignedIn(context).username;
      return context.json(await withdrawPicture(context.var.services, name, { by }), 200);
    });
