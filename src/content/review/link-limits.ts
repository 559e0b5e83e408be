// Public pages import these: no schemas here.

/** How long a review link works. */
export const LINK_DAYS = 14;
/** The longest texts, in UTF-16 code units: whom it is for, and the two of the expert. */
export const LONGEST = { label: 80, name: 80, text: 2000 };
