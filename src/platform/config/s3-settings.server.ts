import { z } from "zod";

/** An S3-compatible store, and the credentials for it. */
export type S3Access = Readonly<{
  /** The address of the store, without the bucket and without a trailing slash. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}>;

/** Location of the images in an S3-compatible store, and its credentials. */
export type S3Settings = S3Access &
  Readonly<{
    bucket: string;
    /** Where visitors load objects directly, without a trailing slash; undefined if all requests go through the site. */
    publicUrl: string | undefined;
  }>;

const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

export const isBucketName = (text: string): boolean => BUCKET_NAME.test(text);

const withoutSlash = (text: string): string => text.replace(/\/+$/, "");

const someAddress = (protocol: RegExp, example: string) =>
  z
    .url({ protocol, error: `must be an address such as ${example}`, abort: true })
    .refine((text) => {
      const { search, hash, username, password } = new URL(text);
      return search + hash + username + password === "";
    }, "must not contain a name, a password, a question mark or a #")
    .transform(withoutSlash);

export const s3SettingsShape = {
  S3_BUCKET: z.string().regex(BUCKET_NAME, "must be the name of a bucket, such as tuskers-pictures").optional(),
  S3_ENDPOINT: someAddress(/^https?$/, "https://s3.eu-central-1.amazonaws.com").optional(),
  S3_REGION: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, "must be the name of a region, such as eu-central-1")
    .optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).max(200).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).max(500).optional(),
  // HTTPS only: image names are recognised in addresses of this form, and browsers block http images on https pages.
  S3_PUBLIC_URL: someAddress(/^https$/, "https://pictures.tuskers.example").optional(),
};

export type GivenS3Settings = z.infer<z.ZodObject<typeof s3SettingsShape>>;

/** The settings that a bucket requires. */
const NEEDED = ["S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Finds settings that conflict; `message` continues a sentence that begins with the setting's name. */
export function findS3Problem(given: GivenS3Settings): { setting: keyof GivenS3Settings; message: string } | undefined {
  if (given.S3_BUCKET === undefined) {
    const named = [...NEEDED, "S3_PUBLIC_URL" as const].find((name) => given[name] !== undefined);
    return named && { setting: named, message: "is for an external image store: set S3_BUCKET too, or neither" };
  }
  const missing = NEEDED.find((name) => given[name] === undefined);
  return missing && { setting: missing, message: "is missing: it is required with S3_BUCKET" };
}

/**
 * The settings in the form the code uses; undefined if images are stored in the data folder. `findS3Problem` must have
 * found nothing.
 */
export function readS3Settings(given: GivenS3Settings): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = given;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if (!bucket || !endpoint || !region || !accessKeyId || !secretAccessKey) return undefined;
  return Object.freeze({ bucket, endpoint, region, accessKeyId, secretAccessKey, publicUrl: given.S3_PUBLIC_URL });
}
