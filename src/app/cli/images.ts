import { Command } from "commander";
import { rebuildVariants } from "../../content/image-library/variants/rebuild-variants.server.ts";
import { type ImageRun, scanImages } from "../../content/image-library/variants/scan-images.server.ts";
import { counted } from "../../platform/text/counted.ts";
import { visible } from "../../platform/text/visible.ts";
import { moveToBucket } from "./move-to-bucket.ts";
import { runCommand } from "./run-command.ts";
import { sentence, withServices } from "./with-services.ts";

type Options = { fromStart?: boolean };

const CLEAR_LINE = "\r\u001b[K";
const STOPPED = "Stopped. Run it again to continue from here.";

/** Shows progress on a terminal, below the printed lines. Without a terminal, only the lines are written. */
function createFollower({ fromStart = false }: Options, what: string) {
  const terminal = process.stderr.isTTY ? process.stderr : undefined;
  const stop = new AbortController();
  // A second signal ends the process at once, as usual.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  const run: ImageRun = {
    fromStart,
    signal: stop.signal,
    onProgress: ({ done, total }) => terminal?.write(`${CLEAR_LINE}${what} ${done + 1} of ${total}`),
  };
  const print = (line: string): void => {
    terminal?.write(CLEAR_LINE);
    console.log(visible(line));
  };
  return { run, print };
}

async function scan(options: Options): Promise<void> {
  const { run, print } = createFollower(options, "File");
  const { files, problems, finished } = await withServices((services) =>
    scanImages(services, { ...run, onProblem: print }),
  );
  const checked = `${counted(files, "file was", "files were")} checked`;
  if (!finished) print(`${checked} so far, ${counted(problems, "problem", "problems")} found. ${STOPPED}`);
  else if (problems > 0) print(`${checked}, ${counted(problems, "problem", "problems")} found.`);
  else print(`${checked}: none carries metadata other than its credit and licence.`);
  if (problems > 0 || !finished) process.exitCode = 1;
}

async function rebuild(options: Options): Promise<void> {
  const { run, print } = createFollower(options, "Image");
  const {
    pictures: images,
    made,
    failed,
    waiting,
    finished,
  } = await withServices((services) =>
    rebuildVariants(services, {
      ...run,
      onFailure: (image, failure) => print(`The variants of ${image} could not be made: ${sentence(failure)}`),
    }),
  );
  const rest = waiting > 0 ? ` ${counted(waiting, "image is", "images are")} left to the running site.` : "";
  print(
    `${counted(images, "image was", "images were")} checked, ${counted(made, "file was", "files were")} made.${rest}`,
  );
  if (!finished) print(STOPPED);
  if (failed > 0 || !finished) process.exitCode = 1;
}

async function move(): Promise<void> {
  const { damaged } = await moveToBucket();
  if (damaged.length > 0) process.exitCode = 1;
}

/** The option of both commands, which may run for a long time. */
const withOptions = (command: Command): Command =>
  command.option("--from-start", "start from the first image, not where the last run stopped");

if (import.meta.main) {
  const program = new Command("npm run images --").description(
    "Checks and repairs the stored images. The site may be running. Ctrl-C stops; the next run continues from there.",
  );
  withOptions(program.command("scan"))
    .description("open every file and prove that it carries no metadata except its credit and licence")
    .action(scan);
  withOptions(program.command("rebuild")).description("create missing variants").action(rebuild);
  program
    .command("move")
    .description("move images from DATA_DIR to the bucket S3_BUCKET; if stopped, run it again to continue")
    .action(move);
  await runCommand(program);
}
