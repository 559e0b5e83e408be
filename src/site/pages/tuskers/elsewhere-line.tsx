import { PLACE_NAMES } from "../../../content/places/words.ts";
import { PageLink } from "../../../ui/kit/page-link.tsx";
import { searchAddress } from "../../parts/search/search-address.ts";
import { words } from "../../parts/search/words.ts";
import { words as articleWords } from "../articles/words.ts";
import { words as sourceWords } from "../sources/words.ts";
import type { TuskerList } from "./load-tuskers.ts";
import styles from "./tuskers-page.module.css";

/** A link to what a search finds besides tuskers; not rendered if it finds nothing. */
export function ElsewhereLine({
  elsewhere: { places, articles, sources },
  search,
}: Pick<TuskerList, "elsewhere"> & { search: string }) {
  const found = [
    ...places.map((place) => PLACE_NAMES[place]),
    ...(articles === 0 ? [] : [articleWords.found.counted(articles)]),
    ...(sources === 0 ? [] : [sourceWords.found.counted(sources)]),
  ];
  if (found.length === 0) return null;
  return (
    <p className={styles.elsewhere}>
      {words.elsewhere} <PageLink to={searchAddress({ search, category: "", page: 1 })}>{found.join(", ")}</PageLink>
    </p>
  );
}
