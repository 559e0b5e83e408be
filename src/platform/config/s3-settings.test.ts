import { expect, test } from "vitest";
import { settingsProblem } from "../../../tests/support/settings-problem.ts";
import { readConfig, secretsOf } from "./config.server.ts";

const STORE = {
  S3_BUCKET: "tuskers-pictures",
  S3_ENDPOINT: "https://s3.eu-central-1.amazonaws.com",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "AKIAEXAMPLE",
  S3_SECRET_ACCESS_KEY: "a-secret/with+signs",
};

test("images are in the data folder if no bucket is set", () => {
  expect(readConfig({}).s3).toBeUndefined();
});

test("a bucket is named with all that it takes to get in, and may have an address for readers", () => {
  expect(readConfig(STORE).s3).toEqual({
    bucket: "tuskers-pictures",
    endpoint: "https://s3.eu-central-1.amazonaws.com",
    region: "eu-central-1",
    accessKeyId: "AKIAEXAMPLE",
    secretAccessKey: "a-secret/with+signs",
    publicUrl: undefined,
  });
  const elsewhere = {
    ...STORE,
    S3_ENDPOINT: "http://127.0.0.1:9000/s3/",
    S3_PUBLIC_URL: "https://cdn.example/tuskers/",
  };
  expect(readConfig(elsewhere).s3).toMatchObject({
    endpoint: "http://127.0.0.1:9000/s3",
    publicUrl: "https://cdn.example/tuskers",
  });
});

test("its secret is kept out of logs", () => {
  expect(secretsOf(readConfig(STORE))).toEqual(["a-secret/with+signs"]);
});

test.each(Object.keys(STORE).slice(1))("a bucket without %s stops the start", (name) => {
  expect(settingsProblem({ ...STORE, [name]: "" })).toBe(`${name} is missing: it is required with S3_BUCKET.`);
});

test.each([...Object.keys(STORE).slice(1), "S3_PUBLIC_URL"])("%s without a bucket stops the start", (name) => {
  const value = { ...STORE, S3_PUBLIC_URL: "https://cdn.example" }[name] ?? "";
  expect(settingsProblem({ [name]: value })).toMatch(new RegExp(`^${name} .*S3_BUCKET`));
});

test.each([
  ["S3_BUCKET", "Tuskers Pictures"],
  ["S3_ENDPOINT", "s3.example"],
  ["S3_ENDPOINT", "https://key:secret@s3.example"],
  ["S3_REGION", "eu central"],
  ["S3_PUBLIC_URL", "http://cdn.example"],
  ["S3_PUBLIC_URL", "https://cdn.example/?a=b"],
])("a wrong %s is refused: %s", (name, value) => {
  expect(settingsProblem({ ...STORE, [name]: value })).toMatch(new RegExp(`^${name} (?!.*secret)`));
});
