import type { MetricObjectWithValues, MetricValue } from "prom-client";

/** What one process counts, as prom-client puts it together with that of others. */
export type Figures = MetricObjectWithValues<MetricValue<string>>[];

/** What a worker tells the primary. Numbers are the worker's own, so that it knows what an answer belongs to. */
export type FromWorker =
  | { tuskers: "serving"; url: string }
  | { tuskers: "take place"; number: number; name: string; atOnce: number }
  | { tuskers: "give place"; number: number }
  | { tuskers: "gather figures"; number: number }
  | { tuskers: "own figures"; number: number; figures: Figures };

/** What the primary tells a worker. */
export type ToWorker =
  | { tuskers: "stop"; othersGoOn: boolean }
  | { tuskers: "take upkeep" }
  | { tuskers: "place"; number: number }
  | { tuskers: "tell figures"; number: number }
  | { tuskers: "figures"; number: number; figures: Figures[] };

/** Libraries send messages of their own over the same channel. */
export const isOurs = <Message extends FromWorker | ToWorker>(message: unknown): message is Message =>
  typeof message === "object" && message !== null && "tuskers" in message;
