import type { ReactNode } from "react";
import type { words as english } from "./words.en.tsx";

export const words: typeof english = {
  didYouMean: (names: ReactNode) => <>ඔබ අදහස් කළේ {names} ද?</>,
  nextName: ", ",
  lastName: " හෝ ",
};
