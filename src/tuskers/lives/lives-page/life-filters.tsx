import { PLACE_NAMES } from "../../../places/words.en.ts";
import { PageLink } from "../../../platform/ui/page-link.tsx";
import { DEATH_CAUSE_LABELS } from "../../../record/words.en.ts";
import { CATEGORY_LABELS, STATUS_LABELS } from "../../words.en.ts";
import type { LifeFilter } from "../life.ts";
import type { Choices } from "./filter-address.ts";
import styles from "./lives-page.module.css";
import { words } from "./words.en.ts";

const LABELS: Record<keyof LifeFilter, Readonly<Record<string, string>>> = {
  status: STATUS_LABELS,
  category: CATEGORY_LABELS,
  cause: DEATH_CAUSE_LABELS,
  place: PLACE_NAMES,
};
const NAMES = ["status", "category", "cause", "place"] as const;

/** Filters as links, each with the number of lives it leads to. */
export function LifeFilters({ filter, choices }: { filter: LifeFilter; choices: Choices }) {
  return (
    <nav className={styles.filters} aria-label={words.filters.label}>
      {NAMES.map((name) => (
        <div key={name}>
          <h2>{words.filters[name]}</h2>
          <ul>
            {choices[name].map(({ value, count, to }) => (
              <li key={value ?? ""}>
                <PageLink to={to} aria-current={value === filter[name] ? "true" : undefined} keepsScroll>
                  {value === undefined ? words.filters.all : LABELS[name][value]} <small>{count}</small>
                </PageLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
