import type { ReactNode } from "react";

export const words = {
  didYouMean: (names: ReactNode) => <>Did you mean {names}?</>,
  /** Separates names. */
  nextName: ", ",
  lastName: " or ",
};
