import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type SeededRandom, seededRandom } from "../../src/artwork/random.ts";
import { signIn } from "../../tests/support/administrator-calls.ts";
import { ensureBuilt } from "../../tests/support/built-site.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { type LaunchedSite, launchSite } from "../../tests/support/launch-site.ts";
import { checkEntries, type EntryItem, editEntries } from "./entries.ts";
import { checkImages, type ImageItem, makeImages, sendImages } from "./images.ts";
import { createLedger, type Ledger, type LedgerCounts } from "./ledger.ts";
import { checkMessages, sendMessages } from "./messages.ts";
import { childrenOf, isRunning } from "./processes.ts";
import { comesTrue, type SiteCalls, WrongAnswer } from "./site-calls.ts";
import { findServedStrays, type KnownFiles, readStoredFiles } from "./stored-files.ts";

const EDITORS = 2;
const SENDERS = 2;
/** The maximum time of writing before a kill, and of starting. */
const WRITING_MS = 2500;
const STARTING_MS = 600;
const MOST_ANSWERS = 60;
/** Generous, because the first image takes long on a slow machine. */
const FIRST_IMAGE_MS = 60_000;
/** A child process must have exited this long after its site was killed. */
const CHILD_ENDS_MS = 10_000;

type Findings = {
  kills: number;
  /** Milliseconds from process start to the first page, for each start. */
  startsMs: number[];
  /** The number of image processes orphaned by kills, and how long the slowest took to exit. */
  orphans: number;
  slowestOrphanMs: number;
  /** Files in the store without a row at the end of the run, and leftover temporary files. */
  strayFiles: number;
  temporaryFiles: number;
  /** Other problems, one sentence each. */
  wrong: string[];
};

export type CrashRun = Findings & LedgerCounts;

/** When to kill: while the site starts, at a certain response, or at any time during the writes. */
type Timestamp =
  | { kind: "starting"; ms: number }
  | { kind: "writing"; ms: number }
  | { kind: "answer"; answers: number };

function someMoment(random: SeededRandom): Timestamp {
  const wish = random();
  if (wish < 0.15) return { kind: "starting", ms: random.between(0, STARTING_MS) };
  if (wish < 0.45) return { kind: "answer", answers: random.integer(1, MOST_ANSWERS) };
  return { kind: "writing", ms: random.between(0, WRITING_MS) };
}

/** Kills the site and waits until its process is gone. Its child processes have to exit on their own. */
async function kill(site: LaunchedSite, findings: Findings): Promise<void> {
  const children = childrenOf(site.process.pid ?? 0);
  site.process.kill("SIGKILL");
  const killed = performance.now();
  await site.ended;
  findings.kills += 1;
  findings.orphans += children.length;
  if (!(await comesTrue(() => !children.some(isRunning), CHILD_ENDS_MS))) {
    findings.wrong.push("A process for pictures outlived its site");
  }
  if (children.length > 0) findings.slowestOrphanMs = Math.max(findings.slowestOrphanMs, performance.now() - killed);
}

/** A site that is started repeatedly with the same data folder and address. */
async function openCrashingSite(dataDir: string, findings: Findings) {
  const settings = { TRUST_PROXY: "1", LOG_LEVEL: "error" };
  const options = { dataDir, port: await freePort(), settings };
  let site: LaunchedSite | undefined;
  return {
    url: `http://localhost:${options.port}`,
    /** Starts the site and waits for its first page. */
    async start(): Promise<void> {
      const begun = performance.now();
      site = launchSite(options);
      await site.ready;
      const answer = await fetch(`${site.url}/tuskers`);
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new WrongAnswer(`/tuskers answered ${answer.status} after the start`);
      findings.startsMs.push(performance.now() - begun);
    },
    async killWhileItStarts(afterMs: number): Promise<void> {
      site = launchSite(options);
      await pause(afterMs);
      await kill(site, findings);
    },
    async kill(): Promise<void> {
      if (site) await kill(site, findings);
    },
    async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
      site?.process.kill(signal);
      await site?.ended;
    },
  };
}

type Parts = { ledger: Ledger; site: SiteCalls; random: SeededRandom };

