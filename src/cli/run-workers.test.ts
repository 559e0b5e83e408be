import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { ensureBuilt } from "../../tests/support/built-site.ts";
import { SOME_MESSAGE } from "../../tests/support/contact-messages.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { launchSite } from "../../tests/support/launch-site.ts";
import { temporaryFolder } from "../../tests/support/test-services.ts";
import {
  fromAnotherNetwork,
  type KeptConnection,
  keepConnection,
  signInOver,
  startWorkers,
  type WorkersSite,
} from "../../tests/support/workers-site.ts";

const TOKEN = "a-token-of-the-tests";
const WAIT = { timeout: 40_000, interval: 10 };
const RAJA = { age: 60, location: "Kandy District", description: "Raja walks before the casket." };

beforeAll(ensureBuilt, 300_000);

/** The connections go to the workers in turn. */
const connectAll = async ({ url }: WorkersSite, count: number): Promise<KeptConnection[]> => {
  const connections = Array.from({ length: count }, () => keepConnection(url));
  for (const connection of connections) expect((await connection.call("GET", "/healthz")).status).toBe(200);
  return connections;
};

/** The site's figures by their names with labels. */
async function figuresOf(connection: KeptConnection): Promise<Map<string, number>> {
  const { text } = await connection.call("GET", "/metrics", { headers: { Authorization: `Bearer ${TOKEN}` } });
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

/** Reads a page over and over, on connections of its own, until it is told to end. */
function readMeanwhile({ url }: WorkersSite, readers: number) {
  const failures: { reader: number; status: string }[] = [];
  let answers = 0;
  let isOver = false;
  const read = async (reader: number) => {
    let connection = keepConnection(url);
    while (!isOver) {
      const { status } = await connection.call("GET", "/about").catch((error: Error) => {
        connection.close();
        connection = keepConnection(url);
        return { status: error.message };
      });
      if (status === 200) answers += 1;
      else failures.push({ reader, status: String(status) });
      await turn();
    }
    connection.close();
  };
  const reading = Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)));
  return {
    answers: () => answers,
    failures,
    async end() {
      isOver = true;
      await reading;
    },
  };
}

test("a save that one worker has answered is on the pages of the other with the next request", async () => {
  const site = await startWorkers({ METRICS_TOKEN: TOKEN });
  const [one, other] = (await connectAll(site, 2)) as [KeptConnection, KeptConnection];
  const headers = await signInOver(one);
  const stored = await one.call("POST", "/api/tuskers", { json: { name: "Raja 0", ...RAJA }, headers });
  const { _id: id } = JSON.parse(stored.text);
  for (let round = 1; round <= 20; round += 1) {
    const [writer, reader] = (round % 2 === 0 ? [one, other] : [other, one]) as [KeptConnection, KeptConnection];
    const name = `Raja ${round}<`;
    // Both have the page as it was.
    for (const connection of [writer, reader]) {
      expect((await connection.call("GET", "/tuskers")).text.includes(name)).toBe(false);
    }
    const json = { ...RAJA, name: `Raja ${round}` };
    expect((await writer.call("PUT", `/api/tuskers/${id}`, { json, headers })).status).toBe(200);
    for (const connection of [reader, writer]) {
      expect((await connection.call("GET", "/tuskers")).text.includes(name)).toBe(true);
      expect((await connection.call("GET", `/api/tuskers?search=Raja+${round}`)).text).toContain(`"Raja ${round}"`);
    }
  }
  const figures = await figuresOf(one);
  expect(figures.get("tuskers_workers")).toBe(2);
  // Neither could send what the other had made.
  expect(figures.get('tuskers_page_cache_requests_total{result="miss"}')).toBeGreaterThanOrEqual(40);
  expect(await figuresOf(other)).toEqual(
    new Map([...figures].map(([name]) => [name, expect.any(Number)] as [string, number])),
  );
});

