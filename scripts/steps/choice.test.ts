import { describe, expect, test } from "vitest";
import { readChoice } from "./choice.mjs";

test("without words every step of the tier runs, and nothing is installed", () => {
  const choice = readChoice([]);
  expect(choice).toMatchObject({ isWhole: true, install: false, rest: [] });
  expect(choice).toHaveProperty("names", ["types", "lint", "knip", "build", "vitest", "browser"]);
});

test("packages are installed only when that is asked for", () => {
  expect(readChoice(["--install"])).toMatchObject({ isWhole: true, install: true });
});

describe("shards", () => {
  test("the first one has the checks that are not divided, and the others do not", () => {
    expect(readChoice(["--shard=1/4"])).toMatchObject({
      isWhole: true,
      shard: { index: 1, count: 4 },
      names: ["types", "lint", "knip", "build", "vitest", "browser"],
    });
    expect(readChoice(["--shard", "4/4"])).toMatchObject({
      shard: { index: 4, count: 4 },
      names: ["build", "vitest", "browser"],
    });
  });

  test.each(["0/4", "5/4", "1", "1/0", "a/b", ""])("there is no shard %j", (text) => {
    expect(readChoice([`--shard=${text}`])).toEqual({ wrong: expect.stringContaining("--shard=1/4") });
  });
});

test("more words go to the tool of the one step that is named", () => {
  expect(readChoice(["--minutes=5", "--only", "vitest", "src/content/tuskers", "--shard=1/2"])).toMatchObject({
    minutes: 5,
    isWhole: false,
    names: ["vitest"],
    rest: ["src/content/tuskers", "--shard=1/2"],
  });
});

test.each([["--help"], ["-h"], ["--install", "--help"]])("%s asks for help", (...words) => {
  expect(readChoice(words)).toBe("help");
});

test.each([
  [["--all"], 'There is no option "--all".'],
  [["src/content/tuskers"], 'There is no option "src/content/tuskers".'],
  [["--only"], "Name the steps after --only"],
  [["--only", "tests"], 'There is no step "tests"'],
  [["--only", "toString"], 'There is no step "toString"'],
  [["--only", "lint,knip", "x"], "name only one step"],
  [["--minutes=soon"], "--minutes=60"],
])("the words %j are refused with a sentence", (words, sentence) => {
  expect(readChoice(words)).toEqual({ wrong: expect.stringContaining(sentence) });
});
