import { Command } from "commander";
import { ConfigError, readConfig } from "../../platform/config/config.server.ts";
import { visible } from "../../platform/text/visible.ts";
import { examine } from "../doctor/examine.server.ts";
import { type Finding, problem } from "../doctor/finding.server.ts";

const ADVICE_INDENT = " ".repeat(20);

/** @returns the line of a finding, and its advice below */
const linesOf = ({ level, part, sentence, advice }: Finding): string => {
  const line = `${level.padEnd(8)}  ${part.padEnd(8)}  ${visible(sentence)}`;
  return advice === undefined ? line : `${line}\n${ADVICE_INDENT}${visible(advice)}`;
};

async function* findings(): AsyncGenerator<Finding> {
  try {
    yield* examine(readConfig(), new Date());
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    yield problem(
      "settings",
      error.message,
      "See docs/configuration.md for the allowed values. Nothing else was checked.",
    );
  }
}

async function examineAll(): Promise<void> {
  let problems = 0;
  for await (const finding of findings()) {
    console.log(linesOf(finding));
    if (finding.level === "problem") problems += 1;
  }
  console.log(
    problems === 0 ? "No problem was found." : `${problems} ${problems === 1 ? "problem was" : "problems were"} found.`,
  );
  if (problems > 0) process.exitCode = 1;
}

await new Command("npm run doctor")
  .description(
    "Checks settings, database, images, mail, disk, clock and versions. Changes nothing. The site may be running.",
  )
  .showHelpAfterError(false)
  .allowExcessArguments(false)
  .action(examineAll)
  .parseAsync();
