import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { siteDay } from "../../domain/articles/publication-day.ts";
import type { ImageDetail } from "../../domain/images/entry-images.ts";
import { imageNameFromUrl } from "../../domain/images/image-names.ts";
import { madePreviewSchema, newPreviewSchema, type Preview, previewSchema } from "../../domain/previews/preview.ts";
import { withPreviewToken } from "../../domain/previews/preview-picture-links.ts";
import { articleWithPictures, tuskerWithPictures } from "../../domain/previews/preview-pictures.ts";
import { sortKeyOf } from "../../domain/search/fold.ts";
import { listArticles } from "../db/articles.ts";
import { variantsByImages } from "../db/entry-images.ts";
import { findRowById } from "../db/entry-rows.ts";
import type { Queryable } from "../db/queryable.ts";

import { makePreview } from "../operations/make-preview.ts";
import { type OpenedPreview, openPreview } from "../operations/open-preview.ts";
import { previewLandscape, previewPortrait } from "../pictures/preview-drawings.ts";
import { findRelatedTuskers } from "../search/related-tuskers.ts";
import type { Services } from "../services.ts";
import { createApiRouter } from "./api-router.ts";
import { errorResponses } from "./error-response.ts";
import { jsonBody } from "./json-body.ts";
import { noStore } from "./no-store.ts";
import { bearer, json } from "./route-parts.ts";
import { requireSignIn } from "./sign-in-guard.ts";

const tags = ["Previews"];
const RELATED = 3;

/** For entries that cannot be shared: a preview's page shows no card. */
const SITE_CARD = "/cards/site.png";

const makeRoute = createRoute({
  method: "post",
  path: "/",
  tags,
  summary: "Make a preview",
  description: "Keeps for an hour how an entry would look if it were saved now; nothing of the entry is changed.",
  security: bearer,
  middleware: [noStore, requireSignIn, jsonBody] as const,
  request: { body: { required: true, content: json(newPreviewSchema) } },
  responses: {
    201: { description: "Where it can be looked at, and until when.", content: json(madePreviewSchema) },
    ...errorResponses(400, 401, 404, 410, 413, 415, 422, 507),
  },
});

const readRoute = createRoute({
  method: "get",
  path: "/{token}",
  tags,
  summary: "Read a preview",
  description: "Whoever has the link may read it, for an hour, and see its pictures at the addresses given here.",
  middleware: [noStore] as const,
  request: { params: z.object({ token: z.string() }) },
  responses: {
    200: { description: "The entry as its own call would answer it.", content: json(previewSchema) },
    ...errorResponses(404, 410),
  },
});

/** The forms of the preview's pictures that are there now: since it was made they may have been made anew, or at last. */
async function presentForms(db: Queryable, opened: OpenedPreview) {
  const { images } = opened.kind === "tusker" ? opened.tusker : opened.article;
  const forms = await variantsByImages(
    db,
    images.map((url) => imageNameFromUrl(url) ?? ""),
  );
  const pictures = (before: ImageDetail[]) =>
    before.map((image) => ({ ...image, variants: forms.get(imageNameFromUrl(image.url) ?? "") ?? [] }));
  return { pictures };
}

/**
 * The whole of a preview: the entry, with addresses at which whoever has the link sees its drawings and pictures, and
 * what its page leads on to.
 */
async function completePreview({ db, clock }: Services, token: string, opened: OpenedPreview): Promise<Preview> {
  const { expiresAt } = opened;
  const change = await presentForms(db.read, opened);
  if (opened.kind === "tusker") {
    const shown = withPreviewToken(tuskerWithPictures(opened.tusker, change), token);
    const tusker = { ...shown, ...previewPortrait(token, opened.tusker), cardUrl: SITE_CARD };
    const stored = await findRowById(db.read, "tusker", tusker._id);
    const subject = {
      seq: stored?.seq ?? 0,
      id: tusker._id,
      location: tusker.location,
      category: tusker.category,
      sort_key: sortKeyOf(tusker.name),
    };
    return { kind: "tusker", expiresAt, tusker, related: await findRelatedTuskers(db, subject, RELATED, tusker.tags) };
  }
  const shown = withPreviewToken(articleWithPictures(opened.article, change), token);
  const article = { ...shown, ...previewLandscape(token, opened.article), cardUrl: SITE_CARD };
  const newest = await listArticles(db, { publicOn: siteDay(clock.now()) }, { limit: RELATED + 1, offset: 0 });
  const related = newest.filter(({ _id }) => _id !== article._id).slice(0, RELATED);
  return { kind: "article", expiresAt, article, related };
}

/** /api/previews: entries as they would be, before they are saved. */
export const previewRoutes = () =>
  createApiRouter()
    .openapi(makeRoute, async (context) => {
      const made = await makePreview(context.var.services, context.req.valid("json"));
      return context.json(made, 201);
    })
    .openapi(readRoute, async (context) => {
      const { token } = context.req.valid("param");
      const opened = await openPreview(context.var.services, token);
      return context.json(await completePreview(context.var.services, token, opened), 200);
    });
