import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { backupAt } from "../../../../tests/support/backup-files.ts";
import { storeImage } from "../../../../tests/support/stored-images.ts";
import { openTestServices, temporaryFolder } from "../../../../tests/support/test-services.ts";
import { readArchive } from "../archive/archive-reader.server.ts";
import { writeArchive } from "../archive/archive-writer.server.ts";
import { writeBackup } from "../write-backup.server.ts";
import { unpackBackup } from "./unpack-backup.server.ts";

type Members = Map<string, Buffer>;

async function madeBackup(): Promise<string> {
  const services = await openTestServices();
  await storeImage(services, "raja.jpg");
  const file = join(await temporaryFolder(), "a.tar");
  await writeBackup({ ...services, dataDir: services.config.dataDir }, { ...backupAt(file), key: undefined });
  return file;
}

/** A backup modified by hand, hashes included. */
async function madeOver(change: (members: Members) => void | Promise<void>): Promise<string> {
  const members: Members = new Map();
  const file = await madeBackup();
  const { header } = await readArchive(backupAt(file).file, undefined, async ({ name, body }) => {
    members.set(name, Buffer.concat(await Array.fromAsync(body)));
  });
  await change(members);
  const other = join(await temporaryFolder(), "b.tar");
  await writeArchive(backupAt(other).file, undefined, async (archive) => {
    await archive.addText("backup.json", JSON.stringify(header));
    for (const [name, bytes] of members) {
      await archive.add(
        name,
        bytes.length,
        (async function* () {
          yield bytes;
        })(),
      );
    }
  });
  return other;
}

const unpack = async (file: string) => {
  const folder = await temporaryFolder();
  await unpackBackup({ file: backupAt(file).file, key: undefined, folder });
  return folder;
};

/** Changes the copy of the database within a backup. */
const inDatabase = (sql: string) => async (members: Members) => {
  const file = join(await temporaryFolder(), "copy.db");
  await writeFile(file, members.get("database.sqlite") ?? "");
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false, defensive: false });
  database.exec(sql);
  database.close();
  members.set("database.sqlite", await readFile(file));
};

test("a harmlessly rewritten archive is accepted", async () => {
  expect(await readdir(await unpack(await madeOver(() => {})))).toEqual(["tuskers.db", "uploads"]);
});

test.each<[string, string | RegExp, (members: Members) => void | Promise<void>]>([
  ["lacks a picture", "public/raja.jpg”", (members) => void members.delete("pictures/public/raja.jpg")],
  [
    "holds another picture under the name",
    "public/raja.jpg”",
    (members) => void members.set("pictures/public/raja.jpg", Buffer.from("another")),
  ],
  ["lacks the database", "missing", (members) => void members.delete("database.sqlite")],
  ["lacks its table of contents", "missing", (members) => void members.delete("contents.json")],
  [
    "has contents that nobody understands",
    "contents.json",
    (members) => void members.set("contents.json", Buffer.from("{}")),
  ],
  [
    "holds a member that leads elsewhere",
    "../tuskers.db”",
    (members) => void members.set("pictures/public/../../../tuskers.db", Buffer.from("x")),
  ],
  ["holds a member that nobody knows", "notes.txt”", (members) => void members.set("notes.txt", Buffer.from("x"))],
  [
    "holds a member whose name steers the terminal",
    "“pictures/\\u{1b}[31mevil”",
    (members) => void members.set("pictures/\u001b[31mevil", Buffer.from("x")),
  ],
  [
    "has a database that is none",
    "is not a database",
    (members) => void members.set("database.sqlite", Buffer.alloc(8192, "x")),
  ],
  [
    "has a database that is damaged inside",
    "The database",
    (members) => void (members.get("database.sqlite") ?? Buffer.alloc(0)).fill(0xff, 4096 * 2, 4096 * 3),
  ],
  ["has a database whose rows refer to nothing", /image_variants .*images /, inDatabase("delete from images")],
  [
    "has an index that is not its table's",
    "The database",
    inDatabase(`pragma writable_schema = on;
      update sqlite_schema set rootpage = (select rootpage from sqlite_schema where tbl_name = 'sessions' and type = 'index')
      where name = (select name from sqlite_schema where tbl_name = 'articles' and type = 'index' limit 1)`),
  ],
  [
    "comes from a newer release",
    "“9999-later”",
    inDatabase("insert into kysely_migration values ('9999-later', '2030-01-01')"),
  ],
])("a backup that %s is refused", async (_, told, change) => {
  await expect(unpack(await madeOver(change))).rejects.toThrow(told);
});

test("an image that the database does not name is left out", async () => {
  const file = await madeOver((members) => void members.set("pictures/public/removed.jpg", Buffer.from("a picture")));
  expect(await readdir(join(await unpack(file), "uploads/public"))).toEqual(["raja.jpg"]);
});
