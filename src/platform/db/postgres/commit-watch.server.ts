import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { clientOptions } from "./driver.server.ts";
import { asConnectionError, ConnectionLost } from "./errors.server.ts";
import { CHANNEL, SITE } from "./names.server.ts";

/** The state is also polled at this interval, to make up for lost notifications. */
const POLL_MS = 1000;
/** A server that takes longer than this to answer counts as unreachable. */
const POLL_TIMEOUT_MS = 5000;
const FIRST_RETRY_MS = 50;
const LONGEST_RETRY_MS = 1000;

/**
 * What this process knows about the commits of all nodes. The database announces each commit by `NOTIFY` to a dedicated
 * connection. The committing connection also receives its own notification, before its commit returns.
 */
export type CommitWatch = {
  /** Connects, reads the current state and follows it from then on. @throws the database's error */
  start(): Promise<void>;
  /** Handles a notification that a connection received. */
  hear(message: pg.Notification): void;
  /** A number that changes after each announced commit. @throws ConnectionLost while disconnected */
  currentCommit(): number;
  /** @throws ConnectionLost while disconnected */
  contentVersion(): number;
  /** The newest content version that was announced or read. */
  knownContentVersion(): number;
  close(): Promise<void>;
};

type State = { content: number; change: number };

async function readState(client: pg.Client): Promise<State> {
  const { rows } = await client.query<{ content: string; change: number }>(
    `select (select value from site_state where key = 'content_version') as content,
      (select coalesce(max(change), 0) from entry_changes) as change`,
  );
  return { content: Number(rows[0]?.content), change: Number(rows[0]?.change) };
}

export function createCommitWatch(url: string): CommitWatch {
  let commit = 0;
  let content = 0;
  let change = -1;
  /** How many reads in a row returned a lower version than the known one. */
  let lower = 0;
  let client: pg.Client | undefined;
  let isConnected = false;
  let following: Promise<void> | undefined;
  const closing = new AbortController();

  function hear({ channel, payload = "" }: pg.Notification): void {
    if (channel !== CHANNEL) return;
    commit += 1;
    const version = /^content (\d+)$/.exec(payload)?.[1];
    if (version !== undefined) content = Math.max(content, Number(version));
  }

  /** A single lower version may be a read that a notification overtook; two in a row mean an older database. */
  function compare(state: State): void {
    lower = state.content < content ? lower + 1 : 0;
    const isNews = state.change !== change || state.content > content || lower > 1;
    change = state.change;
    if (!isNews) return;
    commit += 1;
    content = lower > 1 ? state.content : Math.max(content, state.content);
  }

  async function connect(): Promise<pg.Client> {
    const opened = new pg.Client({ ...clientOptions(url), application_name: SITE, query_timeout: POLL_TIMEOUT_MS });
    const lost = () => {
      if (client === opened) isConnected = false;
    };
    opened.on("error", lost).on("end", lost).on("notification", hear);
    client = opened;
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      compare(await readState(opened));
      // Notifications sent while nobody was listening are lost, so this makes every cache check for changes again.
      commit += 1;
      isConnected = true;
      return opened;
    } catch (error) {
      await leave(opened);
      throw asConnectionError(error);
    }
  }

  async function leave(opened: pg.Client): Promise<void> {
    isConnected = false;
    const ended = opened.end().catch(() => undefined);
    // A connection that does not respond does not close either, so its socket is destroyed.
    await Promise.race([ended, pause(200, undefined, { ref: false })]);
    opened.connection.stream.destroy();
  }

  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { ref: false, signal: closing.signal }).catch(() => undefined);

  async function poll(opened: pg.Client): Promise<void> {
    try {
      while (isConnected && !closing.signal.aborted) {
        await wait(POLL_MS);
        if (isConnected && !closing.signal.aborted) compare(await readState(opened));
      }
    } catch {
      // The caller opens a new connection.
    }
    await leave(opened);
  }

  async function follow(first: pg.Client): Promise<void> {
    for (let opened: pg.Client | undefined = first; !closing.signal.aborted; ) {
      if (opened !== undefined) await poll(opened);
      opened = undefined;
      for (let retry = FIRST_RETRY_MS; opened === undefined && !closing.signal.aborted; retry *= 2) {
        await wait(Math.min(retry, LONGEST_RETRY_MS));
        if (!closing.signal.aborted) opened = await connect().catch(() => undefined);
      }
    }
    if (client) await leave(client);
  }

  function assertKnown(): void {
    if (!isConnected) throw new ConnectionLost("The connection to the database is broken. Reconnecting.");
  }

  return {
    hear,
    async start() {
      if (following === undefined) following = follow(await connect());
    },
    currentCommit() {
      assertKnown();
      return commit;
    },
    contentVersion() {
      assertKnown();
      return content;
    },
    knownContentVersion: () => content,
    async close() {
      closing.abort();
      await following;
    },
  };
}
