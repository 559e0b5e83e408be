import { createHash } from "node:crypto";
import { inflateSync } from "node:zlib";
import * as vectors from "cctv-age";
import { describe, expect, test } from "vitest";
import { type BackupKey, decrypt, encrypt, isEncrypted, newKeyText, readKeyText } from "./encryption.server.ts";

const CHUNK = 65_536;
const TAG = 16;

const keyOf = async (text: string): Promise<BackupKey> => {
  const key = await readKeyText(text);
  if (key === undefined) throw new Error("There is no key in this text");
  return key;
};

const newKey = async (): Promise<BackupKey> => keyOf(await newKeyText(new Date()));

/** The bytes in pieces that do not match the chunk size. */
async function* pieces(bytes: Buffer, size = 50_001): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

const sealed = async (bytes: Buffer, key: Pick<BackupKey, "recipient">): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(encrypt(pieces(bytes), key)));

const opened = async (bytes: Buffer, key: BackupKey, size?: number): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(decrypt(pieces(bytes, size), key)));

/** Every byte differs from its neighbours, and every chunk from the others. */
const content = (length: number): Buffer =>
  Buffer.from(Uint8Array.from({ length }, (_, index) => index + Math.floor(index / 251)));

// Written by age 1.1.1: `age-keygen`, `age -r age13rvg…` and, for the last, another recipient before it.
const FOREIGN_KEY = `# created: 2026-11-22T03:34:37Z
# public key: age13rvgmald9yrreh6295srht7whzmcwgwnqwma7pret90ryccyf36qsre8pe
AGE-SECRET-KEY-12S64PMLKVRNNLAW9CEV9YARD4W9V0C0Z0CRRTN7G8QM59KJHJJSSMG0T7X
`;
const FOREIGN_FILES: [string, string][] = [
  [
    "this one",
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBBcW1wa3J0OWdKdDlqUVc0MHlyMzErRFlGOHIwcXdjcUs1ZHFUTEtWWW5ZCjladjZmcTFwbWRlTTZMNmxqUHVzZ1VmLzZoUDZKR0xQakhMTm5DSVhtQTgKLS0tIGpQWXZ0YXlqay9NZDdFVVpZWUZrZjZNWWxhaEdvSUJ5QUl2UXNoYnBLS1UKIdQ+geCi/PVapEzphQ19V6AdejUwjdan/CiP4gXSNa4eT3yEbZi2SIV6lgyIwwoklXKPLZ1O3x4MgVPNM7pQSuM=",
  ],
  [
    "this one by a release of this site that had a cipher of its own",
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBuMlUvMGpRTXpQTjNPd29EV3d2UmtTSkNCM3BPRHEycTFSQXBoZU5nWWdJCkZZd29kZVVrWnhBdW5aZmxhR2JkN0wzd3hDM0VQZFlLaFJkejltemZjS2MKLS0tIDluZm1tSWhmeTR6OGlCbFpHUjhVQUdQZjAxWmlpZ0g2Q3RnclJWS2pkaXcKLxiY3hdFQdXRLfVdHCmvz3Fj/YPHpNcQpFW3+EimrfBolKKfLKswuZbsY7GnaRP9ZCSuVjFIfXDzIaYjRmVaOIs=",
  ],
  [
    "this one and another",
    "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSB4M01QY2c0d2JhVnY5NU9zRkVFSy93V09IbkkvVFdSS1BPTE5hMVRCcUQ4CjBlMDNweEk2OFVEMEl5ZHJndks1RCtFL3MxQWp1TjlmU1JZT01wWGQwK28KLT4gWDI1NTE5IFlnaFE0clR1eGJON0pSZitGeGF2QU1hMVJyMG1taGQxUWticlNpeDdESDgKYTBtSCtCNmRNOW9IN2trRFNmeTEvVE5xZ1pZV2xMeGkvM3N4OUtTSnpZZwotLS0gRkpHWmp2Q284ZmtFV1hOc3NmaERRYm5BK0tLRnNmbUNZa1FTdTBvcHBLawodkfutySFF9j3PcTTyIKpBzoqWXfvtaETPwY6Wz1ZT7FeqXYMqtus68wVYO7G1zBNowv/9zjtnBAihQFfsK3mEmw==",
  ],
];

