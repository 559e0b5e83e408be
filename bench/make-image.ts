import sharp from "sharp";

/** Layers of clouds, shapes, leaves and grain: the size of each in pixels, and its strength. */
const LAYERS = [
  [400, 60],
  [100, 40],
  [25, 25],
  [6, 14],
  [1, 6],
] as const;

async function layer(width: number, height: number, size: number, sigma: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma } as const;
  const [across, down] = [Math.ceil(width / size), Math.ceil(height / size)];
  const small = sharp({ create: { width: across, height: down, channels: 3, background: "grey", noise } });
  return sharp(await small.png({ compressionLevel: 1 }).toBuffer())
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .blur(size === 1 ? 0.8 : false)
    .raw()
    .toBuffer();
}

/** A JPEG as hard to encode as a photo of a forest: 12 megapixels take about 3 MB. */
export async function makeImage(width = 4000, height = 3000): Promise<Buffer<ArrayBuffer>> {
  const layers: Buffer[] = [];
  for (const [size, sigma] of LAYERS) layers.push(await layer(width, height, size, sigma));
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < pixels.length; at += 1) {
    let sum = 118;
    for (const each of layers) sum += (each[at] ?? 128) - 128;
    pixels[at] = Math.min(Math.max(sum, 0), 255);
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
  return Buffer.from(jpeg);
}
