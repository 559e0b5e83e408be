import type { ReactNode } from "react";
import { catalogue } from "../../platform/languages/catalogue.ts";
import type { DatedAs } from "./status-line.ts";

export const words = catalogue({
  /** Next to the icon of a status, if the kind of date changes its word. */
  status: { diedIn: "Died", diedOn: "Died" } as Partial<Record<DatedAs, string>>,
  /** Follows the word of a status: the date as an element, and its text where that decides what stands after it. */
  date: {
    asOf: (date) => <>as of {date}</>,
    deadBy: (date) => <>by {date}</>,
    diedIn: (date) => <>in {date}</>,
    diedOn: (date) => date,
  } as Record<DatedAs, (date: ReactNode, text: string) => ReactNode>,
  /** Opens what such a spelling is. */
  unconfirmed: "unconfirmed spelling",
  /** Follows a name in Sinhala or Tamil letters that no source gives. */
  byRule: "(by rule)",
  byRuleMeans: "By rule: no source gives this spelling. The site wrote his name in these letters as it sounds.",
  /** Follows a name in these letters that an editor spelled. */
  spelled: "(our spelling)",
  spelledMeans:
    "Our spelling: no source gives his name in these letters. An editor wrote it, and no speaker has checked it yet.",
  alsoKnownAs: (name: ReactNode) => <>also known as {name}</>,
  /** What was searched for, where it only sounds like his name or place. */
  foundBySpelling: (spelling: ReactNode) => <>found by the spelling {spelling}</>,
  /** The location begins with a comma. */
  where: (category: ReactNode, location: ReactNode) => (
    <>
      {category}
      {location}
    </>
  ),
});
