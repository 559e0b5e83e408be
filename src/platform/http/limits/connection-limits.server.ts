/** The limits of a connection. Times are in milliseconds. */
export type ConnectionLimits = {
  /** Simultaneous connections. Further ones are closed at once, and idle ones are closed to make room. */
  connections: number;
  /** The request line and all headers together, in bytes; 431 if exceeded. */
  headerBytes: number;
  /** Path and query, in characters; 414 if exceeded. */
  targetLength: number;
  /** For a request's headers to arrive. */
  headersMs: number;
  /** For a whole request to arrive. */
  requestMs: number;
  /** How long a connection may be inactive while the server waits for the client. */
  stillMs: number;
  /** How long a client may take for a body or a response, plus one second for every `bytesPerSecond` bytes of it. */
  graceMs: number;
  bytesPerSecond: number;
  /** How long a body may be whose request was answered before its end, and which is therefore discarded. */
  discardedBytes: number;
  /** How often the limits above are checked. */
  checkMs: number;
  /** How long an idle connection stays open for the next request. */
  keepAliveMs: number;
};

/** Far above what any browser, proxy or slow connection needs; listed in docs/limits.md. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 5_000,
  headerBytes: 16_384,
  targetLength: 4_096,
  headersMs: 20_000,
  // An image of 25 MB at a quarter of a megabit per second takes fourteen minutes.
  requestMs: 900_000,
  stillMs: 30_000,
  // The slowest mobile connections transfer about 3 kB per second.
  graceMs: 60_000,
  bytesPerSecond: 2_000,
  // More than the largest body that is taken, a directory file of 50 MB.
  discardedBytes: 64_000_000,
  checkMs: 5_000,
  // Longer than the 60 seconds after which common proxies drop idle connections, so that the proxy closes first. If the
  // server did, a request could arrive on a connection that is being closed.
  keepAliveMs: 65_000,
};
