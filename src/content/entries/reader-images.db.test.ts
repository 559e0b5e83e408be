import { expect, test } from "vitest";
import { sharedS3Server, WHY_NO_S3 } from "../../../tests/support/s3-server.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import type { Tusker } from "../tuskers/tusker.ts";

const PUBLIC = "https://pictures.example/tuskers";

/** Rich texts as written; the rendered texts are derived from them. */
const WRITTEN = ["description", "content"];

/** All image URLs in a reply, except those in rich texts as written. */
const addressesIn = (answer: unknown): string[] =>
  [
    ...JSON.stringify(answer, (key, value) => (WRITTEN.includes(key) ? "" : value)).matchAll(
      /[^\s"'\\,]*\/(?:public|variants)\/[a-z0-9._-]+/g,
    ),
  ].map(([address]) => address);

if (WHY_NO_S3 !== undefined) {
  test("addresses of images in a public store", ({ skip }) => skip(WHY_NO_S3));
} else {
  const server = sharedS3Server();

  const openSite = async () => {
    const site = await openTestApi({ ...(await server().makeBucket()), S3_PUBLIC_URL: PUBLIC });
    const name = await storeImage(site.services, "raja.jpg");
    const image = `/uploads/public/${name}`;
    const save = (path: string, json: unknown) => site.call("POST", path, { token: site.token, json });
    return { ...site, name, image, save };
  };

  test("readers get addresses of the store, in every answer that shows images", async () => {
    const { call, save, image, name } = await openSite();
    const text = `<p>Here he is.</p><img src="${image}">`;
    const tusker = (await (
      await save("/api/tuskers", someTusker({ images: [image], description: text }))
    ).json()) as Tusker;
    await save("/api/tuskers", someTusker({ name: "Raja", images: [image] }));
    await save("/api/articles", someArticle({ images: [image], content: text }));
    for (const path of [
      ...["/api/tuskers", "/api/tuskers?page=1", `/api/tuskers/${tusker._id}`, "/api/tuskers/slug/gemunu"],
      ...[`/api/tuskers/${tusker._id}/related`, "/api/tuskers/random/tusker", "/api/articles", "/api/articles?page=1"],
      ...["/api/articles/recent", "/api/articles/slug/why-tusks-are-rare"],
      ...["/api/tuskers/search/search-by-name?name=gemunu"],
    ]) {
      const addresses = addressesIn(await (await call("GET", path)).json());
      expect(addresses.length, path).toBeGreaterThan(2);
      for (const address of addresses)
        expect(address, path).toMatch(/^https:\/\/pictures\.example\/tuskers\/(public|variants)\//);
    }
    const shown = (await (await call("GET", "/api/tuskers/slug/gemunu")).json()) as Tusker;
    expect(shown.imageUrl).toEqual([`${PUBLIC}/public/${name}`]);
  });

  test("who is signed in gets all images through the site, drafts among them", async () => {
    const { call, save, image, token } = await openSite();
    await save("/api/tuskers", someTusker({ images: [image], publication: "draft" }));
    const answer = await (await call("GET", "/api/tuskers?drafts=1", { token })).text();
    expect(answer).toContain(image);
    expect(answer).not.toContain(PUBLIC);
    expect(await (await call("GET", "/api/tuskers")).json()).toEqual([]);
  });

  test("addresses of the store may be sent back, and are stored as the images that they name", async () => {
    const { call, save, image, name } = await openSite();
    const sent = someTusker({ images: [`${PUBLIC}/public/${name}`] });
    expect(await (await save("/api/tuskers", sent)).json()).toMatchObject({ images: [image] });
    expect(await (await call("GET", "/api/tuskers/slug/gemunu")).json()).toMatchObject({
      images: [`${PUBLIC}/public/${name}`],
    });
  });

  test("the names of images cannot be guessed where everybody can read what he can name", async () => {
    const { services, name } = await openSite();
    expect(name).toMatch(/^raja-[0-9a-f]{20}\.jpg$/);
    const other = await storeImage(services, "raja.jpg", 30);
    expect(other).toMatch(/^raja-[0-9a-f]{20}\.jpg$/);
    expect(other).not.toBe(name);
  });
}
