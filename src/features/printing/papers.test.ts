import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { createTestClock, temporaryFolder } from "../../../tests/support/test-services.ts";
import { ENCODER } from "../../app/server/encoder-program.server.ts";
import { createImageEncoder } from "../../content/images/encoding/image-encoder.server.ts";
import type { Paper } from "./paper.ts";
import { openPapers } from "./papers.server.ts";

const log = pino({ level: "silent" });

const paperOf = (text: string): Paper => ({ template: "card", data: { text }, images: {}, language: "en" });

/** @param typeset in place of the encoder, which `typeset.test.ts` tries */
async function openShelf(typeset: (paper: Paper) => Promise<Buffer>) {
  const dataDir = await temporaryFolder();
  const db = { version: 1, currentContentVersion: () => db.version };
  const clock = createTestClock();
  const open = () => openPapers({ db, encoder: { typeset }, dataDir, maxBytes: 1_000_000, clock, log });
  return { db, clock, open, papers: open(), files: () => readdir(join(dataDir, "drawings/papers")) };
}

test("a document is set once for each content, by whichever process", async () => {
  const set: string[] = [];
  const { db, open, papers, files } = await openShelf(async ({ data }) => {
    set.push(String(data.text));
    return Buffer.from(String(data.text));
  });
  let composed = 0;
  const get = (text: string, shelf = papers) =>
    shelf.get("/card.pdf", async () => {
      composed += 1;
      return paperOf(text);
    });
  expect((await get("one"))?.toString()).toBe("one");
  expect((await get("never composed"))?.toString()).toBe("one");
  expect((await get("one", open()))?.toString()).toBe("one");
  db.version = 2;
  expect((await get("two"))?.toString()).toBe("two");
  db.version = 3;
  expect((await get("one"))?.toString()).toBe("one");
  expect([set, composed]).toEqual([["one", "two"], 4]);
  expect(await files()).toHaveLength(2);
  db.version = 4;
  expect(await papers.get("/card.pdf", async () => undefined)).toBeUndefined();
});

test("whoever asks for a document that is being made shares it", async () => {
  const { papers } = await openShelf(async ({ data }) => Buffer.from(String(data.text)));
  let composed = 0;
  const asked = Array.from({ length: 30 }, () =>
    papers.get("/guide.pdf", async () => {
      composed += 1;
      return paperOf("one");
    }),
  );
  expect((await Promise.all(asked)).map(String)).toEqual(Array.from({ length: 30 }, () => "one"));
  expect(composed).toBe(1);
});

test("requests for many documents do not pile up: the rest are asked to come again", async () => {
  const release = Promise.withResolvers<void>();
  const { papers } = await openShelf(async ({ data }) => {
    await release.promise;
    return Buffer.from(String(data.text));
  });
  const asked = Array.from({ length: 40 }, (_, index) =>
    papers.get(`/${index}.pdf`, async () => paperOf(String(index))),
  );
  const answers = Promise.allSettled(asked);
  await expect.poll(() => papers.counts()).toEqual({ running: 1, waiting: 20 });
  release.resolve();
  const refused = (await answers).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(19);
  for (const answer of refused)
    expect(answer).toMatchObject({
      reason: { kind: "Unavailable", retryAfterSeconds: 10, message: expect.stringMatching(/^Too many/) },
    });
  // That they were refused is not remembered, as a failure is.
  expect((await papers.get("/39.pdf", async () => paperOf("39")))?.toString()).toBe("39");
});

test("a document that cannot be set is tried again when the content has changed, or after five minutes", async () => {
  const encoder = createImageEncoder({ log, ...ENCODER });
  onTestFinished(() => encoder.close());
  let tried = 0;
  const { db, clock, papers } = await openShelf((paper) => {
    tried += 1;
    // As the encoder of the site does it, once.
    return tried === 1 ? encoder.perform("typeset", paper) : Promise.reject(new Error("Incomplete"));
  });
  let composed = 0;
  const get = (address: string) =>
    papers.get(address, async () => {
      composed += 1;
      return paperOf(address);
    });
  const failed = (retryAfterSeconds: number) => ({ kind: "Unavailable", retryAfterSeconds });
  await expect(get("/card.pdf")).rejects.toMatchObject(failed(300));
  clock.advance(100_000);
  await expect(get("/card.pdf")).rejects.toMatchObject(failed(200));
  expect([tried, composed]).toEqual([1, 1]);
  await expect(get("/guide.pdf")).rejects.toMatchObject(failed(300));
  expect([tried, composed]).toEqual([2, 2]);
  db.version = 2;
  await expect(get("/card.pdf")).rejects.toMatchObject(failed(300));
  clock.advance(300_000);
  await expect(get("/card.pdf")).rejects.toMatchObject(failed(300));
  expect([tried, composed]).toEqual([4, 4]);
});
