import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { createBoundedQueue } from "../../../platform/limits/bounded-queue.server.ts";
import { VARIANT_EXTENSIONS, type VariantType } from "../image-variants.ts";
import { findForeignParts } from "../recognition/find-foreign-parts.server.ts";
import { imageError, openImage } from "../recognition/image-file.server.ts";
import type { ImageLimits } from "../recognition/image-limits.server.ts";
import { creditPacket, type ImageCredit } from "./credit-packet.server.ts";
import { findAttention, type ImagePoint } from "./find-attention.server.ts";
import { encodeVariant, type VariantSpec } from "./variant-specs.server.ts";

export type MadeVariant = {
  type: VariantType;
  /** In pixels. */
  width: number;
  height: number;
  bytes: number;
  /** SHA-256 of the file, in hexadecimal. */
  hash: string;
  /** The path of the temporary file. */
  file: string;
};

export type MadeVariants = { attention: ImagePoint | undefined; variants: MadeVariant[] };

export type VariantsRequest = {
  /** The file of the stored image. */
  master: string;
  /** An empty folder for the files. */
  folder: string;
  specs: VariantSpec[];
  credit: ImageCredit;
  limits: ImageLimits;
};

/** Two encodings at a time: a machine has at least two cores, and each encoding keeps one busy. */
const createLanes = () =>
  createBoundedQueue({ atOnce: 2, waiting: Number.POSITIVE_INFINITY, refusal: () => new Error("There is no limit.") });

/** Decodes the image once, in the largest width wanted. All variants are made from the result. */
async function decode(master: string, width: number, limits: ImageLimits) {
  const { data, info } = await openImage(master, limits)
    .resize({ width, withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw imageError(error, limits);
    });
  const { channels, width: decoded, height } = info;
  return { open: () => sharp(data, { raw: { width: decoded, height, channels }, limitInputPixels: false }) };
}

/**
 * Makes variants of a stored image and finds the point that catches the eye. Apart from the pixels, a variant carries
 * the image's credit and licence and nothing else. An animation gets neither variants nor a point: it is shown as
 * stored.
 * @throws AppError `Invalid` when the image cannot be decoded; Error when a variant carries anything that it must not
 */
export async function makeVariants(request: VariantsRequest): Promise<MadeVariants> {
  const { master, folder, specs, credit, limits } = request;
  const { pages = 1 } = await openImage(master, limits).metadata();
  if (pages > 1) return { attention: undefined, variants: [] };
  const decoded = await decode(master, Math.max(1, ...specs.map((spec) => spec.width)), limits);
  const packet = creditPacket(credit);
  const lanes = createLanes();

  async function make(spec: VariantSpec): Promise<MadeVariant> {
    const resized = decoded.open().resize({ width: spec.width });
    const encoded = encodeVariant(packet === undefined ? resized : resized.withXmp(packet), spec);
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const foreign = findForeignParts(data, spec.type, packet);
    if (foreign.length > 0) throw new Error(`A variant of the image ${foreign.join(" and ")}.`);
    const file = join(folder, `${spec.width}.${VARIANT_EXTENSIONS[spec.type]}`);
    await writeFile(file, data, { flag: "wx", mode: 0o600 });
    const hash = createHash("sha256").update(data).digest("hex");
    return { type: spec.type, width: info.width, height: info.height, bytes: data.length, hash, file };
  }

  const settled = await Promise.allSettled(specs.map((spec) => lanes.run(() => make(spec))));
  const failed = settled.find((each) => each.status === "rejected");
  if (failed) throw failed.reason;
  const variants = settled.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  return { attention: await findAttention(decoded.open()), variants };
}
