import { isTuskerStatus, STATUSES } from "./status.ts";

type Word = string | null | undefined;

/**
 * Whether this tusker may be living in the wild, where poachers could look for him: he is wild or was released, and is
 * not known to be dead. Texts about such a tusker are searched for places and recent days, and his drawing reveals
 * neither the time of day nor the landscape he is in. Entries without a category, such as articles, may be about such
 * an animal.
 */
export const mayLiveWild = ({ category, status }: { category?: Word; status?: Word }): boolean =>
  category !== "domesticated" && (!status || !isTuskerStatus(status) || STATUSES[status].mayLive);
