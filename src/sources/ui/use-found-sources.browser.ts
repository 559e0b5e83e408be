import { useEffect, useState } from "react";
import { webAddress } from "../web-address.ts";
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

type Answer = Found & { typed?: string; error?: string };

/**
 * The sources of the library that match what is typed; `error` says in a sentence why there are none. While an answer is
 * awaited, those of the one before stay.
 */
export function useFoundSources(typed: string): Found & { isAwaited: boolean; error?: string } {
  const [answer, setAnswer] = useState<Answer>(NOTHING);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      () =>
        find(typed.trim(), stop.signal).then(
          (found) => {
            noteSources(found.sources);
            setAnswer({ ...found, typed });
          },
          (error: Error) => {
            if (!stop.signal.aborted) setAnswer({ ...NOTHING, typed, error: error.message });
          },
        ),
      typed === "" ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);
  return { ...answer, isAwaited: answer.typed !== typed };
}
