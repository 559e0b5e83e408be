import pino from "pino";
import { expect, onTestFinished, test } from "vitest";
import { drawing } from "../../../../tests/support/sample-images.ts";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../../tests/support/upload-forms.ts";
import type { Services } from "../../../platform/services/services.server.ts";
import { findImage } from "../../images/image-rows.server.ts";
import { storeUpload } from "../uploads/store-upload.server.ts";
import { createVariantQueue } from "./variant-queue.server.ts";

const uploadTo = async (services: Services) =>
  (await storeUpload(services, incoming(imageForm(await drawing(100, 80).jpeg().toBuffer())))).name;

test("variants are made after an upload has been answered, once the site runs", async () => {
  const services = await openTestServices();
  services.variantQueue.start();
  await services.variantQueue.settled();
  const name = await uploadTo(services);
  await services.variantQueue.settled();
  expect(await findImage(services.db.read, name)).toMatchObject({ variants_due: null });
});

test("commands make none, and what is due outlives them: the next start takes it up", async () => {
  const services = await openTestServices();
  const name = await uploadTo(services);
  await services.variantQueue.settled();
  const due = services.clock.now().toISOString();
  expect(await findImage(services.db.read, name)).toMatchObject({ variants_due: due });
  services.variantQueue.start();
  await services.variantQueue.settled();
  expect(await findImage(services.db.read, name)).toMatchObject({ variants_due: null });
});

test("closing waits for the image that is being made, for a while, and then breaks it off", async () => {
  const services = await openTestServices();
  const name = await uploadTo(services);
  const begun = Promise.withResolvers<void>();
  const stuck = Promise.withResolvers<never>();
  const encoder: Services["encoder"] = {
    ...services.encoder,
    makeVariants: () => {
      begun.resolve();
      return stuck.promise;
    },
    close: async () => stuck.reject(new Error("closed")),
  };
  const queue = createVariantQueue({ ...services, encoder, log: pino({ level: "silent" }), graceMs: 1 });
  queue.start();
  await begun.promise;
  await queue.close();
  expect(await findImage(services.db.read, name)).toMatchObject({
    variants_due: services.clock.now().toISOString(),
    variants_tries: 0,
  });
  queue.wake();
  await queue.settled();
});

test("of two processes one makes the variants of each image", { tags: ["deep"] }, async () => {
  const services = await openTestServices();
  const { databaseUrl, dataDir } = services.config;
  // With a server database, each process has its own connections; they share the folder with the images.
  const other =
    databaseUrl === undefined ? services : await openTestServices({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const names = [];
  for (let count = 0; count < 4; count += 1) names.push(await uploadTo(services));
  const made: unknown[] = [];
  const queues = [services, other].map((node) => {
    const encoder: Services["encoder"] = {
      ...node.encoder,
      makeVariants(asked) {
        made.push(asked.credit);
        return node.encoder.makeVariants(asked);
      },
    };
    return createVariantQueue({ ...node, encoder });
  });
  onTestFinished(async () => {
    await Promise.all(queues.map((queue) => queue.close()));
  });
  for (const queue of queues) queue.start();
  await Promise.all(queues.map((queue) => queue.settled()));
  expect(made.map((image) => (image as { name: string }).name).sort()).toEqual(names.toSorted());
  for (const name of names) expect(await findImage(services.db.read, name)).toMatchObject({ variants_due: null });
});
