import { useEffect, useSyncExternalStore } from "react";
import { type FoundSource, readSource } from "./source-calls.browser.ts";

/** A source as far as its chip tells it. */
export type KnownSource = Pick<FoundSource, "title"> & Partial<Omit<FoundSource, "key">>;
type NotedSource = Omit<KnownSource, "url"> & { key?: string | undefined; url?: string | null | undefined };

type State = { known: ReadonlyMap<string, KnownSource>; lastCited: string | undefined };

let state: State = { known: new Map(), lastCited: undefined };
const asked = new Set<string>();
const listeners = new Set<() => void>();

function become(next: Partial<State>): void {
  state = { ...state, ...next };
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const useKnown = (): State => useSyncExternalStore(subscribe, () => state);

/** Remembers what a response of the server says about sources. Those without a key are of no use here. */
export function noteSources(sources: readonly NotedSource[]): void {
  const fresh = sources.flatMap(({ key, url = null, ...source }) =>
    key === undefined ? [] : [[key, { ...state.known.get(key), ...source, url }] as const],
  );
  if (fresh.length > 0) become({ known: new Map([...state.known, ...fresh]) });
}

/** What is known of a source now. */
export const knownSource = (key: string): KnownSource | undefined => state.known.get(key);

/** The source that was cited last is offered for the next statement: one report often tells several things. */
export const noteCited = (key: string): void => become({ lastCited: key });
export const useLastCited = (): string | undefined => useKnown().lastCited;

/** What is known of these sources, by key. The library is asked once for each of the others. */
export function useKnownSources(keys: readonly string[]): ReadonlyMap<string, KnownSource> {
  const { known } = useKnown();
  const unknown = keys.filter((key) => !known.has(key)).join(" ");
  useEffect(() => {
    for (const key of unknown.split(" ").filter((one) => one !== "" && !asked.has(one))) {
      asked.add(key);
      // Without an answer the key stands alone. A source that was merged answers as the one it became.
      readSource(key).then(
        (source) => noteSources([{ ...source, key }]),
        () => asked.delete(key),
      );
    }
  }, [unknown]);
  return known;
}
