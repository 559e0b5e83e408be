import { readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { getPriority } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { drawing, taggedJpeg } from "../../../../tests/support/sample-images.ts";
import { setVariables } from "../../../../tests/support/set-variables.ts";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { ENCODER } from "../../../app/server/encoder-program.server.ts";
import type { ShareCard } from "../../../artwork/cards/share-card.ts";
import { createImageEncoder } from "./image-encoder.server.ts";

const log = pino({ level: "silent" });
const limits = { maxPixels: 5_000_000 };

type Options = Partial<Parameters<typeof createImageEncoder>[0]>;

function openEncoder(options: Options = {}) {
  const encoder = createImageEncoder({ log, ...ENCODER, ...options });
  onTestFinished(() => encoder.close());
  return encoder;
}

/** A program to run in place of the encoder process. */
async function programOf(code: string): Promise<URL> {
  const file = join(await temporaryFolder(), "program.mjs");
  await writeFile(file, code);
  return pathToFileURL(file);
}

async function upload(bytes: Buffer) {
  const folder = await temporaryFolder();
  const [source, master, variants] = [join(folder, "source"), join(folder, "master"), join(folder, "forms")];
  await mkdir(variants);
  await writeFile(source, bytes);
  return { source, master, folder: variants, limits };
}

/** The running child processes of this process. */
const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

test("an image is re-encoded in a separate process", async () => {
  const given = await upload(await taggedJpeg(640, 480));
  const { picture: image, variants, attention } = await openEncoder().encodeUpload(given);
  expect(image).toMatchObject({ type: "image/jpeg", width: 480, height: 640 });
  expect((await readFile(given.master)).length).toBe(image.bytes);
  expect(variants.map(({ type, width }) => `${type} ${width}`)).toEqual([
    "image/webp 480",
    "image/jpeg 480",
    "image/webp 320",
    "image/jpeg 320",
  ]);
  for (const { file, bytes } of variants) expect((await readFile(file)).length).toBe(bytes);
  expect(attention).toBeDefined();
});

test("problems of an image are reported as in the same process", async () => {
  const encoder = openEncoder();
  await expect(encoder.encodeUpload(await upload(Buffer.from("a text")))).rejects.toMatchObject({
    name: "AppError",
    kind: "UnsupportedType",
  });
  const broken = await upload((await taggedJpeg()).subarray(0, 2000));
  await expect(encoder.encodeUpload(broken)).rejects.toMatchObject({
    kind: "Invalid",
    errors: [{ path: "file" }],
  });
  // The process is still alive.
  expect((await encoder.encodeUpload(await upload(await taggedJpeg()))).picture.width).toBe(48);
});

test.each([
  ["that somebody waits for has the priority of the site", { inBackground: false }, getPriority()],
  ["of an import gives way to everything else on the machine", { inBackground: true }, 19],
])("every thread of the process that encodes an upload %s", async (_what, priority, niceness) => {
  const before = childrenOf(process.pid);
  const encoder = openEncoder();
  await encoder.encodeUpload(await upload(await drawing(400, 300).jpeg().toBuffer()), priority);
  const begun = childrenOf(process.pid).filter((pid) => !before.includes(pid));
  const priorities = begun.map((pid) => readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread))));
  expect(Math.max(...priorities.map((threads) => threads.length))).toBeGreaterThan(2);
  // Encoders of sites that earlier tests have opened can begin meanwhile.
  expect(priorities.map((threads) => [...new Set(threads)])).toContainEqual([niceness]);
});

const PRIORITY_PROGRAM = `
  import { getPriority } from "node:os";
  process.on("message", () => process.send({ result: [process.pid, getPriority()] }));`;

const VARIANTS = { master: "", folder: "", specs: [], credit: { credit: null, licence: null }, limits };

test("uploads, share cards and documents have the priority of the site, variants and drawings give way", async () => {
  const encoder = openEncoder({ program: await programOf(PRIORITY_PROGRAM) });
  const made = {
    upload: await encoder.encodeUpload(await upload(Buffer.alloc(0))),
    card: await encoder.encodeCard({} as ShareCard),
    document: await encoder.perform("typeset", {}),
    variants: await encoder.makeVariants(VARIANTS),
    drawing: await encoder.encodeDrawing({ svg: "", aspect: "16:9", width: 400 }),
  };
  const priorities = Object.entries(made).map(([task, result]) => [task, (result as unknown as number[])[1]]);
  const own = getPriority();
  expect(Object.fromEntries(priorities)).toEqual({ upload: own, card: own, document: own, variants: 19, drawing: 19 });
});

