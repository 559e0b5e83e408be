import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/test-services.ts";
import { writtenNotices } from "./server-notices.ts";

type Package = { dev?: boolean; license?: string; files?: Record<string, string> };

/** The notices of a project with these packages in its lockfile; those with files are installed. */
async function noticesOf(packages: Record<string, Package>): Promise<string> {
  const root = await temporaryFolder();
  const lockfile = Object.entries(packages).map(([name, { dev }]) => [`node_modules/${name}`, { dev }]);
  await writeFile(
    join(root, "package-lock.json"),
    JSON.stringify({ packages: { "": {}, ...Object.fromEntries(lockfile) } }),
  );
  for (const [name, { license, files }] of Object.entries(packages)) {
    if (files === undefined) continue;
    const folder = join(root, "node_modules", name);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "package.json"), JSON.stringify({ name, version: "1.2.3", license }));
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text);
  }
  return writtenNotices([], root);
}

test("what the server is installed with is listed, and tools and packages of other platforms are not", async () => {
  const text = await noticesOf({
    server: { license: "MIT", files: { LICENSE: "Let it be used." } },
    tool: { dev: true, license: "MIT", files: { LICENSE: "A tool." } },
    elsewhere: {},
  });
  expect(text).toContain("server 1.2.3\nLicence: MIT\n\nLet it be used.\n");
  expect(text).not.toMatch(/tool|elsewhere/i);
});

test("packages with the same text share it, and a section about licensing stands for a file", async () => {
  const text = await noticesOf({
    one: { license: "MIT", files: { LICENSE: "Let it be used." } },
    two: { license: "MIT", files: { "licence.md": "Let it be used.\n" } },
    three: { license: "LGPL-3.0-or-later", files: { "README.md": "# Three\n\n## Licensing\n\nMade of several.\n" } },
  });
  expect(text).toContain("one 1.2.3\ntwo 1.2.3\nLicence: MIT\n\nLet it be used.\n");
  expect(text).toContain("three 1.2.3\nLicence: LGPL-3.0-or-later\n\nMade of several.\n");
});

test("a package without a text is listed by what it declares, and one that declares nothing fails the build", async () => {
  expect(await noticesOf({ bare: { license: "ISC", files: {} } })).toContain(
    "bare 1.2.3\nLicence: ISC\n\nThe package contains no licence text. It declares: ISC\n",
  );
  await expect(noticesOf({ silent: { files: {} } })).rejects.toThrow(
    "silent 1.2.3 is installed with the site, but declares no licence.",
  );
});
