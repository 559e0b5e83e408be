import { catalogue } from "../../platform/languages/catalogue.ts";
import type { LetterState } from "../letter-states.ts";

/** What became of a letter, as its sender reads it. */
export const states: Record<LetterState, { title: string; text: string }> = catalogue({
  received: { title: "Received", text: "It waits for an editor to read it." },
  reading: { title: "Being looked at", text: "An editor is checking it." },
  taken: { title: "Taken into the record", text: "An editor has worked it into his entry." },
  answered: { title: "Answered", text: "An editor has read it and answers:" },
  declined: { title: "Not taken", text: "An editor has read it and explains why it was not taken:" },
});
