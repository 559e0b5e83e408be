import type { Worker } from "node:cluster";
import { sharePlaces } from "../../server/shared-places.ts";
import { type Figures, type FromWorker, isOurs, type ToWorker } from "./messages.ts";
import type { Standing } from "./standing.ts";

/** A worker's side of what workers and primary tell each other. */
export type WorkerLink = Standing & {
  /** From now on tells the others what this process counts. */
  answerFigures(own: () => Promise<Figures>): void;
  /** What each worker counts, this one among them. */
  gatherFigures(): Promise<Figures[]>;
};

/** Joins the other workers. The process ends with its primary. */
export function joinWorkers(worker: Worker): WorkerLink {
  const stop = Promise.withResolvers<{ othersGoOn: boolean }>();
  const inCharge = Promise.withResolvers<void>();
  const places = new Map<number, () => void>();
  const gatherings = new Map<number, (figures: Figures[]) => void>();
  let ownFigures: () => Promise<Figures> = async () => [];
  let last = 0;

  // Where the primary has just died nobody needs the message, and this process ends with the connection.
  const send = (message: FromWorker): void => void worker.send(message, () => {});

  // Whoever stops the site may mean all of its processes, as a terminal does. Workers are told by the primary.
  for (const signal of ["SIGINT", "SIGTERM", "SIGUSR2"] as const) process.on(signal, () => {});

  worker.on("message", async (message: unknown) => {
    if (!isOurs<ToWorker>(message)) return;
    switch (message.tuskers) {
      case "stop":
        return stop.resolve(message);
      case "take upkeep":
        return inCharge.resolve();
      case "place":
        return places.get(message.number)?.();
      case "tell figures":
        return send({ tuskers: "own figures", number: message.number, figures: await ownFigures() });
      case "figures":
        gatherings.get(message.number)?.(message.figures);
        gatherings.delete(message.number);
    }
  });

  sharePlaces(
    (name, atOnce) =>
      new Promise((resolve) => {
        last += 1;
        const number = last;
        places.set(number, () => {
          places.delete(number);
          resolve(() => send({ tuskers: "give place", number }));
        });
        send({ tuskers: "take place", number, name, atOnce });
      }),
  );

  return {
    worker: worker.id,
    // No other one is begun before this one serves.
    preparesSite: worker.id === 1,
    serves: (url) => send({ tuskers: "serving", url }),
    whenInCharge: (begin) => void inCharge.promise.then(begin),
    stopAsked: () => stop.promise,
    answerFigures(own) {
      ownFigures = own;
    },
    gatherFigures: () =>
      new Promise((resolve) => {
        last += 1;
        gatherings.set(last, resolve);
        send({ tuskers: "gather figures", number: last });
      }),
  };
}
