import { onlyHomesIn } from "../places/place-names.ts";
import { isTuskerStatus, STATUSES } from "./status.ts";

type Word = string | null | undefined;

/**
 * Whether this tusker may be living in the wild, where poachers could look for him: he is wild or in care, and is not
 * known to be dead. One in care whose location is an orphanage, and nothing else, lives there. Texts about a tusker who
 * may live wild are searched for places and recent days; the words of his portrait tell neither hour nor landscape, and
 * it shows no part of a park and no landmark. Entries without a category, such as articles, may be about such an animal.
 */
export const mayLiveWild = ({
  category,
  status,
  location,
}: {
  category?: Word;
  status?: Word;
  location?: Word;
}): boolean =>
  category !== "domesticated" &&
  !(category === "conservation" && onlyHomesIn(location ?? "")) &&
  (!status || !isTuskerStatus(status) || STATUSES[status].mayLive);
