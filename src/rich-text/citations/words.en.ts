import { catalogue } from "../../platform/languages/catalogue.ts";
/** A word in the stored HTML: changing it requires a higher RENDER_VERSION. */
export const storedWords = catalogue({
  /** What a number in a text leads to, for those who hear it. */
  source: (number: number) => `Source ${number}`,
});

/** A mark behind a group of statements: how many sources they rest on. */
export const markWords = catalogue({
  label: (count: number) => (count === 1 ? "Source" : `${count} sources`),
  /** For those who hear it; what is seen is part of it. */
  heard: (count: number) => (count === 1 ? "1 source for this passage" : `${count} sources for this passage`),
});
