import sharp from "sharp";
import type { ShareCard } from "../../artwork/cards/share-card.ts";
import { letterCard } from "./letter-card.server.ts";

/** A card as PNG. Its colours are reduced to 256, which flat colours bear: a quarter of the bytes. */
export async function encodeCard({ svg, words }: ShareCard): Promise<Buffer> {
  const lettering = await letterCard(words);
  return sharp(Buffer.from(svg))
    .composite([{ input: lettering }])
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 7, compressionLevel: 9, dither: 0.6 })
    .toBuffer();
}
