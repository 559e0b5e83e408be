import type { Command } from "commander";
import { keepToOwner } from "./site/keep-to-owner.ts";
import { sentence } from "./with-services.ts";

/** Runs a command that reads or writes what the site stores. An error is written as one sentence. */
export async function runCommand(program: Command): Promise<void> {
  keepToOwner();
  try {
    await program.parseAsync();
  } catch (error) {
    console.error(sentence(error));
    process.exitCode = 1;
  }
}