test("writes of both workers at the same time are all stored, and none fails as the database is in use", async () => {
  const site = await startWorkers();
  const connections = await connectAll(site, 8);
  const administrator = await signInOver(connections[0] as KeptConnection);
  const statuses = await Promise.all(
    connections.map(async (connection, index) => {
      const found: number[] = [];
      for (let round = 0; round < 40; round += 1) {
        const json = { name: `Raja ${index} of ${round}`, ...RAJA };
        const headers = { ...administrator, ...fromAnotherNetwork() };
        found.push((await connection.call("POST", "/api/tuskers", { json, headers })).status);
      }
      return found;
    }),
  );
  expect(new Set(statuses.flat())).toEqual(new Set([201]));
  for (const connection of connections) {
    expect((await connection.call("GET", "/api/tuskers?page=1&limit=1")).headers["x-total-count"]).toBe("320");
  }
  expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test("tries are counted over both workers", async () => {
  const site = await startWorkers();
  const connections = await connectAll(site, 2);
  const headers = { "X-Forwarded-For": "203.0.113.9" };
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const connection = connections[round % 2] as KeptConnection;
    statuses.push((await connection.call("POST", "/api/contact", { json: SOME_MESSAGE, headers })).status);
  }
  // Five messages in ten minutes from one network.
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test("a worker that is killed is replaced, and all others go on", async () => {
  const site = await startWorkers();
  const [victim = 0, survivor = 0] = await site.served(2);
  const readers = readMeanwhile(site, 6);
  await vi.waitFor(() => expect(readers.answers()).toBeGreaterThan(100), WAIT);
  process.kill(victim, "SIGKILL");
  const before = readers.answers();
  const pids = await site.served(3);
  await vi.waitFor(() => expect(readers.answers()).toBeGreaterThan(before + 500), WAIT);
  await readers.end();
  const failed = readers.failures.map(({ reader }) => reader);
  // The connections of the others did not notice. How many each worker had, the primary decides by who was free.
  expect(new Set(failed).size).toBeLessThan(6);
  // One request of each of the victim's was under way, and its next connection may have been handed to the dying one.
  for (const reader of failed) expect(failed.filter((each) => each === reader).length).toBeLessThanOrEqual(2);
  expect(pids).not.toContain(0);
  expect(new Set(pids).size).toBe(3);
  expect(process.kill(survivor, 0)).toBe(true);
  expect(site.log).toContainEqual(
    expect.objectContaining({ msg: "A worker ended and is replaced", signal: "SIGKILL" }),
  );
});

test("a connection that a worker was being given as it died is ended, so that its client can ask again", async () => {
  const site = await startWorkers();
  const [victim = 0] = await site.served(2);
  // It takes nothing any more, which nobody knows yet.
  process.kill(victim, "SIGSTOP");
  onTestFinished(() => {
    if (isRunning(victim)) process.kill(victim, "SIGKILL");
  });
  const asked = Array.from({ length: 2 }, () => keepConnection(site.url).call("GET", "/healthz"));
  const ends = asked.map((answer) =>
    answer.then(
      ({ status }) => status,
      (error: Error) => error.message,
    ),
  );
  expect(await Promise.race(ends)).toBe(200);
  process.kill(victim, "SIGKILL");
  expect(await Promise.all(ends)).toEqual(
    expect.arrayContaining([200, expect.stringMatching(/ECONNRESET|socket hang up/)]),
  );
});

test("workers are replaced one after the other without a request that fails", async () => {
  const site = await startWorkers();
  const first = await site.served(2);
  const readers = readMeanwhile(site, 8);
  await vi.waitFor(() => expect(readers.answers()).toBeGreaterThan(100), WAIT);
  site.process.kill("SIGUSR2");
  await vi.waitFor(() => expect(site.log.map(({ msg }) => msg)).toContain("All workers were replaced"), WAIT);
  const before = readers.answers();
  await vi.waitFor(() => expect(readers.answers()).toBeGreaterThan(before + 500), WAIT);
  await readers.end();
  expect(readers.failures).toEqual([]);
  for (const pid of first) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A message whose body has begun and not ended. @returns ends it, and gives what was answered */
async function beginMessage({ url }: WorkersSite): Promise<() => Promise<string>> {
  const socket = connect(Number(new URL(url).port), "localhost");
  onTestFinished(() => void socket.destroy());
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk) => {
    received += chunk;
  });
  const closed = once(socket, "close");
  const body = JSON.stringify(SOME_MESSAGE);
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(body.length),
    ...fromAnotherNetwork(),
  };
  const lines = Object.entries({ Host: "localhost", Expect: "100-continue", ...headers });
  socket.write(`POST /api/contact HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`);
  await vi.waitFor(() => expect(received).toContain("100 Continue"), WAIT);
  socket.write(body.slice(0, 9));
  return async () => {
    socket.write(body.slice(9));
    await closed;
    return received;
  };
}

const isRefused = async ({ url }: WorkersSite): Promise<boolean> => {
  const socket = connect(Number(new URL(url).port), "localhost");
  const isIn = await once(socket, "connect").catch(() => undefined);
  socket.destroy();
  return isIn === undefined;
};

test("told to stop, all workers answer what is under way, and the site ends with 0", async () => {
  const site = await startWorkers();
  const pids = await site.served(2);
  const messages = [];
  for (let index = 0; index < 6; index += 1) messages.push(await beginMessage(site));
  const exit = once(site.process, "exit");
  site.process.kill("SIGTERM");
  await vi.waitFor(async () => expect(await isRefused(site)).toBe(true), WAIT);
  for (const answer of await Promise.all(messages.map((end) => end()))) {
    expect(answer).toContain("HTTP/1.1 201 Created");
    expect(answer).toMatch(/^connection: close\r$/im);
  }
  expect(await exit).toEqual([0, null]);
  for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  expect(site.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

test("one worker makes backups and clears up, and when it dies another one does", async () => {
  const inCharge = () => site.log.filter(({ msg }) => msg === "A worker looks after backups and clearing up");
  const backups = await temporaryFolder();
  const site = await startWorkers({ BACKUP_DIR: backups });
  await vi.waitFor(() => expect(site.log.map(({ msg }) => msg)).toContain("A backup was made"), WAIT);
  expect(inCharge()).toMatchObject([{ worker: 1 }]);
  const [first = 0] = await site.served(2);
  process.kill(first, "SIGKILL");
  await vi.waitFor(() => expect(inCharge()).toMatchObject([{ worker: 1 }, { worker: 2 }]), WAIT);
  await site.served(3);
  expect(inCharge()).toHaveLength(2);
  expect(await readdir(backups)).toHaveLength(1);
});

test("when the primary is killed, its workers end too", async () => {
  const site = await startWorkers();
  const pids = await site.served(2);
  site.process.kill("SIGKILL");
  await site.ended;
  for (const pid of pids) await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), WAIT);
});

test("the address and the first administrator are told once", async () => {
  const site = await startWorkers({ ADMIN_USERNAME: "", ADMIN_PASSWORD: "", STARTER_CONTENT: "on" });
  expect(site.told).toEqual([
    expect.stringMatching(/^The administrator is "admin"; the password is in .*first-password\.$/),
    `Sri Lankan Tuskers: ${site.url}`,
  ]);
  expect(site.log.filter(({ msg }) => msg === "The starter content was loaded")).toMatchObject([{ worker: 1 }]);
});

/** What a site says to the error output that does not start. */
async function failureOf(settings: Record<string, string>, port: number): Promise<[string, number | null]> {
  const { process: site, ended } = launchSite({
    dataDir: await temporaryFolder(),
    port,
    settings: { WORKERS: "2", ...settings },
    errors: "pipe",
  });
  let text = "";
  site.stderr?.on("data", (chunk) => {
    text += chunk;
  });
  await ended;
  return [text, site.exitCode];
}

test("a port in use and a wrong setting are told once and stop the start", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const address = other.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  expect(await failureOf({}, port)).toEqual([
    `Port ${port} is in use: stop the other program, or set PORT to a free one.\n`,
    1,
  ]);
  expect(await failureOf({ WORKERS: "many" }, port)).toEqual([
    "WORKERS must be auto or a whole number from 1 to 64.\n",
    1,
  ]);
  const unused = await freePort();
  expect(await failureOf({ ADMIN_PASSWORD: "keeperkeeper", ADMIN_USERNAME: " " }, unused)).toEqual([
    expect.stringMatching(/^ADMIN_USERNAME cannot be used: [^\n]*\n$/),
    1,
  ]);
});
