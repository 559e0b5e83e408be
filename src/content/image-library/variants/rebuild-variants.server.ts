import { findSiteState, saveSiteState } from "../../../platform/db/site-state.server.ts";
import { variantKey } from "../../../platform/storage/storage.server.ts";
import { variantSpecs } from "../../images/encoding/variant-specs.server.ts";
import type { ImageRow } from "../../images/image-tables.server.ts";
import { makeDueVariants, type VariantsParts } from "./make-due-variants.server.ts";
import type { ImageRun } from "./scan-images.server.ts";
import { listFileNames, listImagesAfter, listVariants } from "./variant-rows.server.ts";

/** `made` counts files, `failed` and `waiting` count images; the running site is making those that wait. */
export type RebuildResult = { pictures: number; made: number; failed: number; waiting: number; finished: boolean };

type RebuildState = Omit<RebuildResult, "finished"> & { after: string };

async function isComplete({ db, storage }: VariantsParts, image: ImageRow): Promise<boolean> {
  if (image.variants_due !== null) return false;
  const rows = await listVariants(db.read, image.name);
  if (variantSpecs(image).some(({ type, width }) => !rows.some((row) => row.type === type && row.width === width))) {
    return false;
  }
  for (const row of rows) if (!(await storage.exists(variantKey(row.name)))) return false;
  return true;
}

/**
 * Makes the variants that images lack, one image at a time. A run that was stopped resumes where it left off.
 * @param onFailure called for each image whose variants could not be made; the running site retries those
 */
export async function rebuildVariants(
  parts: VariantsParts,
  run: ImageRun & { onFailure(image: string, failure: unknown): void },
): Promise<RebuildResult> {
  const { db } = parts;
  const noted = run.fromStart ? undefined : await findSiteState(db.read, "images_rebuild");
  const state: RebuildState = noted
    ? (JSON.parse(noted) as RebuildState)
    : { after: "", pictures: 0, made: 0, failed: 0, waiting: 0 };
  const resultOf = ({ pictures: images, made, failed, waiting }: RebuildState) => ({
    pictures: images,
    made,
    failed,
    waiting,
  });
  const names = await listFileNames(db.read, "images");

  for (;;) {
    if (run.signal.aborted) return { ...resultOf(state), finished: false };
    const [image] = await listImagesAfter(db.read, state.after, 1);
    if (image === undefined) break;
    run.onProgress({ done: names.filter((name) => name < image.name).length, total: names.length });
    if (!(await isComplete(parts, image))) {
      const end = await makeDueVariants(parts, { name: image.name });
      if (end === undefined) state.waiting += 1;
      else if ("made" in end) state.made += end.made;
      else {
        state.failed += 1;
        run.onFailure(image.name, end.failure);
      }
    }
    state.after = image.name;
    state.pictures += 1;
    await saveSiteState(db.write, "images_rebuild", JSON.stringify(state));
  }
  await saveSiteState(db.write, "images_rebuild", "");
  return { ...resultOf(state), finished: true };
}
