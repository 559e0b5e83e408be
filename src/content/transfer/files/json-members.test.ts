import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../tests/support/tier.ts";
import { type JsonMember, jsonMembers } from "./json-members.server.ts";

const LISTS = new Set(["tuskers", "articles"]);

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size = 7): Promise<JsonMember[]> {
  return Array.fromAsync(jsonMembers(inPieces(text, size), LISTS));
}

describe("a JSON object", () => {
  test("is read member by member, its lists element by element", async () => {
    expect(await read('{"a": 1, "tuskers" : [ {"b":[1,{}]} ,2 ], "featured":["x"]}')).toEqual([
      { key: "a", index: undefined, value: 1 },
      { key: "tuskers", index: 0, value: { b: [1, {}] } },
      { key: "tuskers", index: 1, value: 2 },
      { key: "featured", index: undefined, value: ["x"] },
    ]);
  });

  test("may be empty, and so may its lists", async () => {
    expect(await read(" {} \n")).toEqual([]);
    expect(await read('{"tuskers":[ ],"articles":[]}')).toEqual([]);
  });

  test("gives back everything that was in it, wherever it is cut", async () => {
    const document = fc.record({
      tuskers: fc.array(fc.jsonValue()),
      articles: fc.array(fc.jsonValue()),
      other: fc.jsonValue(),
    });
    await fc.assert(
      fc.asyncProperty(document, fc.integer({ min: 1, max: 9 }), fc.constantFrom(0, 2), async (given, size, indent) => {
        const members = await read(JSON.stringify(given, null, indent), size);
        const elements = (key: string) =>
          members.filter((member) => member.key === key && member.index !== undefined).map(({ value }) => value);
        // Through JSON once more, because -0 is written as 0.
        const plain = JSON.parse(JSON.stringify(given));
        expect({
          tuskers: elements("tuskers"),
          articles: elements("articles"),
          other: members.find(({ key }) => key === "other")?.value,
        }).toEqual(plain);
      }),
      { numRuns: runs(100) },
    );
  });

  test.each([
    "",
    "  ",
    "[]",
    "[{}]",
    "null",
    '"text"',
    "{",
    '{"a"',
    '{"a":',
    '{"a":}',
    '{"a":1',
    '{"a":1,}',
    "{,}",
    '{"a" 1}',
    '{"a":1 "b":2}',
    '{"a":1:2}',
    '{"a":1]',
    "{a:1}",
    "{1:1}",
    '{"tuskers":[1,]}',
    '{"tuskers":[,1]}',
    '{"tuskers":[1 2]}',
    '{"tuskers":[1}',
    '{"tuskers":[1',
    '{"tuskers":[{]}',
    '{"tuskers":[{}}',
    '{"tuskers":1[2]}',
    '{"tuskers":[1]2}',
    '{"tuskers":[1][2]}',
    '{"a":"b}',
    '{"a":1}{}',
    '{"a":1} x',
  ])("that is broken is refused: %s", async (text) => {
    // Skip text that the ordinary parser accepts: it is not broken.
    const object = (() => {
      try {
        const value: unknown = JSON.parse(text);
        return typeof value === "object" && value !== null && !Array.isArray(value);
      } catch {
        return false;
      }
    })();
    expect(object).toBe(false);
    for (const size of [1, 2, 1000]) await expect(read(text, size)).rejects.toMatchObject({ kind: "Malformed" });
  });

  test.each([
    ["far too long", '"', "a".repeat(10_000), /^This .*entry 1 of “tuskers” is far too long/],
    ["nested deeper than any export", "", "[", /entry 1 of “tuskers” is nested more than 20 deep/],
    ["a list of more parts than any export has", "[", "1,", /in entry 1 of “tuskers” has more than 10,000 parts/],
    [
      "an object of more parts than any export has",
      "{",
      '"a":1,',
      /in entry 1 of “tuskers” has more than 10,000 parts/,
    ],
  ])("of which one entry is %s is refused before it is held", async (_, beginning, piece, message) => {
    async function* endless(): AsyncGenerator<string> {
      yield `{"tuskers":[${beginning}`;
      for (;;) yield piece;
    }
    await expect(Array.fromAsync(jsonMembers(endless(), LISTS))).rejects.toThrow(message);
  });
});
