import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const BEAT_MS = 1000;
const DEAD_AFTER_MS = 15_000;
const LOOK_EVERY_MS = 100;

/**
 * Runs `work` under an exclusive lock on the file, and waits for the lock first. The holder touches the file every
 * second, so that a lock whose holder was killed is recognised as stale: on the same machine by its process id,
 * elsewhere (a container that shares the folder) by its age.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {{ onWait?: () => void, deadAfterMs?: number }} [options]
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { onWait, deadAfterMs = DEAD_AFTER_MS } = {}) {
  const mine = JSON.stringify({ process: process.pid, machine: hostname(), since: new Date().toISOString() });
  await take(file, mine, deadAfterMs, onWait);
  const beat = setInterval(() => touch(file), BEAT_MS);
  const release = () => {
    clearInterval(beat);
    if (read(file) === mine) rmSync(file, { force: true });
  };
  /** @param {NodeJS.Signals} signal */
  const leave = (signal) => process.exit(signal === "SIGINT" ? 130 : 143);
  process.on("exit", release);
  process.on("SIGINT", leave).on("SIGTERM", leave).on("SIGHUP", leave);
  try {
    return await work();
  } finally {
    release();
    process.off("exit", release);
    process.off("SIGINT", leave).off("SIGTERM", leave).off("SIGHUP", leave);
  }
}

/**
 * @param {string} file
 * @param {string} mine
 * @param {number} deadAfterMs
 * @param {(() => void) | undefined} onWait
 */
async function take(file, mine, deadAfterMs, onWait) {
  let seen = "";
  let seenAt = 0;
  let announced = false;
  while (!create(file, mine)) {
    const holder = read(file);
    const state = `${holder} ${beatOf(file)}`;
    // Measured on this process's own clock: the holder may be on a machine with another clock.
    if (state !== seen) {
      seen = state;
      seenAt = performance.now();
    }
    if (holder !== undefined && (isGone(holder) || performance.now() - seenAt > deadAfterMs)) {
      breakLock(file, holder);
      continue;
    }
    if (!announced) onWait?.();
    announced = true;
    await pause(LOOK_EVERY_MS);
  }
}

/**
 * Only one process at a time may break a lock. Otherwise a slow one could remove the lock that a fast one has just
 * taken.
 * @param {string} file
 * @param {string} holder
 */
function breakLock(file, holder) {
  const breaking = `${file}.breaking`;
  if (!create(breaking, "")) {
    if (Date.now() - beatOf(breaking) > DEAD_AFTER_MS) rmSync(breaking, { force: true });
    return;
  }
  try {
    if (read(file) === holder) rmSync(file, { force: true });
  } finally {
    rmSync(breaking, { force: true });
  }
}

/** @param {string} holder */
function isGone(holder) {
  try {
    const { process: id, machine } = JSON.parse(holder);
    if (machine !== hostname()) return false;
    process.kill(id, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

/** @param {string} file @param {string} text */
function create(file, text) {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** @param {string} file */
function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed: the work continues, but unprotected.
  }
}

/** @param {string} file */
function beatOf(file) {
  try {
    return statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}
