export const words = {
  /** Determines the names of months and the order of dates. */
  locale: "en-GB",
};
