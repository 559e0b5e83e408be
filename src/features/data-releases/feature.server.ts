import type { ReaderMeans } from "../../site/reading/reader-means.server.ts";
import type { Feature } from "../feature.ts";
import { keepMakingReleases } from "./making/release-schedule.server.ts";
import { listReleases } from "./release-rows.server.ts";

const readers = ({ db, noted }: ReaderMeans) => ({
  releases: () => noted(listReleases(db.read)),
});

export type ReleaseReaders = ReturnType<typeof readers>;

export const dataReleases: Feature = { readers, beginUpkeep: keepMakingReleases };
