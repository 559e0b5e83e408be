import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { storeImage } from "../../../../tests/support/stored-images.ts";
import { someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../../tests/support/test-site.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { type Pack, stemOf } from "../pack.ts";

async function packOf(site: TestSite, address = "/field-guide/pack.json"): Promise<Pack> {
  const answer = await site.get(address);
  expect(answer.status, answer.text).toBe(200);
  return JSON.parse(answer.text);
}

const addressesOf = ({ parts }: Pack): string[] => parts.map(({ address }) => address);

async function addTusker(site: TestSite, more: Record<string, unknown>): Promise<{ _id: string }> {
  const made = await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker(more) });
  expect(made.status).toBe(201);
  return made.json() as Promise<{ _id: string }>;
}

test("every part has the hash of what its address answers with, through the page cache and in each language", {
  tags: ["deep"],
}, async () => {
  const site = await openTestSite({}, { cacheBytes: 20_000_000 });
  await addTusker(site, { name: "Gemunu" });
  const pack = await packOf(site);
  const sinhala = await packOf(site, "/si/field-guide/pack.json");
  expect(addressesOf(pack)).toEqual(expect.arrayContaining(["/field-guide", "/key", "/places", "/tuskers/gemunu"]));
  expect(addressesOf(sinhala)).toEqual(expect.arrayContaining(["/si/field-guide", "/si/key", "/si/tuskers/gemunu"]));
  expect(pack.build).toBe(sinhala.build);
  expect(pack.build).toMatch(/^[0-9a-f]{16}$/);
  const pages = sinhala.parts.filter(({ address }) => address.startsWith("/si/"));
  for (const { address, hash, bytes } of [...pack.parts, ...pages.slice(0, 5)]) {
    const answer = await site.get(address);
    expect([address, answer.status]).toEqual([address, 200]);
    expect([address, createHash("sha256").update(answer.body).digest("base64")]).toEqual([address, hash]);
    expect(bytes, address).toBeLessThanOrEqual(answer.body.byteLength + 20);
  }
  expect(pack.bytes).toBe(pack.parts.reduce((sum, { bytes }) => sum + bytes, 0));
  // The scripts with all that they import.
  const scripts = pack.parts.filter(({ address }) => address.endsWith(".js"));
  for (const { address } of scripts) {
    const code = (await site.get(address)).text;
    for (const [, name] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      expect(addressesOf(pack)).toContain(`/assets/${name}`);
    }
  }
  // Each image stands once.
  const images = addressesOf(pack).filter((address) => /^\/(?:portraits|landscapes)\//.test(address));
  expect(new Set(images.map(stemOf)).size).toBe(images.length);
});

test("only what is public is in it, and what is withdrawn is gone from the next one", async () => {
  const site = await openTestSite();
  const url = imageUrlFor(await storeImage(site.services, "by-the-tank.jpg", 40));
  const shown = {
    images: [url],
    imageDetails: [{ url, alt: "By the tank", credit: "A. Perera", licence: "CC BY 4.0" }],
  };
  const photographed = await addTusker(site, { name: "Photographed", ...shown });
  await addTusker(site, { name: "Drafted", publication: "draft" });
  const first = await packOf(site);
  expect(addressesOf(first).filter((address) => address.startsWith("/uploads/"))).toHaveLength(1);
  expect(addressesOf(first).join()).not.toContain("drafted");
  expect(first.tuskers).toEqual({ held: 1, all: 1 });

  const without = { images: [], imageDetails: [] };
  const saved = await site.call("PUT", `/api/tuskers/${photographed._id}`, {
    token: site.token,
    json: someTusker({ name: "Photographed", ...without }),
  });
  expect(saved.status).toBe(200);
  const second = await packOf(site);
  expect(second.version).toBeGreaterThan(first.version);
  expect(addressesOf(second).filter((address) => address.startsWith("/uploads/"))).toEqual([]);

  expect((await site.call("DELETE", `/api/tuskers/${photographed._id}`, { token: site.token })).status).toBe(200);
  expect(addressesOf(await packOf(site)).join()).not.toContain("photographed");
});

test("a pack is made once for each version, and browsers learn that theirs is current", async () => {
  const site = await openTestSite();
  await addTusker(site, { name: "Gemunu" });
  const [one, other] = await Promise.all([site.get("/field-guide/pack.json"), site.get("/field-guide/pack.json")]);
  expect(one.text).toBe(other.text);
  // A pack that was made while its drawings were encoded is made again, with their smaller form.
  await site.services.drawings.settled();
  const last = await site.get("/field-guide/pack.json");
  const headers = { "If-None-Match": String(last.headers.etag) };
  expect((await site.get("/field-guide/pack.json", { headers })).status).toBe(304);
  const offer = JSON.parse((await site.get("/field-guide/offer.json")).text);
  expect(offer.text).toMatch(/^Save the guide for offline use: \d\.\d MB, as of 1 March 2026$/);
  const worker = await site.get("/field-guide-worker.js", { headers: { "Accept-Encoding": "br" } });
  expect([worker.status, worker.headers["cache-control"]]).toEqual([200, "no-cache"]);
  expect(worker.body.byteLength).toBeLessThanOrEqual(5000);
});
