import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { inSlices } from "../../../platform/jobs/in-slices.server.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { renderInSteps } from "../../rich-text/render-rich-text.ts";
import { findSources, toSource } from "../../sources/rows/source-rows.server.ts";
import type { Source } from "../../sources/source.ts";
import type { PageContents, PageKey } from "../../texts/page.ts";
import { citedOnPage, richTextsOfPage } from "../../texts/page-texts.ts";
import { translateTexts } from "../../translations/translate.server.ts";
import { findTranslation, findTranslationFacts } from "../../translations/translation-rows.server.ts";
import { readSourceDetails } from "../sources/source-details.server.ts";
import { findPublishedPage } from "./page-rows.server.ts";

/** The sources that a page cites, in the order of their numbers. */
export async function sourcesOfPage<Key extends PageKey>(
  db: Queryable,
  key: Key,
  content: PageContents[Key],
): Promise<Source[]> {
  const cited = citedOnPage(key, content);
  const byKey = new Map((await findSources(db, { keys: cited })).map((row) => [row.key, toSource(row)]));
  return cited.flatMap((one) => byKey.get(one) ?? []);
}

/** A page as readers see it: rich text as safe HTML, with numbers for what it cites. */
export async function shownPage<Key extends PageKey>(db: Queryable, key: Key, content: PageContents[Key]) {
  const sources = await sourcesOfPage(db, key, content);
  const facts = (await findTranslationFacts(db, "page", [key])).get(key);
  const machineIn = facts === undefined || facts.machineIn.length === 0 ? {} : { machineIn: facts.machineIn };
  const language = currentLanguage();
  const name = { kind: "page", id: key } as const;
  const told =
    language === "en"
      ? undefined
      : await inSlices(
          translateTexts(content, {
            ...name,
            language,
            parts: (await findTranslation(db, { ...name, language })).parts,
          }),
        );
  const texts = richTextsOfPage(key, content);
  const html = await inSlices(
    renderInSteps(
      texts.map(({ path, text }) => told?.richTexts[path]?.source ?? text),
      { images: [], sources, isTranslated: told !== undefined },
    ),
  );
  const rendered = Object.fromEntries(texts.map(({ path }, index) => [path, html[index]]));
  const sourceDetails = await readSourceDetails(db, sources);
  return {
    fields: { ...(told?.translated ?? content), ...rendered } as Record<string, unknown>,
    sources,
    ...(sourceDetails.length === 0 ? {} : { sourceDetails }),
    ...machineIn,
    ...(told !== undefined && { translation: told.shown }),
  };
}

/** A page as it is published. */
export async function readPublishedPage<Key extends PageKey>(db: Queryable, key: Key) {
  const { content } = await findPublishedPage(db, key);
  return shownPage(db, key, content);
}
