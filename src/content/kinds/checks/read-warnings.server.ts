import { inSlices } from "../../../platform/jobs/in-slices.server.ts";
import type { Warning } from "../../fields/warnings.ts";
import type { WildNames } from "./dated-mentions.ts";
import type { EntryToCheck } from "./entry-texts.ts";
import { findEntryWarnings } from "./entry-warnings.ts";

/** The warnings for all texts of an entry, read in slices between which others are served. */
export const readWarnings = (entry: EntryToCheck, today: string, wild: readonly WildNames[] = []): Promise<Warning[]> =>
  inSlices(findEntryWarnings(entry, today, wild));
