import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { backupAt } from "../../../tests/support/backup-files.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { openTestServices, temporaryFolder } from "../../../tests/support/test-services.ts";
import { withdrawImage } from "../../content/image-library/withdraw-image.server.ts";
import { listStoredFiles } from "../../content/images/stored-files.server.ts";
import { createAccount } from "../../people/accounts/actions/create-account.server.ts";
import { openDatabaseCopy } from "../../platform/db/sqlite/database-copy.server.ts";
import { databaseFile } from "../../platform/db/sqlite/open.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import type { Storage } from "../../platform/storage/storage.server.ts";
import { readArchive } from "./archive/archive-reader.server.ts";
import { unpackBackup } from "./restore/unpack-backup.server.ts";
import { writeBackup } from "./write-backup.server.ts";

const partsOf = (services: Services, storage: Storage = services.storage) => ({
  dataDir: services.config.dataDir,
  db: services.db,
  storage,
  clock: services.clock,
});

async function backUp(services: Services, storage?: Storage) {
  const file = join(await temporaryFolder(), "a.tar");
  const written = await writeBackup(partsOf(services, storage), { ...backupAt(file), key: undefined });
  return { file, written };
}

async function unpack(file: string) {
  const folder = await temporaryFolder();
  const unpacked = await unpackBackup({ file: backupAt(file).file, key: undefined, folder });
  const copy = openDatabaseCopy(databaseFile(folder));
  try {
    const named = (await Array.fromAsync(listStoredFiles(copy.read))).map(
      ({ folder: place, name }) => `${place}/${name}`,
    );
    const names = [
      ...(await readdir(join(folder, "uploads/public"))),
      ...(await readdir(join(folder, "uploads/variants"))),
    ];
    return { ...unpacked, folder, named, names };
  } finally {
    await copy.close();
  }
}

/** The real store, but runs `work` the first time that the object with this key is opened. */
function meanwhile(storage: Storage, key: string, work: () => Promise<unknown>): Storage {
  let done = false;
  return {
    ...storage,
    async open(wanted, range) {
      if (wanted === key && !done) {
        done = true;
        await work();
      }
      return storage.open(wanted, range);
    },
  };
}

test("a backup holds the database and every image with its variants", async () => {
  const services = await openTestServices();
  await createAccount(services, { username: "keeper", password: "a good long password" });
  await storeImage(services, "raja.jpg");
  const { file, written } = await backUp(services);
  const { size } = await stat(file);
  // The image, and one width in two formats.
  expect(written).toMatchObject({ pictures: 3, missing: [], damaged: [], fileBytes: size });
  const { named, names, header, contents } = await unpack(file);
  expect(header.createdAt).toBe(services.clock.now().toISOString());
  expect(contents).toMatchObject({ pictures: 3, missing: [], damaged: [] });
  expect(names).toHaveLength(3);
  expect(named.map((key) => key.split("/")[1]).sort()).toEqual(names.sort());
});

test("the copy of the database contains nothing that was deleted", async () => {
  const services = await openTestServices();
  const insert = (text: string) =>
    services.db.write
      .insertInto("contact_messages")
      .values({ id: text, name: text, email: "a@b.example", subject: text, message: text, created_at: "2026-03-01" })
      .execute();
  await insert("the-deleted-message");
  await insert("the-message-that-stays");
  await services.db.write.deleteFrom("contact_messages").where("id", "=", "the-deleted-message").execute();
  const { file } = await backUp(services);
  let database = Buffer.alloc(0);
  await readArchive(backupAt(file).file, undefined, async ({ name, body }) => {
    const bytes = Buffer.concat(await Array.fromAsync(body));
    if (name === "database.sqlite") database = bytes;
  });
  expect(database.includes("the-message-that-stays")).toBe(true);
  expect(database.includes("the-deleted-message")).toBe(false);
});

