import { execFile } from "node:child_process";
import { copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { findDatabaseDamage } from "../src/platform/db/sqlite/whole-file.server.ts";
import { administratorCalls, signIn } from "./support/administrator-calls.ts";
import { ensureBuilt } from "./support/built-site.ts";
import { freePort } from "./support/free-port.ts";
import { ADMINISTRATOR, launchSite } from "./support/launch-site.ts";
import { problem } from "./support/problem.ts";
import { drawing } from "./support/sample-images.ts";
import { mountSmallDisk, type SmallDisk } from "./support/small-disk.ts";
import { temporaryFolder } from "./support/test-services.ts";

const WHY_NOT = "this account may not mount a disk of its own";
const MEGABYTE = 1_000_000;
const NO_ROOM = "There is no space left on the disk, so nothing was saved. Reading still works.";
const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

type Entry = { _id: string; slug: string; name: string; description: string };

const tuskerCalled = (name: string, description = "He walks along the tank.") => ({
  ...{ name, description, age: 30, location: "Yala National Park" },
});

/** The built site over a data folder on that disk, with a tusker, an article and an image. */
async function openSite({ folder }: SmallDisk) {
  const dataDir = join(folder, "data");
  const site = launchSite({ dataDir, port: await freePort(), settings: { TRUST_PROXY: "1", LOG_LEVEL: "silent" } });
  onTestFinished(async () => {
    site.process.kill("SIGKILL");
    await site.ended;
  });
  await site.ready;
  const { call, send, upload } = await signIn(site.url);
  const image = new Blob([new Uint8Array(await drawing(600, 400).jpeg().toBuffer())]);
  const add = async (path: string, json: unknown) => (await (await call("POST", path, json)).json()) as Entry;
  const imageUrl = await upload(image, "before.jpg");
  const tusker = await add("/api/tuskers", { ...tuskerCalled("Raja"), images: [imageUrl] });
  const words = { title: "A walk", content: "Along the tank.", excerpt: "A walk.", author: "Nimal" };
  const article = await add("/api/articles", { ...words, publishDate: "2026-01-15", category: "wildlife" });
  let visitors = 0;
  const post = (path: string, type: string, body: string) => {
    visitors += 1;
    const headers = { "Content-Type": type, "X-Forwarded-For": `198.18.0.${visitors}` };
    return fetch(site.url + path, { method: "POST", headers, body, redirect: "manual" });
  };
  const message = { name: "Nimal", email: "nimal@example.com", subject: "A question", message: "When do they bathe?" };
  return {
    ...{ dataDir, url: site.url, tusker, article, imageUrl, call },
    /** Everything but a sign-in that has to be stored to be answered, with the status of success. */
    writes: {
      "a new tusker": [201, () => call("POST", "/api/tuskers", tuskerCalled("Written on a full disk"))],
      "a change": [200, () => call("PUT", `/api/tuskers/${tusker._id}`, tuskerCalled("Raja", "He has changed."))],
      "a new article": [
        201,
        () => call("POST", "/api/articles", { ...words, publishDate: "2026-01-16", category: "wildlife" }),
      ],
      "a picture": [201, () => send(image, "on-a-full-disk.jpg")],
      "a picture's words": [
        200,
        () => call("PUT", `/api/uploads/${imageUrl.split("/").at(-1)}`, { alt: "A tusker at a tank" }),
      ],
      "a message": [201, () => post("/api/contact", JSON_TYPE, JSON.stringify(message))],
      "a deletion": [200, () => call("DELETE", `/api/articles/${article._id}`)],
    } as Record<string, [number, () => Promise<Response>]>,
    signInAgain: () => post("/api/auth/login", JSON_TYPE, JSON.stringify(ADMINISTRATOR)),
    sendForm: () => post("/contact", FORM, new URLSearchParams(message).toString()),
    names: async () => ((await (await fetch(`${site.url}/api/tuskers`)).json()) as Entry[]).map(({ name }) => name),
  };
}

/** What is wrong with a database that a site has open. */
async function damageOf(dataDir: string): Promise<string[]> {
  const folder = await temporaryFolder();
  for (const name of ["tuskers.db", "tuskers.db-wal"]) await copyFile(join(dataDir, name), join(folder, name));
  return findDatabaseDamage(join(folder, "tuskers.db"));
}

describe("on a full disk", () => {
  beforeAll(ensureBuilt, 300_000);

  test("whatever has to be stored is refused in plain words, and works again as soon as there is room", async ({
    skip,
  }) => {
    const disk = await mountSmallDisk(24 * MEGABYTE);
    if (!disk) return skip(WHY_NOT);
    const site = await openSite(disk);
    for (const [what, [, write]] of Object.entries(site.writes)) {
      disk.fill();
      const answer = await write();
      expect([what, answer.status, await answer.json()]).toEqual([
        what,
        507,
        problem({ statusCode: 507, message: NO_ROOM }),
      ]);
    }
    expect(await site.names()).toEqual(["Raja"]);
    expect(await damageOf(site.dataDir)).toEqual([]);
    disk.makeRoom();
    for (const [what, [status, write]] of Object.entries(site.writes)) {
      expect([what, (await write()).status]).toEqual([what, status]);
    }
    expect(await site.names()).toEqual(["Raja", "Written on a full disk"]);
    expect(await damageOf(site.dataDir)).toEqual([]);
  });

  test("whoever signs in can make room, and the site says meanwhile that the disk is full", async ({ skip }) => {
    const disk = await mountSmallDisk(24 * MEGABYTE);
    if (!disk) return skip(WHY_NOT);
    const { dataDir, url, article, imageUrl, signInAgain } = await openSite(disk);
    const readiness = async () => (await fetch(`${url}/readyz`)).json();
    await expect.poll(async () => (await stat(join(dataDir, "reserve"))).size).toBeGreaterThan(4 * MEGABYTE);
    expect(await readiness()).toEqual({ status: "ready" });
    disk.fill();
    expect(await readiness()).toEqual({ status: "degraded", reason: "the disk is full" });
    const signedIn = await signInAgain();
    expect(signedIn.status).toBe(200);
    const { access_token: token } = (await signedIn.json()) as { access_token: string };
    const { call } = administratorCalls(url, token);
    for (const [method, path] of [
      ["DELETE", `/api/articles/${article._id}`],
      ["DELETE", `/api/bin/article/${article._id}`],
      ["POST", `/api/uploads/${imageUrl.split("/").at(-1)}/withdraw`],
    ] as const) {
      expect([path, (await call(method, path)).status]).toEqual([path, 200]);
    }
    expect((await call("POST", "/api/tuskers", tuskerCalled("Written after that"))).status).toBe(201);
    expect(await damageOf(dataDir)).toEqual([]);
  });

  test("who sends the contact form without script reads why, and does not lose the message", {
    tags: ["deep"],
  }, async ({ skip }) => {
    const disk = await mountSmallDisk(24 * MEGABYTE);
    if (!disk) return skip(WHY_NOT);
    const { sendForm } = await openSite(disk);
    disk.fill();
    const refused = await sendForm();
    expect([refused.status, refused.headers.get("Content-Type")]).toEqual([507, "text/html; charset=utf-8"]);
    const page = await refused.text();
    for (const words of ["There was an error sending your message. Please try again later.", "When do they bathe?"]) {
      expect([words, page.includes(words)]).toEqual([words, true]);
    }
    disk.makeRoom();
    expect((await sendForm()).status).toBe(200);
  });

  test("reading still works, also of pages that were not requested before", { tags: ["deep"] }, async ({ skip }) => {
    const disk = await mountSmallDisk(24 * MEGABYTE);
    if (!disk) return skip(WHY_NOT);
    const { url, tusker, article, imageUrl, call } = await openSite(disk);
    disk.fill();
    const pages = ["/", "/tuskers", `/tuskers/${tusker.slug}`, `/articles/${article.slug}`, "/tuskers?search=raja"];
    const calls = [`/api/tuskers/${tusker._id}`, "/api/articles", "/api/tuskers?search=tank", "/sitemap.xml"];
    for (const path of [...pages, ...calls, imageUrl, "/readyz", "/feeds/articles.xml"]) {
      const answer = await fetch(url + path);
      await answer.arrayBuffer();
      expect([path, answer.status]).toEqual([path, 200]);
    }
    expect((await call("GET", "/api/messages")).status).toBe(200);
  });

  test("writes until there is no room lose none that was acknowledged, and tear none that was not", async ({
    skip,
  }) => {
    const disk = await mountSmallDisk(12 * MEGABYTE);
    if (!disk) return skip(WHY_NOT);
    const { call, names, dataDir } = await openSite(disk);
    const text = "He walks along the tank. ".repeat(2000);
    const written: string[] = [];
    let answer: Response;
    do {
      const name = `Raja ${written.length + 2}`;
      answer = await call("POST", "/api/tuskers", tuskerCalled(name, text));
      await answer.arrayBuffer();
      if (answer.status === 201) written.push(name);
    } while (answer.status === 201 && written.length < 1000);
    expect(answer.status).toBe(507);
    expect((await names()).toSorted()).toEqual(["Raja", ...written].toSorted());
    expect(await damageOf(dataDir)).toEqual([]);
  });

  test("a backup ends with a plain failure and leaves nothing behind", { tags: ["deep"] }, async ({ skip }) => {
    const disk = await mountSmallDisk(24 * MEGABYTE);
    if (!disk) return skip(WHY_NOT);
    const { dataDir } = await openSite(disk);
    const backups = join(disk.folder, "backups");
    await mkdir(backups);
    disk.fill();
    const program = join(import.meta.dirname, "../src/app/cli/backup.ts");
    // Nothing else: settings of the account that runs the tests are none of this site's.
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir, BACKUP_DIR: backups };
    await expect(promisify(execFile)(process.execPath, [program], { env })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^[^\n]*no space[^\n]*\n$/),
    });
    expect(await readdir(backups)).toEqual([]);
  });
});
