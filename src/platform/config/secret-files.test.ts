import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { setVariables } from "../../../tests/support/set-variables.ts";
import { settingsProblem } from "../../../tests/support/settings-problem.ts";
import { environmentFor, readConfig } from "./config.server.ts";
import { SECRET_FILE_SETTINGS } from "./secret-files.server.ts";

async function secretFile(content: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-secrets-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "secret");
  await writeFile(file, content, { mode: 0o600 });
  return file;
}

const BACKUP_STORE = {
  BACKUP_S3_ENDPOINT: "https://backups.example",
  BACKUP_S3_REGION: "eu",
  BACKUP_S3_ACCESS_KEY_ID: "AKIAOTHER",
  BACKUP_S3_SECRET_ACCESS_KEY: "other",
};

/** A value for each secret, and what else must be set with it. */
const SECRETS: Record<string, [value: string, others: Record<string, string>]> = {
  DATABASE_URL: ["postgres://tuskers:hidden@db.example/tuskers", {}],
  ADMIN_PASSWORD: ["three tall tuskers", { ADMIN_USERNAME: "keeper" }],
  SMTP_URL: ["smtps://site:hidden@mail.example", { CONTACT_TO: "keeper@tuskers.example" }],
  EMAILJS_PUBLIC_KEY: ["public-c", { EMAILJS_SERVICE_ID: "service_a", EMAILJS_TEMPLATE_ID: "template_b" }],
  EMAILJS_PRIVATE_KEY: [
    "private-d",
    { EMAILJS_SERVICE_ID: "service_a", EMAILJS_TEMPLATE_ID: "template_b", EMAILJS_PUBLIC_KEY: "public-c" },
  ],
  METRICS_TOKEN: ["a-token-of-some-length", {}],
  S3_ACCESS_KEY_ID: ["AKIAEXAMPLE", {}],
  S3_SECRET_ACCESS_KEY: ["hidden secret", {}],
  BACKUP_S3_ACCESS_KEY_ID: ["AKIABACKUP", BACKUP_STORE],
  BACKUP_S3_SECRET_ACCESS_KEY: ["hidden secret", BACKUP_STORE],
  CDN_PURGE_URL: ["https://purge.example/hidden", {}],
  CDN_PURGE_TOKEN: ["hidden-token", { CDN_PURGE_URL: "https://purge.example/all" }],
};
const S3 = {
  S3_BUCKET: "tuskers-pictures",
  S3_ENDPOINT: "https://s3.example",
  S3_REGION: "eu",
  S3_ACCESS_KEY_ID: "AKIAOTHER",
  S3_SECRET_ACCESS_KEY: "other",
};

describe("a secret in a file", () => {
  test("is possible for every setting that the log must not show", () => {
    expect(Object.keys(SECRETS).map((name) => `${name}_FILE`)).toEqual(SECRET_FILE_SETTINGS);
  });

  test.each(Object.entries(SECRETS))("%s is read, without the line break at its end", async (name, [value, more]) => {
    const others: Record<string, string> = name.startsWith("S3_") ? { ...S3 } : { ...more };
    delete others[name];
    const direct = readConfig({ ...others, [name]: value });
    for (const end of ["", "\n", "\r\n"]) {
      expect(readConfig({ ...others, [`${name}_FILE`]: await secretFile(value + end) })).toEqual(direct);
    }
  });

  test("loses one line break at its end, and nothing else", async () => {
    const file = await secretFile(" three tall tuskers \n\n");
    expect(readConfig({ ADMIN_USERNAME: "keeper", ADMIN_PASSWORD_FILE: file }).administrator?.password).toBe(
      " three tall tuskers \n",
    );
  });

  test("is refused beside the setting itself, unless that is empty", async () => {
    const file = await secretFile("a-token-of-some-length");
    const both = { METRICS_TOKEN: "another-token-of-some-length", METRICS_TOKEN_FILE: file };
    expect(settingsProblem(both)).toMatch(/^METRICS_TOKEN_FILE and METRICS_TOKEN /);
    expect(readConfig({ ...both, METRICS_TOKEN: "" }).metricsToken).toBe("a-token-of-some-length");
  });

  test("that cannot be read or used is told with the setting and the file, never with what is in it", async () => {
    const [empty, wrong] = [await secretFile("\n"), await secretFile("hidden")];
    const missing = join(empty, "..", "missing");
    for (const file of [missing, tmpdir(), empty]) {
      expect(settingsProblem({ METRICS_TOKEN_FILE: file })).toMatch(new RegExp(`^METRICS_TOKEN_FILE .*${file}`));
    }
    const problem = settingsProblem({ METRICS_TOKEN_FILE: wrong });
    expect(problem).toMatch(/^METRICS_TOKEN /);
    expect(problem).toContain(wrong);
    expect(problem).not.toContain("hidden");
  });

  test("is not named to child processes", () => {
    setVariables({ SMTP_URL_FILE: "/run/secrets/smtp" });
    expect(environmentFor({}).SMTP_URL_FILE).toBeUndefined();
  });
});
