import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { BUILD_FOLDER, ensureBuilt } from "../../tests/support/built-site.ts";
import { openTestSite } from "../../tests/support/test-site.ts";

/** All scripts of a public page together, in bytes after gzip. */
const SCRIPT_BUDGET = 130_000;

/** Words that only the server's code, or a package that only the server may use, is made of. */
const SERVER_WORDS = [
  "node:sqlite",
  "node:fs",
  "kysely",
  "ZodError",
  "argon2",
  "search_text",
  "DATA_DIR",
  "X-Forwarded-For",
];

test("what browsers load holds nothing of the server", async () => {
  await ensureBuilt();
  const folder = join(BUILD_FOLDER, "client/assets");
  const scripts = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(5);
  const found = [];
  for (const name of scripts) {
    const code = await readFile(join(folder, name), "utf8");
    found.push(...SERVER_WORDS.filter((word) => code.includes(word)).map((word) => `${name}: ${word}`));
  }
  expect(found).toEqual([]);
});

test("the scripts of each public page stay within their budget", async () => {
  const site = await openTestSite();
  for (const address of ["/", "/tuskers", "/tuskers/nobody", "/nowhere"]) {
    const { text } = await site.get(address);
    const scripts = new Set(text.match(/\/assets\/[\w.-]+\.js/g));
    expect(scripts.size).toBeGreaterThan(3);
    let bytes = 0;
    for (const script of scripts) bytes += gzipSync((await site.get(script)).body, { level: 9 }).byteLength;
    expect(bytes, address).toBeLessThanOrEqual(SCRIPT_BUDGET);
  }
});
