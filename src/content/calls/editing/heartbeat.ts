/** How often an open form says that it is open. */
export const HEARTBEAT_MS = 15_000;

/** A form that has said nothing for this long does not count any more: two heartbeats may get lost. */
export const SILENT_MS = 45_000;
