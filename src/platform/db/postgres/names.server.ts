/** The advisory lock that all writers of all nodes queue for. */
export const WRITER_LOCK = 7_465_736_001;

/** The application name of the connection with which each site process follows commits; used to count the sites. */
export const SITE = "tuskers-site";

/** The advisory lock for work that no two nodes may do at the same time; independent of the writers' lock. */
export const ALONE_LOCK = 7_465_736_002;

/** The channel on which the database announces commits: `content N`, the new content version, or `entries`. */
export const CHANNEL = "tuskers_commits";

/** The table of rate-limit counts shared by all nodes. */
export const COUNTS_TABLE = "throttle_counts";
