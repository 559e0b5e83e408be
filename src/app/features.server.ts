import { assistants } from "../assistants/feature.server.ts";
import { citing } from "../citing/feature.server.ts";
import { dataReleases } from "../data-releases/feature.server.ts";
import type { Feature } from "../features/feature.ts";
import { key } from "../key/feature.server.ts";
import { corrections } from "../tuskers/corrections/feature.server.ts";
import { heights } from "../tuskers/heights/feature.server.ts";
import { onThisDay } from "../tuskers/on-this-day/feature.server.ts";
import { quiz } from "../tuskers/questions/feature.server.ts";

/**
 * The features that run in Node; assistants list their tools in this order. What they show on the pages of others is in
 * `slots.tsx`.
 */
export const features: readonly Feature[] = [
  assistants,
  key,
  citing,
  corrections,
  dataReleases,
  heights,
  onThisDay,
  quiz,
];
