import { useEffect, useState } from "react";
import { type FoundSource, searchSources } from "./source-calls.browser.ts";

/** A pause in typing that is worth a question to the server. */
const PAUSE_MS = 200;

/** The sources of the library that match what is typed; `error` says in a sentence why there are none. */
export function useFoundSources(typed: string): { found: readonly FoundSource[]; error?: string } {
  const [answer, setAnswer] = useState<{ found: readonly FoundSource[]; error?: string }>({ found: [] });
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      () =>
        searchSources(typed.trim(), stop.signal).then(
          (found) => setAnswer({ found }),
          (error: Error) => {
            if (!stop.signal.aborted) setAnswer({ found: [], error: error.message });
          },
        ),
      typed === "" ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);
  return answer;
}
