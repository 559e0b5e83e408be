import { resolve } from "node:path";
import { z } from "zod";
import { findMailProblem, type MailSettings, mailSettingsShape, readMailSettings } from "./mail/mail-settings.ts";

/** Settings that the product will know later; until then setting one is an error rather than silence. */
const NOT_YET = ["DATABASE_URL", "S3_BUCKET", "METRICS_PORT", "METRICS_TOKEN", "CDN_PURGE_URL", "BACKUP_DIR"] as const;

const wholeNumber = (from: number, to: number, standard: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .pipe(z.number().min(from, `must be at least ${from}`).max(to, `must be at most ${to}`))
    .default(standard);

const settingsSchema = z
  .object({
    PORT: wholeNumber(0, 65_535, 3000),
    HOST: z.string().min(1).default("127.0.0.1"),
    DATA_DIR: z.string().min(1).default("./data"),
    SITE_URL: z
      .url({ protocol: /^https?$/, error: "must be an address such as https://tuskers.example" })
      .refine((text) => new URL(text).pathname === "/" && new URL(text).search === "", "must not have a path")
      .optional(),
    TRUST_PROXY: wholeNumber(0, 10, 0),
    ADMIN_USERNAME: z.string().min(1).max(60).optional(),
    ADMIN_PASSWORD: z.string().min(10, "must have at least 10 characters").max(200).optional(),
    STARTER_CONTENT: z.enum(["on", "off"], "must be on or off").default("on"),
    UPLOAD_MAX_BYTES: wholeNumber(1, 1_000_000_000, 25_000_000),
    UPLOAD_MAX_PIXELS: wholeNumber(1, 1_000_000_000, 100_000_000),
    PAGE_CACHE_BYTES: wholeNumber(0, 100_000_000_000, 64_000_000),
    GA_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, "must be a measurement id of Google Analytics 4, such as G-AB12CD34EF")
      .optional(),
    ...mailSettingsShape,
    LOG_LEVEL: z
      .enum(["silent", "error", "warn", "info", "debug"], "must be silent, error, warn, info or debug")
      .default("info"),
  })
  .refine((settings) => (settings.ADMIN_USERNAME === undefined) === (settings.ADMIN_PASSWORD === undefined), {
    path: ["ADMIN_PASSWORD"],
    message: "and ADMIN_USERNAME belong together: give both or neither",
  })
  .superRefine((settings, context) => {
    const problem = findMailProblem(settings);
    if (problem) context.addIssue({ code: "custom", path: [problem.setting], message: problem.message });
  });

/** The names of all settings, as `docs/configuration.md` lists them. */
export const SETTING_NAMES = Object.keys(settingsSchema.shape);

export type Config = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  trustProxy: number;
  administrator: { username: string; password: string } | undefined;
  starterContent: boolean;
  uploadMaxBytes: number;
  uploadMaxPixels: number;
  /** How much of the memory finished pages may take; with 0 each is made anew. */
  pageCacheBytes: number;
  /** Undefined: no page holds any code of an analytics service. */
  gaMeasurementId: string | undefined;
  /** How contact messages are sent on, besides being stored. */
  mail: MailSettings;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
}>;

/** What a process that this one begins is to find in its environment: everything but the settings, some of them secret. */
export const environmentFor = (more: Record<string, string>): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTING_NAMES.includes(name))),
  ...more,
});

/** A setting that stops the start. Its message is one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads and freezes the settings. An empty value counts as not set.
 * @throws ConfigError at the first setting that is wrong or half given.
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  for (const name of NOT_YET) {
    if (given[name] !== undefined)
      throw new ConfigError(`${name} is set, but this release cannot use it yet: remove it.`);
  }
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ConfigError(`${issue?.path.join(".") ?? "A setting"} ${issue?.message ?? "is wrong"}.`);
  }
  const settings = parsed.data;
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    siteUrl: new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).origin,
    trustProxy: settings.TRUST_PROXY,
    administrator:
      settings.ADMIN_USERNAME !== undefined && settings.ADMIN_PASSWORD !== undefined
        ? { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD }
        : undefined,
    starterContent: settings.STARTER_CONTENT === "on",
    uploadMaxBytes: settings.UPLOAD_MAX_BYTES,
    uploadMaxPixels: settings.UPLOAD_MAX_PIXELS,
    pageCacheBytes: settings.PAGE_CACHE_BYTES,
    gaMeasurementId: settings.GA_MEASUREMENT_ID,
    mail: readMailSettings(settings),
    logLevel: settings.LOG_LEVEL,
  });
}
