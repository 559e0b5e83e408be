import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createAdaptorServer } from "@hono/node-server";
import { expect, onTestFinished, test } from "vitest";
import {
  drawing,
  filesBelow,
  heicHead,
  pngBomb,
  secretsIn,
  taggedJpeg,
} from "../../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../../tests/support/stored-images.ts";
import { openTestApi, someArticle, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";
import { FORM_TYPE, type FormPart, formBody, imageForm } from "../../../../tests/support/upload-forms.ts";

const send = (
  { call, token }: TestApi,
  body: string | FormData | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = { "Content-Type": FORM_TYPE },
) => call("POST", "/api/uploads", { token, headers, body });

/** A site that encodes in this process. */
async function openHere(settings: Record<string, string> = {}): Promise<TestApi> {
  const site = await openTestApi(settings);
  encodeHere(site.services);
  return site;
}

const filesOf = async ({ services }: TestApi) => [
  ...(await filesBelow(join(services.config.dataDir, "uploads"))).keys(),
];

/** Serves the API on a real port of this machine. */
async function listen({ api }: TestApi): Promise<number> {
  const server = createAdaptorServer({ fetch: api.fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(async () => {
    server.close();
    await once(server, "close");
  });
  return (server.address() as AddressInfo).port;
}

function startUpload({ token }: TestApi, port: number, headers: Record<string, string | number>) {
  const sent = request({
    port,
    host: "127.0.0.1",
    method: "POST",
    path: "/api/uploads",
    headers: { Authorization: `Bearer ${token}`, "Content-Type": FORM_TYPE, ...headers },
  });
  return sent;
}

test("an uploaded image is answered with all that a page needs to show it", async () => {
  const site = await openHere();
  const answer = await send(site, imageForm(await taggedJpeg(640, 480), "Nadungamuwa Raja.JPG"));
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({
    name: "nadungamuwa-raja.jpg",
    url: "/uploads/public/nadungamuwa-raja.jpg",
    width: 480,
    height: 640,
    type: "image/jpeg",
    bytes: expect.any(Number),
    placeholder: expect.stringMatching(/^[\w+/]{20,}=*$/),
    sameAs: [],
  });
});

test("a duplicate is reported with the entries that show the image, and still stored", async () => {
  const site = await openHere();
  const { call, token } = site;
  const image = await taggedJpeg(640, 480);
  const upload = async (fileName: string) =>
    (await (await send(site, imageForm(image, fileName))).json()) as { name: string; url: string; sameAs: unknown };
  const add = async (path: string, json: unknown) =>
    (await call("POST", path, { token, json })).json() as Promise<{ _id: string }>;
  const first = await upload("First.jpg");
  expect(first.sameAs).toEqual([]);
  const second = await upload("Second.jpg");
  expect(second).toMatchObject({ name: "second.jpg", sameAs: [{ name: "first.jpg", url: first.url, usedBy: [] }] });

  const draft = await add("/api/tuskers", someTusker({ images: [first.url], publication: "draft" }));
  const article = await add("/api/articles", someArticle({ images: [second.url, first.url] }));
  const binned = await add("/api/tuskers", someTusker({ name: "Binned", images: [first.url] }));
  await call("DELETE", `/api/tuskers/${binned._id}`, { token });
  const inArticle = { kind: "article", _id: article._id, slug: "why-tusks-are-rare", title: "Why tusks are rare" };
  expect((await upload("Third.jpg")).sameAs).toEqual([
    {
      name: "first.jpg",
      url: first.url,
      usedBy: [{ kind: "tusker", _id: draft._id, slug: "gemunu", title: "Gemunu" }, inArticle],
    },
    { name: "second.jpg", url: second.url, usedBy: [inArticle] },
  ]);
  const other = await send(site, imageForm(await taggedJpeg(640, 482), "First.jpg"));
  expect(await other.json()).toMatchObject({ name: "first-2.jpg", sameAs: [] });
});

test("it is noted who uploaded and who removed an image", async () => {
  const site = await openHere();
  await send(site, imageForm(await taggedJpeg(), "Raja.jpg"));
  await site.call("DELETE", "/api/uploads/raja.jpg", { token: site.token });
  const noted = await site.services.db.read
    .selectFrom("activities")
    .select(["username", "action", "subject_kind", "subject_name"])
    .where("subject_kind", "=", "picture")
    .execute();
  const image = { username: "keeper", subject_kind: "picture", subject_name: "raja.jpg" };
  expect(noted).toEqual([
    { ...image, action: "uploaded" },
    { ...image, action: "removed" },
  ]);
});

test("a form as browsers send it works, with kind before or after the file", async () => {
  const site = await openHere();
  const file = new File([await taggedJpeg()], "Raja.jpg", { type: "image/jpeg" });
  for (const kindFirst of [true, false]) {
    const form = new FormData();
    if (kindFirst) form.append("kind", "article");
    form.append("file", file);
    if (!kindFirst) form.append("kind", "article");
    const answer = await send(site, form, {});
    expect(await answer.json()).toMatchObject({ name: expect.stringMatching(/^article_\d+_0(?:-2)?\.jpg$/) });
  }
});

test("the images of an article have their places in the upload in their names", async () => {
  const site = await openHere();
  const upload = async (index: string) => {
    const parts: FormPart[] = [
      { name: "kind", value: "article" },
      { name: "index", value: index },
      { name: "file", value: await taggedJpeg(), fileName: "Raja.jpg" },
    ];
    return send(site, formBody(parts));
  };
  for (const index of ["0", "1", "12"]) {
    const name = expect.stringMatching(new RegExp(`^article_\\d+_${index}\\.jpg$`));
    expect(await (await upload(index)).json()).toMatchObject({ name });
  }
  for (const index of ["-1", "1.5", "first", "10000", ""]) {
    const refused = await upload(index);
    expect([index, refused.status]).toEqual([index, 422]);
    expect(await refused.json()).toMatchObject({ errors: [{ path: "index" }] });
  }
});

test("the image can be used in an entry, and is guarded while the entry is published", async () => {
  const site = await openHere();
  const { call, token } = site;
  const { name, url } = (await (await send(site, imageForm(await taggedJpeg()))).json()) as Record<string, string>;
  const tusker = await call("POST", "/api/tuskers", { token, json: someTusker({ images: [url] }) });
  expect(tusker.status).toBe(201);
  const { _id } = (await tusker.json()) as { _id: string };

  const refused = await call("DELETE", `/api/uploads/${name}`, { token });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ statusCode: 409, code: "picture_in_use" });

  await call("DELETE", `/api/tuskers/${_id}`, { token });
  const removed = await call("DELETE", `/api/uploads/${name}`, { token });
  expect(removed.status).toBe(200);
  expect(await removed.json()).toEqual({ name });
  expect((await call("DELETE", `/api/uploads/${name}`, { token })).status).toBe(404);
  expect(await filesOf(site)).toEqual([]);
});

test.each(["..%2F..%2Ftuskers.db", "%2e%2e", "a%00b", "RAJA.jpg", "raja%ff.jpg"])(
  "there is no image %s",
  async (name) => {
    const { call, token } = await openHere();
    expect((await call("DELETE", `/api/uploads/${name}`, { token })).status).toBe(404);
  },
);

test("uploading and removing require a sign-in", async () => {
  const site = await openHere();
  const body = imageForm(await taggedJpeg());
  const headers = { "Content-Type": FORM_TYPE };
  for (const token of [undefined, "wrong"]) {
    expect((await site.call("POST", "/api/uploads", { token, headers, body })).status).toBe(401);
    expect((await site.call("DELETE", "/api/uploads/raja.jpg", { token })).status).toBe(401);
  }
  expect(await filesOf(site)).toEqual([]);
});

const jpeg = await taggedJpeg();
const filePart: FormPart = { name: "file", value: jpeg, fileName: "raja.jpg" };

test.each<[number, string, string | FormData | Uint8Array<ArrayBuffer>, string | undefined]>([
  [422, "has no file", formBody([{ name: "kind", value: "tusker" }]), FORM_TYPE],
  [422, "has two files", formBody([filePart, filePart]), FORM_TYPE],
  [422, "has an empty file", formBody([{ ...filePart, value: "" }]), FORM_TYPE],
  [422, "has a damaged picture", imageForm(jpeg.subarray(0, jpeg.length - 400)), FORM_TYPE],
  [422, "names an unknown kind", formBody([filePart, { name: "kind", value: "map" }]), FORM_TYPE],
  [415, "is no form", JSON.stringify({ file: "raja.jpg" }), "application/json"],
  [415, "has a HEIC photo", imageForm(heicHead()), FORM_TYPE],
  [413, "has a bomb", imageForm(pngBomb()), FORM_TYPE],
  [413, "has too large a file", imageForm(Buffer.alloc(300_000)), FORM_TYPE],
  [400, "says another boundary than it has", imageForm(jpeg), "multipart/form-data; boundary=other"],
  [400, "says no boundary", imageForm(jpeg), "multipart/form-data"],
  [400, "breaks off", imageForm(jpeg).subarray(0, 400), FORM_TYPE],
])("%i for an upload that %s", async (status, _what, body, type) => {
  const site = await openHere({ UPLOAD_MAX_BYTES: "200000" });
  const answer = await send(site, body, type === undefined ? {} : { "Content-Type": type });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual(expect.objectContaining({ statusCode: status, message: expect.any(String) }));
  expect(await filesOf(site)).toEqual([]);
});

test("over a real connection an image arrives whole and clean", async () => {
  const site = await openTestApi();
  const port = await listen(site);
  const body = imageForm(await taggedJpeg(2000, 1500), "රාජා.jpg");
  const sent = startUpload(site, port, { "Content-Length": body.length });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  expect(answer.statusCode).toBe(201);
  expect(JSON.parse(await text(answer))).toMatchObject({ width: 1500, height: 2000 });
  for (const [path, bytes] of await filesBelow(site.services.config.dataDir))
    expect(secretsIn(bytes), path).toEqual([]);
});

test("a sender of far too much hears why", async () => {
  const site = await openHere({ UPLOAD_MAX_BYTES: "1000000" });
  const port = await listen(site);
  for (const length of [1_500_000, 10_000_000]) {
    const body = imageForm(Buffer.alloc(length));
    const sent = startUpload(site, port, { "Content-Length": body.length });
    sent.on("error", () => {});
    sent.end(body);
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(await text(answer))).toMatchObject({ message: expect.stringContaining("1 MB") });
  }
  expect(await filesOf(site)).toEqual([]);
});

