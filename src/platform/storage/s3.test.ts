import { Buffer } from "node:buffer";
import { buffer } from "node:stream/consumers";
import {
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
} from "@aws-sdk/client-s3";
import { expect, onTestFinished, test } from "vitest";
import { sharedS3Server, WHY_NO_S3 } from "../../../tests/support/s3-server.ts";
import { describeStorage } from "../../../tests/support/storage-contract.ts";
import { readConfig } from "../config/config.server.ts";
import { openS3Storage } from "./s3.server.ts";
import type { Storage } from "./storage.server.ts";

const type = "image/jpeg";
const LARGE = Buffer.alloc(20_000_000, "0123456789");

if (WHY_NO_S3 !== undefined) {
  test("the store in a bucket", ({ skip }) => skip(WHY_NO_S3));
} else {
  const server = sharedS3Server();

  const open = (environment: Record<string, string>): Storage => {
    const { s3 } = readConfig(environment);
    if (s3 === undefined) throw new Error("No bucket is set up");
    const storage = openS3Storage(s3);
    onTestFinished(() => storage.close());
    return storage;
  };
  const openBucket = async (): Promise<{ storage: Storage; Bucket: string }> => {
    const environment = await server().makeBucket();
    return { storage: open(environment), Bucket: environment.S3_BUCKET };
  };

  describeStorage("the store in a bucket", async () => (await openBucket()).storage);

  test("what is large goes up in parts and comes back whole, or from its middle", async () => {
    const { storage } = await openBucket();
    await storage.put("public/raja.jpg", LARGE, { type });
    const whole = await storage.open("public/raja.jpg");
    expect(whole?.size).toBe(LARGE.length);
    expect(whole && (await buffer(whole.stream)).equals(LARGE)).toBe(true);
    const part = await storage.open("public/raja.jpg", { start: 8_388_600, end: 8_388_619 });
    expect(part && (await buffer(part.stream)).toString()).toBe("01234567890123456789");
    await expect(storage.put("public/raja.jpg", LARGE, { type })).rejects.toMatchObject({ kind: "Conflict" });
    await storage.remove("public/raja.jpg");
    expect(await Array.fromAsync(storage.list(""))).toEqual([]);
  });

  test("what breaks off in the middle of its parts leaves none of them", async () => {
    const { storage, Bucket } = await openBucket();
    async function* pieces() {
      yield LARGE;
      throw new Error("It broke off");
    }
    await expect(storage.put("public/raja.jpg", pieces(), { type })).rejects.toThrow("It broke off");
    expect(await storage.exists("public/raja.jpg")).toBe(false);
    const { Uploads } = await server().client().send(new ListMultipartUploadsCommand({ Bucket }));
    expect(Uploads ?? []).toEqual([]);
  });

  test("old parts of a dead process are removed, and no others", async () => {
    const { storage, Bucket } = await openBucket();
    const client = server().client();
    for (const Key of ["public/raja.jpg", "of-somebody-else/raja.jpg"]) {
      await client.send(new CreateMultipartUploadCommand({ Bucket, Key }));
    }
    expect(await storage.removeUnfinished(new Date(Date.now() - 3_600_000))).toBe(0);
    expect(await storage.removeUnfinished(new Date(Date.now() + 3_600_000))).toBe(1);
    const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket }));
    expect(Uploads.map(({ Key }) => Key)).toEqual(["of-somebody-else/raja.jpg"]);
  });

  test("other objects in the bucket are neither listed nor counted", async () => {
    const { storage, Bucket } = await openBucket();
    for (const Key of ["public/Thumbs.DB", "public/folder/raja.jpg", "raja.jpg", "publicity/raja.jpg"]) {
      await server()
        .client()
        .send(new PutObjectCommand({ Bucket, Key, Body: "other" }));
    }
    await storage.put("variants/raja.jpg", Buffer.from("raja"), { type });
    expect((await Array.fromAsync(storage.list(""))).map(({ key }) => key)).toEqual(["variants/raja.jpg"]);
  });

  test("objects say what they are and how long they may be kept, for those who get them without the site", async () => {
    const { storage, Bucket } = await openBucket();
    const kept: Record<string, string | undefined> = {};
    for (const Key of ["public/raja.jpg", "variants/raja.jpg"]) {
      await storage.put(Key, Buffer.from("raja"), { type });
      const head = await server().client().send(new HeadObjectCommand({ Bucket, Key }));
      expect(head.ContentType).toBe("image/jpeg");
      kept[Key] = head.CacheControl;
    }
    expect(kept).toEqual({
      "public/raja.jpg": "public, max-age=86400",
      "variants/raja.jpg": "public, max-age=31536000, immutable",
    });
  });

  test.each([
    ["a bucket that is not there", { S3_BUCKET: "nobodys-bucket" }, "no bucket"],
    ["a wrong secret", { S3_SECRET_ACCESS_KEY: "another-secret" }, "wrong secret"],
    ["a wrong region", { S3_REGION: "elsewhere" }, "wrong region"],
    ["a port where nobody is", { S3_ENDPOINT: "http://127.0.0.1:1" }, "unreachable"],
    ["a name that leads nowhere", { S3_ENDPOINT: "http://nobody.invalid" }, "unreachable"],
  ])("%s is reported as such, without secrets", async (_, wrong, fault) => {
    const storage = open({ ...(await server().makeBucket()), ...wrong });
    for (const act of [
      () => storage.check(),
      () => storage.open("public/raja.jpg"),
      () => storage.put("public/raja.jpg", Buffer.from("raja"), { type }),
      () => Array.fromAsync(storage.list("")),
    ]) {
      const error = await act().then(
        () => undefined,
        (reason: unknown) => reason,
      );
      expect(error).toMatchObject({ kind: "Unavailable", retryAfterSeconds: 60, cause: { fault } });
      expect(JSON.stringify([String(error), error, (error as Error).cause])).not.toMatch(/secret-of|another-secret/);
    }
  });
}
