import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { webAddress } from "../../../content/sources/web-address.ts";
import { pause } from "../../kit/api/pause.browser.ts";
import { noteSources } from "./known-sources.browser.ts";
import { type FoundSource, findDuplicates, searchSources } from "./source-calls.browser.ts";

/** A pause in typing that is worth a question to the server. */
const PAUSE_MS = 200;

type Found = {
  sources: readonly FoundSource[];
  /** The library has a source of the address that was typed, so there is none to add. */
  isThere: boolean;
};

const NOTHING: Found = { sources: [], isThere: false };

async function find(typed: string, signal: AbortSignal): Promise<Found> {
  if (webAddress(typed) === undefined) return { sources: await searchSources(typed, signal), isThere: false };
  // The same page may be stored with another protocol, a slash at the end, or a part of the page.
  const [same, others] = await Promise.all([findDuplicates({ url: typed }, signal), searchSources(typed, signal)]);
  const keys = new Set(same.map(({ key }) => key));
  return { sources: [...same, ...others.filter(({ key }) => !keys.has(key))], isThere: same.length > 0 };
}

/**
 * The sources of the library that match what is typed; `error` says in a sentence why there are none. While an answer is
 * awaited, those of the one before stay.
 */
export function useFoundSources(typed: string): Found & { isAwaited: boolean; error?: string } {
  const {
    data = NOTHING,
    error,
    isPending,
    isPlaceholderData,
  } = useQuery({
    queryKey: ["found sources", typed],
    queryFn: async ({ signal }) => {
      if (typed !== "") await pause(PAUSE_MS);
      const found = await find(typed.trim(), signal);
      noteSources(found.sources);
      return found;
    },
    placeholderData: keepPreviousData,
  });
  return { ...data, isAwaited: isPending || isPlaceholderData, ...(error !== null && { error: error.message }) };
}
