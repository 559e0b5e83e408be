import { SearchForm } from "../../ui/kit/forms/search-form.tsx";
import { Icon } from "../../ui/kit/icon.tsx";
import { WithSuggestions } from "../parts/suggestions/with-suggestions.tsx";
import styles from "./site-search.module.css";
import { words } from "./words.ts";

/** The id of its field. */
export const SITE_SEARCH = "site-search";

/** The search box of every page. `site/frame/browser/site-search.browser.ts` ignores a blank search and empties the box. */
export const SiteSearch = () => (
  <WithSuggestions className={styles.box}>
    <SearchForm to="/search-results" className="joined" data-site-search="" suppressHydrationWarning>
      <label className="sr" htmlFor={SITE_SEARCH}>
        {words.search.label}
      </label>
      <input
        id={SITE_SEARCH}
        name="q"
        type="search"
        required
        pattern=".*\S.*"
        maxLength={200}
        placeholder={words.search.placeholder}
        autoComplete="off"
      />
      <button type="submit" className="btn">
        <Icon name="search" />
        <span className="sr">{words.search.button}</span>
      </button>
    </SearchForm>
  </WithSuggestions>
);
