import { expect, test } from "vitest";
import { settingsProblem } from "../../../tests/support/settings-problem.ts";
import { readConfig, secretsOf } from "./config.server.ts";

test("without settings the site makes no backups", () => {
  expect(readConfig({}).backups).toEqual({
    dir: undefined,
    everyMs: 86_400_000,
    keep: 7,
    keyFile: undefined,
    store: undefined,
  });
});

test("hours and days are understood", () => {
  expect(readConfig({ BACKUP_EVERY: "12h" }).backups.everyMs).toBe(12 * 3_600_000);
  expect(readConfig({ BACKUP_EVERY: "7d" }).backups.everyMs).toBe(7 * 86_400_000);
});

test.each(["daily", "0h", "12", "1.5d", "30m", "9999d"])("BACKUP_EVERY=%s is refused", (value) => {
  expect(settingsProblem({ BACKUP_EVERY: value })).toMatch(/^BACKUP_EVERY must be /);
});

test.each(["0", "-1", "all", "1000"])("BACKUP_KEEP=%s is refused", (value) => {
  expect(settingsProblem({ BACKUP_KEEP: value })).toMatch(/^BACKUP_KEEP /);
});

test("backups may not be inside the data folder, nor their key inside either", () => {
  const data = { DATA_DIR: "/srv/data" };
  for (const dir of ["/srv/data", "/srv/data/backups", "/srv/data/../data/b"]) {
    expect(settingsProblem({ ...data, BACKUP_DIR: dir })).toMatch(/^BACKUP_DIR is in DATA_DIR: /);
  }
  expect(settingsProblem({ ...data, BACKUP_DIR: "/srv/data-backups" })).toBe("nothing is wrong");
  const both = { ...data, BACKUP_DIR: "/srv/backups" };
  expect(settingsProblem({ ...both, BACKUP_KEY_FILE: "/srv/backups/key" })).toMatch(
    /^BACKUP_KEY_FILE is in BACKUP_DIR: /,
  );
  expect(settingsProblem({ ...both, BACKUP_KEY_FILE: "/srv/data/key" })).toMatch(/^BACKUP_KEY_FILE is in DATA_DIR: /);
  expect(settingsProblem({ ...both, BACKUP_KEY_FILE: "/etc/tuskers/key" })).toBe("nothing is wrong");
});

const OWN_STORE = {
  BACKUP_S3_ENDPOINT: "https://backups.example",
  BACKUP_S3_REGION: "eu-north-1",
  BACKUP_S3_ACCESS_KEY_ID: "BACKUPKEY",
  BACKUP_S3_SECRET_ACCESS_KEY: "secret of the backups",
};
const IMAGE_STORE = {
  S3_BUCKET: "tuskers-pictures",
  S3_ENDPOINT: "https://s3.example",
  S3_REGION: "eu-central-1",
  S3_ACCESS_KEY_ID: "AKIAEXAMPLE",
  S3_SECRET_ACCESS_KEY: "secret of the images",
};
const inBucket = { BACKUP_DIR: "s3://tuskers-backups/site/" };

test("backups in a bucket use their own store, or else the one of the images", () => {
  const own = readConfig({ ...inBucket, ...OWN_STORE, ...IMAGE_STORE });
  expect(own.backups).toMatchObject({
    dir: "s3://tuskers-backups/site",
    store: { endpoint: "https://backups.example", secretAccessKey: "secret of the backups", settings: "BACKUP_S3" },
  });
  expect(secretsOf(own)).toEqual(["secret of the images", "secret of the backups"]);
  const shared = readConfig({ ...inBucket, ...IMAGE_STORE }).backups.store;
  expect(shared).toMatchObject({ endpoint: "https://s3.example", accessKeyId: "AKIAEXAMPLE", settings: "S3" });
});

test.each(Object.keys(OWN_STORE))("a store of the backups without %s stops the start", (name) => {
  expect(settingsProblem({ ...inBucket, ...OWN_STORE, [name]: "" })).toMatch(
    new RegExp(`^${name} is missing: it is required with `),
  );
});

test("a bucket without a store stops the start", () => {
  expect(settingsProblem(inBucket)).toMatch(/^BACKUP_S3_ENDPOINT is missing: /);
});

test.each([
  "s3://",
  "s3://Upper/a",
  "s3://b/../public",
  "s3://bucket//a",
  "gs://bucket/a",
  "https://s3.example/bucket",
])("BACKUP_DIR=%s is neither a folder nor a bucket", (dir) => {
  expect(settingsProblem({ ...OWN_STORE, BACKUP_DIR: dir })).toMatch(/^BACKUP_DIR .*s3:/);
});

test("backups lie beside the images of a bucket, never among them, and never where readers load images", () => {
  for (const path of ["", "/", "/public", "/public/backups", "/variants/a/"]) {
    expect(settingsProblem({ ...IMAGE_STORE, BACKUP_DIR: `s3://tuskers-pictures${path}` }), path).toMatch(
      /^BACKUP_DIR is where the images are: /,
    );
  }
  const beside = { ...IMAGE_STORE, BACKUP_DIR: "s3://tuskers-pictures/public-backups" };
  expect(settingsProblem(beside)).toBe("nothing is wrong");
  expect(settingsProblem({ ...beside, S3_PUBLIC_URL: "https://pictures.example" })).toMatch(
    /^BACKUP_DIR is in the bucket from which readers load images /,
  );
  // The same name in another store is another bucket.
  const elsewhere = { ...OWN_STORE, ...IMAGE_STORE, BACKUP_DIR: "s3://tuskers-pictures" };
  expect(settingsProblem(elsewhere)).toBe("nothing is wrong");
});
