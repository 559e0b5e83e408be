/** The sort orders of the admin area's list of tuskers; a minus means descending. Unknown ages always come last. */
export const TUSKER_SORTS = ["name", "-name", "age", "-age", "status", "-status", "updated", "-updated"] as const;
export type TuskerSort = (typeof TUSKER_SORTS)[number];
