import { spawnSync } from "node:child_process";
import { closeSync, ftruncateSync, openSync, statfsSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

export type SmallDisk = {
  folder: string;
  /** Takes all the room that is left. */
  fill(): void;
  /** Gives it back. */
  makeRoom(): void;
};

/** A file system of its own that holds so many bytes. Undefined where this account may mount none. */
export async function mountSmallDisk(bytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "tuskers-disk-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder]);
  if (mounted.status !== 0) return undefined;
  // Hooks run from the last to the first: before its folder goes.
  onTestFinished(() => {
    // Lazily: a process that was left behind may still be about to end.
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
        writeSync(file, Buffer.alloc(Math.min(bavail * bsize, 1_000_000)));
      }
    },
    makeRoom: () => ftruncateSync(file),
  };
}
