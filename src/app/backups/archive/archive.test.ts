import { execFile } from "node:child_process";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { createTarPacker } from "modern-tar";
import { describe, expect, test } from "vitest";
import { backupAt } from "../../../../tests/support/backup-files.ts";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { readArchive } from "./archive-reader.server.ts";
import { type ArchiveWriter, writeArchive } from "./archive-writer.server.ts";
import { FORMAT, FORMAT_VERSION } from "./backup-format.server.ts";
import { type BackupKey, newKeyText, readKeyText } from "./encryption.server.ts";

const run = promisify(execFile);

const HEADER = {
  format: FORMAT,
  version: FORMAT_VERSION,
  createdAt: "2026-03-01T06:00:00.000Z",
  database: { engine: "sqlite" },
};

/** Long enough for the tar header to store the prefix of the name separately. */
const LONG_NAME = `pictures/variants/${"a".repeat(110)}.jpg`;

async function fill(archive: ArchiveWriter): Promise<void> {
  await archive.addText("backup.json", JSON.stringify(HEADER));
  await archive.addText("pictures/public/raja.jpg", "the picture of Raja");
  await archive.addText(LONG_NAME, "x".repeat(100_000));
  await archive.addText("pictures/public/empty.jpg", "");
  await archive.addText("database.sqlite", "the database");
}

async function write(key?: BackupKey, content = fill): Promise<string> {
  const file = join(await temporaryFolder(), "a.tar");
  await writeArchive(backupAt(file).file, key, content);
  return file;
}

/** A tar archive that the site did not write. */
async function foreignTar(members: [name: string, text: string][]): Promise<string> {
  const { readable, controller } = createTarPacker();
  const bytes = Array.fromAsync(readable);
  for (const [name, text] of members) {
    const member = controller.add({ name, size: text.length }).getWriter();
    await member.write(Buffer.from(text));
    await member.close();
  }
  controller.finalize();
  const file = join(await temporaryFolder(), "foreign.tar");
  await writeFile(file, Buffer.concat(await bytes));
  return file;
}

async function read(file: string, key?: BackupKey) {
  const members = new Map<string, string>();
  const { header, digests } = await readArchive(backupAt(file).file, key, async ({ name, body }) => {
    members.set(name, Buffer.concat(await Array.fromAsync(body)).toString());
  });
  return { header, digests, members };
}

/** What tells another program's file from a backup that is damaged. */
const NO_BACKUP = "is not a backup";

const newKey = async (): Promise<BackupKey> => (await readKeyText(await newKeyText(new Date()))) as BackupKey;

test("what was written is read again, encrypted or not", async () => {
  for (const key of [undefined, await newKey()]) {
    const { header, members, digests } = await read(await write(key), key);
    expect(header).toEqual(HEADER);
    expect([...members]).toEqual([
      ["pictures/public/raja.jpg", "the picture of Raja"],
      [LONG_NAME, "x".repeat(100_000)],
      ["pictures/public/empty.jpg", ""],
      ["database.sqlite", "the database"],
    ]);
    expect(digests.get("database.sqlite")).toEqual({
      bytes: 12,
      sha256: "4510afc0b42a97bf76ce44e86d2ccbeede8d2925c5da8e2e2e0704c4f749de44",
    });
  }
});

test("it can be unpacked and proven without this program", async () => {
  const file = await write();
  const folder = await temporaryFolder();
  await run("tar", ["-xf", file, "-C", folder]);
  expect(await readFile(join(folder, "pictures/public/raja.jpg"), "utf8")).toBe("the picture of Raja");
  const { stdout } = await run("sha256sum", ["--check", "--strict", "SHA256SUMS"], { cwd: folder });
  expect(stdout.trimEnd().split("\n")).toHaveLength(5);
  await writeFile(join(folder, "database.sqlite"), "the Database");
  await expect(run("sha256sum", ["--check", "SHA256SUMS"], { cwd: folder })).rejects.toThrow("did NOT match");
});

describe("writing", () => {
  test("makes a file that only its owner may read, and leaves no other", async () => {
    const file = await write();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(file, ".."))).toEqual(["a.tar"]);
  });

  test("never writes over a file", async () => {
    const file = await write();
    const before = await readFile(file);
    await expect(writeArchive(backupAt(file).file, undefined, fill)).rejects.toMatchObject({ kind: "Conflict" });
    expect((await readFile(file)).equals(before)).toBe(true);
  });

  test("leaves nothing where what is to be written breaks off", async () => {
    const file = join(await temporaryFolder(), "a.tar");
    async function* breakingOff() {
      yield Buffer.from("half");
      throw new Error("It broke off");
    }
    const content = async (archive: ArchiveWriter) => void (await archive.add("a.jpg", 8, breakingOff()));
    for (const key of [undefined, await newKey()]) {
      await expect(writeArchive(backupAt(file).file, key, content)).rejects.toThrow("It broke off");
      expect(await readdir(join(file, ".."))).toEqual([]);
    }
  });

  test("fails where a member has fewer bytes than were said, or more", async () => {
    const member = (bytes: number) => (archive: ArchiveWriter) =>
      archive
        .add(
          "a.jpg",
          bytes,
          (async function* () {
            yield Buffer.from("four");
          })(),
        )
        .then(() => {});
    await expect(write(undefined, member(5))).rejects.toThrow("Size mismatch");
    await expect(write(undefined, member(3))).rejects.toThrow("exceeds");
  });

  test("reports a missing folder", async () => {
    const file = join(await temporaryFolder(), "nowhere", "a.tar");
    await expect(writeArchive(backupAt(file).file, undefined, fill)).rejects.toMatchObject({ kind: "NotFound" });
  });

  test("reports a full disk in a sentence, without waiting", async () => {
    const full = async (archive: ArchiveWriter) => {
      await archive.addText("backup.json", JSON.stringify(HEADER));
      throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    };
    await expect(write(undefined, full)).rejects.toMatchObject({ kind: "DiskFull" });
  });
});

