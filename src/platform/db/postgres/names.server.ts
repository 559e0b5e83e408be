/** All who write, on whatever node, stand in line by this lock of the database. */
export const WRITER_LOCK = 7_465_736_001;

/** The name under which the server knows the connection of each process that follows what others commit. */
export const SITE = "tuskers-site";

/** By this one stands in line what no two nodes may do at the same time, beside the writers. */
export const ALONE_LOCK = 7_465_736_002;

/** On this channel the database tells what was committed: `content N`, the new content version, or `entries`. */
export const CHANNEL = "tuskers_commits";

/** The table of counts that hold over all nodes. */
export const COUNTS_TABLE = "throttle_counts";
