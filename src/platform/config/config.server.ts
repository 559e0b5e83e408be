import { resolve } from "node:path";
import { z } from "zod";
import {
  type BackupSettings,
  backupSettingsShape,
  findBackupProblem,
  readBackupSettings,
} from "./backup-settings.server.ts";
import { type CdnSettings, cdnSettingsShape, findCdnProblem, readCdnSettings } from "./cdn-settings.server.ts";
import { readDatabaseAddress } from "./database-address.server.ts";
import { findMailProblem, type MailSettings, mailSettingsShape, readMailSettings } from "./mail-settings.server.ts";
import { findS3Problem, readS3Settings, type S3Settings, s3SettingsShape } from "./s3-settings.server.ts";
import { readSecretFiles, SECRET_FILE_SETTINGS, secretFileOf } from "./secret-files.server.ts";

const someWholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .pipe(z.number().min(from, `must be at least ${from}`).max(to, `must be at most ${to}`));

const wholeNumber = (from: number, to: number, standard: number) => someWholeNumber(from, to).default(standard);

const settingsSchema = z
  .object({
    PORT: wholeNumber(0, 65_535, 3000),
    HOST: z.string().min(1).default("127.0.0.1"),
    DATA_DIR: z.string().min(1).default("./data"),
    DATABASE_URL: z
      .string()
      .refine(
        (text) => readDatabaseAddress(text) !== undefined,
        "must be an address such as postgres://name:password@server.example:5432/tuskers",
      )
      .optional(),
    SITE_URL: z
      .url({ protocol: /^https?$/, error: "must be an address such as https://tuskers.example", abort: true })
      .refine((text) => new URL(text).pathname === "/" && new URL(text).search === "", "must not have a path")
      .optional(),
    TRUST_PROXY: wholeNumber(0, 10, 0),
    // Several processes need PostgreSQL. Silently ignoring the setting would leave CPU cores idle.
    WORKERS: z
      .literal("1", "must be 1: to run several processes, set DATABASE_URL (see docs/deploying.md)")
      .default("1"),
    STOP_DELAY_SECONDS: wholeNumber(0, 300, 0),
    ADMIN_USERNAME: z.string().min(1).max(60).optional(),
    ADMIN_PASSWORD: z.string().min(10, "must have at least 10 characters").max(200).optional(),
    STARTER_CONTENT: z.enum(["on", "off"], "must be on or off").default("on"),
    UPLOAD_MAX_BYTES: wholeNumber(1, 1_000_000_000, 25_000_000),
    UPLOAD_MAX_PIXELS: wholeNumber(1, 1_000_000_000, 100_000_000),
    PAGE_CACHE_BYTES: wholeNumber(0, 100_000_000_000, 128_000_000),
    DRAWINGS_BYTES: wholeNumber(10_000_000, 100_000_000_000, 500_000_000),
    GA_MEASUREMENT_ID: z
      .string()
      .regex(/^G-[A-Z0-9]{4,20}$/, "must be a measurement id of Google Analytics 4, such as G-AB12CD34EF")
      .optional(),
    SOURCE_CHECK: z.enum(["on", "off"], "must be on or off").default("off"),
    ...mailSettingsShape,
    METRICS_PORT: someWholeNumber(0, 65_535).optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\x21-\x7e]{16,200}$/, "must have from 16 to 200 characters: letters, digits and symbols, no spaces")
      .optional(),
    ...backupSettingsShape,
    ...s3SettingsShape,
    ...cdnSettingsShape,
    LOG_LEVEL: z
      .enum(["silent", "error", "warn", "info", "debug"], "must be silent, error, warn, info or debug")
      .default("info"),
  })
  .refine((settings) => (settings.ADMIN_USERNAME === undefined) === (settings.ADMIN_PASSWORD === undefined), {
    path: ["ADMIN_PASSWORD"],
    message: "and ADMIN_USERNAME belong together: set both or neither",
  })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT || PORT === 0, {
    path: ["METRICS_PORT"],
    message: "must differ from PORT",
  })
  .superRefine((settings, context) => {
    const problem =
      findMailProblem(settings) ?? findBackupProblem(settings) ?? findS3Problem(settings) ?? findCdnProblem(settings);
    if (problem) context.addIssue({ code: "custom", path: [problem.setting], message: problem.message });
  });

/** The names of all settings, as `docs/configuration.md` lists them; those of files with a secret are in `secret-files`. */
export const SETTING_NAMES = Object.keys(settingsSchema.shape);

