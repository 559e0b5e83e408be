import { mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/test-services.ts";
import { browserNotices, packageFolderOf } from "./browser-notices.ts";

type Files = Record<string, string>;

/** Packages that every project of this kind needs, whatever its bundles contain. */
const NEEDED = ["lucide", "swagger-ui-dist", "@fontsource", "@fontsource-variable", "rolldown", "vite"];

/** Builds a small project for browsers, whose code uses a made-up package, and returns its notices. */
async function noticesOf({
  code,
  worker = "",
  packages,
}: {
  code: string;
  worker?: string;
  packages: Record<string, Files>;
}) {
  const root = await temporaryFolder();
  await mkdir(join(root, "node_modules"));
  await writeFile(join(root, "package-lock.json"), '{ "packages": {} }');
  for (const name of NEEDED)
    await symlink(join(import.meta.dirname, "../node_modules", name), join(root, "node_modules", name));
  for (const [name, files] of Object.entries(packages)) {
    const folder = join(root, "node_modules", name);
    await mkdir(folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  }
  await writeFile(join(root, "page.js"), code);
  await writeFile(join(root, "worker.js"), worker);
  await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [browserNotices({ root })],
    build: { outDir: "build/client", rolldownOptions: { input: "page.js" } },
  });
  return JSON.parse(await readFile(join(root, "build/notices.json"), "utf8")) as {
    kind: string;
    packages: { name: string; version: string }[];
    licence: string;
    text: string;
    alsoHolds?: string[];
  }[];
}

const madeUp = (name: string, files: Files): Record<string, Files> => ({
  [name]: {
    "package.json": JSON.stringify({ name, version: "1.2.3", license: "MIT", type: "module", main: "index.js" }),
    "index.js": `export const found = () => console.log(${JSON.stringify(name)});`,
    ...files,
  },
});

const USES = 'import { found } from "made-up"; found();';

describe("what browsers get of a package", () => {
  test("brings the package's whole notice along, from every file that holds a part of it", async () => {
    const packages = madeUp("made-up", { LICENSE: "Let it be used.\r\nBy all.\n", NOTICE: "Made by Somebody.\n" });
    expect(await noticesOf({ code: USES, packages })).toContainEqual({
      kind: "code",
      packages: [{ name: "made-up", version: "1.2.3" }],
      licence: "MIT",
      text: "Let it be used.\nBy all.\n\nMade by Somebody.",
    });
  });

  test("is listed if only a worker contains it", async () => {
    const code = 'new Worker(new URL("./worker.js", import.meta.url), { type: "module" });';
    const notices = await noticesOf({
      code,
      worker: USES,
      packages: madeUp("made-up", { LICENSE: "Let it be used." }),
    });
    expect(notices.find(({ packages: [one] }) => one?.name === "made-up")?.text).toBe("Let it be used.");
  });

  test("is listed by name if another package includes it", async () => {
    const notices = await noticesOf({ code: "console.log(1);", packages: {} });
    const swagger = notices.find(({ packages: [one] }) => one?.name === "swagger-ui-dist");
    expect(swagger?.alsoHolds?.length).toBeGreaterThan(50);
    expect(swagger?.alsoHolds).toEqual(
      expect.arrayContaining(["immutable", "highlight.js", "@swagger-api/apidom-core"]),
    );
    expect(notices.filter(({ alsoHolds }) => alsoHolds !== undefined)).toEqual([swagger]);
  });

  test("does not come without one: the build fails, and names the package", async () => {
    await expect(noticesOf({ code: USES, packages: madeUp("made-up", { "README.md": "# It\n" }) })).rejects.toThrow(
      "made-up 1.2.3 reaches the browser, but its package does not say under which terms.",
    );
  });

  test("may have its notice in its description", async () => {
    const packages = madeUp("made-up", { "readme.md": "# It\n\n## Licence\n\nLet it be used.\n" });
    expect((await noticesOf({ code: USES, packages })).map(({ text }) => text)).toContain("Let it be used.");
  });

  test("is listed once if several packages have the same text, including scoped and nested ones", async () => {
    const LICENSE = "Let it be used.";
    const packages = {
      ...madeUp("made-up", { LICENSE, "index.js": 'import { found } from "@made/inner"; export { found };' }),
      ...madeUp("made-up/node_modules/@made/inner", { LICENSE }),
    };
    const notices = await noticesOf({ code: USES, packages });
    expect(notices.filter(({ text }) => text === LICENSE)).toHaveLength(1);
    // The outer package only re-exports the inner one, so none of its code is in the bundle.
    expect(notices.find(({ text }) => text === LICENSE)?.packages.map(({ name }) => name)).toContain(
      "made-up/node_modules/@made/inner",
    );
  });

  test("is not listed if nothing of it is used", async () => {
    const packages = madeUp("made-up", {});
    const notices = await noticesOf({ code: "console.log(1);", packages });
    expect(notices.flatMap((notice) => notice.packages.map(({ name }) => name)).sort()).toEqual([
      "lucide",
      "swagger-ui-dist",
    ]);
  });
});

test("a module without a file is of a tool that is known, or fails the build", () => {
  expect(packageFolderOf("\0vite/preload-helper.js", "/site")).toBe("/site/node_modules/vite");
  expect(packageFolderOf("/site/src/root.tsx", "/site")).toBeUndefined();
  expect(packageFolderOf("/site/node_modules/a/node_modules/@b/c/d.js?x", "/site")).toBe(
    "/site/node_modules/a/node_modules/@b/c",
  );
  expect(() => packageFolderOf("\0strange/helper.js", "/site")).toThrow("strange/helper.js");
});
