import { type MovedImages, moveImages } from "../images/move-images.server.ts";
import { AppError } from "../platform/errors/app-error.ts";
import { openLocalStorage } from "../platform/storage/local.server.ts";
import { quoted } from "../platform/text/visible.ts";
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
      throw new AppError("Invalid", "The pictures lie in DATA_DIR, and no S3_BUCKET is set up to move them to.");
    }
    const from = await openLocalStorage(config.dataDir);
    return moveImages({ db, storage }, { from, onProgress: ({ done }) => line.show(`File ${done} moved`) });
  }).finally(() => line.end());
  for (const key of moved.damaged)
    line.print(`${quoted(key)} is not the file that was recorded; it stays in DATA_DIR.`);
  const what = moved.moved === 1 ? "1 file of a picture is" : `${moved.moved} files of pictures are`;
  line.print(`${what} in the bucket now, and no longer in DATA_DIR.`);
  return moved;
}
