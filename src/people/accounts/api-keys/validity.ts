/** The longest that an API key can be valid. */
export const MOST_DAYS = 365;

/** The choices of the form, in days. */
export const VALIDITIES = [7, 30, 90, 180, MOST_DAYS] as const;
