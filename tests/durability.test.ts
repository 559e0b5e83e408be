import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { signIn } from "./support/administrator-calls.ts";
import { ensureBuilt } from "./support/built-site.ts";
import { freePort } from "./support/free-port.ts";
import { launchSite } from "./support/launch-site.ts";
import { drawing } from "./support/sample-images.ts";
import {
  isAnswer,
  isNaming,
  isSync,
  isWrite,
  readSystemCalls,
  type SystemCall,
  TRACED_CALLS,
} from "./support/system-calls.ts";
import { temporaryFolder } from "./support/test-services.ts";

const canTrace = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0;
const WHY_NOT = "strace is not there, or may not trace programs here";
/** SQLite writes pages of this size, and words may stand anywhere in them. */
const SHOWN_BYTES = "5000";

/** The built site, with all that it and its processes ask of the operating system. */
async function traceSite() {
  const folder = await temporaryFolder();
  const [dataDir, file] = [join(folder, "new/data"), join(folder, "trace")];
  const under = ["strace", "-D", "-f", "-y", "-s", SHOWN_BYTES, "-e", `trace=${TRACED_CALLS.join(",")}`, "-o", file];
  const site = launchSite({ dataDir, port: await freePort(), under });
  onTestFinished(async () => {
    site.process.kill("SIGKILL");
    await site.ended;
  });
  await site.ready;
  const calls = await signIn(site.url);
  return {
    ...{ folder, dataDir, url: site.url, ...calls },
    /** The trace until the answer of the last request, which is the last one with this status. */
    async untilAnswer(status: number) {
      const all = readSystemCalls(await readFile(file, "utf8"));
      const answer = all.findLast((call) => isAnswer(call, status));
      if (!answer) throw new Error(`The trace shows no answer ${status}`);
      return { all, answer };
    },
  };
}

/** Each of these calls, found one after the other: every one has ended before the next begins. */
function expectInTurn(all: SystemCall[], steps: Record<string, (call: SystemCall) => boolean>): void {
  const found: string[] = [];
  let after = -1;
  for (const [what, isIt] of Object.entries(steps)) {
    const next = all.find((call) => call.begun > after && isIt(call));
    if (next === undefined) break;
    found.push(what);
    after = next.ended;
  }
  expect(found).toEqual(Object.keys(steps));
}

