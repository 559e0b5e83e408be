import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { type FileFormat, openDirectoryFile } from "./directory-file.server.ts";

type Wanted = { format?: FileFormat; kind?: EntryKind };

async function open(content: string | Uint8Array, wanted: Wanted = {}) {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, content);
  return openDirectoryFile(file, wanted);
}

async function read(content: string | Uint8Array, wanted: Wanted = {}) {
  const { entries } = await open(content, wanted);
  return (await Array.fromAsync(entries())).map((entry) => [
    entry.kind,
    entry.place,
    "raw" in entry ? entry.raw : entry.problem,
  ]);
}

const HEAD = '"format":"sri-lankan-tuskers","version":1';

describe("a JSON document", () => {
  test("returns its entries, and the featured ones in any position", async () => {
    const text = `{"featured":["a"],${HEAD},"articles":[{"title":"x"}],"tuskers":[{"name":"y"}]}`;
    expect(await read(text)).toEqual([
      ["article", "Article 1", { title: "x" }],
      ["tusker", "Tusker 1", { name: "y" }],
    ]);
    expect((await open(text)).featured).toEqual(["a"]);
  });

  test.each([
    ['{"tuskers":[]}', "Invalid", "“format”"],
    ['{"format":"sri-lankan-tuskers","version":2}', "Invalid", "version 2"],
    ['{"format":"sri-lankan-tuskers"}', "Invalid", "version"],
    [`{${HEAD},"tuskers":{}}`, "Invalid", "“tuskers”"],
    [`{${HEAD},"tusker":[]}`, "Invalid", "“tusker”"],
    [`{${HEAD},"tuskers":[{"name":"y"}`, "Malformed", "cut off"],
    ["[]", "Malformed", "object"],
  ])("%s is refused as a whole", async (text, kind, message) => {
    await expect(open(text)).rejects.toMatchObject({ kind, message: expect.stringContaining(message) });
  });

  test("of more entries than any directory has is refused", async () => {
    const text = `{${HEAD},"tuskers":[${"1,".repeat(50_000)}1]}`;
    await expect(open(text)).rejects.toThrow("50,000");
  });
});

describe("a CSV file", () => {
  test("gives its rows by the number that spreadsheet programs show", async () => {
    expect(await read('name,age,description\r\nGemunu,40,"two\nlines"\r\n\r\n,,\r\nRaja,,\r\n')).toEqual([
      ["tusker", "Row 2", { name: "Gemunu", age: 40, description: "two\nlines" }],
      ["tusker", "Row 5", { name: "Raja", age: null, description: null }],
    ]);
  });

  test.each([
    ["name;age\nGemunu;40\n"],
    ["name\tage\nGemunu\t40\n"],
    ["\ufeffname,age\rGemunu,40"],
    ['"name","age"\n"Gemunu","40"'],
  ])("may be written as %j", async (text) => {
    expect(await read(text)).toEqual([["tusker", "Row 2", { name: "Gemunu", age: 40 }]]);
  });

  test("names the row and column of an unreadable cell, and continues", async () => {
    expect(await read("name,sources\nGemunu,x\nRaja,\n")).toEqual([
      ["tusker", "Row 2", expect.stringMatching(/^Row 2: .*“sources”/)],
      ["tusker", "Row 3", { name: "Raja", sources: null }],
    ]);
  });

  test("with quotes that do not match is refused from the row on where they begin", async () => {
    const broken = 'name,age\nGemunu,40\nRaja,"40\nSando,3\n';
    await expect(open(broken)).rejects.toMatchObject({
      kind: "Malformed",
      message: expect.stringContaining("row 3"),
    });
    await expect(open('name,age\nGemunu,"40"x\n')).rejects.toThrow("row 2");
  });

  test("that is empty is refused", async () => {
    await expect(open("")).rejects.toThrow("empty");
  });

  test("in letters of another kind than UTF-8 is refused", async () => {
    await expect(open(Buffer.from("name\nRaj\xe9\n", "latin1"))).rejects.toThrow("UTF-8");
    await expect(open(Buffer.from("\ufeffname\nRaja\n", "utf16le"))).rejects.toThrow("UTF-8");
  });

  test("of the other kind than the one that was said is refused", async () => {
    await expect(open("title\nx\n", { kind: "tusker" })).rejects.toThrow("“title”");
  });
});
