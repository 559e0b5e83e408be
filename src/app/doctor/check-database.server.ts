import { countDeliveries } from "../../people/mail/rows/delivery-rows.server.ts";
import { listAppliedMigrations, migrationNames } from "../../platform/db/migrate.server.ts";
import type { DatabaseToLookAt } from "../../platform/db/open-database.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { type Finding, hint, ok, problem } from "./finding.server.ts";

async function checkMigrations({ read }: DatabaseToLookAt): Promise<Finding> {
  if ((await read.introspection.getTables()).length === 0) {
    return hint("database", "It has no tables yet.", "Start the site once to create them.");
  }
  const known = await migrationNames();
  const applied = await listAppliedMigrations(read).catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
  if (applied instanceof AppError) {
    return problem("database", applied.message, "Make a copy of the data folder first.");
  }
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    return problem(
      "database",
      `It was made by a newer release of the site (${unknown.join(", ")}).`,
      "Install that release again, or restore a backup made by this one.",
    );
  }
  const missing = known.filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    return hint(
      "database",
      `It was made by an older release of the site: ${missing.join(", ")} has not been applied.`,
      "Make a backup; the next start migrates it.",
    );
  }
  return ok("database", `Its schema is up to date (${applied.at(-1)}).`);
}

async function checkIntegrity({ read, dialect }: DatabaseToLookAt): Promise<Finding> {
  const broken = await dialect.findBrokenParts(read);
  if (broken.length === 0)
    return ok("database", "It is intact: nothing is damaged, and every reference leads to a row.");
  return problem(
    "database",
    `It is damaged: ${broken.slice(0, 3).join("; ")}${broken.length > 3 ? ` and ${broken.length - 3} more` : ""}.`,
    "Stop the site, keep a copy of the data folder, and restore the last backup.",
  );
}

async function checkOutbox(db: Queryable): Promise<Finding | undefined> {
  const { failed } = await countDeliveries(db);
  if (failed === 0) return undefined;
  return hint(
    "mail",
    `${failed} ${failed === 1 ? "message was" : "messages were"} refused by the mail server or service, and will not be tried again.`,
    "They are in the admin area under Messages, where they can be sent again.",
  );
}

/** Checks an open database without writing to it. */
export async function checkDatabase(db: DatabaseToLookAt): Promise<Finding[]> {
  // Integrity comes first, because damage may make the later queries fail.
  const findings = [await checkIntegrity(db)];
  if (findings.some(({ level }) => level === "problem")) return findings;
  const migrations = await checkMigrations(db);
  findings.push(migrations);
  if (migrations.level !== "ok") return findings;
  const outbox = await checkOutbox(db.read);
  if (outbox) findings.push(outbox);
  return findings;
}
