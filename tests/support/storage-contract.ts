import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { ListedObject, Storage } from "../../src/platform/storage/storage.server.ts";
import { temporaryFolder } from "./test-services.ts";

const bytes = Buffer.from("the bytes of a picture");
const type = "image/jpeg";

async function readAll(storage: Storage, key: string): Promise<string | undefined> {
  const object = await storage.open(key);
  return object && (await buffer(object.stream)).toString();
}

/** What every image store must do; run for each implementation. `openStorage` returns an empty store. */
export function describeStorage(name: string, openStorage: () => Promise<Storage>): void {
  describe(name, () => {
    test("gives back what was put, with its size and age", async () => {
      const storage = await openStorage();
      const before = Date.now();
      await storage.put("public/raja.jpg", bytes, { type });
      const object = await storage.open("public/raja.jpg");
      expect(object?.size).toBe(bytes.length);
      // Some stores keep whole seconds only.
      expect(object?.modified.getTime()).toBeGreaterThanOrEqual(before - 2000);
      expect(object && (await buffer(object.stream))).toEqual(bytes);
    });

    test("takes a file by its path and leaves the file alone", async () => {
      const storage = await openStorage();
      const file = join(await temporaryFolder(), "made.jpg");
      const large = Buffer.alloc(3_000_000, "0123456789");
      await writeFile(file, large);
      await storage.put("public/raja.jpg", file, { type });
      await writeFile(file, "changed afterwards");
      const object = await storage.open("public/raja.jpg");
      expect(object && (await buffer(object.stream)).equals(large)).toBe(true);
    });

    test("takes bytes as they come, and nothing where they break off", async () => {
      const storage = await openStorage();
      async function* pieces(isWhole: boolean) {
        yield bytes.subarray(0, 10);
        if (!isWhole) throw new Error("It broke off");
        yield bytes.subarray(10);
      }
      await storage.put("public/raja.jpg", pieces(true), { type });
      expect(await readAll(storage, "public/raja.jpg")).toBe(bytes.toString());
      await expect(storage.put("public/rani.jpg", pieces(false), { type })).rejects.toThrow("It broke off");
      expect(await storage.exists("public/rani.jpg")).toBe(false);
    });

    test("gives a part of an object and still tells the size of the whole", async () => {
      const storage = await openStorage();
      await storage.put("public/raja.jpg", bytes, { type });
      const part = await storage.open("public/raja.jpg", { start: 4, end: 8 });
      expect(part?.size).toBe(bytes.length);
      expect(part && (await buffer(part.stream)).toString()).toBe("bytes");
      const tail = await storage.open("public/raja.jpg", { start: 15, end: 1_000_000 });
      expect(tail && (await buffer(tail.stream)).toString()).toBe("picture");
    });

    test("refuses a part that begins behind the end", async () => {
      const storage = await openStorage();
      await storage.put("public/raja.jpg", bytes, { type });
      await expect(storage.open("public/raja.jpg", { start: bytes.length, end: 99 })).rejects.toThrow(RangeError);
    });

    test("never overwrites: a taken key is a conflict and keeps what it has", async () => {
      const storage = await openStorage();
      await storage.put("public/raja.jpg", bytes, { type });
      await expect(storage.put("public/raja.jpg", Buffer.from("other"), { type })).rejects.toMatchObject({
        kind: "Conflict",
      });
      expect(await readAll(storage, "public/raja.jpg")).toBe(bytes.toString());
    });

    test("lets exactly one of many win that put the same key at once", async () => {
      const storage = await openStorage();
      const bodies = Array.from({ length: 8 }, (_, index) => `body ${index}`);
      const outcomes = await Promise.allSettled(
        bodies.map((body) => storage.put("public/raja.jpg", Buffer.from(body), { type })),
      );
      const won = outcomes.flatMap((outcome, index) => (outcome.status === "fulfilled" ? [index] : []));
      expect(won).toHaveLength(1);
      expect(await readAll(storage, "public/raja.jpg")).toBe(bodies[won[0] ?? -1]);
    });

    test("stores nothing when its source cannot be read", async () => {
      const storage = await openStorage();
      const folder = await temporaryFolder();
      await expect(storage.put("public/raja.jpg", join(folder, "missing"), { type })).rejects.toThrow();
      await mkdir(join(folder, "folder"));
      await expect(storage.put("public/raja.jpg", join(folder, "folder"), { type })).rejects.toThrow();
      expect(await storage.exists("public/raja.jpg")).toBe(false);
      expect(await Array.fromAsync(storage.list("public/"))).toEqual([]);
    });

    test("knows what is there and what is not", async () => {
      const storage = await openStorage();
      await storage.put("public/raja.jpg", bytes, { type });
      expect(await storage.exists("public/raja.jpg")).toBe(true);
      expect(await storage.exists("public/rani.jpg")).toBe(false);
      expect(await storage.open("public/rani.jpg")).toBeUndefined();
    });

    test("removes for good, and removing again is no error", async () => {
      const storage = await openStorage();
      await storage.put("public/raja.jpg", bytes, { type });
      await storage.remove("public/raja.jpg");
      expect(await storage.exists("public/raja.jpg")).toBe(false);
      await storage.remove("public/raja.jpg");
      await storage.put("public/raja.jpg", Buffer.from("a new one"), { type });
      expect(await readAll(storage, "public/raja.jpg")).toBe("a new one");
    });

    test("lists every object under a prefix with its size", async () => {
      const storage = await openStorage();
      for (const key of ["public/raja.jpg", "public/raja-2.jpg", "public/sama.webp"]) {
        await storage.put(key, Buffer.from(key), { type });
      }
      const sizes = (objects: ListedObject[]) =>
        objects.map((object) => [object.key, object.size]).sort(([a], [b]) => String(a).localeCompare(String(b)));
      expect(sizes(await Array.fromAsync(storage.list("public/")))).toEqual([
        ["public/raja-2.jpg", 17],
        ["public/raja.jpg", 15],
        ["public/sama.webp", 16],
      ]);
      expect(sizes(await Array.fromAsync(storage.list("public/raja-")))).toEqual([["public/raja-2.jpg", 17]]);
      expect(await Array.fromAsync(storage.list("public/none"))).toEqual([]);
    });

    test("keeps the variants of images beside them, under names of their own", async () => {
      const storage = await openStorage();
      await storage.put("public/raja.jpg", Buffer.from("as it was taken in"), { type });
      await storage.put("variants/raja.jpg", Buffer.from("made from it"), { type });
      expect(await readAll(storage, "public/raja.jpg")).toBe("as it was taken in");
      expect(await readAll(storage, "variants/raja.jpg")).toBe("made from it");
      const keys = async (prefix: string) => (await Array.fromAsync(storage.list(prefix))).map(({ key }) => key).sort();
      expect(await keys("public/")).toEqual(["public/raja.jpg"]);
      expect(await keys("variants/")).toEqual(["variants/raja.jpg"]);
      expect(await keys("variants/raj")).toEqual(["variants/raja.jpg"]);
      expect(await keys("")).toEqual(["public/raja.jpg", "variants/raja.jpg"]);
      await storage.remove("variants/raja.jpg");
      expect(await keys("")).toEqual(["public/raja.jpg"]);
    });

    test.each([
      "",
      "raja.jpg",
      "/public/raja.jpg",
      "public/",
      "public/../tuskers.db",
      "public/..",
      "../public/raja.jpg",
      "public/a/b.jpg",
      "public/a\\b.jpg",
      "variants/",
      "variants/../public/raja.jpg",
      "variants/a/b.jpg",
      "variants/Raja.jpg",
      "variantsraja.jpg",
      "public/raja.jpg\u0000.png",
      "public/.hidden",
      "public/Raja.jpg",
      "public/raja raja.jpg",
      "private/raja.jpg",
      `public/${"a".repeat(130)}`,
    ])("refuses the key %j in every way", async (key) => {
      const storage = await openStorage();
      await expect(storage.put(key, bytes, { type })).rejects.toThrow(TypeError);
      await expect(storage.open(key)).rejects.toThrow(TypeError);
      await expect(storage.exists(key)).rejects.toThrow(TypeError);
      await expect(storage.remove(key)).rejects.toThrow(TypeError);
    });
  });
}
