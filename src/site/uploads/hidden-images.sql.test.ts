import { expect, test } from "vitest";
import { drawing } from "../../../tests/support/sample-images.ts";
import { encodeHere } from "../../../tests/support/stored-images.ts";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { imageForm, incoming } from "../../../tests/support/upload-forms.ts";
import { storeUpload } from "../../content/image-library/uploads/store-upload.server.ts";
import { listVariantNames } from "../../content/image-library/variants/variant-rows.server.ts";
import { variantUrlFor } from "../../content/images/image-variants.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import { uploadsRoute } from "./uploads-route.server.ts";

/** A site with one image that nothing shows yet, and the addresses of it and of one of its variants. */
async function open() {
  const { services, token, call } = await openTestApi();
  encodeHere(services);
  await storeUpload(services, incoming(imageForm(await drawing().png().toBuffer(), "raja.png")));
  const [variant = ""] = await listVariantNames(services.db.read, "raja.png");
  const addresses = [imageUrlFor("raja.png"), variantUrlFor(variant)];
  const route = uploadsRoute(services);
  const get = async (address: string, headers: Record<string, string> = {}) => route.request(address, { headers });
  const signedIn = { Authorization: `Bearer ${token}` };
  const statuses = (headers: Record<string, string> = {}, query = "") =>
    Promise.all(addresses.map(async (address) => (await get(address + query, headers)).status));
  const send = async <Body>(method: string, path: string, json?: unknown) => {
    const answer = await call(method, path, { token, json });
    expect(answer.status).toBeLessThan(300);
    return (await answer.json()) as Body;
  };
  const preview = async (json: unknown) => {
    const { url } = await send<{ url: string }>("POST", "/api/previews", json);
    return `?preview=${url.replace("/preview/", "")}`;
  };
  return { services, token, call, addresses, get, signedIn, statuses, send, preview };
}

const images = [imageUrlFor("raja.png")];

test("a new upload is visible only to administrators, and never cached", async () => {
  const { addresses, get, signedIn } = await open();
  for (const address of addresses) {
    const unknown = await get(address.replace("raja", "none"));
    const hidden = await get(address);
    expect([hidden.status, await hidden.text()]).toEqual([404, await unknown.text()]);
    expect([...hidden.headers]).toEqual([...unknown.headers]);
    const shown = await get(address, signedIn);
    expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect((await shown.arrayBuffer()).byteLength).toBe(Number(shown.headers.get("content-length")));
    const part = await get(address, { ...signedIn, Range: "bytes=0-3" });
    expect([part.status, part.headers.get("cache-control")]).toEqual([206, "private, no-store"]);
    const tag = shown.headers.get("etag") ?? "";
    expect((await get(address, { ...signedIn, "If-None-Match": tag })).status).toBe(304);
    // A guessed ETag or a range request reveals nothing.
    expect((await get(address, { "If-None-Match": tag })).status).toBe(404);
    expect((await get(address, { "If-None-Match": "*" })).status).toBe(404);
    expect((await get(address, { Range: "bytes=0-3" })).status).toBe(404);
  }
});

test("a sign-in that has ended, or never was one, opens nothing", async () => {
  const { token, call, signedIn, statuses } = await open();
  expect(await statuses(signedIn)).toEqual([200, 200]);
  expect(await statuses({ Authorization: `Bearer ${token}x` })).toEqual([404, 404]);
  expect(await statuses({ Authorization: `Basic ${token}` })).toEqual([404, 404]);
  expect(await statuses({}, `?token=${token}`)).toEqual([404, 404]);
  await call("POST", "/api/auth/logout", { token });
  expect(await statuses(signedIn)).toEqual([404, 404]);
});

test("an image is public while a published entry shows it", async () => {
  const { services, get, addresses, statuses, send } = await open();
  const draft = await send<{ _id: string }>("POST", "/api/tuskers", someTusker({ images, publication: "draft" }));
  expect(await statuses()).toEqual([404, 404]);
  const path = `/api/tuskers/${draft._id}`;
  await send("PUT", path, someTusker({ publication: "published" }));
  expect(await statuses()).toEqual([200, 200]);
  const told = await Promise.all(addresses.map(async (address) => (await get(address)).headers.get("cache-control")));
  expect(told).toEqual(["public, max-age=86400", "public, max-age=31536000, immutable"]);
  // An older revision of a published entry is not public.
  await send("PUT", path, someTusker({ images: [] }));
  expect(await statuses()).toEqual([404, 404]);
  await send("PUT", path, someTusker({ images }));
  expect(await statuses()).toEqual([200, 200]);
  await send("DELETE", path);
  expect(await statuses()).toEqual([404, 404]);

  await send("POST", "/api/articles", someArticle({ images, publishDate: "2026-03-02" }));
  expect(await statuses()).toEqual([404, 404]);
  services.clock.set("2026-03-01T18:30:00.000Z");
  expect(await statuses()).toEqual([200, 200]);
});

test("the link of a preview shows the images of that preview while it is valid", async () => {
  const { services, get, addresses, statuses, preview } = await open();
  const showing = await preview({ kind: "tusker", entry: someTusker({ images }) });
  const other = await preview({ kind: "article", entry: someArticle() });
  expect(await statuses({}, showing)).toEqual([200, 200]);
  expect((await get(addresses[1] + showing)).headers.get("cache-control")).toBe("private, no-store");
  for (const wrong of [other, "?preview=", "?preview=nothing", `${showing}x`, `?preview=${"a".repeat(43)}`]) {
    expect([wrong, await statuses({}, wrong)]).toEqual([wrong, [404, 404]]);
  }
  services.clock.advance(60 * 60 * 1000);
  expect(await statuses({}, showing)).toEqual([404, 404]);
});

test("a text that names an image of another entry does not open it", async () => {
  const { statuses, send } = await open();
  await send("POST", "/api/articles", someArticle({ content: `<p>One</p><p><img src="${images[0]}"></p>` }));
  expect(await statuses()).toEqual([404, 404]);
});
