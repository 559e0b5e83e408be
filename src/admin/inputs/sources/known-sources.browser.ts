import { useQueries } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { ONCE } from "../../kit/api/admin-queries.tsx";
import { bodyOf } from "../../kit/api/failure.ts";
import type { FoundSource } from "./source-calls.browser.ts";

/** A source as far as its chip tells it. */
export type KnownSource = Pick<FoundSource, "title"> & Partial<Omit<FoundSource, "key">>;
type NotedSource = Omit<KnownSource, "url"> & { key?: string | undefined; url?: string | null | undefined };

const noted = new Map<string, KnownSource>();

/** Remembers what a response of the server says about sources. Those without a key are of no use here. */
export function noteSources(sources: readonly NotedSource[]): void {
  for (const { key, url = null, ...source } of sources)
    if (key !== undefined) noted.set(key, { ...noted.get(key), ...source, url });
}

/** What is known of a source now. */
export const knownSource = (key: string): KnownSource | undefined => noted.get(key);

/** What is known of these sources, by key. The others are loaded; without an answer a key stands alone. */
export function useKnownSources(keys: readonly string[]): ReadonlyMap<string, KnownSource> {
  const each = [...new Set(keys)];
  return useQueries({
    queries: each.map((key) => ({
      queryKey: ["known source", key],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<KnownSource> => {
        const param = { key: encodeURIComponent(key) };
        const source = await bodyOf(adminApi.api.sources[":key"].$get({ param }, { init: { signal } }));
        // A source that was merged answers as the one it became.
        noteSources([{ ...source, key }]);
        return source;
      },
      initialData: () => noted.get(key),
      ...ONCE,
    })),
    combine: (results) => new Map(results.flatMap(({ data }, at) => (data ? [[each[at] ?? "", data] as const] : []))),
  });
}

let lastCited: string | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The source that was cited last is offered for the next statement: one report often tells several things. */
export function noteCited(key: string): void {
  lastCited = key;
  for (const listener of listeners) listener();
}

export const useLastCited = (): string | undefined => useSyncExternalStore(subscribe, () => lastCited);
