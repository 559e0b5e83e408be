/**
 * @typedef {import("./tally.mjs").Tally} Tally
 */

/**
 * So many failures may be the machine's: tests that start processes, browsers and databases by the thousand meet a
 * moment, now and then, in which it does nothing for them. More than these are the site's or the tests' own.
 */
const MOST_FAILURES = 3;

/** The file of a test, or of a file that could not be loaded, by the name it failed with. */
const FILE = /(?:^|> )(\S+\.(?:test|spec)\.tsx?)(?: >|:)/;

/**
 * Runs the files of a few failed tests once more, alone. What passes then is told as unsteady.
 * @param {Tally} first
 * @param {(files: string[]) => Promise<Tally>} runFiles
 * @returns {Promise<Tally>} `first` itself where nothing failed, too much did, or something that belongs to no test
 */
export async function withSecondRun(first, runFiles) {
  const files = first.failed.flatMap((name) => FILE.exec(name)?.[1] ?? []);
  if (files.length === 0 || files.length > MOST_FAILURES || files.length < first.failed.length) return first;
  console.log(`\nOnce more, alone, as ${first.failed.length} failed: ${[...new Set(files)].join(", ")}`);
  const second = await runFiles([...new Set(files)]);
  if (second.passed === 0) return first;
  const stillFailing = new Set(second.failed);
  const unsteady = first.failed.filter((name) => !stillFailing.has(name));
  return { ...first, passed: first.passed + unsteady.length, failed: second.failed, unsteady };
}
