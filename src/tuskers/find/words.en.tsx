import type { ReactNode } from "react";
import { catalogue } from "../../platform/languages/catalogue.ts";

export const words = catalogue({
  didYouMean: (names: ReactNode) => <>Did you mean {names}?</>,
  /** Separates names. */
  nextName: ", ",
  lastName: " or ",
});
