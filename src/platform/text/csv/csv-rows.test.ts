import { describe, expect, test } from "vitest";
import { csvRows } from "./csv-rows.server.ts";

const HEADER = "name,age,location\n";

/** A long file of equal pieces, which counts those that were read. */
function longFile(piece: string) {
  const read = { pieces: 0 };
  async function* pieces() {
    yield HEADER;
    for (; read.pieces < 5000; read.pieces += 1) yield piece;
  }
  return { read, rows: () => csvRows(pieces(), HEADER) };
}

describe("the rows of a table", () => {
  test("keep their numbers among blank ones, which are left out", async () => {
    const text = `\n${HEADER}\n,,\nRaja,3,Yala\n  ,"",\n\n\nSando,4,"Yala\n\nEast"\n,,\n`;
    async function* whole() {
      yield text;
    }
    expect(await Array.fromAsync(csvRows(whole(), HEADER))).toEqual([
      { row: 2, cells: ["name", "age", "location"] },
      { row: 5, cells: ["Raja", "3", "Yala"] },
      { row: 9, cells: ["Sando", "4", "Yala\n\nEast"] },
    ]);
  });

  test.each([
    ["cells in a row than any spreadsheet program has", ",".repeat(8192), "row 2 on. A row can have 16,384 cells"],
    ["characters in a row than any entry has", "x".repeat(65_536), "row 2 on. A row can have 2,000,000 characters"],
    ["rows of another length than the first", ",\n".repeat(4096), "More than 50,000 rows"],
  ])("are read no further where there are more %s", async (_, piece, message) => {
    const { read, rows } = longFile(piece);
    await expect(Array.fromAsync(rows())).rejects.toThrow(message);
    expect(read.pieces).toBeLessThan(50);
  });

  test("are not held before somebody takes them", async () => {
    const { read, rows } = longFile("Raja,3,Yala\n".repeat(100));
    for await (const { row } of rows()) if (row === 1000) break;
    expect(read.pieces).toBeLessThan(20);
  });
});
