import { inEnglish } from "../../../platform/languages/stored-text.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import styles from "./did-you-mean.module.css";
import type { Suggestion } from "./find-tuskers.ts";
import { words } from "./words.tsx";

/** Offers similar spellings if nothing was found. */
export function DidYouMean({ suggestions }: { suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <p className={styles.names}>
      {words.didYouMean(
        suggestions.map(({ slug, name }, index) => (
          <span key={slug}>
            {index > 0 && (index === suggestions.length - 1 ? words.lastName : words.nextName)}
            <PageLink to={`/tuskers/${slug}`} {...inEnglish()}>
              {name}
            </PageLink>
          </span>
        )),
      )}
    </p>
  );
}
