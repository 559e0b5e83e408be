import sharp from "sharp";
import type { ShareCard } from "../../../artwork/cards/share-card.ts";
import { letterCard } from "./letter-card.server.ts";

/**
 * A card as PNG, reduced to a palette of 256 colours. Flat colours look the same with it, and the file shrinks to a
 * quarter.
 */
export async function encodeCard({ svg, words }: ShareCard): Promise<Buffer> {
  const lettering = await letterCard(words);
  return sharp(Buffer.from(svg))
    .composite([{ input: lettering }])
    .removeAlpha()
    .png({ palette: true, quality: 90, effort: 7, compressionLevel: 9, dither: 0.6 })
    .toBuffer();
}
