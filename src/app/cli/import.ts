import { access, constants } from "node:fs/promises";
import { Command, Option } from "commander";
import { openDirectoryFile } from "../../content/transfer/files/directory-file.server.ts";
import { importDirectory } from "../../content/transfer/import-directory.server.ts";
import { countsText, type ImportCounts, type ImportedItem } from "../../content/transfer/import-report.ts";
import { addStarterArticles } from "../../content/transfer/starter/add-starter-articles.server.ts";
import { loadStarterTranslations } from "../../content/transfer/starter/starter-translations.server.ts";
import type { SiteRun } from "../../features/feature.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { quoted, visible } from "../../platform/text/visible.ts";
import { features } from "../features.server.ts";
import { runCommand } from "./run-command.ts";
import { withServices } from "./with-services.ts";

type Options = {
  from?: string;
  starterArticles?: boolean;
  starterTranslations?: boolean;
  dryRun?: boolean;
  kind?: EntryKind;
  overwrite?: boolean;
  private?: boolean;
};

const CLEAR_LINE = "\r\u001b[K";

/** Shows progress on a terminal, below the lines of the report. Without a terminal, only the lines are written. */
function createReporter() {
  const terminal = process.stderr.isTTY ? process.stderr : undefined;
  return {
    item({ result, kind, name, changes, message }: ImportedItem): void {
      terminal?.write(CLEAR_LINE);
      const fields = changes === undefined ? "" : `: ${changes.join(", ")}`;
      console.log(`${result.padEnd(9)}  ${kind} ${quoted(name)}${fields}`);
      if (message !== undefined) console.log(`           ${visible(message)}`);
    },
    progress(text: string): void {
      terminal?.write(`${CLEAR_LINE}${visible(text)}`);
    },
    end(): void {
      terminal?.write(CLEAR_LINE);
    },
  };
}

const runOf = (options: Options, reporter: ReturnType<typeof createReporter>) => ({
  dryRun: options.dryRun ?? false,
  by: null,
  onItem: (item: ImportedItem) => reporter.item(item),
});

async function fromFile(services: Services, file: string, options: Options): Promise<ImportCounts> {
  await access(file, constants.R_OK).catch((error: unknown) => {
    throw new AppError("NotFound", `The file ${file} does not exist or cannot be read.`, { cause: error });
  });
  return importDirectory(services, await openDirectoryFile(file, { kind: options.kind }), {
    ...runOf(options, createReporter()),
    settings: features.flatMap(({ exportedSettings = [] }) => exportedSettings),
  });
}

const importSite = features.find((feature) => feature.importSite)?.importSite;

async function fromSite(services: Services, address: string, options: Options): Promise<ImportCounts> {
  if (importSite === undefined) throw new AppError("Invalid", "This site reads no other sites.");
  const stop = new AbortController();
  // A second signal ends the process at once, as usual.
  process.once("SIGINT", () => stop.abort(new AppError("Malformed", "Stopped. Run it again to continue.")));
  const reporter = createReporter();
  const run: SiteRun = {
    ...runOf(options, reporter),
    overwrite: options.overwrite ?? false,
    signal: stop.signal,
    onProgress: ({ kind, done, total }) => reporter.progress(`${kind} ${done + 1} of ${total}`),
  };
  try {
    return await importSite(services, { address, allowPrivate: options.private }, run);
  } finally {
    reporter.end();
  }
}

/** The translations of the starter content, for a site that was made by an earlier release. */
async function importStarterTranslations({ dryRun }: Options): Promise<void> {
  const { loaded, unchanged, left } = await withServices((services) =>
    loadStarterTranslations(services, { dryRun: dryRun ?? false }),
  );
  for (const line of left) console.log(`left out   ${visible(line)}`);
  console.log(
    `${dryRun ? "Nothing was changed. There would be" : "Done:"} ${loaded} loaded, ${unchanged} unchanged, ${left.length} left out.`,
  );
}

/** The articles of the starter content that a site of an earlier release never had. */
async function importStarterArticles({ dryRun }: Options): Promise<void> {
  const { added, unchanged, left } = await withServices((services) =>
    addStarterArticles(services, { dryRun: dryRun ?? false }),
  );
  for (const title of added) console.log(`created    article ${quoted(title)}`);
  for (const line of left) console.log(`left out   ${visible(line)}`);
  console.log(
    `${dryRun ? "Nothing was changed. There would be" : "Done:"} ${added.length} created, ${unchanged} unchanged, ${left.length} left out.`,
  );
}

async function importFrom(file: string | undefined, options: Options): Promise<void> {
  const { from } = options;
  if (options.starterArticles) return importStarterArticles(options);
  if (options.starterTranslations) return importStarterTranslations(options);
  if ((file === undefined) === (from === undefined)) {
    throw new AppError("Invalid", "Name what to import: a file, or --from with the address of a site's API.");
  }
  const counts = await withServices((services) =>
    from === undefined ? fromFile(services, file ?? "", options) : fromSite(services, from, options),
  );
  console.log(
    options.dryRun
      ? `Nothing was changed. The import would give: ${countsText(counts)}.`
      : `Done: ${countsText(counts)}.`,
  );
  if (counts.failed > 0) process.exitCode = 1;
}

if (import.meta.main) {
  await runCommand(
    new Command("npm run import --")
      .description("Imports a directory from a file or another site. The site may be running.")
      .argument("[file]", "a JSON or CSV file in the format of npm run export")
      .option("--from <address>", "read another site instead, such as https://tuskers.example/api")
      .option("--starter-articles", "add the articles that come with the site and that this one never had")
      .option("--starter-translations", "load the translations that come with the site; what is translated here stays")
      .option("--dry-run", "report what would happen, and change nothing")
      .option("--overwrite", "with --from: also replace what was changed here since the last import")
      .option("--private", "with --from: allow a site in a private network")
      .addOption(
        new Option("--kind <kind>", "what a CSV file contains; by default its columns tell").choices(ENTRY_KINDS),
      )
      .action(importFrom),
  );
}