export type Config = Readonly<{
  port: number;
  host: string;
  dataDir: string;
  /** A PostgreSQL server's database; undefined for SQLite inside the data folder. */
  databaseUrl: string | undefined;
  /** Public origin, without a trailing slash. */
  siteUrl: string;
  trustProxy: number;
  /** How long the site keeps serving after it was asked to stop, while it reports that it is not ready. */
  stopDelaySeconds: number;
  administrator: { username: string; password: string } | undefined;
  starterContent: boolean;
  uploadMaxBytes: number;
  uploadMaxPixels: number;
  /** How much memory cached pages may take; 0 disables the cache. */
  pageCacheBytes: number;
  /** How many bytes variants of drawings and share cards may take on disk. */
  drawingsBytes: number;
  /** Undefined: no page contains analytics code. */
  gaMeasurementId: string | undefined;
  /** Whether the addresses of sources are requested once a week. */
  sourceCheck: boolean;
  /** How contact messages are forwarded; they are always stored as well. */
  mail: MailSettings;
  /** The port for metrics. If undefined, they are on the site's own port if there is a token, otherwise nowhere. */
  metricsPort: number | undefined;
  /** The token that readers of the metrics must send. */
  metricsToken: string | undefined;
  /** Whether and how the site makes automatic backups. */
  backups: BackupSettings;
  /** Where images are stored; undefined for the data folder. */
  s3: S3Settings | undefined;
  /** How long a cache in front of the site may keep pages, and how it is purged. */
  cdn: CdnSettings;
  logLevel: "silent" | "error" | "warn" | "info" | "debug";
}>;

/** All settings that must never appear in a log. */
export const secretsOf = ({ administrator, databaseUrl, mail, metricsToken, backups, s3, cdn }: Config): string[] => {
  const secrets = [
    administrator?.password,
    databaseUrl,
    ...(databaseUrl === undefined ? [] : (readDatabaseAddress(databaseUrl)?.passwords ?? [])),
    mail.smtp?.server.password,
    mail.emailJs?.privateKey,
    mail.emailJs?.publicKey,
    metricsToken,
    s3?.secretAccessKey,
    backups.store?.secretAccessKey,
    cdn.purge?.url,
    cdn.purge?.token,
  ].filter((secret) => secret !== undefined);
  return [...new Set(secrets)];
};

const isSetting = (name: string): boolean => SETTING_NAMES.includes(name) || SECRET_FILE_SETTINGS.includes(name);

/** The environment for a child process: everything except the site's settings, some of which are secret. */
export const environmentFor = (more: Record<string, string>): Record<string, string | undefined> => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isSetting(name))),
  ...more,
});

/** A configuration error, which prevents the start. Its message is one sentence that names the variable. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/**
 * Reads, validates and freezes the settings. An empty value counts as not set, and a secret may be in a file.
 * @throws ConfigError for the first setting that is invalid or incomplete
 */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = readSecretFiles(given);
  if (read.problem !== undefined) throw new ConfigError(`${read.problem}.`);
  const parsed = settingsSchema.safeParse(read.settings);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const setting = issue?.path.join(".") ?? "A setting";
    const file = secretFileOf(given, setting);
    const origin = file === undefined ? "" : ` It was read from ${file}.`;
    throw new ConfigError(`${setting} ${issue?.message ?? "is wrong"}.${origin}`);
  }
  const settings = parsed.data;
  return Object.freeze({
    port: settings.PORT,
    host: settings.HOST,
    dataDir: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    siteUrl: new URL(settings.SITE_URL ?? `http://localhost:${settings.PORT}`).origin,
    trustProxy: settings.TRUST_PROXY,
    stopDelaySeconds: settings.STOP_DELAY_SECONDS,
    administrator:
      settings.ADMIN_USERNAME !== undefined && settings.ADMIN_PASSWORD !== undefined
        ? { username: settings.ADMIN_USERNAME, password: settings.ADMIN_PASSWORD }
        : undefined,
    starterContent: settings.STARTER_CONTENT === "on",
    uploadMaxBytes: settings.UPLOAD_MAX_BYTES,
    uploadMaxPixels: settings.UPLOAD_MAX_PIXELS,
    pageCacheBytes: settings.PAGE_CACHE_BYTES,
    drawingsBytes: settings.DRAWINGS_BYTES,
    gaMeasurementId: settings.GA_MEASUREMENT_ID,
    sourceCheck: settings.SOURCE_CHECK === "on",
    mail: readMailSettings(settings),
    metricsPort: settings.METRICS_PORT,
    metricsToken: settings.METRICS_TOKEN,
    backups: readBackupSettings(settings),
    s3: readS3Settings(settings),
    cdn: readCdnSettings(settings),
    logLevel: settings.LOG_LEVEL,
  });
}
