import { assistants } from "../features/assistants/feature.server.ts";
import { citing } from "../features/citing/feature.server.ts";
import { corrections } from "../features/corrections/feature.server.ts";
import { dataReleases } from "../features/data-releases/feature.server.ts";
import type { Feature } from "../features/feature.ts";
import { heights } from "../features/heights/feature.server.ts";
import { key } from "../features/key/feature.server.ts";
import { letters } from "../features/letters/feature.server.ts";
import { oldSite } from "../features/old-site/feature.server.ts";
import { onThisDay } from "../features/on-this-day/feature.server.ts";
import { printing } from "../features/printing/feature.server.ts";
import { quiz } from "../features/quiz/feature.server.ts";
import { sourceChecks } from "../features/source-checks/feature.server.ts";
import { webhooks } from "../features/webhooks/feature.server.ts";

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
  letters,
  oldSite,
  printing,
  sourceChecks,
  webhooks,
];
