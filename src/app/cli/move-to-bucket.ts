import { type MovedImages, moveImages } from "../../content/images/move-images.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { openLocalStorage } from "../../platform/storage/local.server.ts";
import { quoted } from "../../platform/text/visible.ts";
import { createProgressLine } from "./progress-line.ts";
import { withServices } from "./with-services.ts";

/**
 * Moves the images in the data folder to the configured bucket and shows progress.
 * @throws AppError `Invalid` if no bucket is configured
 */
export async function moveToBucket(): Promise<MovedImages> {
  const line = createProgressLine();
  const moved = await withServices(async ({ config, db, storage }) => {
    if (config.s3 === undefined) {
      throw new AppError("Invalid", "S3_BUCKET is not set, so there is no bucket to move the images in DATA_DIR to.");
    }
    const from = await openLocalStorage(config.dataDir);
    return moveImages({ db, storage }, { from, onProgress: ({ done }) => line.show(`File ${done} moved`) });
  }).finally(() => line.end());
  for (const key of moved.damaged) line.print(`${quoted(key)} differs from what was recorded; it stays in DATA_DIR.`);
  const what = moved.moved === 1 ? "1 image file was" : `${moved.moved} image files were`;
  line.print(`${what} moved from DATA_DIR to the bucket.`);
  return moved;
}
