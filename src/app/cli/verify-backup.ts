import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { readConfig } from "../../platform/config/config.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { readAssets } from "../../platform/http/assets.server.ts";
import { type BackupContents, imageMember } from "../backups/archive/backup-format.server.ts";
import type { BackupKey } from "../backups/archive/encryption.server.ts";
import type { BackupFile } from "../backups/places/backup-place.server.ts";
import { unpackBackup } from "../backups/restore/unpack-backup.server.ts";
import { createApp } from "../server/app.server.ts";
import { checkSite, type SiteCheck } from "../server/check-site.server.ts";
import { openPages } from "../server/pages.server.ts";
import { openServices } from "../server/services.server.ts";

const BUILD_FOLDER = join(import.meta.dirname, "../../../build");

type VerifyOptions = {
  file: BackupFile;
  key: BackupKey | undefined;
  /** The folder in which a temporary folder for the copy is created. */
  folder?: string | undefined;
  onProgress(text: string): void;
};

export type VerifiedBackup = { createdAt: string; contents: BackupContents; check: SiteCheck };

/**
 * Unpacks a backup into a temporary folder, runs a site on it and requests everything that the public can reach. The
 * configured settings are not used: the copy neither sends messages nor creates accounts.
 * @throws AppError `Invalid`, with a message for the user, if something is wrong with the file
 */
export async function verifyBackup({ file, key, folder, onProgress }: VerifyOptions): Promise<VerifiedBackup> {
  if (!existsSync(join(BUILD_FOLDER, "server/index.js"))) {
    throw new AppError(
      "Unavailable",
      "The site is not built yet, so its pages cannot be requested: run `npm run build` first.",
    );
  }
  const dataDir = await mkdtemp(join(folder ?? tmpdir(), "tuskers-verify-"));
  try {
    const { header, contents, digests } = await unpackBackup({
      file,
      key,
      folder: dataDir,
      onProgress: ({ done }) => onProgress(`File ${done} unpacked`),
    });
    const config = readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: "off" });
    const services = await openServices(config, { log: pino({ level: "silent" }) });
    try {
      const pages = await openPages(BUILD_FOLDER);
      const app = createApp(services, { pages, assets: await readAssets(join(BUILD_FOLDER, "client")) });
      const check = await checkSite({
        app,
        services,
        hashOf: (storageKey) => digests.get(imageMember(storageKey))?.sha256,
        onProgress: (asked) => onProgress(`Address ${asked} requested`),
      });
      return { createdAt: header.createdAt, contents, check };
    } finally {
      await services.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
