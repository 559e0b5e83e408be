/** The pages that are edited in the admin area. */
export const PAGE_KEYS = ["home", "about", "privacy", "terms"] as const;
export type PageKey = (typeof PAGE_KEYS)[number];

/** Where visitors find each page. */
export const PAGE_ADDRESSES: Record<PageKey, string> = {
  home: "/",
  about: "/about",
  privacy: "/privacy-policy",
  terms: "/terms-of-service",
};
