import { CLAIM_LABELS } from "../../content/record/words.ts";
import { tuskerWords } from "../../content/tuskers/words.ts";
import type { Correction } from "./corrections.ts";
import { words } from "./words.ts";

type Changed = Correction["changes"][number]["what"];

const labelOf = (changed: Changed): string =>
  changed in CLAIM_LABELS
    ? CLAIM_LABELS[changed as keyof typeof CLAIM_LABELS]
    : tuskerWords[changed as keyof typeof tuskerWords];

/** "Height corrected. Events added" */
export const correctionText = ({ changes }: Correction): string =>
  changes.map(({ what, how }) => words.how[how](labelOf(what))).join(". ");
