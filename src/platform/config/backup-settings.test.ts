import { expect, test } from "vitest";
import { settingsProblem } from "../../../tests/support/settings-problem.ts";
import { readConfig } from "./config.server.ts";

test("without settings the site makes no backups", () => {
  expect(readConfig({}).backups).toEqual({ dir: undefined, everyMs: 86_400_000, keep: 7, keyFile: undefined });
});

test("hours and days are understood", () => {
  expect(readConfig({ BACKUP_EVERY: "12h" }).backups.everyMs).toBe(12 * 3_600_000);
  expect(readConfig({ BACKUP_EVERY: "7d" }).backups.everyMs).toBe(7 * 86_400_000);
});

test.each(["daily", "0h", "12", "1.5d", "30m", "9999d"])("BACKUP_EVERY=%s is refused", (value) => {
  expect(settingsProblem({ BACKUP_EVERY: value })).toMatch(/^BACKUP_EVERY must be /);
});

test.each(["0", "-1", "all", "1000"])("BACKUP_KEEP=%s is refused", (value) => {
  expect(settingsProblem({ BACKUP_KEEP: value })).toMatch(/^BACKUP_KEEP must be a whole number/);
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
