import type { ReaderMeans } from "../../site/reading/reader-means.server.ts";
import type { Feature } from "../feature.ts";
import { keyTool } from "./key-tool.server.ts";
import { exportedEstimate } from "./rows/exported-estimate.server.ts";
import { readKeyWithPictures } from "./rows/read-key.server.ts";

const readers = ({ db, config, noted, today }: ReaderMeans) => ({
  key: () => noted(readKeyWithPictures({ db, config }, today())),
});

export type KeyReaders = ReturnType<typeof readers>;

export const key: Feature = {
  assistantTools: [keyTool],
  cachedCalls: { "/api/key": {} },
  exportedSettings: [exportedEstimate],
  readers,
};
