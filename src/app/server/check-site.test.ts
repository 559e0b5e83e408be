import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { BUILD_FOLDER, ensureBuilt } from "../../../tests/support/built-site.ts";
import { listedPages } from "../../../tests/support/listed-pages.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { openTestApi, someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { createApp } from "./app.server.ts";
import { checkSite } from "./check-site.server.ts";
import { openPages } from "./pages.server.ts";

/** A site with eleven tuskers and an article, one public image with two variants, and one that only a draft shows. */
async function open() {
  await ensureBuilt();
  const { services, call, token } = await openTestApi();
  for (const name of ["raja.jpg", "hidden.jpg"]) await storeImage(services, name);
  const add = async (path: string, json: unknown) =>
    expect((await call("POST", path, { token, json })).status).toBe(201);
  for (let number = 1; number <= 11; number += 1) {
    const images = number === 1 ? ["/uploads/public/raja.jpg"] : [];
    await add("/api/tuskers", someTusker({ name: `Gemunu ${number}`, images }));
  }
  await add(
    "/api/tuskers",
    someTusker({ name: "A draft", publication: "draft", images: ["/uploads/public/hidden.jpg"] }),
  );
  await add("/api/articles", someArticle());
  const app = createApp(services, { pages: await openPages(BUILD_FOLDER) });
  const check = (hashOf: (key: string) => string | undefined = () => undefined) => checkSite({ app, services, hashOf });
  return { services, app, check };
}

test("everything that readers can get is requested", async () => {
  const { services, check } = await open();
  const { problems, ...asked } = await check();
  expect(problems).toEqual([]);
  // Besides: the second page of the tuskers, eleven tuskers and an article.
  const pages = listedPages(11 + 1) + 1;
  expect(asked).toMatchObject({ pages, drawings: 12, pictures: 3, hiddenPictures: 3 });
  expect(asked.calls).toBeGreaterThan(24);
  expect(services.db.currentContentVersion()).toBeGreaterThan(0);
});

test("an image that is lost, cut short, or not what it was is found, whether readers see it or not", {
  tags: ["deep"],
}, async () => {
  const { services, check } = await open();
  const file = (name: string) => join(services.config.dataDir, "uploads/public", name);
  await rm(file("raja.jpg"));
  await writeFile(file("hidden.jpg"), "no picture");
  expect((await check()).problems).toEqual([
    "public/hidden.jpg differs from what was recorded.",
    "/uploads/public/raja.jpg answers 404.",
  ]);
});

test("a form that is not the one of the backup is found, of which the database keeps no hash", {
  tags: ["deep"],
}, async () => {
  const { check } = await open();
  const other = (key: string) => (key.startsWith("variants/raja") ? "0".repeat(64) : undefined);
  expect((await check(other)).problems).toEqual([
    expect.stringMatching(/^variants\/raja-\S+ differs from what was recorded\.$/),
    expect.stringMatching(/^variants\/raja-\S+ differs from what was recorded\.$/),
  ]);
});

test("failing pages and calls are reported by their address", { tags: ["deep"] }, async () => {
  const { services, app } = await open();
  const failing = {
    request: (path: string) =>
      path.startsWith("/tuskers/gemunu-3") || path === "/feeds/articles.xml"
        ? new Response("Something went wrong.", { status: 500 })
        : path === "/about"
          ? new Response("<html>half a")
          : app.request(path),
  };
  const { problems } = await checkSite({ app: failing, services, hashOf: () => undefined });
  expect(problems).toEqual([
    "/about is not a complete page.",
    "/tuskers/gemunu-3 answers 500.",
    "/feeds/articles.xml answers 500.",
  ]);
});
