import type { ReactNode } from "react";
import type { DatedAs } from "./status-line.ts";

export const words = {
  /** Next to the icon of a status, if the kind of date changes its word. */
  status: { diedIn: "Died", diedOn: "Died" } as Partial<Record<DatedAs, string>>,
  /** Follows the word of a status. */
  date: {
    asOf: (date) => <>as of {date}</>,
    deadBy: (date) => <>by {date}</>,
    diedIn: (date) => <>in {date}</>,
    diedOn: (date) => date,
  } satisfies Record<DatedAs, (date: ReactNode) => ReactNode>,
  alsoKnownAs: (name: ReactNode) => <>also known as {name}</>,
  where: (category: ReactNode, location: string) => (
    <>
      {category}
      {`, ${location}`}
    </>
  ),
};