/** Writers of all kinds, each of which continues with its own items after a restart. */
async function prepareWriters(parts: Parts): Promise<(() => Promise<never>)[]> {
  const images = await makeImages(parts.random, 8);
  return [
    ...Array.from({ length: EDITORS }, () => {
      const own: EntryItem[] = [];
      return () => editEntries(parts, own);
    }),
    ...Array.from({ length: SENDERS }, () => {
      const own: ImageItem[] = [];
      return () => sendImages(parts, { pictures: images, own });
    }),
    () => sendMessages(parts),
  ];
}

/**
 * Runs all writers until it is time, kills the site, and waits for the writers to notice.
 * @returns their unexpected failures
 */
async function writeUntil(
  isTime: Promise<unknown>,
  writers: (() => Promise<never>)[],
  killSite: () => Promise<void>,
): Promise<string[]> {
  const failures: string[] = [];
  const failed = Promise.withResolvers<void>();
  let isKilled = false;
  const ends = writers.map((writer) =>
    writer().catch((error: unknown) => {
      // Connections may only break after the site was killed.
      if (isKilled && !(error instanceof WrongAnswer)) return;
      failures.push(error instanceof Error ? `${error.message} ${error.cause ?? ""}` : String(error));
      failed.resolve();
    }),
  );
  await Promise.race([isTime, failed.promise]);
  isKilled = true;
  await killSite();
  await Promise.all(ends);
  return failures;
}

/**
 * Starts the built site, writes to it concurrently, kills it at a random time, and checks what is left: repeatedly,
 * with the same data folder.
 * @param onKill receives the number of kills so far
 */
export async function runCrashes(
  { kills, seed }: { kills: number; seed: string },
  onKill: (done: number) => void = () => {},
): Promise<CrashRun> {
  await ensureBuilt();
  const random = seededRandom(seed);
  const ledger = createLedger();
  const findings: Findings = {
    ...{ kills: 0, startsMs: [], orphans: 0, slowestOrphanMs: 0, strayFiles: 0, temporaryFiles: 0, wrong: [] },
  };
  const { wrong } = findings;
  const dataDir = await mkdtemp(join(tmpdir(), "tuskers-crashes-"));
  const crashing = await openCrashingSite(dataDir, findings);
  try {
    await crashing.start();
    let onAnswer = () => {};
    const site: SiteCalls = {
      ...{ url: crashing.url, ...(await signIn(crashing.url)), onAnswer: () => onAnswer() },
    };
    const writers = await prepareWriters({ ledger, site, random });
    const known: KnownFiles = new Set();
    const lookAndStart = async () => {
      const files = await readStoredFiles(dataDir, known);
      [findings.strayFiles, findings.temporaryFiles] = [files.stray.length, files.temporary];
      await crashing.start();
      for (const check of [checkEntries, checkImages, checkMessages]) wrong.push(...(await check(ledger, site)));
      wrong.push(...files.wrong, ...(await findServedStrays(site, files.stray)));
    };
    const hasImage = () => (ledger.counts().acknowledged["picture uploaded"] ?? 0) > 0;
    wrong.push(...(await writeUntil(comesTrue(hasImage, FIRST_IMAGE_MS), writers, crashing.kill)));
    await lookAndStart();
    while (findings.kills < kills) {
      const moment = someMoment(random);
      if (moment.kind === "starting") {
        await crashing.kill();
        await crashing.killWhileItStarts(moment.ms);
      } else if (moment.kind === "writing") {
        wrong.push(...(await writeUntil(pause(moment.ms), writers, crashing.kill)));
      } else {
        const isOver = Promise.withResolvers<void>();
        let left = moment.answers;
        onAnswer = () => {
          left -= 1;
          if (left === 0) isOver.resolve();
        };
        wrong.push(...(await writeUntil(isOver.promise, writers, crashing.kill)));
      }
      await lookAndStart();
      onKill(findings.kills);
    }
    await crashing.end("SIGTERM");
    await lookAndStart();
    return { ...findings, ...ledger.counts() };
  } finally {
    await crashing.end("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
  }
}
