import { catalogue } from "../../platform/languages/catalogue.ts";

/** A mark behind a group of statements: how many sources they rest on. */
export const words = catalogue({
  label: (count: number) => (count === 1 ? "Source" : `${count} sources`),
  /** For those who hear it; what is seen is part of it. */
  heard: (count: number) => (count === 1 ? "1 source for this passage" : `${count} sources for this passage`),
  /** Opens the marks of the rows of a table. */
  ofRows: "Sources of this table, row by row",
});