describe("keys", () => {
  test("a file that age-keygen wrote is read, and so is its public half alone", async () => {
    const recipient = "age13rvgmald9yrreh6295srht7whzmcwgwnqwma7pret90ryccyf36qsre8pe";
    const identity = "AGE-SECRET-KEY-12S64PMLKVRNNLAW9CEV9YARD4W9V0C0Z0CRRTN7G8QM59KJHJJSSMG0T7X";
    expect(await keyOf(FOREIGN_KEY)).toEqual({ recipient, identity });
    expect(await keyOf(`\n${recipient}\n`)).toEqual({ recipient, identity: undefined });
  });

  test("a new key is another one each time, and its file names its public half", async () => {
    const [one, other] = [await newKeyText(new Date()), await newKeyText(new Date())];
    expect(one).not.toBe(other);
    expect(one).toContain(`# public key: ${(await keyOf(one)).recipient}\n`);
  });

  test.each(["", "# only a remark", "a password", "AGE-SECRET-KEY-1QQQ", "age1notakey"])(
    "%j holds no key",
    async (text) => {
      expect(await readKeyText(text)).toBeUndefined();
    },
  );
});

describe("files", () => {
  test.each(FOREIGN_FILES)("a file that was written for %s is opened", async (_, file) => {
    const bytes = Buffer.from(file, "base64");
    expect(isEncrypted(bytes)).toBe(true);
    expect((await opened(bytes, await keyOf(FOREIGN_KEY), 7)).toString()).toBe("Gemunu walks the plains of Yala.\n");
  });

  test.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 300_000])(
    "%d bytes come back as they were",
    async (length) => {
      const key = await newKey();
      const file = await sealed(content(length), key);
      for (const size of [1009, CHUNK, CHUNK + TAG, 1_000_000]) {
        expect((await opened(file, key, size)).equals(content(length))).toBe(true);
      }
    },
  );

  test("nothing of the content can be read in the file, and the same content never makes the same file", async () => {
    const key = await newKey();
    const [one, other] = [
      await sealed(Buffer.alloc(1000, "Gemunu"), key),
      await sealed(Buffer.alloc(1000, "Gemunu"), key),
    ];
    expect(one.includes("Gemunu")).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  test("another byte anywhere is noticed", async () => {
    const key = await newKey();
    const file = await sealed(content(100), key);
    for (let at = 0; at < file.length; at += 1) {
      const altered = Buffer.from(file);
      altered[at] = (altered[at] ?? 0) ^ 1;
      await expect(opened(altered, key), `byte ${at}`).rejects.toMatchObject({ kind: "Invalid" });
    }
  });

  test("so are the bits that the last character of the header has to spare", async () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const key = await newKey();
    const file = await sealed(content(100), key);
    const last = file.indexOf("\n", file.indexOf("\n--- ") + 1) - 1;
    for (const spare of [1, 2, 3]) {
      const altered = Buffer.from(file);
      altered.write(alphabet.charAt(alphabet.indexOf(String.fromCharCode(file.readUInt8(last))) + spare), last);
      await expect(opened(altered, key), `${spare} more`).rejects.toThrow("altered");
    }
  });

  test("an end that was cut off is noticed, wherever the cut is, also between two chunks", async () => {
    const key = await newKey();
    const file = await sealed(content(2 * CHUNK + 100), key);
    const payload = file.length - (2 * CHUNK + 100 + 3 * TAG);
    const cuts = [
      0,
      10,
      payload - 1,
      payload,
      payload + 1,
      payload + CHUNK + TAG,
      payload + 2 * (CHUNK + TAG),
      file.length - 1,
    ];
    for (const cut of cuts) {
      await expect(opened(file.subarray(0, cut), key), `${cut} bytes`).rejects.toThrow("cut off");
    }
  });

  test("chunks that changed places are noticed, and bytes behind the end", async () => {
    const key = await newKey();
    const file = await sealed(content(2 * CHUNK + 100), key);
    const start = file.length - (2 * CHUNK + 100 + 3 * TAG);
    const [first, second] = [0, 1].map((index) => {
      const from = start + index * (CHUNK + TAG);
      return file.subarray(from, from + CHUNK + TAG);
    }) as [Buffer, Buffer];
    const swapped = Buffer.concat([file.subarray(0, start), second, first, file.subarray(start + 2 * (CHUNK + TAG))]);
    await expect(opened(swapped, key)).rejects.toThrow("altered");
    await expect(opened(Buffer.concat([file, Buffer.alloc(1)]), key)).rejects.toThrow("altered");
  });

  test("no byte of an altered chunk is given out, and those before it are right", async () => {
    const key = await newKey();
    const bytes = content(3 * CHUNK);
    const file = await sealed(bytes, key);
    // In the middle of the last chunk.
    file.writeUInt8(file.readUInt8(file.length - CHUNK / 2) ^ 1, file.length - CHUNK / 2);
    const given: Uint8Array[] = [];
    const read = async () => {
      for await (const piece of decrypt(pieces(file), key)) given.push(piece);
    };
    await expect(read()).rejects.toThrow("altered");
    const all = Buffer.concat(given);
    expect(all.length).toBeLessThanOrEqual(2 * CHUNK);
    expect(all.equals(bytes.subarray(0, all.length))).toBe(true);
  });

  test("another key does not open it, and the public half opens nothing", async () => {
    const key = await newKey();
    const file = await sealed(content(10), { recipient: key.recipient });
    await expect(opened(file, await newKey())).rejects.toThrow("another one");
    await expect(opened(file, { ...key, identity: undefined })).rejects.toThrow("secret key");
    expect((await opened(file, key)).equals(content(10))).toBe(true);
  });
});

