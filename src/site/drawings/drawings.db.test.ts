import { expect, onTestFinished, test, vi } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { siteCard } from "../../artwork/cards/share-card.ts";
import type { Artwork } from "../../artwork/drawn-images.ts";
import { drawPortrait } from "../../artwork/portrait/portrait.ts";
import { openDrawings } from "./drawings.server.ts";

const SMALL: Artwork = { slug: "gemunu", aspect: "4:5", width: 120, hash: "0123456789ab" };
const draw = async () => drawPortrait({ seed: "gemunu" });

/** Drawings in one folder; each `open` is another process. What is encoded is counted. */
async function openFolder() {
  const { db, encoder, clock, log, config } = await openTestServices();
  const encodings = {
    encodeDrawing: vi.fn(encoder.encodeDrawing),
    encodeCard: vi.fn(encoder.encodeCard),
  };
  const open = () => {
    const { dataDir, drawingsBytes: maxBytes } = config;
    const drawings = openDrawings({ db, encoder: encodings, dataDir, maxBytes, clock, log });
    onTestFinished(() => drawings.close());
    return drawings;
  };
  return { ...encodings, open };
}

test("what one process made is there for another one, and after a restart", { tags: ["deep"] }, async () => {
  const { open, encodeDrawing, encodeCard } = await openFolder();
  const [first, second] = [open(), open()];
  expect(await first.findAvif("portraits", SMALL, draw)).toBeUndefined();
  await first.settled();
  const made = await first.findAvif("portraits", SMALL, draw);
  const card = await first.getCard("cards/site-0123456789ab.png", async () => siteCard());
  await first.close();
  for (const process of [second, open()]) {
    expect(await process.findAvif("portraits", SMALL, draw)).toEqual(made);
    expect(await process.getCard("cards/site-0123456789ab.png", async () => siteCard())).toEqual(card);
  }
  expect([encodeDrawing.mock.calls.length, encodeCard.mock.calls.length]).toEqual([1, 1]);
});

test("two processes that are asked for the same at the same time both end with one whole file", async () => {
  const { open } = await openFolder();
  const processes = [open(), open()];
  for (const drawings of processes) expect(await drawings.findAvif("portraits", SMALL, draw)).toBeUndefined();
  await Promise.all(processes.map((drawings) => drawings.settled()));
  const [one, other] = await Promise.all(processes.map((drawings) => drawings.findAvif("portraits", SMALL, draw)));
  expect(one?.length).toBeGreaterThan(500);
  expect(other).toEqual(one);
});

test("a variant that could not be made is tried again when it is next asked for", async () => {
  const { open, encodeDrawing } = await openFolder();
  const drawings = open();
  encodeDrawing.mockRejectedValueOnce(new Error("away"));
  for (const _attempt of [1, 2]) {
    expect(await drawings.findAvif("portraits", SMALL, draw)).toBeUndefined();
    await drawings.settled();
  }
  expect(await drawings.findAvif("portraits", SMALL, draw)).toBeDefined();
  expect(encodeDrawing).toHaveBeenCalledTimes(2);
});

test("a flood of requests leaves a bounded queue, whose work is done one at a time", async () => {
  const { open, encodeDrawing } = await openFolder();
  let underWay = 0;
  let most = 0;
  encodeDrawing.mockImplementation(async () => {
    underWay += 1;
    most = Math.max(most, underWay);
    await new Promise(setImmediate);
    underWay -= 1;
    return Buffer.from("encoded");
  });
  const drawings = open();
  const slugs = Array.from({ length: 800 }, (_, index) => `tusker-${index}`);
  await Promise.all(slugs.map((slug) => drawings.findAvif("portraits", { ...SMALL, slug }, async () => "<svg/>")));
  expect(drawings.counts().drawings.waiting).toBeLessThan(500);
  await drawings.settled();
  expect(encodeDrawing.mock.calls.length).toBeLessThanOrEqual(500);
  expect(most).toBe(1);
  expect(drawings.counts().drawings).toEqual({ running: 0, waiting: 0 });
});
