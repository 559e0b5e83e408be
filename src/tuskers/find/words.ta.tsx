import type { words as english } from "./words.en.tsx";

export const words: typeof english = {
  didYouMean: (names) => <>நீங்கள் தேடியது இதுவா: {names}?</>,
  nextName: ", ",
  lastName: " அல்லது ",
};
