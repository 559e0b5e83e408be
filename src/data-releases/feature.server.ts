import type { Feature } from "../features/feature.ts";
import type { ReaderMeans } from "../site/reading/reader-means.server.ts";
import { listReleases } from "./rows/release-rows.server.ts";

const readers = ({ db, noted }: ReaderMeans) => ({
  releases: () => noted(listReleases(db.read)),
});

export type ReleaseReaders = ReturnType<typeof readers>;

export const dataReleases: Feature = { readers };
