import type { Translation } from "../platform/languages/language.ts";
import type { ListedSource } from "../sources/source.ts";
import { withDetails } from "../sources/with-details.ts";
import type { TranslationShown } from "../translations/pieces/translation-shown.ts";
import type { PageContents, PageKey, PublishedPage } from "./page.ts";

/** A page as visitors read it. Its rich texts are safe HTML. */
export type ShownPage<Key extends PageKey> = {
  fields: PageContents[Key];
  sources: ListedSource[];
  translation?: TranslationShown;
  machineIn?: Translation[];
};

/** What the API answers of a page, as it is shown. The answer is trusted: it comes from this site's own server. */
export const toShownPage = <Key extends PageKey>(page: PublishedPage): ShownPage<Key> => {
  const { fields, sources, sourceDetails, ...translated } = page;
  return {
    ...translated,
    fields: fields as PageContents[Key],
    sources: withDetails(sources, sourceDetails ?? []),
  };
};
