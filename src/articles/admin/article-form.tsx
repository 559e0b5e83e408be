import type { ReactNode } from "react";
import type { StoredEntry } from "../../entries/form/entry-calls.browser.ts";
import { EntryScreen } from "../../entries/form/screen/entry-screen.tsx";
import { useEntryForm } from "../../entries/form/use-entry-form.browser.ts";
import { ARTICLE } from "./article-definition.ts";
import { ArticleFields } from "./article-fields.tsx";
import type { ArticleContent } from "./article-values.ts";

type ArticleFormProps = {
  stored?: StoredEntry<ArticleContent>;
  /** Unsaved text of this entry, which is gone, is offered in the form of a new one. */
  orphanOf?: string;
  lead?: ReactNode;
};

/** The form of a new article, or of a stored one. */
export function ArticleForm({ stored, orphanOf, lead }: ArticleFormProps) {
  const entry = useEntryForm(ARTICLE, stored, orphanOf);
  return (
    <EntryScreen entry={entry} lead={lead}>
      {(told) => <ArticleFields stored={entry.origin && entry.begun.current.base} told={told} />}
    </EntryScreen>
  );
}
