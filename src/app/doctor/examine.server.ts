import { existsSync } from "node:fs";
import { type Config, ConfigError } from "../../platform/config/config.server.ts";
import { openToLookAt } from "../../platform/db/open/open-configured.server.ts";
import type { DatabaseToLookAt } from "../../platform/db/open-database.server.ts";
import { databaseExists } from "../../platform/db/sqlite/open.server.ts";
import { checkBackups } from "./check-backups.server.ts";
import { checkCdn } from "./check-cdn.server.ts";
import { checkClock } from "./check-clock.server.ts";
import { checkDatabase } from "./check-database.server.ts";
import { checkDisk } from "./check-disk.server.ts";
import { checkImages } from "./check-images.server.ts";
import { checkMail } from "./check-mail.server.ts";
import { checkModes } from "./check-modes.server.ts";
import { checkRecipients } from "./check-recipients.server.ts";
import { checkSettings } from "./check-settings.server.ts";
import { checkSite } from "./check-site.server.ts";
import { checkSources } from "./check-sources.server.ts";
import { checkTranslations } from "./check-translations.server.ts";
import { checkVersions } from "./check-versions.server.ts";
import { type Finding, hint, problem, wordsOf } from "./finding.server.ts";

/** Runs one check. An unexpected error becomes a finding too, so that the other checks still run. */
async function* lookAt(part: Finding["part"], look: () => Promise<Finding | Finding[]>): AsyncGenerator<Finding> {
  try {
    yield* [await look()].flat();
  } catch (error) {
    yield problem(
      part,
      `It could not be checked: ${wordsOf(error)}.`,
      "Check that this account can read the data folder.",
    );
  }
}

/** The checks that need the database, if it can be opened. */
async function* lookIntoDatabase(config: Config, now: Date): AsyncGenerator<Finding> {
  let opened: DatabaseToLookAt;
  try {
    opened = await openToLookAt(config);
  } catch (error) {
    if (error instanceof ConfigError) {
      yield problem("database", error.message, "See docs/configuration.md for the form of the address.");
      return;
    }
    yield problem(
      "database",
      `It cannot be opened: ${wordsOf(error)}.`,
      "Check that this account can read it, or restore the last backup.",
    );
    return;
  }
  try {
    const findings: Finding[] = [];
    for await (const finding of lookAt("database", () => checkDatabase(opened))) {
      findings.push(finding);
      yield finding;
    }
    // With a damaged database, or one of another release, the other checks would only fail for the same reason.
    if (findings.some(({ part, level }) => part === "database" && level !== "ok")) return;
    yield* lookAt("images", () => checkImages(config, opened.read, now));
    yield* lookAt("clock", () => checkClock(opened.read, now));
    yield* lookAt("mail", () => checkRecipients(config, opened.read));
    yield* lookAt("sources", () => checkSources(config, opened.read, now));
    if (config.starterContent) yield* lookAt("translations", () => checkTranslations(opened.read));
  } finally {
    await opened.close();
  }
}

/**
 * Checks everything that the site needs, one thing at a time, whether or not it is running. Changes nothing.
 * @param now the time by the machine's clock
 */
export async function* examine(config: Config, now: Date): AsyncGenerator<Finding> {
  const { dataDir } = config;
  yield* lookAt("settings", async () => checkSettings(config));
  yield* lookAt("versions", checkVersions);
  yield* lookAt("site", () => checkSite(config));
  if (config.databaseUrl !== undefined || databaseExists(dataDir)) yield* lookIntoDatabase(config, now);
  else
    yield hint(
      "database",
      `There is none in ${dataDir}.`,
      "Start the site once, or set DATA_DIR to the folder that contains it.",
    );
  if (existsSync(dataDir)) {
    yield* lookAt("disk", () => checkDisk(dataDir));
    yield* lookAt("disk", () => checkModes(dataDir));
  }
  yield* lookAt("mail", () => checkMail(config));
  yield* lookAt("cdn", () => checkCdn(config));
  yield* lookAt("backups", () => checkBackups(config));
}
