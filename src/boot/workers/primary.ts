import cluster, { type Worker } from "node:cluster";
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { createFiguresDesk } from "./gather-figures.ts";
import { closeLostHandOver } from "./hand-overs.ts";
import { type FromWorker, isOurs, type ToWorker } from "./messages.ts";
import { createPlaces } from "./places.ts";

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Who served for so long has not failed for a reason that is there from the start. */
const SOUND_AFTER_MS = 60_000;
/** After so many failures in turn, with nobody left who serves, there is nothing to wait for. */
const MOST_FAILURES = 5;

type End = { code: number | null; signal: string | null };

/** One process that serves, or will. */
type Member = {
  worker: Worker;
  /** In the time of `performance.now`; undefined until it serves. */
  servesSince: number | undefined;
  isLeaving: boolean;
  serving: Promise<string>;
  ended: Promise<End>;
};

/** A worker ended before it served. What it had to say about that, it said itself. */
export class WorkerStartError extends Error {
  override readonly name = "WorkerStartError";
  readonly signal: string | null;
  constructor({ code, signal }: End) {
    super(`A worker ended with ${signal ?? code} before it could serve.`);
    this.signal = signal;
  }
}

export type Primary = {
  /**
   * Begins with one worker, which prepares the site, then the others.
   * @returns the address as the first one tells it
   * @throws WorkerStartError where the first one cannot serve
   */
  start(): Promise<string>;
  /** Resolves when all have ended after `stop`. @throws WorkerStartError where workers keep ending and none is left */
  ended(): Promise<void>;
  /** Puts a new worker in the place of each, one after the other. Nobody who asks for something notices. */
  replaceAll(): Promise<void>;
  /** Asks all to stop; those that do not serve yet are ended. */
  stop(): void;
};

/** Keeps so many workers running, and knows what they have to share. It serves nothing itself. */
export function createPrimary({ workers, log }: { workers: number; log: Logger }): Primary {
  const members = new Map<number, Member>();
  const slots: { member: Member }[] = [];
  const places = createPlaces();
  const figures = createFiguresDesk();
  const stopping = new AbortController();
  const ended = Promise.withResolvers<void>();
  let inCharge: Member | undefined;
  let failures = 0;
  let replacing: Promise<void> | undefined;

  const send = ({ worker }: Member, message: ToWorker): void => {
    // One that has just died is told nothing; its end is told by itself.
    if (worker.isConnected()) worker.send(message, () => {});
  };
  const serving = () => [...members.values()].filter((each) => each.servesSince !== undefined && !each.isLeaving);

  function appoint(): void {
    if (inCharge !== undefined || stopping.signal.aborted) return;
    inCharge = serving()[0];
    if (inCharge === undefined) return;
    log.info({ worker: inCharge.worker.id }, "A worker looks after backups and clearing up");
    send(inCharge, { tuskers: "take upkeep" });
  }

  async function tellFigures(member: Member, number: number): Promise<void> {
    const able = serving();
    const gathered = await figures.gather(
      able.map(({ worker }) => worker),
      ({ id }, asked) => {
        const each = members.get(id);
        if (each) send(each, { tuskers: "tell figures", number: asked });
      },
    );
    send(member, { tuskers: "figures", number, figures: gathered });
  }

  function receive(member: Member, message: FromWorker, begins: (url: string) => void): void {
    const { worker } = member;
    switch (message.tuskers) {
      case "serving":
        member.servesSince = performance.now();
        log.info({ worker: worker.id, process: worker.process.pid }, "A worker serves");
        begins(message.url);
        appoint();
        break;
      case "take place": {
        const { number, name, atOnce } = message;
        const grant = () => send(member, { tuskers: "place", number });
        places.take({ worker: worker.id, number, name, atOnce, grant });
        break;
      }
      case "give place":
        places.give(worker.id, message.number);
        break;
      case "gather figures":
        void tellFigures(member, message.number);
        break;
      case "own figures":
        figures.answered(worker, message.number, message.figures);
    }
  }

  function launch(): Member {
    const worker = cluster.fork();
    closeLostHandOver(worker);
    const begins = Promise.withResolvers<string>();
    const end = Promise.withResolvers<End>();
    const member: Member = {
      worker,
      servesSince: undefined,
      isLeaving: false,
      serving: begins.promise,
      ended: end.promise,
    };
    begins.promise.catch(() => {});
    members.set(worker.id, member);
    worker.on("message", (message: unknown) => {
      if (isOurs<FromWorker>(message)) receive(member, message, begins.resolve);
    });
    worker.on("error", (error) => log.error({ err: error, worker: worker.id }, "A worker could not be reached"));
    worker.on("exit", (code, signal) => {
      members.delete(worker.id);
      places.forget(worker.id);
      figures.forget(worker);
      begins.reject(new WorkerStartError({ code, signal }));
      if (inCharge === member) inCharge = undefined;
      appoint();
      end.resolve({ code, signal });
    });
    return member;
  }

  /** Notes the end of a worker. @returns how long to wait before the next one, in milliseconds */
  function noteEnd({ worker, servesSince }: Member, end: End): number {
    log.error({ worker: worker.id, ...end }, "A worker ended and is replaced");
    const served = servesSince === undefined ? 0 : performance.now() - servesSince;
    failures = served > SOUND_AFTER_MS ? 0 : failures + 1;
    if (servesSince === undefined && failures >= MOST_FAILURES && serving().length === 0) {
      throw new WorkerStartError(end);
    }
    // The first one to end comes back at once: visitors of the others should not carry its load for longer.
    return failures <= 1 ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 2));
  }

  /** Sees to it that there is a worker in this place until the site stops. */
  async function keepFilled(slot: { member: Member }): Promise<void> {
    for (;;) {
      const { member } = slot;
      const end = await member.ended;
      if (stopping.signal.aborted) return;
      if (slot.member !== member) continue;
      await pause(noteEnd(member, end), undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return;
      if (slot.member === member) slot.member = launch();
    }
  }

  function stop(): void {
    stopping.abort();
    for (const member of members.values()) {
      if (member.servesSince === undefined) member.worker.process.kill("SIGKILL");
      else send(member, { tuskers: "stop", othersGoOn: false });
    }
  }

  async function giveUp(error: unknown): Promise<void> {
    stop();
    await allGone();
    throw error;
  }

  async function allGone(): Promise<void> {
    while (members.size > 0) await Promise.all([...members.values()].map((member) => member.ended));
  }

  async function replaceEach(): Promise<void> {
    for (const slot of slots) {
      const next = launch();
      try {
        await next.serving;
      } catch (error) {
        if (!stopping.signal.aborted) log.error({ err: error }, "A new worker could not serve: the old ones go on");
        return;
      }
      const old = slot.member;
      slot.member = next;
      old.isLeaving = true;
      send(old, { tuskers: "stop", othersGoOn: true });
      await old.ended;
      if (stopping.signal.aborted) return;
    }
    log.info("All workers were replaced");
  }

  return {
    async start() {
      const first = launch();
      const url = await first.serving;
      slots.push({ member: first });
      while (slots.length < workers && !stopping.signal.aborted) slots.push({ member: launch() });
      Promise.all(slots.map(keepFilled)).then(allGone, giveUp).then(ended.resolve, ended.reject);
      return url;
    },
    ended: () => ended.promise,
    async replaceAll() {
      replacing ??= replaceEach().finally(() => {
        replacing = undefined;
      });
      await replacing;
    },
    stop,
  };
}
