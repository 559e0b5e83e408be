import type { LifeFilter } from "../../../content/lives/life.ts";
import { PLACE_NAMES } from "../../../content/places/words.ts";
import { DEATH_CAUSE_LABELS } from "../../../content/record/words.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../../../content/tuskers/words.ts";
import { SearchForm } from "../../../ui/kit/forms/search-form.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import type { Choices } from "./filter-address.ts";
import styles from "./lives-page.module.css";
import { words } from "./words.ts";

const LABELS: Record<keyof LifeFilter, Readonly<Record<string, string>>> = {
  status: STATUS_LABELS,
  category: CATEGORY_LABELS,
  cause: DEATH_CAUSE_LABELS,
  place: PLACE_NAMES,
};
const NAMES = ["status", "category", "cause", "place"] as const;

type LifeFiltersProps = { filter: LifeFilter; choices: Choices; published: number };

/**
 * Four filters as a plain GET form, one row in wide windows. On phones they are closed, so that the first life is in the
 * first screen, unless one is set.
 */
export function LifeFilters({ filter, choices, published }: LifeFiltersProps) {
  const isSet = NAMES.some((name) => filter[name] !== undefined);
  return (
    <details className={styles.filters} open={isSet}>
      <summary>
        <span>
          <b>{words.filters.title}</b> <small>{NAMES.map((name) => words.filters[name]).join(", ")}</small>
        </span>
        <Icon name="chevron-right" />
      </summary>
      <SearchForm to="/record" aria-label={words.filters.label} className={styles.form}>
        {NAMES.map((name) => (
          <div key={name} className="field">
            <label htmlFor={`filter-${name}`}>{words.filters[name]}</label>
            <select id={`filter-${name}`} name={name} defaultValue={filter[name] ?? ""}>
              <option value="">{words.filters.option(words.filters.all, published)}</option>
              {choices[name].map(({ value, count }) => (
                <option key={value} value={value}>
                  {words.filters.option(LABELS[name][value] ?? value, count)}
                </option>
              ))}
            </select>
          </div>
        ))}
        <button type="submit" className="btn quiet">
          {words.filters.submit}
        </button>
      </SearchForm>
    </details>
  );
}