test("a connection that is cut in the middle leaves nothing behind", async () => {
  const site = await openHere();
  const port = await listen(site);
  const folder = join(site.services.config.dataDir, "uploads", ".tmp");
  const body = imageForm(await taggedJpeg(2000, 1500));
  const sent = startUpload(site, port, { "Content-Length": body.length });
  sent.on("error", () => {});
  sent.write(body.subarray(0, body.length / 2));
  await expect.poll(() => readdir(folder)).toHaveLength(1);
  sent.destroy();
  await expect.poll(() => readdir(folder)).toEqual([]);
  expect(await filesOf(site)).toEqual([]);
});

test("a connection that is cut while the image is encoded leaves nothing behind", async () => {
  const site = await openTestApi();
  const port = await listen(site);
  const folder = join(site.services.config.dataDir, "uploads", ".tmp");
  // Large enough to keep the encoder busy for a while after the last byte has arrived.
  const image = await drawing(3000, 2000).webp({ effort: 0, quality: 60 }).toBuffer();
  const body = imageForm(image);
  const sent = startUpload(site, port, { "Content-Length": body.length });
  sent.on("error", () => {});
  sent.end(body);
  const sizes = async () =>
    (await filesBelow(folder))
      .values()
      .map((bytes) => bytes.length)
      .toArray();
  await expect.poll(sizes, { interval: 5 }).toEqual([image.length]);
  sent.destroy();
  await expect.poll(() => readdir(folder), { timeout: 60_000 }).toEqual([]);
  expect(await filesOf(site)).toEqual([]);
  expect(await site.services.db.read.selectFrom("images").selectAll().execute()).toEqual([]);
});
