import type { Tally } from "../../../content/search/entry-index.server.ts";
import { TUSKER_CATEGORIES } from "../../../content/tuskers/status.ts";
import { CATEGORY_LABELS } from "../../../content/tuskers/words.ts";
import { writtenNumber } from "../../../platform/text/counted.ts";
import { SearchForm } from "../../../ui/kit/forms/search-form.tsx";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { WithSuggestions } from "../../parts/suggestions/with-suggestions.tsx";
import styles from "./search-plate.module.css";
import { words } from "./words.ts";

/** Requires more than white space: a blank search is not sent. */
const NOT_BLANK = ".*\\S.*";

/**
 * Two search forms for tuskers, plain GET forms that work without scripts, and how many tuskers each category has. What is
 * typed into the first brings suggestions, as in the bar.
 */
export function SearchPlate({ counts }: { counts: Tally }) {
  return (
    <section className={`wrap ${styles.seek}`} aria-label={words.search.title}>
      <div className={styles.plate}>
        <SearchForm className="field" aria-label={words.search.byName} to="/search-results">
          <label htmlFor="seek-name">{words.search.name}</label>
          <WithSuggestions className={styles.suggests}>
            <div className="joined">
              <input
                id="seek-name"
                name="search"
                maxLength={200}
                required
                pattern={NOT_BLANK}
                title={words.search.nameHint}
                placeholder={words.search.nameExample}
                autoComplete="off"
              />
              <button type="submit" className="btn quiet">
                {words.search.searchByName}
              </button>
            </div>
          </WithSuggestions>
        </SearchForm>
        <SearchForm className="field" aria-label={words.search.byCategory} to="/search-results">
          <label htmlFor="seek-category">{words.search.category}</label>
          <div className="joined">
            <select id="seek-category" name="category" required defaultValue="">
              <option value="">{words.search.noCategory}</option>
              {TUSKER_CATEGORIES.map((category) => (
                <option key={category} value={category}>
                  {words.search.option(CATEGORY_LABELS[category])}
                </option>
              ))}
            </select>
            <button type="submit" className="btn quiet">
              {words.search.filterByCategory}
            </button>
          </div>
        </SearchForm>
        <ul className={styles.categories}>
          {TUSKER_CATEGORIES.map((category) => (
            <li key={category}>
              <PageLink to={`/tuskers?category=${category}`}>
                <b>{writtenNumber(counts.having[category] ?? 0)}</b> <span>{CATEGORY_LABELS[category]}</span>{" "}
                <small>{words.search.means[category]}</small>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
