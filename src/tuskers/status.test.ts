import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TUSKER_STATUSES } from "./status.ts";

const styles = globSync("src/**/*.css")
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

test.each(TUSKER_STATUSES)("the status %s has a colour by day and by night, and a rule that uses it", (status) => {
  expect(styles.split(`--${status}:`).length - 1, "by day and by night").toBe(2);
  expect(styles).toContain(`var(--${status})`);
});
