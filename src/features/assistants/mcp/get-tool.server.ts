import { z } from "zod";
import {
  citedArticle,
  citedTusker,
  entryInput,
  findArticle,
  findTusker,
  kindInput,
  sourcesOf,
  textCitation,
  whereabouts,
} from "../../../content/citation/found-entry.server.ts";
import { nameHere } from "../../../content/tuskers/name-here.ts";
import { statusText } from "../../../content/tuskers/status/status-line.ts";
import { contentOf, defineTool, languageInput, type ToolNeeds } from "../../../platform/api/assistant-tool.server.ts";
import { htmlToMarkdown } from "../markdown/to-markdown.server.ts";

async function getTusker(needs: ToolNeeds, asked: string) {
  const tusker = await findTusker(needs, asked);
  const relations = await contentOf(needs.api.api.tuskers[":id"].relations.$get({ param: { id: tusker._id } }));
  const name = nameHere(tusker);
  const where = whereabouts(needs, "tuskers", tusker);
  return {
    ...{ kind: "tusker", name, nativeNames: tusker.nativeNames, otherNames: tusker.aliases },
    ...{ status: statusText(tusker), statusNote: tusker.statusNote, category: tusker.category },
    ...{ location: tusker.location, tags: tusker.tags },
    text: htmlToMarkdown(tusker.descriptionHtml, where.url),
    ...{ facts: tusker.claims, features: tusker.features, relations },
    sources: sourcesOf(tusker.sources),
    ...where,
    citation: textCitation(needs, citedTusker(tusker)),
  };
}

async function getArticle(needs: ToolNeeds, asked: string) {
  const article = await findArticle(needs, asked);
  const where = whereabouts(needs, "articles", article);
  return {
    ...{ kind: "article", name: article.title, published: article.publishDate, category: article.category },
    text: htmlToMarkdown(article.contentHtml, where.url),
    sources: sourcesOf(article.sources),
    ...where,
    citation: textCitation(needs, citedArticle(article)),
  };
}

export const getTool = defineTool({
  name: "get",
  title: "Read one entry",
  description:
    "Returns one tusker or article: names, status with its date, text, facts with all accounts, features, relations, and its sources. Statements name their sources by key. Places are never finer than a park or a district.",
  input: z.strictObject({ entry: entryInput, kind: kindInput, language: languageInput }),
  run: ({ entry, kind }, needs) => (kind === "tusker" ? getTusker(needs, entry) : getArticle(needs, entry)),
});
