import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { forAction, getSignedIn } from "../../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../../platform/api/api-router.server.ts";
import { answers } from "../../../platform/api/error-response.server.ts";
import { entryIdSchema } from "../../../platform/ids/entry-id.ts";
import { ENTRY_KINDS } from "../../../platform/ids/entry-kind.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { MAX_UPLOAD_INDEX } from "../../images/file-name.ts";
import { IMAGE_KINDS } from "../../images/image-kinds.ts";
import { listSameImages } from "../image-uses.server.ts";
import { removeUpload } from "./remove-upload.server.ts";
import { storeUpload } from "./store-upload.server.ts";

const uploadSchema = z
  .object({
    name: z.string(),
    url: z.string(),
    width: z.int(),
    height: z.int(),
    type: z.string(),
    bytes: z.int(),
    placeholder: z
      .string()
      .nullable()
      .meta({ description: "A ThumbHash in base64, shown until the image has loaded." }),
    sameAs: z
      .array(
        z.object({
          name: z.string(),
          url: z.string(),
          usedBy: z.array(
            z.object({ kind: z.enum(ENTRY_KINDS), _id: entryIdSchema, slug: z.string(), title: z.string() }),
          ),
        }),
      )
      .meta({
        description:
          "Other stored images with exactly the same pixels, and the entries that show them, drafts included. For information only: this one is stored separately.",
      }),
  })
  .meta({ id: "Upload" });

const uploadRoute = createRoute({
  method: "post",
  path: "/",
  operationId: "uploadImage",
  tags: ["Uploads"],
  summary: "Upload an image",
  description:
    "JPEG, PNG, WebP, AVIF, GIF or TIFF, recognised by its content. The image is re-encoded: upright, in sRGB, without any metadata.",
  ...forAction("upload"),
  request: {
    body: {
      required: true,
      // No zod schema here: validating it would read the whole form, including the file, into memory.
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["file"],
            additionalProperties: false,
            properties: {
              file: { type: "string", format: "binary" },
              kind: { type: "string", enum: [...IMAGE_KINDS], default: "tusker" },
              index: {
                type: "integer",
                minimum: 0,
                maximum: MAX_UPLOAD_INDEX,
                default: 0,
                description:
                  "The position of the file among those uploaded together; it becomes part of the names of articles' images.",
              },
            },
          },
        },
      },
    },
  },
  responses: answers(201, "The image as it is stored.", uploadSchema, [400, 401, 403, 409, 413, 415, 422, 503, 507]),
});

const removeRoute = createRoute({
  method: "delete",
  path: "/{name}",
  operationId: "deleteImage",
  tags: ["Uploads"],
  summary: "Remove an image",
  description: "Refused with 409 while a published entry shows it. It is removed from drafts and binned entries.",
  ...forAction("delete images"),
  request: { params: z.object({ name: z.string().meta({ example: "gemunu.jpg" }) }) },
  responses: answers(
    200,
    "It is gone.",
    z.object({ name: z.string() }).meta({ id: "RemovedUpload" }),
    [401, 403, 404, 409, 503, 507],
  ),
});

/** The upload route of /api/uploads: the only way to add an image over HTTP. */
export const uploadRoutes = () =>
  createApiRouter()
    .openapi(uploadRoute, async (context) => {
      const { raw } = context.req;
      const { db, clock } = context.var.services;
      const length = context.req.header("content-length");
      const upload = {
        body: raw.body,
        contentType: context.req.header("content-type"),
        contentLength: length === undefined ? undefined : Number(length),
        signal: raw.signal,
      };
      const image = await storeUpload(context.var.services, upload, { by: getSignedIn(context).username });
      const { name, width, height, type, bytes, placeholder } = image;
      const same = await listSameImages(db.read, image, siteDay(clock.now()));
      const sameAs = same.map((image) => ({ ...image, url: imageUrlFor(image.name) }));
      return context.json({ name, url: imageUrlFor(name), width, height, type, bytes, placeholder, sameAs }, 201);
    })
    .openapi(removeRoute, async (context) => {
      const { name } = context.req.valid("param");
      await removeUpload(context.var.services, name, { by: getSignedIn(context).username });
      return context.json({ name }, 200);
    });
