import { useCallback, useEffect, useState } from "react";
import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/api/failure.ts";

type Named = { _id: string; name: string };

const MOST_FOUND = "8";
const WAIT_MS = 200;

const search = async (name: string, signal: AbortSignal): Promise<Named[]> =>
  bodyOf(
    adminApi.api.tuskers.$get(
      { query: { search: name, drafts: "1", page: "1", limit: MOST_FOUND } },
      { init: { signal } },
    ),
  );

const read = async (id: string, signal: AbortSignal): Promise<Named> =>
  bodyOf(adminApi.api.tuskers[":id"].$get({ param: { id } }, { init: { signal } }));

/** The tuskers whose names, places or tags contain what was typed, and the names of those that relations already lead to. */
export function useNamedTuskers(typed: string, ids: readonly string[]) {
  const [found, setFound] = useState<Named[]>([]);
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const remember = useCallback(
    (tuskers: Named[]) =>
      setKnown((before) => new Map([...before, ...tuskers.map(({ _id, name }) => [_id, name] as const)])),
    [],
  );

  useEffect(() => {
    if (typed.trim() === "") return setFound([]);
    const { signal, abort } = stoppable();
    // Suggestions are a convenience: without them the name is kept as a name.
    const timer = setTimeout(() => {
      search(typed, signal).then(
        (tuskers) => {
          setFound(tuskers);
          remember(tuskers);
        },
        () => {},
      );
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      abort();
    };
  }, [typed, remember]);

  const unknown = ids.filter((id) => !known.has(id)).join(" ");
  useEffect(() => {
    if (unknown === "") return;
    const { signal, abort } = stoppable();
    // A tusker in the bin has no name here; his id stands in its place.
    for (const id of unknown.split(" "))
      read(id, signal).then(
        (tusker) => remember([tusker]),
        () => {},
      );
    return abort;
  }, [unknown, remember]);

  return { found, nameOf: (id: string) => known.get(id) ?? id };
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
