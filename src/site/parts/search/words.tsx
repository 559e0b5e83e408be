import type { ReactNode } from "react";
import { inLanguages } from "../../../platform/languages/words.ts";

export const words = inLanguages({
  didYouMean: {
    en: (names: ReactNode) => <>Did you mean {names}?</>,
    si: (names: ReactNode) => <>ඔබ අදහස් කළේ {names} ද?</>,
    ta: (names: ReactNode) => <>நீங்கள் தேடியது இதுவா: {names}?</>,
  },
  /** Separates names. */
  nextName: { en: ", ", si: ", ", ta: ", " },
  lastName: { en: " or ", si: " හෝ ", ta: " அல்லது " },
});
