import { z } from "zod";
import { nameHere } from "../../../tuskers/name-here.ts";
import { citationOf, findArticle, findTusker, sourcesOf, whereabouts } from "./found-entry.server.ts";
import { defineTool, entryInput, kindInput, languageInput } from "./tool.server.ts";

export const citeTool = defineTool({
  name: "cite",
  title: "Cite an entry",
  description:
    "Returns how to cite a tusker or an article, with its version, its permanent address and the day of reading, and the sources that it rests on. Cite those for what they tell.",
  input: z.strictObject({ entry: entryInput, kind: kindInput, language: languageInput }),
  async run({ entry: asked, kind }, needs) {
    if (kind === "tusker") {
      const tusker = await findTusker(needs, asked);
      const citation = citationOf(needs, nameHere(tusker), tusker);
      return { citation, ...whereabouts(needs, "tuskers", tusker), sources: sourcesOf(tusker.sources) };
    }
    const article = await findArticle(needs, asked);
    const citation = citationOf(needs, article.title, article);
    return { citation, ...whereabouts(needs, "articles", article), sources: sourcesOf(article.sources) };
  },
});