describe("before its answer goes out", () => {
  beforeAll(ensureBuilt, 300_000);

  test("a saved tusker is in the log, and the log and its name, in a new data folder, are on the disk", async ({
    skip,
  }) => {
    if (!canTrace) skip(WHY_NOT);
    const { call, untilAnswer, folder, dataDir } = await traceSite();
    const tusker = { name: "Traced Raja", age: 30, location: "Yala", description: "He walks where the traces lead." };
    expect((await call("POST", "/api/tuskers", tusker)).status).toBe(201);
    const { all, answer } = await untilAnswer(201);
    expectInTurn(all, {
      "his words are written": (each) => isWrite(each, "/tuskers.db-wal", "where the traces lead"),
      "the log is synced": (each) => isSync(each, "/tuskers.db-wal"),
      "the answer is sent": (each) => each === answer,
    });
    expectInTurn(all, {
      "the folder of the data folder is synced": (each) => isSync(each, join(folder, "new")),
      "and the one above that": (each) => isSync(each, folder),
      "the log comes into being": ({ name, text }) => name === "openat" && /tuskers\.db-wal", .*O_CREAT/.test(text),
      "the folder is synced": (each) => isSync(each, dataDir),
      "the answer is sent": (each) => each === answer,
    });
  });

  test("a contact message is in the log, and the log is on the disk", async ({ skip }) => {
    if (!canTrace) skip(WHY_NOT);
    const { url, untilAnswer } = await traceSite();
    const message = {
      name: "Nimal",
      email: "nimal@example.com",
      subject: "A trace",
      message: "Where does it lead to?",
    };
    const headers = { "Content-Type": "application/json" };
    const sent = await fetch(`${url}/api/contact`, { method: "POST", headers, body: JSON.stringify(message) });
    expect(sent.status).toBe(201);
    const { all, answer } = await untilAnswer(201);
    expectInTurn(all, {
      "it is written": (each) => isWrite(each, "/tuskers.db-wal", "Where does it lead to?"),
      "the log is synced": (each) => isSync(each, "/tuskers.db-wal"),
      "the answer is sent": (each) => each === answer,
    });
  });

  test("an uploaded image is synced first, then its name, then the database", async ({ skip }) => {
    if (!canTrace) skip(WHY_NOT);
    const { send, untilAnswer, dataDir } = await traceSite();
    const image = new Blob([new Uint8Array(await drawing(900, 600).jpeg().toBuffer())]);
    expect((await send(image, "traced-raja.jpg")).status).toBe(201);
    const { all, answer } = await untilAnswer(201);
    const uploads = join(dataDir, "uploads");
    const namings = all.filter((each) => each.ended < answer.begun && /uploads\/(public|variants)\//.test(each.text));
    const stored = namings.filter(({ name, result }) => /^(link|rename)/.test(name) && result === "0");
    // The image, and its forms.
    expect(stored.length).toBeGreaterThan(2);
    for (const { text } of stored) {
      const [, draft = "", folder = "", name = ""] =
        /"([^"]+)", (?:AT_FDCWD[^"]*)?"[^"]*\/uploads\/(\w+)\/([^"]+)"/.exec(text) ?? [];
      expectInTurn(all, {
        [`the bytes of ${folder}/${name} are written`]: (each) => isWrite(each, draft),
        "they are synced": (each) => isSync(each, draft),
        "they get their name": (each) => isNaming(each, `/uploads/${folder}/${name}`),
        "the folder is synced": (each) => isSync(each, join(uploads, folder)),
        "the database's log tells of it": (each) => isWrite(each, "/tuskers.db-wal", name.slice(0, 11)),
        "the log is synced": (each) => isSync(each, "/tuskers.db-wal"),
        "the answer is sent": (each) => each === answer,
      });
    }
  });

  test("a deletion is in the log, and the log is on the disk", { tags: ["deep"] }, async ({ skip }) => {
    if (!canTrace) skip(WHY_NOT);
    const { call, untilAnswer } = await traceSite();
    const made = await call("POST", "/api/tuskers", { name: "Traced Raja", age: 30, location: "Yala" });
    const { _id } = (await made.json()) as { _id: string };
    const before = (await untilAnswer(201)).answer;
    expect((await call("DELETE", `/api/tuskers/${_id}`)).status).toBe(200);
    const { all, answer } = await untilAnswer(200);
    expectInTurn(
      all.filter(({ begun }) => begun > before.ended),
      {
        "it is written": (each) => isWrite(each, "/tuskers.db-wal", _id),
        "the log is synced": (each) => isSync(each, "/tuskers.db-wal"),
        "the answer is sent": (each) => each === answer,
      },
    );
  });
});

describe("a trace", () => {
  const TRACE = [
    '10 openat(AT_FDCWD</>, "/data/x", O_RDWR|O_CREAT, 0600) = 20</data/x>',
    '11 pwrite64(20</data/x>, "some words", 10, 0 <unfinished ...>',
    "12 fsync(21</data> <unfinished ...>",
    "11 <... pwrite64 resumed>) = 10",
    "12 <... fsync resumed>) = 0",
    "13 fdatasync(20</data/x> <unfinished ...>",
    '10 write(5<socket:[1]>, "HTTP/1.1 201 Created\\r\\n", 22) = 22',
    "13 <... fdatasync resumed>) = -1 EIO (Input/output error)",
    "14 fsync(20</data/x> <unfinished ...>",
    "14 +++ killed by SIGKILL +++",
  ].join("\n");

  test("gives each call with its beginning and end, also where others ran beside it", () => {
    expect(readSystemCalls(TRACE).map(({ name, begun, ended, result }) => [name, begun, ended, result])).toEqual([
      ["openat", 0, 0, "20</data/x>"],
      ["pwrite64", 1, 3, "10"],
      ["fsync", 2, 4, "0"],
      ["write", 6, 6, "22"],
      ["fdatasync", 5, 7, "-1 EIO (Input/output error)"],
    ]);
  });

  test("shows no sync where it failed, or ended after the answer began", () => {
    const calls = readSystemCalls(TRACE);
    expect(calls.some((call) => isSync(call, "/data"))).toBe(true);
    expect(calls.some((call) => isSync(call, "/data/x"))).toBe(false);
    const limitedPages = () =>
      expectInTurn(calls, {
        "the folder is synced": (call) => isSync(call, "/data"),
        "the answer is sent": (call) => isAnswer(call, 201),
        "the folder is synced again": (call) => isSync(call, "/data"),
      });
    expect(limitedPages).toThrow();
  });
});
