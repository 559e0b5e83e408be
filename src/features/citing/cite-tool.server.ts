import { z } from "zod";
import { type Cited, citationOf } from "../../content/citation/citation.ts";
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
} from "../../content/citation/found-entry.server.ts";
import { CITATION_WRITERS } from "../../content/citation/write-citation.ts";
import { defineTool, languageInput, type ToolNeeds } from "../../platform/api/assistant-tool.server.ts";

/** The citation in every form that the page offers. */
function inAllForms(needs: ToolNeeds, cited: Cited) {
  const citation = citationOf(needs.siteUrl, cited);
  return {
    citation: textCitation(needs, cited),
    version: citation.version,
    bibtex: CITATION_WRITERS.bib(citation),
    ris: CITATION_WRITERS.ris(citation),
    cslJson: JSON.parse(CITATION_WRITERS.json(citation)) as unknown,
  };
}

export const citeTool = defineTool({
  name: "cite",
  title: "Cite an entry",
  description:
    "Returns how to cite a tusker or an article: a sentence with its version, its permanent address and the day of reading, the same as BibTeX, RIS and CSL-JSON, and the sources that it rests on. Cite those for what they tell.",
  input: z.strictObject({ entry: entryInput, kind: kindInput, language: languageInput }),
  async run({ entry: asked, kind }, needs) {
    if (kind === "tusker") {
      const tusker = await findTusker(needs, asked);
      const sources = sourcesOf(tusker.sources);
      return { ...inAllForms(needs, citedTusker(tusker)), ...whereabouts(needs, "tuskers", tusker), sources };
    }
    const article = await findArticle(needs, asked);
    const sources = sourcesOf(article.sources);
    return { ...inAllForms(needs, citedArticle(article)), ...whereabouts(needs, "articles", article), sources };
  },
});
