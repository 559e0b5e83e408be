import type { Feature } from "../feature.ts";
import type { Paper } from "./paper.ts";
import { openPapers } from "./papers.server.ts";

export const printing: Feature = {
  openServices({ config, encoder, ...needs }) {
    const typeset = (paper: Paper) => encoder.perform<Buffer>("typeset", paper);
    const { dataDir, drawingsBytes: maxBytes } = config;
    return { papers: openPapers({ ...needs, dataDir, maxBytes, encoder: { typeset } }) };
  },
  queues: ({ papers }) => ({ papers: papers.counts() }),
};
