import { createHash } from "node:crypto";
import sharp from "sharp";
import type { SeededRandom } from "../../src/artwork/random.ts";
import { createEntry } from "./entries.ts";
import { GONE, type Item, type Ledger, type State, stateOf } from "./ledger.ts";
import { expectStatus, type SiteCalls } from "./site-calls.ts";

const STORED: State = "stored";
/** The maximum number of images besides those in entries. */
const MANY = 10;
const WIDTH = 480;
const HEIGHT = 320;
/** Tolerance, because re-encoding an image changes its colours slightly. */
const COLOUR_DISTANCE = 6;

type Colour = { r: number; g: number; b: number };
type SentImage = { jpeg: Blob; colour: Colour };

export type ImageItem = Item & {
  fileName: string;
  sent: SentImage;
  /** The stored name; undefined until the site confirmed it. */
  stored: string | undefined;
  /** The hash of its bytes, from when they were first read. */
  hash: string | undefined;
  isShown: boolean;
};

/** Images that can be told apart by their colours, with grain that takes time to encode. */
export function makeImages(random: SeededRandom, count: number): Promise<SentImage[]> {
  const one = async (): Promise<SentImage> => {
    const colour = { r: random.integer(60, 190), g: random.integer(60, 190), b: random.integer(60, 190) };
    const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
    const create = { width: WIDTH, height: HEIGHT, channels: 3, background: colour } as const;
    const grain = await sharp({ create: { ...create, noise } })
      .png()
      .toBuffer();
    const jpeg = await sharp({ create })
      .composite([{ input: grain, blend: "soft-light" }])
      .jpeg({ quality: 90 })
      .toBuffer();
    const { channels } = await sharp(jpeg).stats();
    const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean);
    return { jpeg: new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" }), colour: { r, g, b } };
  };
  return Promise.all(Array.from({ length: count }, one));
}

let made = 0;

/**
 * Uploads images until the site stops responding, shows some of them in entries and removes others. An interrupted
 * upload is repeated under the same name, as people do.
 */
export async function sendImages(
  parts: { ledger: Ledger; site: SiteCalls; random: SeededRandom },
  { pictures: images, own }: { pictures: SentImage[]; own: ImageItem[] },
): Promise<never> {
  const { ledger, site, random } = parts;
  for (;;) {
    const again = own.find((item) => stateOf(item) === GONE && item.stored === undefined);
    let item = again;
    if (item === undefined) {
      made += 1;
      const fileName = `herd-${made}.jpg`;
      const sent = random.pick(images);
      item = ledger.add<ImageItem>({
        ...{ fileName, sent, name: `the picture ${fileName}`, stored: undefined, hash: undefined, isShown: false },
      });
      own.push(item);
    }
    const taken = item;
    await ledger.write(taken, "picture uploaded", STORED, async () => {
      const answer = await expectStatus("An upload", site.send(taken.sent.jpeg, taken.fileName), 201);
      site.onAnswer();
      taken.stored = ((await answer.json()) as { name: string }).name;
    });
    if (random() < 0.4) {
      taken.isShown = true;
      await createEntry(parts, "tusker", { images: [`/uploads/public/${taken.stored}`] });
    }
    const unused = own.filter((each) => stateOf(each) === STORED && !each.isShown);
    if (random() < 0.3 || unused.length > MANY) {
      const removed = unused[0];
      if (removed === undefined) continue;
      await ledger.write(removed, "picture removed", GONE, async () => {
        await expectStatus("A removal", site.call("DELETE", `/api/uploads/${removed.stored}`), 200);
        site.onAnswer();
      });
    }
  }
}

/** The damage of an image file; undefined if it is intact. */
export async function damageOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    await sharp(bytes, { failOn: "truncated" }).raw().toBuffer();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The state of an image, according to the response at its address. */
async function readImage(site: SiteCalls, item: ImageItem): Promise<State> {
  const answer = await site.call("GET", `/uploads/public/${item.stored}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (answer.status === 404) return GONE;
  if (answer.status !== 200) return `answered with ${answer.status}`;
  const hash = createHash("sha256").update(bytes).digest("hex");
  if (hash === item.hash) return STORED;
  if (item.hash !== undefined) return "other bytes than before";
  const damage = await damageOf(bytes);
  if (damage !== undefined) return `damaged: ${damage}`;
  const image = sharp(bytes);
  const [{ width, height }, { channels }] = [await image.metadata(), await image.stats()];
  const [r = 0, g = 0, b = 0] = channels.map(({ mean }) => mean);
  const { colour } = item.sent;
  const distance = Math.max(Math.abs(r - colour.r), Math.abs(g - colour.g), Math.abs(b - colour.b));
  if (width !== WIDTH || height !== HEIGHT || distance > COLOUR_DISTANCE) return "another picture";
  item.hash = hash;
  return STORED;
}

async function listImages(site: SiteCalls): Promise<Set<string>> {
  const names = new Set<string>();
  for (let page = 1; ; page += 1) {
    const answer = await expectStatus("Pictures", site.call("GET", `/api/uploads?limit=100&page=${page}`), 200);
    const { pictures: images, totalPages } = (await answer.json()) as {
      pictures: { name: string }[];
      totalPages: number;
    };
    for (const { name } of images) names.add(name);
    if (page >= totalPages) return names;
  }
}

/** Settles all images in the ledger. @returns other problems, one sentence each */
export async function checkImages(ledger: Ledger, site: SiteCalls): Promise<string[]> {
  const wrong: string[] = [];
  const items = ledger.items().filter((item): item is ImageItem => "fileName" in item);
  const unclaimed = await listImages(site);
  const listed = new Set(unclaimed);
  for (const { stored } of items) if (stored !== undefined) unclaimed.delete(stored);
  for (const item of items) {
    if (item.stored === undefined) {
      // The upload was never confirmed: if the image exists, it has its name, possibly with a number appended.
      const stem = item.fileName.replace(/\.jpg$/, "");
      item.stored = unclaimed.values().find((name) => new RegExp(`^${stem}(-\\d+)?\\.jpg$`).test(name));
      if (item.stored !== undefined) unclaimed.delete(item.stored);
    }
    const found = item.stored === undefined ? GONE : await readImage(site, item);
    if (item.stored !== undefined && listed.has(item.stored) !== (found === STORED)) {
      wrong.push(`${item.name} is ${found}, the list of pictures says else`);
    }
    ledger.settle(item, found);
  }
  for (const name of unclaimed) wrong.push(`There is a picture ${name}, which nobody sent`);
  return wrong;
}
