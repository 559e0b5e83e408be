import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction } from "../accounts/guard/sign-in-guard.server.ts";
import type { Services } from "../app/services.server.ts";
import { previewLandscape, previewPortrait } from "../drawings/serving/preview-drawings.server.ts";
import { variantsByImages } from "../entries/images/entry-image-rows.server.ts";
import { findRowById } from "../entries/records/complete-entries.server.ts";
import { listEntries } from "../entries/records/list-entries.server.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { createApiRouter } from "../platform/api/api-router.server.ts";
import { answers } from "../platform/api/error-response.server.ts";
import { jsonBody } from "../platform/api/json-body.server.ts";
import { noStore } from "../platform/api/no-store.server.ts";
import { requestBody } from "../platform/api/route-parts.server.ts";
import type { Queryable } from "../platform/db/queryable.server.ts";
import { imageNameFromUrl } from "../platform/storage/image-names.ts";
import { sortKeyOf } from "../platform/text/fold.ts";
import { siteDay } from "../platform/text/publication-day.ts";
import { findRelatedTuskers } from "../tuskers/rows/related-tuskers.server.ts";
import { listRelated } from "../tuskers/rows/relation-rows.server.ts";
import { makePreview } from "./make-preview.server.ts";
import { type OpenedPreview, openPreview } from "./open-preview.server.ts";
import { madePreviewSchema, newPreviewSchema, type Preview, previewSchema } from "./preview.ts";
import { withPreviewToken } from "./preview-image-links.ts";
import { articleWithImages, tuskerWithImages } from "./preview-images.ts";

const tags = ["Previews"];
const RELATED = 3;

/** The site's own card, because a preview cannot be shared. */
const SITE_CARD = "/cards/site.png";

const makeRoute = createRoute({
  method: "post",
  path: "/",
  tags,
  summary: "Make a preview",
  description: "Stores for an hour how an entry would look if it were saved now. The entry itself is not changed.",
  ...forAction("draft", jsonBody),
  request: { body: requestBody(newPreviewSchema) },
  responses: answers(
    201,
    "The address of the preview, and when it expires.",
    madePreviewSchema,
    [400, 401, 403, 404, 410, 413, 415, 422, 507],
  ),
});

const readRoute = createRoute({
  method: "get",
  path: "/{token}",
  tags,
  summary: "Read a preview",
  description: "Anyone with the link can read it for an hour, and load its images from the addresses given here.",
  middleware: [noStore] as const,
  request: { params: z.object({ token: z.string() }) },
  responses: answers(200, "The entry as its own API call would return it.", previewSchema, [404, 410]),
});

/** The current variants of the preview's images: they may have been created or replaced since the preview was made. */
async function presentVariants(db: Queryable, opened: OpenedPreview) {
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
 * A complete preview: the entry, with URLs that let anybody with the link see its drawings and images, and the related
 * entries.
 */
async function completePreview({ db, clock }: Services, token: string, opened: OpenedPreview): Promise<Preview> {
  const { expiresAt } = opened;
  const change = await presentVariants(db.read, opened);
  if (opened.kind === "tusker") {
    const shown = withPreviewToken(tuskerWithImages(opened.tusker, change), token);
    const tusker = { ...shown, ...previewPortrait(token, opened.tusker), cardUrl: SITE_CARD };
    const stored = await findRowById(db.read, "tusker", tusker._id);
    const subject = {
      seq: stored?.seq ?? 0,
      id: tusker._id,
      location: tusker.location,
      category: tusker.category,
      sort_key: sortKeyOf(tusker.name),
    };
    const related = await findRelatedTuskers(db, subject, RELATED, tusker.tags);
    const relations = await listRelated(db.read, { id: tusker._id, relations: tusker.relations });
    return { kind: "tusker", expiresAt, tusker, related, relations };
  }
  const shown = withPreviewToken(articleWithImages(opened.article, change), token);
  const article = { ...shown, ...previewLandscape(token, opened.article), cardUrl: SITE_CARD };
  const newest = await listEntries(
    db,
    "article",
    { publicOn: siteDay(clock.now()) },
    { limit: RELATED + 1, offset: 0 },
  );
  const related = newest.filter(({ _id }) => _id !== article._id).slice(0, RELATED);
  return { kind: "article", expiresAt, article, related };
}

/** /api/previews: entries as they would look before they are saved. */
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
