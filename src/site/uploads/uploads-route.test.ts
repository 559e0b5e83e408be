import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import { drawing } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { binEntry } from "../../content/entries/saving/bin-entry.server.ts";
import { createEntry } from "../../content/entries/saving/save-entry.server.ts";
import { changeImage } from "../../content/image-library/change-image.server.ts";
import { removeUpload } from "../../content/image-library/uploads/remove-upload.server.ts";
import { storeUpload } from "../../content/image-library/uploads/store-upload.server.ts";
import { makeDueVariants } from "../../content/image-library/variants/make-due-variants.server.ts";
import { newTuskerSchema } from "../../content/tuskers/tusker.ts";
import { SANDBOXED_POLICY } from "../../platform/http/security-headers.server.ts";
import { uploadsRoute } from "./uploads-route.server.ts";

const ADDRESS = "/uploads/public/raja.png";

/** A site with one image, `raja.png`, which a published tusker shows, and its stored bytes. */
async function openImages() {
  const services = await openTestServices();
  encodeHere(services);
  const image = await storeUpload(services, incoming(imageForm(await drawing(200, 100).png().toBuffer(), "raja.png")));
  const tusker = newTuskerSchema.parse(someTusker({ images: [ADDRESS] }));
  const { entry: shownBy } = await createEntry(services, "tusker", tusker);
  const route = uploadsRoute(services);
  const get = async (headers: Record<string, string> = {}, path = ADDRESS) => route.request(path, { headers });
  const whole = Buffer.from(await (await get()).arrayBuffer());
  return { services, image, shownBy, route, get, whole };
}

async function listen(route: ReturnType<typeof uploadsRoute>): Promise<string> {
  const server = createAdaptorServer({ fetch: route.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    await once(server, "close");
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("a stored image is served with all that keeps it an image", async () => {
  const { image, get, whole } = await openImages();
  const answer = await get();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=86400",
    "content-length": String(image.bytes),
    "content-security-policy": SANDBOXED_POLICY,
    "content-type": "image/png",
    "cross-origin-resource-policy": "cross-origin",
    etag: `"${image.hash}"`,
    "x-content-type-options": "nosniff",
  });
  expect(whole.length).toBe(image.bytes);
});

test("a browser that has the image gets 304 and no bytes", async () => {
  const { image, get } = await openImages();
  for (const tags of [`"${image.hash}"`, `W/"${image.hash}"`, `"other", "${image.hash}"`, "*"]) {
    const answer = await get({ "If-None-Match": tags });
    expect(answer.status, tags).toBe(304);
    expect(answer.headers.get("etag")).toBe(`"${image.hash}"`);
    expect(await answer.text()).toBe("");
  }
  expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
});

test.each([
  ["bytes=0-0", 0, 0],
  ["bytes=10-19", 10, 19],
  ["bytes=10-", 10, undefined],
  ["bytes=-7", -7, undefined],
  ["bytes=5-999999999", 5, undefined],
  ["bytes=-999999999", 0, undefined],
])("the range %s is sent as 206", async (range, start, end) => {
  const { get, whole } = await openImages();
  const answer = await get({ Range: range });
  const wanted = whole.subarray(start, end === undefined ? undefined : end + 1);
  expect(answer.status).toBe(206);
  expect(Buffer.from(await answer.arrayBuffer()).equals(wanted)).toBe(true);
  const first = whole.length - whole.subarray(start).length;
  expect(answer.headers.get("content-range")).toBe(`bytes ${first}-${first + wanted.length - 1}/${whole.length}`);
  expect(answer.headers.get("content-length")).toBe(String(wanted.length));
});

test.each(["bytes=0-1,4-5", "bytes=9-3", "bytes=-", "lines=1-2", "bytes=a-b", ""])(
  "the range %j is passed over",
  async (range) => {
    const { get, image } = await openImages();
    const answer = await get({ Range: range });
    expect(answer.status).toBe(200);
    expect((await answer.arrayBuffer()).byteLength).toBe(image.bytes);
  },
);

test("a range after the end is 416 with the size", async () => {
  const { get, image } = await openImages();
  for (const range of [`bytes=${image.bytes}-`, "bytes=-0", "bytes=999999999-"]) {
    const answer = await get({ Range: range });
    expect(answer.status, range).toBe(416);
    expect(answer.headers.get("content-range")).toBe(`bytes */${image.bytes}`);
  }
});

test("a range of an image that has changed since is the whole new one", async () => {
  const { get, image } = await openImages();
  expect((await get({ Range: "bytes=0-9", "If-Range": '"an older one"' })).status).toBe(200);
  expect((await get({ Range: "bytes=0-9", "If-Range": `"${image.hash}"` })).status).toBe(206);
});

test.each([
  "/uploads/public/rani.png",
  "/uploads/public/RAJA.png",
  "/uploads/public/..%2f..%2ftuskers.db",
  "/uploads/public/%2e%2e",
  "/uploads/public/raja.png%00",
  "/uploads/public/%ff",
  "/uploads/public/",
  "/uploads/raja.png",
  "/uploads/variants/raja.png",
  "/uploads/variants/raja-64-0123456789ab.webp",
  "/uploads/variants/..%2fpublic%2fraja.png",
  "/uploads/.tmp/raja.png",
])("there is nothing at %s", async (path) => {
  const { get } = await openImages();
  const answer = await get({}, path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).not.toBe("public, max-age=86400");
});

test("a file in the folder that no row names is not served", async () => {
  const { services, get } = await openImages();
  await writeFile(join(services.config.dataDir, "uploads", "public", "stray.html"), "<script>alert(1)</script>");
  expect((await get({}, "/uploads/public/stray.html")).status).toBe(404);
});

test("an image whose object is missing or has another size is not served", async () => {
  const { services, get } = await openImages();
  await writeFile(join(services.config.dataDir, "uploads", "public", "raja.png"), "cut off");
  expect((await get()).status).toBe(404);
  await services.storage.remove("public/raja.png");
  expect((await get()).status).toBe(404);
  expect((await get({ Range: "bytes=0-9" })).status).toBe(404);
});

test("a removed image is gone at once, and its name may carry another", async () => {
  const { services, get, image, shownBy } = await openImages();
  await binEntry(services, { kind: "tusker", id: shownBy._id }, undefined, { by: null });
  await removeUpload(services, image.name);
  expect((await get()).status).toBe(404);
  await storeUpload(services, incoming(imageForm(await drawing(50, 50).png().toBuffer(), "raja.png")));
  await createEntry(services, "tusker", newTuskerSchema.parse(someTusker({ images: [ADDRESS] })));
  const answer = await get({ "If-None-Match": `"${image.hash}"` });
  expect(answer.status).toBe(200);
});

test("each variant of an image is served for ever, as what it is, in parts and with 304 like the image", async () => {
  const { image, shownBy, get } = await openImages();
  const { variants } = shownBy.imageDetails[0] ?? { variants: [] };
  expect(variants.length).toBeGreaterThan(1);
  for (const { url, type } of variants) {
    const answer = await get({}, url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([url, answer.status, answer.headers.get("content-type")]).toEqual([url, 200, type]);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-security-policy")).toBe(SANDBOXED_POLICY);
    expect(answer.headers.get("content-length")).toBe(String(bytes.length));
    const tag = answer.headers.get("etag") ?? "";
    expect(tag).not.toContain(image.hash);
    expect((await get({ "If-None-Match": tag }, url)).status).toBe(304);
    const part = await get({ Range: "bytes=4-9", "If-Range": tag }, url);
    expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 4-9/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(4, 10))).toBe(true);
  }
});

