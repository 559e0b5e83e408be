import { Command } from "commander";
import type { Services } from "../../platform/services/services.server.ts";
import { counted } from "../../platform/text/counted.ts";
import { visible } from "../../platform/text/visible.ts";
import { makeRelease } from "./making/make-release.server.ts";
import { recallRelease } from "./making/recall-release.server.ts";
import { listReleases } from "./release-rows.server.ts";

function print(line: string): void {
  process.stdout.write(`${visible(line)}\n`);
}

async function release(services: Services, { dryRun = false }: { dryRun?: boolean }): Promise<void> {
  const made = await makeRelease(services, { dryRun });
  const { number, licence } = made.facts;
  print(`Release ${number} under ${licence.label} ${dryRun ? "would have" : "was made with"} these files:`);
  for (const { name, bytes, sha256 } of made.files) print(`${sha256}  ${name}  ${bytes} bytes`);
  const since = made.since === undefined ? "" : ` since ${made.since}`;
  const { added, changed, removed } = made.changes;
  const changes = counted(added + changed + removed, "change", "changes");
  print(`${counted(made.counts.tuskers, "tusker", "tuskers")}, ${changes}${since}.`);
}

async function recall(services: Services, number: string, { why }: { why: string }): Promise<void> {
  await recallRelease(services, { number, why });
  print(`Release ${number} is recalled. Its files are deleted; backups made before still contain them.`);
}

async function list({ db }: Services): Promise<void> {
  const releases = await listReleases(db.read);
  if (releases.length === 0) print("There is no release yet.");
  for (const { number, day, licence, recalled } of releases) {
    print([number, day, licence, recalled && `recalled on ${recalled.on}: ${recalled.why}`].filter(Boolean).join("  "));
  }
}

/** The command `npm run data`. @param withServices opens the services of the site for some work */
export function dataCommand(withServices: (work: (services: Services) => Promise<void>) => Promise<void>): Command {
  const program = new Command("npm run data --").description(
    "Makes, lists and recalls releases of the data. The site may be running.",
  );
  program
    .command("release")
    .description("make a release now, under the licence of the content")
    .option("--dry-run", "only say what it would be")
    .action((options: { dryRun?: boolean }) => withServices((services) => release(services, options)));
  program
    .command("recall")
    .description("delete the files of a release; its number and the reason stay public")
    .argument("<number>", "such as 2026.12")
    .requiredOption("--why <reason>", "the reason that readers see")
    .action((number: string, why: { why: string }) => withServices((services) => recall(services, number, why)));
  program
    .command("list")
    .description("list all releases")
    .action(() => withServices(list));
  return program;
}
