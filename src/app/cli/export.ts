import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Command, Option } from "commander";
import { exportDocument, exportTable } from "../../content/transfer/export-directory.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { runCommand } from "./run-command.ts";
import { withServices } from "./with-services.ts";

type Options = { format?: "json" | "csv"; kind?: EntryKind };

/** Writes to a temporary file and renames it, so that a concurrent reader always finds a complete file. */
async function writeFile(file: string, text: AsyncIterable<string>): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`;
  try {
    // It contains drafts, so only the user who runs the command may read it.
    await pipeline(Readable.from(text), createWriteStream(draft, { flags: "wx", mode: 0o600 }));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function exportTo(file: string, options: Options): Promise<void> {
  const format = options.format ?? (file.toLowerCase().endsWith(".csv") ? "csv" : "json");
  const { kind } = options;
  if (format === "csv" && kind === undefined) {
    throw new AppError("Invalid", "A CSV file contains one kind of entry: add --kind tusker or --kind article.");
  }
  if (format === "json" && kind !== undefined) {
    throw new AppError("Invalid", "A JSON file contains everything: omit --kind, or add --format csv.");
  }
  await withServices(async ({ db, clock }) => {
    const text = kind === undefined ? exportDocument(db.read, clock.now()) : exportTable(db.read, kind);
    if (file === "-") await pipeline(Readable.from(text), process.stdout);
    else {
      await writeFile(file, text);
      console.log(kind === undefined ? `The directory is in ${file}.` : `The ${kind}s are in ${file}.`);
    }
  });
}

if (import.meta.main) {
  await runCommand(
    new Command("npm run export --")
      .description("Writes the directory to a file, including drafts. The site may be running.")
      .argument("<file>", "the file to write; - for standard output")
      .addOption(
        new Option("--format <format>", "the format; by default that of the file name, or json").choices([
          "json",
          "csv",
        ]),
      )
      .addOption(new Option("--kind <kind>", "what to write to a CSV file").choices(ENTRY_KINDS))
      .action(exportTo),
  );
}
