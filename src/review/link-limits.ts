// Public pages import these: no schemas here.

/** How long a review link works. */
export const LINK_DAYS = 14;
/** The longest texts of an expert, in UTF-16 code units. */
export const LONGEST = { name: 80, text: 2000 };