test("nothing is left beside it, in the data folder or where it is written", async () => {
  const services = await openTestServices();
  await storeImage(services, "raja.jpg");
  const { file } = await backUp(services);
  expect(await readdir(join(file, ".."))).toEqual(["a.tar"]);
  expect(await readdir(join(services.config.dataDir, "uploads/.tmp"))).toEqual([]);
});

test("the site can write while it is made, and the backup is of one moment", async () => {
  const services = await openTestServices();
  await storeImage(services, "raja.jpg");
  const storage = meanwhile(services.storage, "public/raja.jpg", () => storeImage(services, "rani.jpg"));
  const { file } = await backUp(services, storage);
  const { named, names } = await unpack(file);
  expect(named.filter((key) => key.startsWith("public/"))).toEqual(["public/raja.jpg"]);
  expect(names).not.toContain("rani.jpg");
});

test("an image that is withdrawn meanwhile makes a newer copy of the database necessary, and is not in it", async () => {
  const services = await openTestServices();
  for (const name of ["anna.jpg", "raja.jpg", "rani.jpg"]) await storeImage(services, name);
  // The first is already in the archive by then, the second is not.
  const storage = meanwhile(services.storage, "public/raja.jpg", async () => {
    for (const name of ["anna.jpg", "rani.jpg"]) await withdrawImage(services, name, { by: null });
  });
  const { file, written } = await backUp(services, storage);
  expect(written).toMatchObject({ missing: [], damaged: [] });
  const { named, names } = await unpack(file);
  expect(named.filter((key) => key.startsWith("public/"))).toEqual(["public/raja.jpg"]);
  expect(names.filter((name) => !name.startsWith("raja"))).toEqual([]);
});

test("a name that passes to another image meanwhile goes with the right one, before and after it was read", async () => {
  for (const moment of ["public/raja.jpg", "public/rani.jpg"]) {
    const services = await openTestServices();
    for (const name of ["raja.jpg", "rani.jpg"]) await storeImage(services, name, 40);
    const storage = meanwhile(services.storage, moment, async () => {
      await withdrawImage(services, "raja.jpg", { by: null });
      expect(await storeImage(services, "raja.jpg", 44)).toBe("raja.jpg");
    });
    const { file, written } = await backUp(services, storage);
    expect(written).toMatchObject({ missing: [], damaged: [] });
    const { digests } = await unpack(file);
    const row = await services.db.read
      .selectFrom("images")
      .select("hash")
      .where("name", "=", "raja.jpg")
      .executeTakeFirst();
    expect(digests.get("pictures/public/raja.jpg")?.sha256).toBe(row?.hash);
  }
});

test("a lost or altered image is reported, and does not stop the backup of the rest", async () => {
  const services = await openTestServices();
  for (const name of ["raja.jpg", "rani.jpg", "sama.jpg"]) await storeImage(services, name);
  await rm(join(services.config.dataDir, "uploads/public/raja.jpg"));
  await writeFile(join(services.config.dataDir, "uploads/public/rani.jpg"), "no picture");
  const { file, written } = await backUp(services);
  expect(written).toMatchObject({ missing: ["public/raja.jpg"], damaged: ["public/rani.jpg"] });
  const { names, contents } = await unpack(file);
  expect(contents).toMatchObject({ missing: ["public/raja.jpg"], damaged: ["public/rani.jpg"] });
  expect(names).toContain("rani.jpg");
  expect(names).not.toContain("raja.jpg");
});

test("nothing is begun where the file is there already, or its folder is not", async () => {
  const services = await openTestServices();
  const folder = await temporaryFolder();
  const [there, nowhere] = [join(folder, "there.tar"), join(folder, "nowhere", "a.tar")];
  await writeFile(there, "something else");
  const options = { key: undefined };
  await expect(writeBackup(partsOf(services), { ...options, ...backupAt(there) })).rejects.toMatchObject({
    kind: "Conflict",
  });
  await expect(writeBackup(partsOf(services), { ...options, ...backupAt(nowhere) })).rejects.toMatchObject({
    kind: "NotFound",
  });
  expect(await readdir(folder)).toEqual(["there.tar"]);
});
