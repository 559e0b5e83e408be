import { expect, test } from "vitest";
import { readConfig, secretsOf } from "./config.server.ts";

const URL = "https://purge.tuskers.example/all?key=1";

test("without settings no cache may keep a page, and nothing is purged", () => {
  expect(readConfig({}).cdn).toEqual({ seconds: 0, purge: undefined });
});

test("settings are read as they were given", () => {
  const { cdn } = readConfig({ CDN_SECONDS: "60", CDN_PURGE_URL: URL, CDN_PURGE_TOKEN: "12345678" });
  expect(cdn).toEqual({ seconds: 60, purge: { url: URL, token: "12345678" } });
  expect(readConfig({ CDN_PURGE_URL: URL }).cdn.purge).toEqual({ url: URL, token: undefined });
});

test("no log contains the purge address or its token", () => {
  expect(secretsOf(readConfig({ CDN_PURGE_URL: URL, CDN_PURGE_TOKEN: "12345678" }))).toEqual([URL, "12345678"]);
});

test.each([
  [{ CDN_SECONDS: "-1" }, /^CDN_SECONDS .*86400/],
  [{ CDN_SECONDS: "86401" }, /^CDN_SECONDS .*86400/],
  [{ CDN_PURGE_URL: "purge" }, /^CDN_PURGE_URL /],
  [{ CDN_PURGE_URL: "ftp://a.example" }, /^CDN_PURGE_URL /],
  [{ CDN_PURGE_URL: "https://name:secret@a.example" }, /^CDN_PURGE_URL .*CDN_PURGE_TOKEN/],
  [{ CDN_PURGE_TOKEN: "12345678" }, /^CDN_PURGE_TOKEN .*CDN_PURGE_URL/],
  [{ CDN_PURGE_URL: URL, CDN_PURGE_TOKEN: "two words" }, /^CDN_PURGE_TOKEN /],
])("%j is refused in a sentence that names the setting", (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence);
});
