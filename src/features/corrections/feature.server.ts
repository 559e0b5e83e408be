import type { TuskerDetail } from "../../content/tuskers/tusker.ts";
import type { ReaderMeans } from "../../site/reading/reader-means.server.ts";
import type { Feature } from "../feature.ts";
import { changesInFeed } from "./changes-in-feed.server.ts";
import { readCorrections } from "./read-corrections.server.ts";

const readers = ({ db, optional }: ReaderMeans) => ({
  /** Of the first version nothing was corrected. */
  corrections: async ({ _id: id, version }: Pick<TuskerDetail, "_id" | "version">) =>
    version === 1 ? [] : optional(readCorrections(db.read, id)),
});

export type CorrectionReaders = ReturnType<typeof readers>;

export const corrections: Feature = { readers, tuskerFeed: changesInFeed };
