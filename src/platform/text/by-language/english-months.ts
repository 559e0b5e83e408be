/** Apart from those of the other languages, which pages in English need not load. */
export const ENGLISH_MONTHS: readonly string[] =
  "January February March April May June July August September October November December".split(" ");
