import type { FormEvent } from "react";
import { Link, useNavigate } from "react-router";
import { FOUND_GROUPS, type FoundHit } from "../../../content/find/found-hit.ts";
import { counted } from "../../../platform/text/counted.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { readSearch } from "../../../ui/kit/lists/list-parameters.ts";
import { Notice } from "../../../ui/kit/notice.tsx";
import { addressOfHits } from "../../kit/found-address.ts";
import { ListStatus } from "../../kit/ui/lists/list-status.tsx";
import { useAddressParameters } from "../../kit/ui/lists/use-address-parameters.ts";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import styles from "./find.module.css";
import { HitList } from "./hit-list.tsx";
import { useHits } from "./use-hits.browser.ts";

type Group = FoundHit["group"];

const GROUP_LABELS: Record<Group, string> = {
  texts: "Texts",
  facts: "Facts",
  events: "Events",
  tags: "Tags",
  sources: "Sources",
  images: "Images",
  translations: "Translations",
};

/** How many hits there are in each part, and the way to see only those. */
function Groups({ hits, hasMore, search, shown }: GroupsProps) {
  const count = (some: readonly FoundHit[]) => `${some.length.toLocaleString("en")}${hasMore ? "+" : ""}`;
  const address = addressOfHits(search);
  return (
    <nav className={styles.kinds} aria-label="Where">
      <Link to={address} aria-current={shown === undefined ? "true" : undefined} preventScrollReset replace>
        All <span>{count(hits)}</span>
      </Link>
      {FOUND_GROUPS.map((group) => (
        <Link
          key={group}
          to={`${address}&in=${group}`}
          aria-current={shown === group ? "true" : undefined}
          preventScrollReset
          replace
        >
          {GROUP_LABELS[group]} <span>{count(hits.filter((hit) => hit.group === group))}</span>
        </Link>
      ))}
    </nav>
  );
}

/** A phrase is in quotes already. */
const quoted = (search: string): string => (search.includes('"') ? search : `“${search}”`);

type GroupsProps = { hits: readonly FoundHit[]; hasMore: boolean; search: string; shown: Group | undefined };

/** Words in all texts that editors write: where they stand, and the way to the field. */
export default function Find() {
  const parameters = useAddressParameters();
  const search = readSearch(parameters.get("search"));
  const shown = FOUND_GROUPS.find((group) => group === parameters.get("in"));
  const navigate = useNavigate();
  const { hits, failure, retry, isSearching, hasMore, showMore } = useHits(search);
  const listed = shown === undefined ? hits : hits.filter(({ group }) => group === shown);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(addressOfHits(readSearch(String(new FormData(event.currentTarget).get("search")))));
  };
  return (
    <AdminPage title="Find">
      <search>
        <form className={styles.query} onSubmit={ask}>
          <input
            key={search}
            name="search"
            type="search"
            aria-label="Words in any text"
            maxLength={200}
            autoComplete="off"
            defaultValue={search}
          />
          <button type="submit" className="btn">
            <Icon name="search" />
            Find
          </button>
        </form>
      </search>
      {search === "" && <p className={styles.about}>Words in any order. A phrase in quotes is found as it stands.</p>}
      {search !== "" && <Groups hits={hits} hasMore={hasMore} search={search} shown={shown} />}
      <ListStatus>
        {isSearching
          ? "Searching…"
          : search !== "" &&
            failure === undefined &&
            `${hasMore ? "The first " : ""}${counted(listed.length, "hit", "hits")} for ${quoted(search)}`}
      </ListStatus>
      {failure !== undefined && (
        <AdminFailure title="The texts could not be searched" failure={failure} onRetry={retry} />
      )}
      {listed.length > 0 && <HitList hits={listed} search={search} />}
      {search !== "" && listed.length === 0 && !isSearching && !hasMore && failure === undefined && (
        <Notice kind="status" title="No text has these words">
          <p>Try fewer words, or a part of one.</p>
        </Notice>
      )}
      {listed.length > 0 && (
        <p className={styles.about}>
          “Edit here” opens the form at this place, with the words selected. After saving you come back to this list.
        </p>
      )}
      {hasMore && !isSearching && failure === undefined && search !== "" && (
        <div className="acts">
          <button type="button" className="btn quiet" onClick={showMore}>
            Show more
          </button>
        </div>
      )}
    </AdminPage>
  );
}
