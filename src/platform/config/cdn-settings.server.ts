import { z } from "zod";

/** Settings for a cache in front of the site, such as a CDN. */
export type CdnSettings = Readonly<{
  /** How many seconds it may serve a page without revalidating; 0 if it must revalidate each time. */
  seconds: number;
  /** The receiver of purge calls; undefined if there is none. */
  purge: Readonly<{ url: string; token: string | undefined }> | undefined;
}>;

/** One day: if purging fails, withdrawn content must not be shown for longer. */
const MOST_SECONDS = 86_400;

export const cdnSettingsShape = {
  CDN_SECONDS: z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number of seconds from 0 to ${MOST_SECONDS}`)
    .transform(Number)
    .pipe(z.number().max(MOST_SECONDS, `must be at most ${MOST_SECONDS}, a day`))
    .default(0),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: "must be an address such as https://purge.tuskers.example/all", abort: true })
    .refine((text) => {
      const { username, password } = new URL(text);
      return username + password === "";
    }, "must not contain a name or a password: set CDN_PURGE_TOKEN")
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{8,500}$/, "must have from 8 to 500 characters: letters, digits and symbols, no spaces")
    .optional(),
};

type GivenCdnSettings = z.infer<z.ZodObject<typeof cdnSettingsShape>>;

/** Finds settings that conflict; `message` continues a sentence that begins with the setting's name. */
export function findCdnProblem(
  given: GivenCdnSettings,
): { setting: keyof GivenCdnSettings; message: string } | undefined {
  if (given.CDN_PURGE_TOKEN === undefined || given.CDN_PURGE_URL !== undefined) return undefined;
  return { setting: "CDN_PURGE_TOKEN", message: "is sent to CDN_PURGE_URL: set both or neither" };
}

export const readCdnSettings = (given: GivenCdnSettings): CdnSettings =>
  Object.freeze({
    seconds: given.CDN_SECONDS,
    purge: given.CDN_PURGE_URL === undefined ? undefined : { url: given.CDN_PURGE_URL, token: given.CDN_PURGE_TOKEN },
  });
