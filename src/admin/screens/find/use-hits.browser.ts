import { useEffect, useState } from "react";
import type { FoundHit } from "../../../content/find/found-hit.ts";
import { adminApi, SIGNED_IN_AGAIN } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, type Failure, failureOf } from "../../kit/api/failure.ts";

/** More are found when they are asked for. */
const FIRST = 100;

type Found = { search: string; hits: readonly FoundHit[]; next: string | null; failure?: Failure };

/** The hits for these words, as they are found: a large directory takes several calls. */
export function useHits(search: string) {
  const [found, setFound] = useState<Found>({ search, hits: [], next: "" });
  const [wanted, setWanted] = useState({ search, hits: FIRST });
  const [tries, setTries] = useState(0);
  const isOther = found.search !== search;
  const most = wanted.search === search ? wanted.hits : FIRST;
  const here: Found = isOther ? { search, hits: [], next: search === "" ? null : "" } : found;
  const isWhole = here.next === null || here.hits.length >= most;
  const { next, failure } = here;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new try asks once more; the hits before stay as they are.
  useEffect(() => {
    if (search === "" || isWhole) return;
    const leaving = new AbortController();
    const query = { search, ...(next && { after: next }) };
    bodyOf(adminApi.api.desk.find.$get({ query }, { init: { signal: leaving.signal } })).then(
      (more) => {
        if (!leaving.signal.aborted) setFound({ search, hits: [...here.hits, ...more.hits], next: more.next });
      },
      (error: unknown) => {
        if (!leaving.signal.aborted) setFound({ ...here, failure: failureOf(error) });
      },
    );
    return () => leaving.abort();
  }, [search, next, isWhole, tries]);

  const retry = () => {
    setFound({ search, hits: here.hits, next: here.next });
    setTries((before) => before + 1);
  };
  useEffect(() => {
    const again = () => setTries((before) => before + 1);
    addEventListener(SIGNED_IN_AGAIN, again);
    return () => removeEventListener(SIGNED_IN_AGAIN, again);
  }, []);
  return {
    hits: here.hits,
    failure,
    retry,
    isSearching: search !== "" && !isWhole && failure === undefined,
    /** Whether there may be more than are shown. */
    hasMore: next !== null,
    showMore: () => setWanted({ search, hits: here.hits.length + FIRST }),
  };
}