test("a browser that saves data gets the smallest variant, which no shared cache may store for others", async () => {
  const { services, get } = await openImages();
  await storeUpload(services, incoming(imageForm(await drawing(500, 60).png().toBuffer(), "wide.png")));
  const fields = someTusker({ name: "Wide", images: ["/uploads/public/wide.png"] });
  const { entry } = await createEntry(services, "tusker", newTuskerSchema.parse(fields));
  const webp = entry.imageDetails[0]?.variants.filter(({ type }) => type === "image/webp") ?? [];
  const [small, large] = [320, 480].map((width) => webp.find((variant) => variant.width === width)?.url ?? "");
  const saving = await get({ "Save-Data": "on" }, large);
  expect(saving.headers.get("etag")).toBe((await get({}, small)).headers.get("etag"));
  expect((await saving.arrayBuffer()).byteLength).toBe((await (await get({}, small)).arrayBuffer()).byteLength);
  expect(saving.headers.get("cache-control")).toMatch(/^private/);
  expect(saving.headers.get("vary")).toBe("Save-Data");
  expect((await get({ "Save-Data": "on" }, small)).headers.get("cache-control")).toMatch(/^public/);
});

test("a variant whose place another one took leads to that one, as long as readers may see the image", async () => {
  const { services, image, shownBy, get } = await openImages();
  const old = shownBy.imageDetails[0]?.variants.find(({ type }) => type === "image/webp")?.url ?? "";
  await changeImage(services, image.name, { credit: "A. Perera" }, { by: "root" });
  await makeDueVariants(services, { name: image.name });
  // The names of its variants share a prefix with the requested one.
  await storeUpload(services, incoming(imageForm(await drawing(200, 90).png().toBuffer(), "raja-200-x.png")));
  const answer = await get({}, old);
  const now = answer.headers.get("location") ?? "";
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "public, max-age=300"]);
  expect(now).not.toBe(old);
  expect((await get({}, now)).headers.get("content-type")).toBe("image/webp");
  expect((await get({}, old.replace("-200-", "-320-"))).status).toBe(404);
  await binEntry(services, { kind: "tusker", id: shownBy._id }, undefined, { by: null });
  expect((await get({}, old)).status).toBe(404);
});

test("a variant that may have been of either of two images leads to neither", async () => {
  const { services, shownBy, get } = await openImages();
  const old = shownBy.imageDetails[0]?.variants[0]?.url.replace(/[0-9a-f]{12}(?=\.)/, "0123456789ab") ?? "";
  expect((await get({}, old)).status).toBe(302);
  await storeUpload(services, incoming(imageForm(await drawing(200, 100).jpeg().toBuffer(), "raja.jpg")));
  await createEntry(services, "tusker", newTuskerSchema.parse(someTusker({ images: ["/uploads/public/raja.jpg"] })));
  expect((await get({}, old)).status).toBe(404);
});

test("over a real connection, GET sends the bytes and HEAD only the headers", async () => {
  const { route, whole, image } = await openImages();
  const origin = await listen(route);
  const got = await fetch(origin + ADDRESS);
  expect(Buffer.from(await got.arrayBuffer()).equals(whole)).toBe(true);
  const told = await fetch(origin + ADDRESS, { method: "HEAD" });
  expect(told.status).toBe(200);
  expect(told.headers.get("content-length")).toBe(String(image.bytes));
  expect(told.headers.get("content-type")).toBe("image/png");
  expect((await fetch(`${origin}/uploads/public/none.png`, { method: "HEAD" })).status).toBe(404);
});
