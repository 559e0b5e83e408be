import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeStorage } from "../../../tests/support/storage-contract.ts";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { diskFullOr } from "./file-errors.server.ts";
import { openLocalStorage } from "./local.server.ts";

const type = "image/jpeg";

describeStorage("the store in the data folder", async () => openLocalStorage(await temporaryFolder()));

test("images are still there when the store is opened again", async () => {
  const folder = await temporaryFolder();
  await (await openLocalStorage(folder)).put("public/raja.jpg", Buffer.from("raja"), { type });
  expect(await (await openLocalStorage(folder)).exists("public/raja.jpg")).toBe(true);
});

test("neither a stored image nor a refused one leaves a temporary file behind", async () => {
  const folder = await temporaryFolder();
  const storage = await openLocalStorage(folder);
  await storage.put("public/raja.jpg", Buffer.from("raja"), { type });
  await storage.put("public/raja.jpg", Buffer.from("raja"), { type }).catch(() => {});
  await storage.put("public/rani.jpg", join(folder, "missing"), { type }).catch(() => {});
  expect(await readdir(join(folder, "uploads", ".tmp"))).toEqual([]);
});

test("files and folders that are no images of the store are not listed", async () => {
  const folder = await temporaryFolder();
  const storage = await openLocalStorage(folder);
  await mkdir(join(folder, "uploads", "public", "folder"));
  await writeFile(join(folder, "uploads", "public", "Thumbs.DB"), "");
  await storage.put("public/raja.jpg", Buffer.from("raja"), { type });
  const keys = (await Array.fromAsync(storage.list("public/"))).map((object) => object.key);
  expect(keys).toEqual(["public/raja.jpg"]);
});

test("a folder that is in the way is an error and not a missing image", async () => {
  const folder = await temporaryFolder();
  const storage = await openLocalStorage(folder);
  await rm(join(folder, "uploads", "public"), { recursive: true });
  await writeFile(join(folder, "uploads", "public"), "");
  await expect(storage.open("public/raja.jpg")).rejects.toMatchObject({ code: "ENOTDIR" });
  await expect(storage.exists("public/raja.jpg")).rejects.toMatchObject({ code: "ENOTDIR" });
});

test("a full disk is reported as such, whatever noticed it", () => {
  const fromNode = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  const fromQuota = Object.assign(new Error("EDQUOT: disk quota exceeded, write"), { code: "EDQUOT" });
  const fromImages = new Error("wbuffer_write: write failed\nunix error: No space left on device");
  for (const error of [fromNode, fromQuota, fromImages]) expect(diskFullOr(error)).toMatchObject({ kind: "DiskFull" });
  const other = new Error("EIO");
  expect(diskFullOr(other)).toBe(other);
});
