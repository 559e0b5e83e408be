import { isEasyTarget } from "../../../content/calls/featured/easy-target.ts";
import { mayLiveWild } from "../../../content/tuskers/may-live-wild.ts";
import { STATUSES } from "../../../content/tuskers/status.ts";
import type { Tusker } from "../../../content/tuskers/tusker.ts";

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

export function toPick(tusker: Tusker): Pick {
  const { _id, name, location, portraitUrl, publication, status } = tusker;
  return {
    ...{ _id, name, location, portraitUrl, isDraft: publication === "draft" },
    isAlive: STATUSES[status].drawnAs === "alive",
    isWild: mayLiveWild(tusker),
    isEasyTarget: isEasyTarget(tusker),
  };
}
