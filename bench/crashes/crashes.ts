import { Command, InvalidArgumentError } from "commander";
import { percentile } from "../steady-load.ts";
import { runCrashes } from "./run-crashes.ts";

const STANDARD_KILLS = 100;

function readKills(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError("It must be a whole number.");
  return Number(text);
}

const { kills, seed } = new Command("npm run crashes --")
  .description(
    "Kills the built site at random moments while it is written to, and fails where anything is lost, torn or damaged.",
  )
  .option("--kills <number>", "how many at least", readKills, STANDARD_KILLS)
  .option("--seed <text>", "other moments and writes for another seed", "tusker")
  .parse()
  .opts<{ kills: number; seed: string }>();

const progress = (done: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${kills}`);
};
const run = await runCrashes({ kills, seed }, progress);
if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");

const { acknowledged, brokenOff, startsMs, lost, torn, wrong, orphans, slowestOrphanMs } = run;
const writes = Object.entries(acknowledged).toSorted(([a], [b]) => a.localeCompare(b));
console.table(Object.fromEntries(writes.map(([verb, count]) => [verb, { acknowledged: count }])));
const startMs = { median: Math.round(percentile(startsMs, 50)), worst: Math.round(Math.max(...startsMs)) };
const figures = {
  kills: run.kills,
  "writes acknowledged": writes.reduce((total, [, count]) => total + count, 0),
  "broken off, done": brokenOff.done,
  "broken off, not done": brokenOff.notDone,
  lost: lost.length,
  torn: torn.length,
  "otherwise wrong": wrong.length,
  "median start (ms)": startMs.median,
  "slowest start (ms)": startMs.worst,
  "encoders left behind": orphans,
  "slowest of them to end (ms)": Math.round(slowestOrphanMs),
  "stray files, never served": run.strayFiles,
  "temporary files left": run.temporaryFiles,
};
console.table(Object.fromEntries(Object.entries(figures).map(([what, value]) => [what, { value }])));
console.log(
  JSON.stringify({
    bench: "crashes",
    ...{ seed, kills: run.kills, acknowledged, brokenOff, startMs, lost: lost.length, torn: torn.length },
    ...{ wrong: wrong.length, strayFiles: run.strayFiles, temporaryFiles: run.temporaryFiles },
  }),
);
const sentences = [...lost, ...torn, ...wrong];
for (const sentence of sentences) console.error(sentence);
console.log(sentences.length === 0 ? "Nothing was lost." : `${sentences.length} things were wrong.`);
if (sentences.length > 0) process.exitCode = 1;
