import { z } from "zod";
import { kindInput, listedCitation, whereabouts } from "../../../content/citation/found-entry.server.ts";
import { nameHere } from "../../../content/tuskers/name-here.ts";
import { statusText } from "../../../content/tuskers/status/status-line.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../../content/tuskers/status.ts";
import { contentOf, defineTool, languageInput, type ToolNeeds } from "../../../platform/api/assistant-tool.server.ts";

const MOST = 20;

const input = z.strictObject({
  query: z
    .string()
    .trim()
    .max(200, "A search can have at most 200 characters.")
    .default("")
    .meta({ description: "Part of a name in any of the three scripts, or words. Empty: all entries, by name." }),
  kind: kindInput,
  category: z.enum(TUSKER_CATEGORIES).optional().meta({ description: "Only tuskers of this category." }),
  status: z.enum(TUSKER_STATUSES).optional().meta({ description: "Only tuskers with this status." }),
  page: z.int().min(1).max(1000).default(1),
  limit: z.int().min(1).max(MOST).default(10),
  language: languageInput,
});

type Input = z.infer<typeof input>;

const totalOf = (answer: { headers: Headers }): number => Number(answer.headers.get("X-Total-Count"));

async function searchTuskers(needs: ToolNeeds, { query, category, status, page, limit }: Input) {
  const { tuskers } = needs.api.api;
  const asked = { search: query || undefined, category, status, page: String(page), limit: String(limit) };
  const call = tuskers.$get({ query: asked });
  const found = await contentOf(call);
  const results = found.map((tusker) => ({
    ...{ kind: "tusker", name: nameHere(tusker), status: statusText(tusker), category: tusker.category },
    ...{ location: tusker.location, summary: tusker.summary },
    ...whereabouts(needs, "tuskers", tusker),
    citation: listedCitation(needs, tusker, nameHere(tusker)),
  }));
  const total = totalOf(await call);
  if (total > 0 || query === "") return { results, total };
  return { results, total, nearSpellings: await contentOf(tuskers.search.suggest.$get({ query: { q: query } })) };
}

async function searchArticles(needs: ToolNeeds, { query, page, limit }: Input) {
  const call = needs.api.api.articles.$get({
    query: { search: query || undefined, page: String(page), limit: String(limit) },
  });
  const results = (await contentOf(call)).map((article) => ({
    ...{ kind: "article", name: article.title, summary: article.description, published: article.publishDate },
    ...whereabouts(needs, "articles", article),
    citation: listedCitation(needs, article, article.title),
  }));
  return { results, total: totalOf(await call) };
}

export const searchTool = defineTool({
  name: "search",
  title: "Search the directory",
  description:
    "Finds tuskers by name, place, tag, category and status, or articles by words. Returns slugs for the other tools, addresses, how to cite each, and near spellings if nothing is found.",
  input,
  async run(asked, needs) {
    const found = asked.kind === "tusker" ? await searchTuskers(needs, asked) : await searchArticles(needs, asked);
    return { ...found, page: asked.page, limit: asked.limit };
  },
});