describe("reading", () => {
  test("notices a changed byte in any member, and names the member", async () => {
    const file = await write();
    const bytes = await readFile(file);
    for (const [text, told] of [
      ["the picture of Raja", "“pictures/public/raja.jpg”"],
      ["xxxx", `“${LONG_NAME}”`],
      ["the database", "“database.sqlite”"],
      ['"createdAt":"2026', "“backup.json”"],
      ["database.sqlite\n", "“database.sqlite”"],
      ["ustar", NO_BACKUP],
    ] as const) {
      const altered = Buffer.from(bytes);
      const at = altered.indexOf(text) + text.length - 2;
      altered[at] = (altered[at] ?? 0) ^ 1;
      await writeFile(file, altered);
      await expect(read(file), text).rejects.toThrow(told);
    }
    // In the header of the second member, which has its own checksum.
    const altered = Buffer.from(bytes);
    altered.writeUInt8(1, altered.indexOf("pictures/public/raja.jpg") + 1);
    await writeFile(file, altered);
    await expect(read(file)).rejects.toThrow("structure");
  });

  test("notices an end that was cut off, wherever the cut is", async () => {
    const file = await write();
    const bytes = await readFile(file);
    for (let length = bytes.length - 1; length > 512; length -= 4_999) {
      await writeFile(file, bytes.subarray(0, length));
      await expect(read(file), `${length} bytes`).rejects.toThrow("cut off");
    }
  });

  test("notices what was taken out, put in, doubled or put at another place", async () => {
    const header: [string, string] = ["backup.json", JSON.stringify(HEADER)];
    const { digests } = await read(await write());
    const line = (name: string) => `${digests.get(name)?.sha256}  ${name}\n`;
    const whole = line("backup.json") + line("database.sqlite");
    const database: [string, string] = ["database.sqlite", "the database"];
    expect((await read(await foreignTar([header, database, ["SHA256SUMS", whole]]))).members.size).toBe(1);
    for (const [members, told] of [
      [[header, ["SHA256SUMS", whole]], "missing"],
      [[header, database, ["a.jpg", ""], ["SHA256SUMS", whole]], "“a.jpg”"],
      [[header, database, database, ["SHA256SUMS", whole]], "“database.sqlite”"],
      [[header, database, ["SHA256SUMS", whole], ["a.jpg", ""]], "“a.jpg”"],
      [[header, ["a.jpg", ""], database, ["SHA256SUMS", whole]], "“a.jpg”"],
      [[header, database], "cut off"],
    ] as [[string, string][], string][]) {
      await expect(read(await foreignTar(members))).rejects.toThrow(told);
    }
  });

  test("recognises files of other programs", async () => {
    const folder = await temporaryFolder();
    const file = join(folder, "other");
    for (const bytes of [
      "",
      "a text",
      Buffer.alloc(2048),
      Buffer.from("504b0304", "hex"),
      Buffer.from("SQLite format 3\0"),
    ]) {
      await writeFile(file, bytes);
      await expect(read(file)).rejects.toThrow(`${file} ${NO_BACKUP}`);
    }
    await expect(read(await foreignTar([["notes.txt", "a text"]]))).rejects.toThrow(NO_BACKUP);
    for (const text of ["{}", "no json"])
      await expect(read(await foreignTar([["backup.json", text]])), text).rejects.toThrow(NO_BACKUP);
    await expect(read(join(folder, "missing"))).rejects.toMatchObject({ kind: "NotFound" });
    await mkdir(join(folder, "folder"));
    await expect(read(join(folder, "folder"))).rejects.toThrow(NO_BACKUP);
  });

  test("asks for a newer release where a newer one has written the file", async () => {
    const newer = JSON.stringify({ ...HEADER, version: FORMAT_VERSION + 1, database: "somewhere else" });
    const file = await foreignTar([["backup.json", newer]]);
    await expect(read(file)).rejects.toThrow(`format ${FORMAT_VERSION + 1}`);
  });

  test("asks for the key of an encrypted file, and needs the right one", async () => {
    const file = await write(await newKey());
    await expect(read(file)).rejects.toThrow("BACKUP_KEY_FILE");
    await expect(read(file, await newKey())).rejects.toThrow("The key");
    const bytes = await readFile(file);
    bytes.writeUInt8(bytes.readUInt8(50_000) ^ 1, 50_000);
    await writeFile(file, bytes);
    await expect(read(file, await newKey())).rejects.toThrow("The key");
  });

  test("a key where none is needed does no harm", async () => {
    expect((await read(await write(), await newKey())).header).toEqual(HEADER);
  });
});
