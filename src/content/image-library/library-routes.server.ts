import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, savedBy } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { jsonBody } from "../../platform/api/json-body.server.ts";
import {
  adminPage,
  adminPageQuery,
  filterQuery,
  pageHeaders,
  searchQuery,
} from "../../platform/api/list-request.server.ts";
import { requestBody } from "../../platform/api/route-parts.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { isStoredImageName } from "../../platform/storage/image-names.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { foldForSearch } from "../../platform/text/fold.ts";
import { imageWordsSchema } from "../images/entry-images.ts";
import { changeImage } from "./change-image.server.ts";
import { LIBRARY_FILTERS, libraryImageSchema, withdrawnImageSchema } from "./image-library.ts";
import { countLibraryImages, findLibraryImage, type ImageFilter, listLibraryImages } from "./library-rows.server.ts";
import { withdrawImage } from "./withdraw-image.server.ts";

const tags = ["Uploads"];
const nameParam = z.object({ name: z.string().meta({ example: "gemunu.jpg" }) });

const libraryPageSchema = z
  .object({
    pictures: z.array(libraryImageSchema),
    page: z.int(),
    limit: z.int(),
    total: z.int().meta({ description: "How many images match the search and the filter." }),
    totalPages: z.int(),
  })
  .meta({ id: "LibraryPage" });

const listRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "listImages",
  tags,
  summary: "List stored images",
  description:
    "Newest first, in pages, each with the entries that show it. Unused: no entry shows it, not even in the bin. Hidden: it is not public.",
  ...forAction("read"),
  request: {
    query: z.object({
      search: searchQuery.meta({
        description:
          "Any part of an image's name, alternative text or credit, or of the name of an entry that shows it.",
      }),
      filter: filterQuery("filter", LIBRARY_FILTERS),
      ...adminPageQuery,
    }),
  },
  responses: answers(200, "The page.", libraryPageSchema, [401, 403, 422]),
});

const readRoute = createRoute({
  method: "get",
  path: "/{name}",
  operationId: "getImage",
  tags,
  summary: "Read a stored image",
  ...forAction("read"),
  request: { params: nameParam },
  responses: answers(200, "The image and where it is shown.", libraryImageSchema, [401, 403, 404]),
});

const changeRoute = createRoute({
  method: "put",
  path: "/{name}",
  operationId: "changeImage",
  tags,
  summary: "Change the texts of an image",
  description: "They change wherever it is shown. A missing field stays, `null` clears it.",
  ...forAction("upload", jsonBody),
  request: { params: nameParam, body: requestBody(imageWordsSchema.meta({ id: "ImageWords" })) },
  responses: answers(200, "The image as it is now.", libraryImageSchema, [400, 401, 403, 404, 413, 415, 422, 507]),
});

const withdrawRoute = createRoute({
  method: "post",
  path: "/{name}/withdraw",
  operationId: "withdrawImage",
  tags,
  summary: "Withdraw an image",
  description:
    "Removes it at once from all entries, including published and binned ones, from all their older versions and from the store. This cannot be undone.",
  ...forAction("withdraw images"),
  request: { params: nameParam },
  responses: answers(200, "It is gone.", withdrawnImageSchema, [401, 403, 404, 503, 507]),
});

/** The routes of /api/uploads for images that are already stored: the library of the admin area. */
export const imageLibraryRoutes = () =>
  createApiRouter()
    .openapi(listRoute, async (context) => {
      const { db, clock } = context.var.services;
      const query = context.req.valid("query");
      const folded = foldForSearch(query.search ?? "");
      const filter: ImageFilter = {
        search: folded === "" ? undefined : folded,
        only: query.filter,
        today: siteDay(clock.now()),
      };
      const asked = adminPage(query);
      const { page, limit } = asked;
      const total = await countLibraryImages(db, filter);
      const images = asked.offset >= total ? [] : await listLibraryImages(db, filter, asked);
      const body = { pictures: images, page, limit, total, totalPages: Math.ceil(total / limit) };
      return context.json(body, 200, pageHeaders(context.req.url, asked, total));
    })
    .openapi(readRoute, async (context) => {
      const { db, clock } = context.var.services;
      const { name } = context.req.valid("param");
      const today = siteDay(clock.now());
      const image = isStoredImageName(name) ? await findLibraryImage(db.read, name, today) : undefined;
      if (image === undefined) throw new AppError("NotFound", "There is no image with this name.");
      return context.json(image, 200);
    })
    .openapi(changeRoute, async (context) => {
      const { name } = context.req.valid("param");
      const image = await changeImage(context.var.services, name, context.req.valid("json"), savedBy(context));
      return context.json(image, 200);
    })
    .openapi(withdrawRoute, async (context) => {
      const { name } = context.req.valid("param");
      return context.json(await withdrawImage(context.var.services, name, savedBy(context)), 200);
    });
