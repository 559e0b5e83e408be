import { expect, type Page } from "@playwright/test";
import type { ImageDetail } from "../../src/content/images/entry-images.ts";
import { hydrated } from "./e2e-site.ts";
import { loadWhole } from "./page-checks.ts";
import type { E2eSite } from "./running-site.ts";
import { drawing } from "./sample-images.ts";

/** Uploads an image that is wider than most of its variants, and returns its address. */
export async function uploadImage(site: E2eSite, fileName: string): Promise<string> {
  const jpeg = await drawing(1500, 1000).jpeg().toBuffer();
  return site.upload(new Blob([new Uint8Array(jpeg)]), fileName);
}

/** Timeout for all variants of two images on a machine that builds and tests at the same time. */
export const VARIANTS_MS = 150_000;

/**
 * Waits for the variants, which are made after the response to an upload. `path` is that of an entry with so many
 * images.
 */
export const expectAllVariants = (site: E2eSite, path: string, images = 2): Promise<void> =>
  expect
    .poll(
      async () => {
        const { imageDetails } = (await (await site.call("GET", path)).json()) as { imageDetails: ImageDetail[] };
        return imageDetails.map(({ variants }) => variants.filter(({ type }) => type === "image/avif").length);
      },
      { timeout: VARIANTS_MS },
    )
    .toEqual(Array(images).fill(5));

export type ShownImage = {
  /** The format of the file that the browser chose. */
  kind: string;
  /** Image pixels per device pixel. */
  sharpness: number;
  loading: string;
  priority: string;
  position: string;
};

/** The uploaded images of the page, as the browser shows them. A string, because the page's policy forbids eval. */
export const shownImages = (page: Page): Promise<ShownImage[]> =>
  page.evaluate(`[...document.images].filter((image) => image.currentSrc.includes("/uploads/")).map((image) => {
    const [, width, kind] = /-(\\d+)-[0-9a-f]{12}\\.(\\w+)$/.exec(image.currentSrc) ?? [];
    const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image;
    const seen = Math.max(clientWidth, (clientHeight * naturalWidth) / naturalHeight);
    return {
      kind,
      sharpness: Number(width) / (seen * devicePixelRatio),
      loading: image.loading,
      priority: image.fetchPriority,
      position: getComputedStyle(image).objectPosition,
    };
  })`);

/** Where an element begins, from the top of the page, and how high it is, in CSS pixels. */
type Place = { element: string; top: number; height: number };

/**
 * The place of each element of the page. What an icon draws has no place of its own: its box is rounded differently once
 * its file has come.
 */
const PLACES = `[...document.querySelectorAll("main, main *:not(svg *)")].map((element) => {
  const { top, height } = element.getBoundingClientRect();
  return { element: element.localName, top: top + scrollY, height };
})`;

/** Browsers place boxes in fractions of a pixel, which change a little with each layout. Nobody sees these. */
const UNSEEN = 0.5;

const isSamePlace = (one: Place, other: Place | undefined): boolean =>
  one.element === other?.element &&
  Math.abs(one.top - other.top) < UNSEEN &&
  Math.abs(one.height - other.height) < UNSEEN;

/** Opens a page whose uploaded images are held back, lets them come, and expects that they moved no element. */
export async function expectImagesToMoveNothing(page: Page, address: string): Promise<void> {
  const { promise: letThrough, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/uploads/**", async (route) => {
    await letThrough;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  // The key press starts hydration, which would otherwise wait for the images.
  await page.keyboard.press("Shift");
  await hydrated(page);
  await page.evaluate("document.fonts.ready");
  const before = await page.evaluate<Place[]>(PLACES);
  release();
  await loadWhole(page);
  const after = await page.evaluate<Place[]>(PLACES);
  expect(after.length).toBe(before.length);
  expect(after.filter((place, index) => !isSamePlace(place, before[index]))).toEqual([]);
}
