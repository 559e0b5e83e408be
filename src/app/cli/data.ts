import { Command } from "commander";
import { makeRelease } from "../../features/data-releases/making/make-release.server.ts";
import { recallRelease } from "../../features/data-releases/making/recall-release.server.ts";
import { listReleases } from "../../features/data-releases/release-rows.server.ts";
import { counted } from "../../platform/text/counted.ts";
import { visible } from "../../platform/text/visible.ts";
import { runCommand } from "./run-command.ts";
import { withServices } from "./with-services.ts";

const print = (line: string): void => console.log(visible(line));

function release({ dryRun = false }: { dryRun?: boolean }): Promise<void> {
  return withServices(async (services) => {
    const made = await makeRelease(services, { dryRun });
    const { number, licence } = made.facts;
    print(`Release ${number} under ${licence.label} ${dryRun ? "would have" : "was made with"} these files:`);
    for (const { name, bytes, sha256 } of made.files) print(`${sha256}  ${name}  ${bytes} bytes`);
    const since = made.since === undefined ? "" : ` since ${made.since}`;
    const { added, changed, removed } = made.changes;
    const changes = counted(added + changed + removed, "change", "changes");
    print(`${counted(made.counts.tuskers, "tusker", "tuskers")}, ${changes}${since}.`);
  });
}

const recall = (number: string, { why }: { why: string }): Promise<void> =>
  withServices(async (services) => {
    await recallRelease(services, { number, why });
    print(`Release ${number} is recalled. Its files are deleted; backups made before still contain them.`);
  });

const list = (): Promise<void> =>
  withServices(async ({ db }) => {
    const releases = await listReleases(db.read);
    if (releases.length === 0) print("There is no release yet.");
    for (const { number, day, licence, recalled } of releases) {
      print(
        [number, day, licence, recalled && `recalled on ${recalled.on}: ${recalled.why}`].filter(Boolean).join("  "),
      );
    }
  });

if (import.meta.main) {
  const program = new Command("npm run data --").description(
    "Makes, lists and recalls releases of the data. The site may be running.",
  );
  program
    .command("release")
    .description("make a release now, under the licence of the content")
    .option("--dry-run", "only say what it would be")
    .action(release);
  program
    .command("recall")
    .description("delete the files of a release; its number and the reason stay public")
    .argument("<number>", "such as 2026.12")
    .requiredOption("--why <reason>", "the reason that readers see")
    .action(recall);
  program.command("list").description("list all releases").action(list);
  await runCommand(program);
}
