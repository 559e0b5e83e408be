import { counted } from "../../platform/text/counted.ts";
import type { ReaderMeans } from "../../site/reading/reader-means.server.ts";
import type { Feature } from "../feature.ts";
import { recallRelease } from "./making/recall-release.server.ts";
import { keepMakingReleases } from "./making/release-schedule.server.ts";
import { listReleases } from "./release-rows.server.ts";

const readers = ({ db, noted }: ReaderMeans) => ({
  releases: () => noted(listReleases(db.read)),
});

export type ReleaseReaders = ReturnType<typeof readers>;

export const dataReleases: Feature = {
  readers,
  beginUpkeep: keepMakingReleases,
  laterRemoval: {
    listed: { action: "recalled", kind: "data release" },
    repeat: (services, { name, detail }) => recallRelease(services, { number: name, why: detail ?? "" }),
    counted: (count) => counted(count, "data release", "data releases"),
  },
};
