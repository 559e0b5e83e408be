import { z } from "zod";
import { imageNameFromUrl } from "../../platform/storage/image-names.ts";
import { partialDate } from "../../platform/text/dates/partial-date.ts";
import { singleLine } from "../safety/plain-text.ts";
import { VARIANT_TYPES } from "./image-variants.ts";

const imageUrl = z
  .string("An image's address must be text.")
  .max(2000, "An image's address can have at most 2,000 characters.")
  .refine((url) => imageNameFromUrl(url) !== undefined, "This is not an image of this site: upload it first.");

const MAX_IMAGES = 60;
const imageUrlList = z.array(imageUrl, "Images must be a list of addresses.");

/** `imageUrl` and `images` as clients send them: a list, or a single address. An empty string means no image. */
export const imageUrlInput = z
  .union(
    [
      imageUrlList,
      z
        .string()
        .transform((url) => (url.trim() === "" ? [] : [url]))
        .pipe(imageUrlList),
    ],
    "Images must be a list of addresses, or one address alone.",
  )
  .transform((urls) => [...new Set(urls)])
  .refine((urls) => urls.length <= MAX_IMAGES, `An entry can have at most ${MAX_IMAGES} images.`);

const imageTexts = {
  alt: singleLine({ max: 300, label: "The alternative text" }).nullable().optional(),
  credit: singleLine({ max: 160, label: "The credit" }).nullable().optional(),
  licence: singleLine({ max: 160, label: "The licence" }).nullable().optional(),
  takenOn: partialDate("The date of the image").nullable().optional(),
};

const FOCUS_RULE = "The focal point must be two numbers from 0 to 1.";
const part = z.number(FOCUS_RULE).min(0, FOCUS_RULE).max(1, FOCUS_RULE);

/** A point of an image, as fractions of its width and height: `{ x: 0, y: 0 }` is the upper left corner. */
const focus = z.strictObject({ x: part, y: part });

/**
 * An editor's words about an image. A field that is left out stays as it is; `null` clears it. Without a chosen focal
 * point, the one that the site found is used.
 */
export const imageWordsSchema = z.strictObject({ ...imageTexts, focus: focus.nullable().optional() });

/** The same for one of an entry's images. */
export const imageDetailInputSchema = imageWordsSchema.extend({ url: imageUrl }).meta({ id: "ImageDetailInput" });

export type ImageWords = z.infer<typeof imageWordsSchema>;

export type ImageDetailInput = z.infer<typeof imageDetailInputSchema>;

/** The API's description of each image of an entry, in the order of the images. */
export const imageDetailSchema = z
  .object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z
      .string()
      .nullable()
      .meta({ description: "A ThumbHash in base64, shown until the image has loaded." }),
    variants: z
      .array(z.object({ url: z.string(), width: z.int(), height: z.int(), type: z.enum(VARIANT_TYPES) }))
      .meta({
        description:
          "The variants of the image that are ready: AVIF, WebP and JPEG, each from the narrowest to the widest.",
      }),
    alt: z.string().nullable(),
    credit: z.string().nullable(),
    licence: z.string().nullable(),
    takenOn: z.string().nullable(),
    focus: focus.extend({ chosen: z.boolean() }).nullable().meta({
      description: "The point that stays visible when the image is cropped. `chosen` is false if the site found it.",
    }),
  })
  .meta({ id: "ImageDetail" });

export type ImageDetail = z.infer<typeof imageDetailSchema>;

/**
 * Everything that an editor wrote about an image, for the history and exported files. What the site measured is left
 * out.
 */
export const imageWords = ({ url, alt, credit, licence, takenOn, focus }: ImageDetail) => ({
  url,
  alt,
  credit,
  licence,
  takenOn,
  focus: focus?.chosen ? { x: focus.x, y: focus.y } : null,
});
