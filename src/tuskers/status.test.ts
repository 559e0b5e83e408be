import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { STATUSES, TUSKER_STATUSES } from "./status.ts";

const controls = readFileSync("src/platform/styles/controls.css", "utf8");
const tokens = readFileSync("src/platform/styles/tokens.css", "utf8");

/** The colour in the rule with this selector. */
const colourOf = (selector: string): string | undefined =>
  controls.split(`\n${selector} {\n  color: `)[1]?.split(";")[0];

test.each(TUSKER_STATUSES)("the status %s has a colour by day and by night", (status) => {
  const byDay = colourOf(`.status.${status}`) ?? "";
  const token = /^var\((--[a-z0-9-]+)\)$/.exec(byDay)?.[1];
  expect(byDay, "by day").not.toBe("");
  const isBoth = token !== undefined && tokens.split(`${token}:`).length === 3;
  expect(isBoth || colourOf(`body.dark-mode .status.${status}`), "by night").toBeTruthy();
});

test("no other name means two statuses", () => {
  const names = TUSKER_STATUSES.flatMap((status) => [status, ...STATUSES[status].otherNames]);
  expect(names).toEqual([...new Set(names)].map((name) => name.toLowerCase()));
});

/** These compare how a status is drawn, which is a value of the table. */
const DRAWINGS = /^src\/(artwork|tuskers\/portrait)\//;

test("what depends on a status is read from the table, never decided by comparing it", () => {
  const words = TUSKER_STATUSES.join("|");
  const compares = new RegExp(
    `\\bstatus [!=]== "(${words})"|"(${words})" [!=]== \\S*\\bstatus\\b|case "(${words})":`,
    "i",
  );
  const code = globSync("src/**/*.{ts,tsx}").filter((path) => !path.includes(".test.") && !DRAWINGS.test(path));
  expect(code.length).toBeGreaterThan(100);
  expect(code.filter((path) => compares.test(readFileSync(path, "utf8")))).toEqual([]);
});
