import { z } from "zod";
import { sourcesOf } from "../../content/citation/found-entry.server.ts";
import { PLACE_KEYS } from "../../content/places/places.ts";
import { contentOf, defineTool, type ToolNeeds } from "../../platform/api/assistant-tool.server.ts";
import type { Answers } from "./answers.ts";
import { QUESTIONS, type QuestionId } from "./questions.ts";
import { ENOUGH, type Ranked, rank } from "./rank.ts";

const MOST = 20;

const saw = z
  .strictObject(
    Object.fromEntries(QUESTIONS.map(({ id, states }) => [id, z.enum(states as [string, ...string[]]).optional()])),
  )
  .meta({ description: "What was seen, one state for each character. Left and right are the animal's own." });

/** The sources that the evidence names by their keys, as far as strangers can read them. */
async function sourcesBehind(ranked: readonly Ranked[], { api }: ToolNeeds) {
  const evidence = ranked.flatMap(({ speaksFor, speaksAgainst }) => [...speaksFor, ...speaksAgainst]);
  const keys = [...new Set(evidence.flatMap(({ sources }) => sources))];
  const answers = await Promise.all(keys.map((key) => api.api.sources[":key"].$get({ param: { key } })));
  const found = await Promise.all(answers.flatMap((answer) => (answer.ok ? answer.json() : [])));
  return sourcesOf(found);
}

const FITS = { fits_well: "fits well", possible: "possible", unlikely: "unlikely" };

export const keyTool = defineTool({
  name: "key",
  title: "Which tusker was seen?",
  description:
    "Ranks the tuskers of the directory by what somebody saw of one. “Not in this directory” is always among the candidates: most wild tuskers have no entry. What speaks for and against each names sources by key. It never proves which animal it was; say so, and do not ask for a place finer than a park or a district.",
  input: z.strictObject({
    saw,
    place: z.enum(PLACE_KEYS).optional().meta({ description: "The park, district or home where he was seen." }),
    year: z.int().min(1900).max(2200).optional().meta({ description: "The year of the sighting; now by default." }),
    limit: z.int().min(1).max(MOST).default(5),
  }),
  async run({ saw: seen, place, year, limit }, needs) {
    const { api, siteUrl } = needs;
    const data = await contentOf(api.api.key.$get());
    const states = Object.fromEntries(Object.entries(seen).filter(([, state]) => state !== undefined));
    const answers: Answers = { place, year, unseen: [], states: states as Partial<Record<QuestionId, string>> };
    const ranked = rank(data, answers);
    const stranger = ranked.findIndex(({ candidate }) => candidate === null);
    // He may always be a stranger, however far down that is.
    const shown = ranked.filter((_, index) => index < limit || index === stranger);
    const given = Object.keys(states).length + (place === undefined ? 0 : 1);
    return {
      asOf: data.asOf,
      isEnough: given >= ENOUGH,
      ...(given >= ENOUGH ? {} : { note: `With fewer than ${ENOUGH} answers the order says little.` }),
      candidates: shown.map(({ candidate, fit, speaksFor, speaksAgainst, notRecorded }) => ({
        rank: ranked.findIndex((each) => each.candidate === candidate) + 1,
        ...(candidate === null
          ? { name: "Not in this directory", slug: null, fit: FITS[fit] }
          : {
              ...{ name: candidate.name, slug: candidate.slug, status: candidate.status, fit: FITS[fit] },
              ...{ url: `${siteUrl}/tuskers/${candidate.slug}`, speaksFor, speaksAgainst, notRecorded },
            }),
      })),
      sources: await sourcesBehind(shown, needs),
      considered: data.candidates.length,
      estimate: data.estimate,
      version: data.version,
      citation: `The key of the directory, version ${data.version}, as of ${data.asOf}. ${siteUrl}/key`,
    };
  },
});
