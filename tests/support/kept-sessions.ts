import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Instead of a protocol version, in the first message of a connection that cancels the query of another. */
const CANCEL = 80_877_102;
/** ReadyForQuery, outside a transaction. */
const READY = Buffer.from("5a0000000549", "hex");
const TERMINATE = Buffer.from("5800000004", "hex");

/** A session of the server, and what the server said when it began. */
type Session = { server: Socket; greeting: Buffer };

function queryMessage(text: string): Buffer {
  const message = Buffer.from(`Q0000${text}\0`);
  message.writeInt32BE(message.length - 1, 1);
  return message;
}

function typesOf(messages: Buffer): string {
  let types = "";
  for (let at = 0; at + 5 <= messages.length; at += 1 + Math.max(4, messages.readInt32BE(at + 1))) {
    types += String.fromCharCode(messages[at] ?? 0);
  }
  return types;
}

/** What a socket sends until the bytes so far are all that was waited for; or until its end. */
function receive(socket: Socket, isAll: (bytes: Buffer) => boolean): Promise<Buffer> {
  return new Promise((resolve) => {
    let bytes: Buffer = Buffer.alloc(0);
    const end = () => {
      socket.off("data", hear).off("close", end);
      resolve(bytes);
    };
    const hear = (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk]);
      if (isAll(bytes)) end();
    };
    socket.on("data", hear).on("close", end);
  });
}

const endsReady = (bytes: Buffer): boolean => bytes.subarray(-READY.length).equals(READY);

/** Runs a statement without rows. @returns whether it worked and left the session idle */
async function runs(server: Socket, statement: string): Promise<boolean> {
  if (server.destroyed) return false;
  server.write(queryMessage(statement));
  const answer = await receive(server, (bytes) => typesOf(bytes).includes("Z"));
  return endsReady(answer) && !typesOf(answer).includes("E");
}

const isWholeFirst = (bytes: Buffer): boolean => bytes.length >= 8 && bytes.length >= bytes.readInt32BE(0);

export type KeptSessions = {
  /** Connect here instead of to the server: it has the form that `DATABASE_URL` has. */
  url(database: string): string;
  close(): Promise<void>;
};

/**
 * Listens in front of a PostgreSQL server and keeps its sessions when clients leave, for the next one that asks for the
 * same database under the same name. Each starting session takes the server some 40 ms of processor time, and a test
 * needs five. A kept session was discarded all that a client can set; one that was left within a transaction or a query
 * is not kept.
 */
export async function keepSessions(serverFolder: string): Promise<KeptSessions> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-pg-"));
  const kept = new Map<string, Session[]>();
  const sockets = new Set<Socket>();

  function watched(socket: Socket): Socket {
    sockets.add(socket);
    return socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
  }

  const toServer = (): Socket => watched(connect(join(serverFolder, ".s.PGSQL.5432")));

  async function keep(key: string, session: Session): Promise<void> {
    const { server } = session;
    // Sessions are counted by the name of their program.
    const isClean = (await runs(server, "discard all")) && (await runs(server, "set application_name = 'kept'"));
    if (!isClean || server.destroyed) return void server.destroy();
    kept.set(key, [...(kept.get(key) ?? []), session]);
  }

  function forget(key: string, session: Session): void {
    const left = (kept.get(key) ?? []).filter((other) => other !== session);
    if (left.length > 0) kept.set(key, left);
    else kept.delete(key);
  }

  async function takeKept(key: string): Promise<Session | undefined> {
    const session = kept.get(key)?.at(-1);
    if (session === undefined) return undefined;
    forget(key, session);
    if (await runs(session.server, "reset application_name")) return session;
    session.server.destroy();
    return takeKept(key);
  }

  async function open(key: string, first: Buffer): Promise<Session> {
    const server = toServer();
    server.write(first);
    const session = { server, greeting: await receive(server, endsReady) };
    server.on("close", () => forget(key, session));
    return session;
  }

  function relay(client: Socket, key: string, session: Session): void {
    const { server } = session;
    let isIdle = true;
    let lastBytes: Buffer = Buffer.alloc(0);
    const toClient = (chunk: Buffer) => {
      lastBytes = Buffer.concat([lastBytes, chunk]).subarray(-READY.length);
      isIdle ||= endsReady(lastBytes);
      client.write(chunk);
    };
    const leave = () => {
      server.off("data", toClient).off("close", hangUp);
      client.off("data", toSession).off("close", leaveOpen).end();
    };
    const toSession = (chunk: Buffer) => {
      if (isIdle && chunk.equals(TERMINATE)) {
        leave();
        void keep(key, session);
        return;
      }
      isIdle = false;
      lastBytes = Buffer.alloc(0);
      server.write(chunk);
    };
    const leaveOpen = () => server.destroy();
    const hangUp = () => client.end();
    server.on("data", toClient).on("close", hangUp);
    client.on("data", toSession).on("close", leaveOpen);
  }

  async function serve(client: Socket): Promise<void> {
    const first = await receive(client, isWholeFirst);
    if (first.length < 8) return void client.destroy();
    if (first.readInt32BE(4) === CANCEL) {
      toServer()
        .on("close", () => client.destroy())
        .end(first);
      return;
    }
    const key = first.toString("latin1");
    const session = (await takeKept(key)) ?? (await open(key, first));
    if (client.destroyed) return void session.server.destroy();
    client.write(session.greeting);
    if (session.server.destroyed) client.end();
    else relay(client, key, session);
  }

  const listener = createServer((client) => void serve(watched(client)));
  await new Promise<void>((resolve) => listener.listen(join(folder, ".s.PGSQL.5432"), resolve));
  return {
    url: (database) => `postgres://postgres@${encodeURIComponent(folder)}/${database}`,
    async close() {
      listener.close();
      for (const socket of sockets) socket.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
