import { z } from "zod";
import {
  citedTusker,
  entryInput,
  findTusker,
  sourcesOf,
  textCitation,
  whereabouts,
} from "../../../content/citation/found-entry.server.ts";
import { EVENT_KINDS } from "../../../content/record/vocabulary.ts";
import { nameHere } from "../../../content/tuskers/name-here.ts";
import { defineTool, languageInput } from "../../../platform/api/assistant-tool.server.ts";

const year = z.int().min(1000).max(2200);

/** The first year in a date of the record, such as 1953~, 1970/1975 or [1974,1978]. */
const yearOf = (date: string): number => Number(/\d{4}/.exec(date)?.[0]);

export const eventsTool = defineTool({
  name: "events",
  title: "The recorded life of a tusker",
  description:
    "Returns the events that are recorded of a tusker, each with its date, certainty and the sources that tell it. Dates are in a part of EDTF: 1953~ is about 1953, 1970/1975 is between the two. What is disputed or alleged is worded as such: keep that wording.",
  input: z.strictObject({
    tusker: entryInput,
    kinds: z.array(z.enum(EVENT_KINDS)).max(EVENT_KINDS.length).optional().meta({ description: "Only these kinds." }),
    from: year.optional().meta({ description: "Only events from this year on." }),
    until: year.optional().meta({ description: "Only events up to this year." }),
    language: languageInput,
  }),
  async run({ tusker: asked, kinds, from = 0, until = 9999 }, needs) {
    const tusker = await findTusker(needs, asked);
    const events = tusker.events.filter(
      ({ kind, date }) => (kinds?.includes(kind) ?? true) && yearOf(date) >= from && yearOf(date) <= until,
    );
    const cited = new Set(events.flatMap(({ sources }) => sources));
    const name = nameHere(tusker);
    return {
      name,
      events,
      recorded: tusker.events.length,
      sources: sourcesOf(tusker.sources.filter(({ key }) => cited.has(key))),
      ...whereabouts(needs, "tuskers", tusker),
      citation: textCitation(needs, citedTusker(tusker)),
    };
  },
});
