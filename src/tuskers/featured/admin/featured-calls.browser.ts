import { adminApi } from "../../../admin/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/api/failure.ts";
import { mayLiveWild } from "../../may-live-wild.ts";
import { STATUSES } from "../../status.ts";
import type { Tusker } from "../../tusker.ts";
import { isEasyTarget } from "../easy-target.ts";

/** The fields of a tusker that the page shows. */
export type Pick = {
  _id: string;
  name: string;
  location: string;
  portraitUrl: string;
  isDraft: boolean;
  isAlive: boolean;
  /** True if he may be living in the wild. */
  isWild: boolean;
  /** True if he may, and his record tells of large tusks. */
  isEasyTarget: boolean;
};

function toPick(tusker: Tusker): Pick {
  const { _id, name, location, portraitUrl, publication, status } = tusker;
  return {
    ...{ _id, name, location, portraitUrl, isDraft: publication === "draft" },
    isAlive: STATUSES[status].drawnAs === "alive",
    isWild: mayLiveWild(tusker),
    isEasyTarget: isEasyTarget(tusker),
  };
}

/**
 * The featured tuskers in order, including drafts.
 * @throws the API's `Failure`, or what `fetch` throws; so do the other functions here
 */
export async function loadPicks(signal: AbortSignal): Promise<Pick[]> {
  const call = adminApi.api.tuskers.featured.$get({ query: { drafts: "1" } }, { init: { signal } });
  return (await bodyOf(call)).map(toPick);
}

export async function savePicks(picks: readonly Pick[]): Promise<Pick[]> {
  const call = adminApi.api.tuskers.featured.$put({ json: { ids: picks.map(({ _id }) => _id) } });
  return (await bodyOf(call)).map(toPick);
}

const MOST_FOUND = "8";

/** Tuskers whose name, place or tag contains the words, ordered by name. */
export async function findPicks(search: string, signal: AbortSignal): Promise<Pick[]> {
  const query = { search, drafts: "1", page: "1", limit: MOST_FOUND } as const;
  return (await bodyOf(adminApi.api.tuskers.$get({ query }, { init: { signal } }))).map(toPick);
}
