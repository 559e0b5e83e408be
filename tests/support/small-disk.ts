import { spawnSync } from "node:child_process";
import { closeSync, ftruncateSync, openSync, statfsSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export type SmallDisk = {
  folder: string;
  /** Fills the remaining space. */
  fill(): void;
  /** Frees it again. */
  makeRoom(): void;
};

/** A temporary file system of the given size; undefined if this account may not mount one. */
export async function mountSmallDisk(bytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-disk-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder]);
  if (mounted.status !== 0) return undefined;
  // Hooks run in reverse order, so this runs before the folder is removed.
  onTestFinished(() => {
    // Lazy, because a process of the test may still be exiting.
    spawnSync("umount", ["--lazy", folder]);
  });
  const file = openSync(join(folder, "filler"), "a");
  onTestFinished(() => closeSync(file));
  return {
    folder,
    fill() {
      for (;;) {
        const { bavail, bsize } = statfsSync(folder);
        if (bavail === 0) return;
        try {
          writeSync(file, Buffer.alloc(Math.min(bavail * bsize, 1_000_000)));
        } catch (error) {
          // The site took the last of it, with its reserve or its log.
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
        }
      }
    },
    makeRoom: () => ftruncateSync(file),
  };
}
