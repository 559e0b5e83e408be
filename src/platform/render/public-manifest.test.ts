import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { publicManifestUrl, writePublicManifest } from "./public-manifest.server.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tuskers-manifest-"));
  await mkdir(join(folder, "assets"));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (text: string) => writeFile(join(folder, "assets/manifest-0a1b.js"), text);

test("the public manifest has all routes except those of the admin area, and names itself", async () => {
  const ofPublicPages = {
    root: { id: "root", path: "" },
    "admin-free/layout": { id: "admin-free/layout", parentId: "root" },
    "site/home/route": { id: "site/home/route", parentId: "admin-free/layout", index: true },
    "site/tusker/route": { id: "site/tusker/route", parentId: "admin-free/layout", path: "tuskers/:slug" },
  };
  const ofAdminArea = {
    "shell/layout": { id: "shell/layout", parentId: "root" },
    "tuskers/edit/route": { id: "tuskers/edit/route", parentId: "shell/layout", path: "admin/edit-tusker/:id" },
    "shell/start/route": { id: "shell/start/route", parentId: "root", path: "admin" },
    "old-start": { id: "old-start", parentId: "root", path: "admin-dashboard" },
  };
  const manifest = {
    entry: { module: "/assets/entry.js" },
    routes: { ...ofPublicPages, ...ofAdminArea },
    url: "/assets/manifest-0a1b.js",
  };
  await write(`window.__reactRouterManifest=${JSON.stringify(manifest)};`);
  await writePublicManifest(join(folder, "assets"));
  const text = await readFile(join(folder, "assets/manifest-0a1b-public.js"), "utf8");
  expect(JSON.parse(text.replace("window.__reactRouterManifest=", "").replace(/;$/, ""))).toEqual({
    ...manifest,
    url: "/assets/manifest-0a1b-public.js",
    routes: ofPublicPages,
  });
});

test("a list that is written differently stops the build", async () => {
  await write("export const manifest = {};");
  await expect(writePublicManifest(join(folder, "assets"))).rejects.toThrow("was not found");
});

test("its address is that of the whole list with a word more", () => {
  expect(publicManifestUrl("/assets/manifest-0a1b.js")).toBe("/assets/manifest-0a1b-public.js");
});
