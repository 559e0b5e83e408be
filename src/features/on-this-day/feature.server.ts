import type { ReaderMeans } from "../../site/reading/reader-means.server.ts";
import type { Feature } from "../feature.ts";
import { readDays } from "./read-days.server.ts";

const readers = ({ db, noted, today }: ReaderMeans) => ({
  days: () => noted(readDays(db, today())),
});

export type DayReaders = ReturnType<typeof readers>;

export const onThisDay: Feature = { readers, cachedCalls: { "/api/record/on-this-day": {} } };
