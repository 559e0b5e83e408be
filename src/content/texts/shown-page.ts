import type { Translation } from "../../platform/languages/language.ts";
import { oncePer } from "../../ui/render/once-per.ts";
import type { TranslationShown } from "../fields/pieces/translation-shown.ts";
import type { ListedSource } from "../sources/source.ts";
import { withDetails } from "../sources/with-details.ts";
import type { PageContents, PageKey, PublishedPage } from "./page.ts";

/** A page as visitors read it. Its rich texts are safe HTML. */
export type ShownPage<Key extends PageKey> = {
  fields: PageContents[Key];
  sources: ListedSource[];
  translation?: TranslationShown;
  machineIn?: Translation[];
};

const shownPage = oncePer(({ fields, sources, sourceDetails, ...translated }: PublishedPage) => ({
  ...translated,
  fields,
  sources: withDetails(sources, sourceDetails ?? []),
}));

/** A page as it is published, as it is shown: the same object for the same page. */
export const toShownPage = <Key extends PageKey>(page: PublishedPage): ShownPage<Key> =>
  shownPage(page) as ShownPage<Key>;
