import { z } from "zod";
import { partialDate } from "../text/partial-date.ts";
import { singleLine } from "../text/plain-text.ts";

/** Where uploaded pictures are served; the rest of the address is the object's path `public/{filename}`. */
export const UPLOADS_PATH = "/uploads/";

/** The address of a stored picture: root-relative. `name` is a safe file name. */
export const imageUrlFor = (name: string): string => `${UPLOADS_PATH}public/${name}`;

const STORED_NAME = /^[a-z0-9](?:[a-z0-9._-]{0,118}[a-z0-9])?$/;

/** True for a name that the store gives out: lower-case ASCII, no path, at most 120 characters. */
export const isStoredImageName = (name: string): boolean => STORED_NAME.test(name) && !name.includes("..");

/** The stored name in a picture's address (root-relative, or absolute on a public store), else undefined. */
export function imageNameFromUrl(url: string): string | undefined {
  const name = /^(?:https:\/\/[^/?#]+)?\/(?:[^?#]*\/)?public\/([^/?#]+)$/.exec(url)?.[1];
  return name !== undefined && isStoredImageName(name) ? name : undefined;
}

const imageUrl = z
  .string("A picture's address must be text.")
  .max(2000, "A picture's address can have at most 2,000 characters.")
  .refine((url) => imageNameFromUrl(url) !== undefined, "This is not a picture of this site; upload it first.");

const MAX_PICTURES = 60;
const imageUrlList = z.array(imageUrl, "Pictures must be a list of addresses.");

/** `imageUrl` and `images` as they come in: a list, or one address alone. An empty string means no picture. */
export const imageUrlInput = z
  .union(
    [
      imageUrlList,
      z
        .string()
        .transform((url) => (url.trim() === "" ? [] : [url]))
        .pipe(imageUrlList),
    ],
    "Pictures must be a list of addresses, or one address alone.",
  )
  .transform((urls) => [...new Set(urls)])
  .refine((urls) => urls.length <= MAX_PICTURES, `An entry can have at most ${MAX_PICTURES} pictures.`);

const imageTexts = {
  alt: singleLine({ max: 300, label: "The alternative text" }).nullable().optional(),
  credit: singleLine({ max: 160, label: "The credit" }).nullable().optional(),
  licence: singleLine({ max: 160, label: "The licence" }).nullable().optional(),
  takenOn: partialDate("The date of the picture").nullable().optional(),
};

/** The texts of a picture as an editor writes them; a text that is not named stays as it is, `null` clears it. */
export const imageDetailInputSchema = z.strictObject({ url: imageUrl, ...imageTexts }).meta({ id: "ImageDetailInput" });

export type ImageDetailInput = z.infer<typeof imageDetailInputSchema>;

/** What the API tells of each picture of an entry, in the order of the pictures. */
export const imageDetailSchema = z
  .object({
    url: z.string(),
    width: z.int(),
    height: z.int(),
    placeholder: z
      .string()
      .nullable()
      .meta({ description: "A ThumbHash in base64, drawn before the picture is there." }),
    variants: z
      .array(z.object({ url: z.string(), width: z.int(), height: z.int(), type: z.string() }))
      .meta({ description: "Smaller and newer forms of the picture that are ready to be shown." }),
    alt: z.string().nullable(),
    credit: z.string().nullable(),
    licence: z.string().nullable(),
    takenOn: z.string().nullable(),
  })
  .meta({ id: "ImageDetail" });

export type ImageDetail = z.infer<typeof imageDetailSchema>;
