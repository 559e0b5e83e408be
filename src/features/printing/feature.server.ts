import type { Feature } from "../feature.ts";

export const printing: Feature = { queues: ({ papers }) => ({ papers: papers.counts() }) };
