import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { ensureBuilt } from "./support/built-site.ts";
import { startSite } from "./support/running-site.ts";
import { type S3Server, sharedS3Server, WHY_NO_S3 } from "./support/s3-server.ts";
import { drawing } from "./support/sample-images.ts";
import { encodeHere } from "./support/stored-images.ts";
import { someTusker } from "./support/test-api.ts";
import { temporaryFolder } from "./support/test-services.ts";
import { openTestSite, type TestSite } from "./support/test-site.ts";
import { FORM_TYPE, imageForm } from "./support/upload-forms.ts";

/** A site whose images lie in a bucket, with one that a published tusker shows. */
async function openSite(server: S3Server) {
  const environment = await server.makeBucket();
  const site = await openTestSite(environment, { cacheBytes: 10_000_000 });
  encodeHere(site.services);
  const upload = async (fileName: string, to = site) => {
    const body = imageForm(await drawing(400, 300).jpeg().toBuffer(), fileName);
    return to.call("POST", "/api/uploads", { token: to.token, headers: { "Content-Type": FORM_TYPE }, body });
  };
  expect((await upload("raja.jpg")).status).toBe(201);
  const images = ["/uploads/public/raja.jpg"];
  expect((await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker({ images }) })).status).toBe(
    201,
  );
  return { site, upload, environment };
}

const listNames = async ({ services }: TestSite) =>
  (await Array.fromAsync(services.storage.list(""))).map(({ key }) => key).sort();

const variantIn = (page: string): string => /\/uploads\/variants\/[a-z0-9.-]+/.exec(page)?.[0] ?? "";

if (WHY_NO_S3 !== undefined) {
  test("a site with its images in a bucket", ({ skip }) => skip(WHY_NO_S3));
} else {
  const server = sharedS3Server();
  beforeAll(ensureBuilt, 300_000);

  test("readers get images of a bucket through the site, whole and in parts", async () => {
    const { site } = await openSite(server());
    const whole = await site.get("/uploads/public/raja.jpg");
    expect([whole.status, whole.headers["cache-control"]]).toEqual([200, "public, max-age=86400"]);
    expect(await sharp(whole.body).metadata()).toMatchObject({ format: "jpeg", width: 400 });
    const part = await site.get("/uploads/public/raja.jpg", { headers: { Range: "bytes=10-19" } });
    expect([part.status, part.body]).toEqual([206, whole.body.subarray(10, 20)]);
    const form = await site.get(variantIn((await site.get("/tuskers/gemunu")).text));
    expect([form.status, form.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
    expect((await site.get("/readyz")).text).toContain('"ready"');
  });

  test("the built site and its process for backups find the bucket too", async () => {
    const backups = await temporaryFolder();
    const site = await startSite({ settings: { ...(await server().makeBucket()), BACKUP_DIR: backups } });
    onTestFinished(() => site.stop());
    const url = await site.upload(new Blob([await drawing(400, 300).jpeg().toBuffer()]), "raja.jpg");
    await site.call("POST", "/api/tuskers", someTusker({ images: [url] }));
    expect((await fetch(site.url + url)).status).toBe(200);
    await expect
      .poll(async () => (await readdir(backups)).filter((name) => name.endsWith(".tar")), { timeout: 30_000 })
      .toHaveLength(1);
  });

  test("pages load images directly from a public store, and from nowhere else", async () => {
    const { site, upload } = await openSite(server());
    const S3_PUBLIC_URL = "https://pictures.example/tuskers";
    const open = await openTestSite({ ...(await server().makeBucket()), S3_PUBLIC_URL });
    const policyOf = async (of: TestSite, path: string) => (await of.get(path)).headers["content-security-policy"];
    expect(await policyOf(site, "/tuskers")).toContain("img-src 'self' data:;");
    expect(await policyOf(open, "/tuskers")).toContain("img-src 'self' data: https://pictures.example;");
    expect(await policyOf(open, "/admin/login")).toContain("img-src 'self' data: blob: https://pictures.example;");

    const { url: cover } = (await (await upload("cover.jpg", open)).json()) as { url: string };
    const { url } = (await (await upload("raja.jpg", open)).json()) as { url: string };
    const json = someTusker({ images: [cover, url], description: `<p>Here.</p><img src="${url}">` });
    expect((await open.call("POST", "/api/tuskers", { token: open.token, json })).status).toBe(201);
    const page = (await open.get("/tuskers/gemunu")).text;
    expect(page).toContain(`${S3_PUBLIC_URL}/variants/`);
    expect(page).not.toMatch(/\b(?:src|srcset|content)="[^"]*\/uploads\//i);
    expect((await open.get(url)).status).toBe(200);
  });

  test.each([
    ["stopped", (store: S3Server) => store.stop(), (store: S3Server) => store.start()],
    ["frozen", (store: S3Server) => store.freeze(), (store: S3Server) => store.thaw()],
  ])("a store that is %s costs images and uploads, and nothing else, until it is back", async (_, take, bringBack) => {
    const store = server();
    const { site, upload } = await openSite(store);
    const page = (await site.get("/tuskers/gemunu")).text;
    const before = await listNames(site);
    await take(store);
    onTestFinished(() => bringBack(store).catch(() => {}));

    const image = await site.get("/uploads/public/raja.jpg");
    expect([image.status, image.headers["retry-after"], image.headers["cache-control"]]).toEqual([
      503,
      "60",
      "no-store",
    ]);
    const ready = await site.get("/readyz");
    expect([ready.status, ready.text]).toEqual([
      200,
      '{"status":"degraded","reason":"the image store cannot be read"}',
    ]);
    expect((await site.get("/tuskers/gemunu")).text).toBe(page);
    expect((await site.get("/tuskers?search=gem")).status).toBe(200);

    const refused = await upload("rani.jpg");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "60"]);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("image store") });
    for (const [method, path] of [
      ["DELETE", "/api/uploads/raja.jpg"],
      ["POST", "/api/uploads/raja.jpg/withdraw"],
    ] as const) {
      expect((await site.call(method, path, { token: site.token })).status, path).toBe(503);
    }
    const json = someTusker({ name: "Raja" });
    expect((await site.call("POST", "/api/tuskers", { token: site.token, json })).status).toBe(201);

    await bringBack(store);
    await expect.poll(async () => (await site.get("/uploads/public/raja.jpg")).status, { timeout: 20_000 }).toBe(200);
    expect(await listNames(site)).toEqual(before);
    expect((await upload("rani.jpg")).status).toBe(201);
    expect((await site.get("/readyz")).text).toContain('"ready"');
  });
}
