import { readFileSync } from "node:fs";

type Given = Record<string, string | undefined>;

/** The settings whose value nobody else may know. Each can be the name of a file instead, in a setting with `_FILE`. */
const SECRETS = [
  "DATABASE_URL",
  "ADMIN_PASSWORD",
  "SMTP_URL",
  "EMAILJS_PUBLIC_KEY",
  "EMAILJS_PRIVATE_KEY",
  "METRICS_TOKEN",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "BACKUP_S3_ACCESS_KEY_ID",
  "BACKUP_S3_SECRET_ACCESS_KEY",
  "CDN_PURGE_URL",
  "CDN_PURGE_TOKEN",
] as const;

const fileSettingOf = (secret: string): string => `${secret}_FILE`;

/** The names of the settings that name a file with a secret. */
export const SECRET_FILE_SETTINGS: readonly string[] = SECRETS.map(fileSettingOf);

/** Longer than any secret: a file that exceeds it is another one. */
const MOST_BYTES = 16_384;

const REASONS: Record<string, string> = {
  ENOENT: "there is no such file",
  EACCES: "this account may not read it",
  EISDIR: "it is a folder",
};

function readSecret(file: string): { value: string } | { problem: string } {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return { problem: `names ${file}, which cannot be read: ${REASONS[code] ?? code}` };
  }
  // Editors and `echo` end a file with a line break, which no secret has.
  const value = text.replace(/\r?\n$/, "");
  if (value === "") return { problem: `names ${file}, which is empty` };
  if (value.length > MOST_BYTES) return { problem: `names ${file}, which is too long for a secret` };
  return { value };
}

/** The settings with the contents of secret files in place, or the first problem: it begins with a setting's name. */
export function readSecretFiles(given: Given): { settings: Given; problem?: never } | { problem: string } {
  const settings = { ...given };
  for (const secret of SECRETS) {
    const setting = fileSettingOf(secret);
    const file = given[setting];
    delete settings[setting];
    if (file === undefined) continue;
    if (given[secret] !== undefined) return { problem: `${setting} and ${secret} are both set: set only one` };
    const read = readSecret(file);
    if ("problem" in read) return { problem: `${setting} ${read.problem}` };
    settings[secret] = read.value;
  }
  return { settings };
}

/** The file that a secret came from, as the setting says. */
export const secretFileOf = (given: Given, setting: string): string | undefined => given[fileSettingOf(setting)];
