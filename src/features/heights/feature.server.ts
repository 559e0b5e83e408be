import type { ReaderMeans } from "../../site/reading/reader-means.server.ts";
import type { Feature } from "../feature.ts";
import { readHeights } from "./read-heights.server.ts";

const readers = ({ db, noted }: ReaderMeans) => ({
  heights: (page: number) => noted(readHeights(db, page)),
});

export type HeightReaders = ReturnType<typeof readers>;

export const heights: Feature = { readers };
