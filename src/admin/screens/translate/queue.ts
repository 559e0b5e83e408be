import { WORK_STATES, type WorkItem, type WorkState } from "../../../content/translation-work/edited-translation.ts";

/** Things of one state beside the thing that is open. */
export type QueueGroup = { state: WorkState; total: number; items: WorkItem[] };

/** In each group: a column of all would be longer than the window. */
const MOST_IN_GROUP = 6;

export const isItem = ({ kind, _id }: Pick<WorkItem, "kind" | "_id">, other: Pick<WorkItem, "kind" | "_id">): boolean =>
  kind === other.kind && _id === other._id;

/**
 * What waits in a language, group by group, cut around the thing that is open. What is done is left out unless it is
 * open.
 */
export function queueOf(items: readonly WorkItem[], open: Pick<WorkItem, "kind" | "_id">): QueueGroup[] {
  return WORK_STATES.flatMap((state) => {
    const all = items.filter((item) => item.state === state);
    const at = all.findIndex((item) => isItem(item, open));
    if (all.length === 0 || (state === "done" && at === -1)) return [];
    // One before it, so that the way back is in view, too.
    const from = Math.max(0, Math.min(at - 1, all.length - MOST_IN_GROUP));
    return [{ state, total: all.length, items: all.slice(from, from + MOST_IN_GROUP) }];
  });
}

/** How many things wait in all groups. */
export const waitingIn = (items: readonly WorkItem[]): number => items.filter(({ state }) => state !== "done").length;
