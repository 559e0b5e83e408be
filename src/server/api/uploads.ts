import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { imageUrlFor } from "../../domain/images/entry-images.ts";
import { IMAGE_KINDS } from "../../domain/images/image-kinds.ts";
import { removeUpload } from "../operations/remove-upload.ts";
import { storeUpload } from "../operations/store-upload.ts";
import { createApiRouter } from "./api-router.ts";
import { errorResponses } from "./error-response.ts";
import { bearer, json } from "./route-parts.ts";
import { requireSignIn } from "./sign-in-guard.ts";

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
      .meta({ description: "A ThumbHash in base64, drawn before the picture is there." }),
  })
  .meta({ id: "Upload" });

const uploadRoute = createRoute({
  method: "post",
  path: "/",
  tags: ["Uploads"],
  summary: "Upload a picture",
  description:
    "JPEG, PNG, WebP, AVIF, GIF or TIFF, told by its content. What is stored is made anew from the pixels: upright, in sRGB, without any metadata.",
  security: bearer,
  middleware: [requireSignIn] as const,
  request: {
    body: {
      required: true,
      // No zod schema here: the form would be read into memory to be validated, file and all.
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            required: ["file"],
            additionalProperties: false,
            properties: {
              file: { type: "string", format: "binary" },
              kind: { type: "string", enum: [...IMAGE_KINDS], default: "tusker" },
            },
          },
        },
      },
    },
  },
  responses: {
    201: { description: "The picture as it is stored.", content: json(uploadSchema) },
    ...errorResponses(400, 401, 409, 413, 415, 422, 503, 507),
  },
});

const removeRoute = createRoute({
  method: "delete",
  path: "/{name}",
  tags: ["Uploads"],
  summary: "Remove a picture",
  description: "Refused with 409 while a published entry shows it; drafts and binned entries lose it.",
  security: bearer,
  middleware: [requireSignIn] as const,
  request: { params: z.object({ name: z.string().meta({ example: "gemunu.jpg" }) }) },
  responses: {
    200: {
      description: "It is gone.",
      content: json(z.object({ name: z.string() }).meta({ id: "RemovedUpload" })),
    },
    ...errorResponses(401, 404, 409, 507),
  },
});

/** /api/uploads: the one way in for pictures. */
export const uploadRoutes = () =>
  createApiRouter()
    .openapi(uploadRoute, async (context) => {
      const { raw } = context.req;
      const length = context.req.header("content-length");
      const { name, width, height, type, bytes, placeholder } = await storeUpload(context.var.services, {
        body: raw.body,
        contentType: context.req.header("content-type"),
        contentLength: length === undefined ? undefined : Number(length),
        signal: raw.signal,
      });
      return context.json({ name, url: imageUrlFor(name), width, height, type, bytes, placeholder }, 201);
    })
    .openapi(removeRoute, async (context) => {
      const { name } = context.req.valid("param");
      await removeUpload(context.var.services, name);
      return context.json({ name }, 200);
    });
