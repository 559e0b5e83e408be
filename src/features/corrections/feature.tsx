import type { TuskerPanel } from "../../site/pages/tuskers/[slug]/tusker-page-slots.ts";
import type { PageReaders } from "../../site/reading/page-readers.server.ts";
import type { Correction } from "./corrections.ts";
import { Corrections } from "./corrections.tsx";
import type { CorrectionReaders } from "./feature.server.ts";
import { words } from "./words.ts";

export const correctionsPanel: TuskerPanel = {
  read: (readers: PageReaders & CorrectionReaders, tusker) => readers.corrections(tusker),
  panel: (_, corrections: readonly Correction[]) =>
    corrections.length === 0 ? undefined : { holds: words.holds, content: <Corrections corrections={corrections} /> },
};