type Vector = { name: string; fields: Map<string, string>; file: Buffer };

/** Parses a test vector: header fields, an empty line, and the file. */
function readVector([name, bytes]: [string, Uint8Array]): Vector {
  const all = Buffer.from(bytes);
  const end = all.indexOf("\n\n");
  const lines = all.toString("utf8", 0, end).split("\n");
  const fields = new Map(
    lines.map((line): [string, string] => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)]),
  );
  const file = all.subarray(end + 2);
  return { name, fields, file: fields.get("compressed") === "zlib" ? inflateSync(file) : file };
}

/** Only the vectors that apply: backups are not armoured and have no passphrase. */
const VECTORS = Object.entries(vectors)
  .map(readVector)
  .filter(({ fields }) => fields.has("identity") && !fields.has("passphrase") && !fields.has("armored"));

describe("the published test vectors of the format", () => {
  test("there are many", () => {
    expect(VECTORS.length).toBeGreaterThan(60);
  });

  test.each(VECTORS)("$name", async ({ fields, file }) => {
    const hash = createHash("sha256");
    const read = async () => {
      const key = await keyOf(fields.get("identity") ?? "");
      for await (const piece of decrypt(pieces(file), key)) hash.update(piece);
    };
    if (fields.get("expect") !== "success") return expect(read()).rejects.toMatchObject({ kind: "Invalid" });
    await read();
    expect(hash.digest("hex")).toBe(fields.get("payload"));
  });
});

test("a disk failure while a backup is read is reported as such", async () => {
  const key = await newKey();
  const file = await sealed(content(CHUNK), key);
  const failure = new Error("EIO");
  async function* failing() {
    yield file.subarray(0, 1000);
    throw failure;
  }
  await expect(Array.fromAsync(decrypt(failing(), key))).rejects.toBe(failure);
});
