import type { RecordedEvent } from "../../record/record.ts";
import { HARM } from "../../record/vocabulary.ts";

/** Words of English paragraphs that tell what people are said to have done. */
const TOLD =
  /\b(?:alleg|accus|suspect|arrest|charged|convict|court|culprit|police|poach|prosecut|remand|smuggl|traffick|illegal|bribe|corrupt|negligen|neglect|cruel|abus|shot by|killed by|trap gun|magistrate|lawsuit|complain)/i;

/** Whether an English text may tell an allegation. It errs on that side. */
export const mayAllege = (english: string): boolean => TOLD.test(english);

/** Whether the record of a tusker tells of harm to him or by him. Then nothing of him is told in machine-made words. */
export const recordsHarm = (events: readonly Pick<RecordedEvent, "kind">[] | null | undefined): boolean =>
  (events ?? []).some(({ kind }) => HARM.includes(kind));
