import { catalogue } from "../../platform/languages/catalogue.ts";
import type { LetterState } from "../letter-states.ts";

/** What became of a letter, as its sender reads it. */
export const states: Record<LetterState, { title: string; text: string }> = catalogue({
  received: { title: "Received", text: "It waits for a keeper to read it." },
  reading: { title: "Being looked at", text: "A keeper is checking it." },
  taken: { title: "Taken into the record", text: "A keeper has worked it into his entry." },
  answered: { title: "Answered", text: "A keeper has read it and answers:" },
  declined: { title: "Not taken", text: "A keeper has read it and explains why it was not taken:" },
});
