// `npm run build` and the setup run this before Vite. It draws the images that are the same for every visitor, subsets
// the fonts, collects the icons, and puts everything where Vite finds it. A fast no-op if all of it is up to date.
//
//   src/ui/art      images and fonts that components and styles import; Vite adds a hash to their names
//   src/features/printing/fonts  fonts for printed documents, which scripts/build-programs.ts copies beside the programs
//   src/ui/kit      the icon sprite, which Vite names in the same way
//   src/app/static  icons whose names browsers and home screens expect; served under these names
//
// git ignores all generated files: icons and static files are listed by name.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp, { type Sharp } from "sharp";
import { FAVICON, NIGHT_MARK_SHAPES } from "../src/artwork/brand/mark.ts";
import { FRAME_SIZES } from "../src/artwork/drawn-images.ts";
import { featureSprite } from "../src/artwork/features/feature-icon.ts";
import { drawHero } from "../src/artwork/hero/hero.ts";
import { HERO_MODES, HERO_SIZES, type HeroFormat } from "../src/artwork/hero/layout.ts";
import { drawLost } from "../src/artwork/landscapes/lost.ts";
import { iconSprite } from "./build-icons.ts";
import { cutFonts, cutPaperFonts } from "./cut-fonts.ts";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const ART = join(ROOT, "src/ui/art");
const UI = join(ROOT, "src/ui/kit");
const STATIC = join(ROOT, "src/app/static");
const PAPER_FONTS = join(ROOT, "src/features/printing/fonts");
const MARKER = join(ART, "made-from.txt");
const SOURCES = ["scripts/build-art.ts", "scripts/cut-fonts.ts", "src/artwork"];

/** The widths of each hero image, and the one served as WebP to browsers without AVIF. */
const HERO_WIDTHS: Record<HeroFormat, { avif: readonly number[]; webp: number }> = {
  wide: { avif: [1280, 1920, 2560], webp: 1280 },
  tall: { avif: [480, 800, 1080], webp: 800 },
  band: { avif: [1280, 2000], webp: 1280 },
};
const LOST_WIDTHS = [400, 800];

/** Chosen by eye, as in src/content/images/encoding/encode-drawing.server.ts; wider images are seen on denser screens. */
const avifQuality = (width: number): number => (width > 1400 ? 42 : width > 700 ? 44 : 55);

type Made = { name: string; bytes: Uint8Array };

/** @param units the width of the drawing in its own units */
const pixels = (svg: string, units: number, width: number): Sharp =>
  sharp(Buffer.from(svg), { density: (72 * width) / units })
    .resize({ width })
    .removeAlpha();

async function image(name: string, svg: string, units: number, widths: readonly number[], webp: number) {
  const made: Made[] = [];
  for (const width of widths) {
    const bytes = await pixels(svg, units, width)
      .avif({ quality: avifQuality(width), effort: 2 })
      .toBuffer();
    made.push({ name: `${name}-${width}.avif`, bytes });
  }
  made.push({ name: `${name}.webp`, bytes: await pixels(svg, units, webp).webp({ quality: 72 }).toBuffer() });
  return made;
}

async function drawArt(): Promise<Made[]> {
  const made: Made[] = [{ name: "feature-icons.svg", bytes: Buffer.from(featureSprite()) }];
  for (const [format, widths] of Object.entries(HERO_WIDTHS) as [HeroFormat, (typeof HERO_WIDTHS)[HeroFormat]][]) {
    for (const mode of HERO_MODES) {
      const [units] = HERO_SIZES[format];
      made.push(...(await image(`hero-${format}-${mode}`, drawHero(mode, format), units, widths.avif, widths.webp)));
    }
  }
  made.push(...(await image("lost", drawLost(), FRAME_SIZES["1:1"][0], LOST_WIDTHS, 800)));
  return made;
}

const NIGHT = "#12282b";

/**
 * The mark on a square night-coloured ground. For icons that platforms crop, `share` leaves a margin around the mark.
 */
const squareIcon = (share: number): string => {
  const side = 1000 / share;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="${side}" height="${side}" ` +
    `fill="${NIGHT}"/><g transform="translate(${side / 2 - 500} ${side / 2 - 610})">${NIGHT_MARK_SHAPES}</g></svg>`
  );
};

/** An ICO file that contains one PNG, which every current browser reads. */
function iconFile(png: Buffer, side: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(side, 6);
  head.writeUInt8(side, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function drawIcons(): Promise<Made[]> {
  const png = (svg: string, side: number) =>
    sharp(Buffer.from(svg), { density: (72 * side) / 64 })
      .resize(side, side)
      .png({ compressionLevel: 9 })
      .toBuffer();
  return [
    { name: "icon-192.png", bytes: await png(FAVICON, 192) },
    { name: "icon-512.png", bytes: await png(FAVICON, 512) },
    { name: "icon-maskable-512.png", bytes: await png(squareIcon(0.66), 512) },
    { name: "apple-touch-icon.png", bytes: await png(squareIcon(0.8), 180) },
    { name: "favicon.ico", bytes: iconFile(await png(FAVICON, 32), 32) },
  ];
}

function list(path: string): string[] {
  const entries = readdirSync(join(ROOT, path), { withFileTypes: true, recursive: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** A hash of everything that affects how the images look. */
function sourcesHash(): string {
  const files = SOURCES.flatMap((path) => (path.endsWith(".ts") ? [join(ROOT, path)] : list(path)))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .sort();
  const hash = createHash("sha256").update(sharp.versions.sharp ?? "");
  for (const file of files)
    hash
      .update(`${file.slice(ROOT.length)}\0`)
      .update(readFileSync(file))
      .update("\0");
  return hash.digest("hex");
}

/** The marker lists the hash and every generated file: if one is missing, all are generated again. */
function isMade(hash: string): boolean {
  if (!existsSync(MARKER)) return false;
  const [madeFrom, ...files] = readFileSync(MARKER, "utf8").trim().split("\n");
  return madeFrom === hash && files.every((file) => existsSync(join(ROOT, file)));
}

/** Writes atomically: a build that reads meanwhile finds the old file or the new one. */
function put(folder: string, { name, bytes }: Made): string {
  const draft = join(folder, `.${name}.${process.pid}`);
  writeFileSync(draft, bytes);
  renameSync(draft, join(folder, name));
  return join(folder, name).slice(ROOT.length);
}

async function buildArt(): Promise<void> {
  const hash = sourcesHash();
  if (isMade(hash)) return;
  console.log("Drawing the artwork and subsetting the fonts …");
  rmSync(MARKER, { force: true });
  mkdirSync(ART, { recursive: true });
  mkdirSync(STATIC, { recursive: true });
  mkdirSync(PAPER_FONTS, { recursive: true });
  const art = await drawArt();
  const icons = await drawIcons();
  const fonts = await cutFonts();
  const paperFonts = await cutPaperFonts();
  const files = [
    ...[...art, ...fonts].map((made) => put(ART, made)),
    ...icons.map((made) => put(STATIC, made)),
    ...paperFonts.map((made) => put(PAPER_FONTS, made)),
  ];
  // Written last, so that an interrupted run starts again.
  writeFileSync(MARKER, `${[hash, ...files].join("\n")}\n`);
}

/** Separate and fast: a new icon does not cause the images to be drawn again. */
function gatherIcons(): void {
  const sprite = iconSprite();
  const file = join(UI, "icons.svg");
  if (existsSync(file) && readFileSync(file, "utf8") === sprite) return;
  put(UI, { name: "icons.svg", bytes: Buffer.from(sprite) });
}

if (import.meta.main) {
  await buildArt();
  gatherIcons();
}
