import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { expect, test } from "vitest";
import { sharedS3Server, WHY_NO_S3 } from "../../../tests/support/s3-server.ts";
import { drawing } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { createEntry } from "../../content/entries/saving/save-entry.server.ts";
import { storeUpload } from "../../content/image-library/uploads/store-upload.server.ts";
import { newTuskerSchema } from "../../content/tuskers/tusker.ts";
import { openLocalStorage } from "../../platform/storage/local.server.ts";
import { checkImages } from "./check-images.server.ts";

if (WHY_NO_S3 !== undefined) {
  test("what the doctor says of a bucket", ({ skip }) => skip(WHY_NO_S3));
} else {
  const server = sharedS3Server();

  /** A site with an image in a bucket, and the doctor's findings about it, optionally with other settings. */
  const openSite = async () => {
    const environment = await server().makeBucket();
    const services = await openTestServices(environment);
    encodeHere(services);
    await storeUpload(services, incoming(imageForm(await drawing(80, 60).jpeg().toBuffer(), "raja.jpg")));
    const { config, db, clock } = services;
    const look = async (changes: Partial<NonNullable<typeof config.s3>> = {}) => {
      const s3 = config.s3 && { ...config.s3, ...changes };
      const findings = await checkImages({ dataDir: config.dataDir, s3 }, db.read, clock.now());
      return findings.map(({ level, sentence, advice }) => `${level}: ${[sentence, advice].join(" ").trim()}`);
    };
    return { services, look, bucket: environment.S3_BUCKET };
  };

  test("a bucket whose images are as stored is in order", async () => {
    const { look, bucket } = await openSite();
    expect(await look()).toEqual([expect.stringMatching(`^ok: .*${bucket}`)]);
  });

  test("wrong settings are reported with advice, and without the secret", async () => {
    const { look, bucket } = await openSite();
    expect(await look({ bucket: "nobodys" })).toEqual([expect.stringMatching(/^problem: .*nobodys.*S3_BUCKET/)]);
    const [refused] = await look({ secretAccessKey: "another-secret" });
    expect(refused).toMatch(/^problem: .*S3_SECRET_ACCESS_KEY/);
    expect(refused).not.toContain("another-secret");
    expect((await look({ region: "elsewhere" }))[0]).toMatch(new RegExp(`${bucket}.*elsewhere`));
    expect((await look({ endpoint: "http://127.0.0.1:1" }))[0]).toMatch(/^problem: .*S3_ENDPOINT/);
  });

  test("damaged and missing images are named", async () => {
    const { services, look, bucket } = await openSite();
    const damaged = { Bucket: bucket, Key: "public/raja.jpg", Body: "something else" };
    await server().client().send(new PutObjectCommand(damaged));
    expect((await look())[0]).toMatch(/^problem: .*raja\.jpg/);
    await services.storage.remove("public/raja.jpg");
    expect((await look())[0]).toMatch(/^problem: .*raja\.jpg/);
  });

  test("images left in the data folder are reported", async () => {
    const { services, look } = await openSite();
    await openLocalStorage(services.config.dataDir);
    await writeFile(join(services.config.dataDir, "uploads/public/old.jpg"), "old");
    expect((await look())[0]).toMatch(/^hint: .*uploads\/public.*npm run images -- move/);
  });

  test("readers who do not get public images at S3_PUBLIC_URL are a problem", async () => {
    const { services, look } = await openSite();
    const publicUrl = "https://127.0.0.1:1";
    expect((await look({ publicUrl }))[0]).toContain("ok:");
    await createEntry(services, "tusker", newTuskerSchema.parse(someTusker({ images: ["/uploads/public/raja.jpg"] })));
    expect((await look({ publicUrl }))[0]).toContain(`problem: S3_PUBLIC_URL ${publicUrl}`);
  });
}
