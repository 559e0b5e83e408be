import { assistants } from "../assistants/feature.server.ts";
import { citing } from "../citing/feature.server.ts";
import type { Feature } from "../features/feature.ts";
import { key } from "../key/feature.server.ts";

/** The features that run in Node. Assistants list their tools in this order. */
export const features: readonly Feature[] = [assistants, key, citing];
