/** What one connection may ask for, and how long it may take. Times are milliseconds. */
export type ConnectionLimits = {
  /** Connections at once. One more is closed at once, and those on which nothing is asked for make room. */
  connections: number;
  /** The request line and all headers together, in bytes: 431 beyond. */
  headerBytes: number;
  /** Path and query, in characters: 414 beyond. */
  targetLength: number;
  /** For a request's headers to arrive. */
  headersMs: number;
  /** For a whole request to arrive. */
  requestMs: number;
  /** How long nothing at all may move while the client is the one to move. */
  stillMs: number;
  /** A client may take this long for a body or an answer, and a second more for every `bytesPerSecond` of it. */
  graceMs: number;
  bytesPerSecond: number;
  /** How often the two above are looked at. */
  checkMs: number;
  /** How long a connection stays open for the next request. */
  keepAliveMs: number;
};

/** Far above what any browser, proxy or slow line needs; docs/limits.md lists them. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 5_000,
  headerBytes: 16_384,
  targetLength: 4_096,
  headersMs: 20_000,
  // An image of 25 MB over a quarter of a megabit a second takes fourteen minutes.
  requestMs: 900_000,
  stillMs: 30_000,
  // The slowest mobile lines carry some 3 kB a second.
  graceMs: 60_000,
  bytesPerSecond: 2_000,
  checkMs: 5_000,
  // Longer than the 60 seconds after which common proxies drop a connection, so that they, not we, are first.
  keepAliveMs: 65_000,
};