test("a process that begins ends the idle ones of the other priority", async () => {
  const before = childrenOf(process.pid);
  const encoder = openEncoder({ program: await programOf(PRIORITY_PROGRAM) });
  const given = await upload(Buffer.alloc(0));
  for (const work of [() => encoder.encodeUpload(given), () => encoder.makeVariants(VARIANTS)]) {
    const [worker] = (await work()) as unknown as number[];
    await expect.poll(() => childrenOf(process.pid).filter((pid) => !before.includes(pid))).toEqual([worker]);
  }
});

test("a process that dies fails its task alone, and the next task has a new one", async () => {
  const folder = await temporaryFolder();
  const program = await programOf(`
    import { existsSync, writeFileSync } from "node:fs";
    const first = ${JSON.stringify(join(folder, "first"))};
    process.on("message", () => {
      if (existsSync(first)) return process.send({ result: "made" });
      writeFileSync(first, "");
      process.kill(process.pid, "SIGKILL");
    });`);
  const encoder = openEncoder({ program });
  const given = await upload(Buffer.alloc(0));
  await expect(encoder.encodeUpload(given)).rejects.toMatchObject({
    kind: "Unavailable",
    retryAfterSeconds: 30,
  });
  expect(await encoder.encodeUpload(given)).toBe("made");
});

test("a task that takes too long is ended, process and all", async () => {
  const before = childrenOf(process.pid);
  const program = await programOf(`process.on("message", () => { for (;;); });`);
  const encoder = openEncoder({
    program,
    limitsMs: { encodeUpload: 50 },
  });
  await expect(encoder.encodeUpload(await upload(Buffer.alloc(0)))).rejects.toMatchObject({
    kind: "Unavailable",
  });
  expect(childrenOf(process.pid)).toEqual(before);
});

test("a process that waited long enough for its next task ends", async () => {
  const before = childrenOf(process.pid);
  const program = await programOf(`process.on("message", () => process.send({ result: process.pid }));`);
  const encoder = openEncoder({ program, idleMs: 1 });
  const given = await upload(Buffer.alloc(0));
  const first = await encoder.encodeUpload(given);
  await expect.poll(() => childrenOf(process.pid)).toEqual(before);
  expect(await encoder.encodeUpload(given)).not.toBe(first);
});

test("the process knows none of the settings, some of which are secrets", async () => {
  setVariables({ SMTP_URL: "smtp://keeper:secret@mail.example" });
  const program = await programOf(`process.on("message", () => process.send({ result: Object.keys(process.env) }));`);
  const names = await openEncoder({ program }).encodeUpload(await upload(Buffer.alloc(0)));
  expect(names).toContain("PATH");
  expect(names).not.toContain("SMTP_URL");
});

test("one process serves one task after the other, two at once have two", async () => {
  const program = await programOf(`process.on("message", () => process.send({ result: process.pid }));`);
  const encoder = openEncoder({ program });
  const given = await upload(Buffer.alloc(0));
  const first = await encoder.encodeUpload(given);
  expect(await encoder.encodeUpload(given)).toBe(first);
  const both = await Promise.all([encoder.encodeUpload(given), encoder.encodeUpload(given)]);
  expect(new Set(both).size).toBe(2);
});

test("closing breaks off what runs, and nothing begins any more", async () => {
  const before = childrenOf(process.pid);
  const program = await programOf(
    `process.on("message", () => {}); for (const s of ["SIGTERM", "SIGINT"]) process.on(s, () => {});`,
  );
  const encoder = openEncoder({ program });
  const given = await upload(Buffer.alloc(0));
  const running = encoder.encodeUpload(given);
  const broken = expect(running).rejects.toMatchObject({ kind: "Unavailable" });
  await encoder.close();
  await broken;
  expect(childrenOf(process.pid)).toEqual(before);
  await expect(encoder.encodeUpload(given)).rejects.toMatchObject({ kind: "Unavailable" });
});

test("background variants are made when no upload is being processed", async () => {
  const program = await programOf(`
    process.on("message", ({ name, given }) => {
      if (name === "makeVariants") process.send({ result: "forms" });
      else setImmediate(() => process.send({ result: "upload" }));
    });`);
  const encoder = openEncoder({ program });
  const given = await upload(Buffer.alloc(0));
  const order: unknown[] = [];
  const note = (result: unknown) => order.push(result);
  await Promise.all([
    encoder.encodeUpload(given).then(note),
    encoder.makeVariants(VARIANTS).then(note),
    encoder.encodeUpload(given).then(note),
  ]);
  expect(order).toEqual(["upload", "upload", "forms"]);
});
