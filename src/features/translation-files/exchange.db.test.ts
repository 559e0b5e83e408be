import { beforeEach, describe, expect, test } from "vitest";
import { bodyOf } from "../../../tests/support/body-of.ts";
import { countTurns } from "../../../tests/support/count-turns.ts";
import { openTestApi, signInAs, someTusker, type TestApi } from "../../../tests/support/test-api.ts";
import type { EditedTranslation } from "../../content/translation-work/edited-translation.ts";
import type { TuskerDetail } from "../../content/tuskers/tusker.ts";
import { writeCsv } from "./csv.server.ts";
import { importUnits } from "./import-units.server.ts";
import type { ReadUnit, TranslationImport, Unit } from "./unit.ts";
import { readXliff, writeXliff } from "./xliff.server.ts";

const SINHALA = "ඔහු ශ්‍රී ලංකාවේ ක්‍ෂේමභූමියක <b>ජීවත්</b> වේ & යයි.";
const TYPES = { xliff: "application/xliff+xml", csv: "text/csv" } as const;

let site: TestApi;
let id: string;
let key: string;

const exported = async (format: string, choice = "all", language = "si"): Promise<string> => {
  const answer = await site.call("GET", `/api/translations/${language}/export?format=${format}&choice=${choice}`, {
    token: site.token,
  });
  expect(answer.status).toBe(200);
  return answer.text();
};

async function imported(body: string, type: string, query = "dryRun=0", language = "si") {
  const answer = await site.call("POST", `/api/translations/${language}/import?${query}`, {
    token: site.token,
    body,
    headers: { "Content-Type": type },
  });
  return { status: answer.status, report: (await answer.json()) as TranslationImport & { message: string } };
}

const read = async (): Promise<EditedTranslation> =>
  bodyOf(site.call("GET", `/api/translations/si/tusker/${id}`, { token: site.token }));
const descriptionOf = async () => (await read()).fields.find(({ name }) => name === "description")?.blocks[0];

/** What a translator's program does: a target after the source of the unit with this text. */
const withTarget = (xliff: string, text: string, target: string): string => {
  const at = xliff.indexOf("</source>", xliff.indexOf(text)) + "</source>".length;
  return `${xliff.slice(0, at)}<target>${target}</target>${xliff.slice(at)}`;
};

beforeEach(async () => {
  site = await openTestApi();
  const sources = [{ title: "A paper", kind: "news", url: "https://paper.example/a" }];
  const made = await site.call("POST", "/api/tuskers", {
    token: site.token,
    json: someTusker({ name: "Agbo", sources }),
  });
  const tusker = await bodyOf<TuskerDetail>(made);
  id = tusker._id;
  key = tusker.sources[0]?.key ?? "";
  const description = `<p>He <b>lives</b> in the north & goes.<sup data-sources="${key}"></sup></p>`;
  await site.call("PUT", `/api/tuskers/${id}`, {
    token: site.token,
    json: someTusker({ name: "Agbo", description, sources }),
  });
});

const target = () =>
  `${SINHALA.replace("&", "&amp;").replace("<b>", '<ph id="1">&lt;b></ph>').replace("</b>", '<ph id="2">&lt;/b></ph>')}<ph id="3">{${key}}</ph>`;

describe("a file for translators", () => {
  test("comes back as XLIFF: first told, then saved, with joiners, tags and citations", async () => {
    const file = withTarget(await exported("xliff"), "lives", target());
    const dry = await imported(file, TYPES.xliff, "dryRun=1");
    expect(dry.report).toMatchObject({ dryRun: true, added: 1, changed: 0, failed: 0 });
    expect(dry.report.units[0]).toMatchObject({ name: "Agbo", field: "description", after: `${SINHALA}{${key}}` });
    expect((await descriptionOf())?.piece).toBeNull();
    await imported(file, TYPES.xliff, "dryRun=0&translator=Nimal");
    expect((await descriptionOf())?.piece).toMatchObject({
      text: `<p>${SINHALA}<sup data-sources="${key}"></sup></p>`,
      state: "translated",
      translator: "Nimal",
    });
    expect((await imported(file, TYPES.xliff)).report).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect((await imported(await exported("xliff"), TYPES.xliff)).report).toMatchObject({
      changed: 0,
      unchanged: 1,
      failed: 0,
    });
  });

  test("comes back from programs that offer what others wrote, of which nothing is taken", async () => {
    const offered = `<alt-trans><source>Another</source><target>වෙනත්</target></alt-trans>`;
    const file = withTarget(await exported("xliff"), "lives", target()).replaceAll(
      "</trans-unit>",
      `${offered}</trans-unit>`,
    );
    const { report } = await imported(file, TYPES.xliff);
    expect(report).toMatchObject({ added: 1, failed: 0 });
    expect((await descriptionOf())?.piece?.text).toContain("ක්‍ෂේමභූමියක");
  });

  test("comes back as a table, also from a program with semicolons, and keeps what a formula would do from running", async () => {
    const rows = (await exported("csv")).split("\r\n");
    const at = rows.findIndex((row) => row.includes("lives"));
    rows[at] = rows[at]?.replace(/,("?)\1$/, `,"${SINHALA}{${key}}"`) ?? "";
    const { report } = await imported(rows.join("\r\n"), TYPES.csv, "dryRun=0&state=machine");
    expect(report).toMatchObject({ added: 1, failed: 0 });
    expect((await descriptionOf())?.piece).toMatchObject({ state: "machine", translator: null });
    expect(await exported("csv")).toContain(SINHALA);
  });

  test("holds only what is open if it is asked to", async () => {
    await imported(withTarget(await exported("xliff"), "lives", target()), TYPES.xliff);
    const open = await exported("xliff", "open");
    expect(open).not.toContain("in the north &amp; goes");
    expect(open).toContain(">Agbo<");
  });

  test("tells what cannot be saved with its line, and saves the rest", async () => {
    const wrong = withTarget(await exported("xliff"), "lives", "පරිවර්තනය");
    const both = withTarget(wrong, ">Agbo<", "ඇග්බෝ");
    const { report } = await imported(both, TYPES.xliff);
    expect(report).toMatchObject({ added: 1, failed: 1 });
    const line = both.slice(0, both.indexOf("lives")).split("\n").length;
    expect(report.units.find(({ result }) => result === "failed")).toMatchObject({
      line,
      message: expect.stringContaining(`{${key}}`),
    });
  });

  test("that comes back as it went out leaves behind what is behind", async () => {
    await imported(withTarget(await exported("xliff"), "lives", target()), TYPES.xliff);
    const description = `<p>He <b>lives</b> in the dry north & goes.<sup data-sources="${key}"></sup></p>`;
    await site.call("PUT", `/api/tuskers/${id}`, {
      token: site.token,
      json: someTusker({ name: "Agbo", description }),
    });
    expect((await imported(await exported("xliff"), TYPES.xliff)).report).toMatchObject({ changed: 0, unchanged: 1 });
    expect((await descriptionOf())?.match).toBe("behind");
  });

  test("refuses what was exported before the English changed", async () => {
    const file = withTarget(await exported("xliff"), "lives", target());
    await site.call("PUT", `/api/tuskers/${id}`, {
      token: site.token,
      json: someTusker({ name: "Agbo", description: "<p>He died.</p>" }),
    });
    expect((await imported(file, TYPES.xliff)).report.units).toMatchObject([
      { result: "failed", field: "description", message: expect.stringContaining("changed") },
    ]);
  });

  test("of another language, or of a writer, is refused", async () => {
    const file = withTarget(await exported("xliff"), "lives", target());
    expect((await imported(file, TYPES.xliff, "", "ta")).status).toBe(400);
    const token = await signInAs(site.services, "writer");
    const answer = await site.call("POST", "/api/translations/si/import", {
      token,
      body: file,
      headers: { "Content-Type": TYPES.xliff },
    });
    expect(answer.status).toBe(403);
  });
});

describe("hostile XML", () => {
  const unit = (inner: string) =>
    `<xliff version="1.2"><file original="tusker/1" target-language="si"><body>${inner}</body></file></xliff>`;

  test.each([
    [
      "entities of its own",
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><xliff version="1.2"/>',
      "document type",
    ],
    ["an external file", '<!DOCTYPE x SYSTEM "file:///etc/passwd"><xliff version="1.2"/>', "document type"],
    ["an unknown entity", unit("<trans-unit id='a'><target>&secret;</target></trans-unit>"), "Line 1"],
    ["tags that do not close", '<xliff version="1.2"><note>', "well-formed"],
    ["another version", '<xliff version="2.0"/>', "1.2"],
    ["an id of another program", unit('<trans-unit id="1"><target>x</target></trans-unit>'), "Line 1"],
    ["something else", "<html/>", "XLIFF"],
    ["no XML", "hello", "Line 1"],
    ["elements nested deeper than programs for translators do", "<a>\n".repeat(1000), "Line 21: elements"],
    [
      "more attributes than any element has",
      `<a${Array.from({ length: 1000 }, (_, n) => `\nb${n}=''`).join("")}>`,
      "Line 102: an",
    ],
    ["a comment that never ends", `<!--${"a".repeat(200_000)}`, "65,536"],
    ["a value that never ends", `<a b='${"a".repeat(200_000)}`, "65,536"],
    ["a document type that never ends", `<!DOCTYPE a [${"<!ENTITY a 'a'>".repeat(10_000)}`, "65,536"],
  ])("with %s is refused", async (_, body, message) => {
    const { status, report } = await imported(body, TYPES.xliff);
    expect([status, report.message]).toEqual([400, expect.stringContaining(message)]);
  });

  test("of 50 MB is refused before it is read", async () => {
    const { status } = await imported("x".repeat(50_000_000), TYPES.xliff);
    expect(status).toBe(413);
  });
});

describe("a very long file", () => {
  const thing = (): Unit => ({
    ...{ kind: "tusker", id, language: "si", field: "description", fingerprint: "0123456789abcdef", nth: 0 },
    ...{ english: "He walks.", translation: "පරිවර්තනය" },
  });
  const units = (count: number): Unit[] => Array.from({ length: count }, (_, nth) => ({ ...thing(), nth }));
  async function* asRead(count: number): AsyncGenerator<ReadUnit> {
    for (let line = 1; line <= count; line += 1) yield { ...thing(), line };
  }
  const run = {
    language: "si",
    dryRun: true,
    by: null,
    role: "editor",
    translator: undefined,
    state: "machine",
  } as const;

  test.each([
    ["a table of blank lines", TYPES.csv, writeCsv([]) + "\n".repeat(1_000_000)],
    ["a table of blank rows behind real ones", TYPES.csv, writeCsv([]) + ",,,,\r\n".repeat(50_000)],
    ["XLIFF without anything", TYPES.xliff, `<xliff version="1.2">${"<note/>".repeat(50_000)}</xliff>`],
  ])("that is %s lets others be served, and changes nothing", async (_, type, body) => {
    let told: unknown;
    const turns = await countTurns(async () => {
      told = await imported(body, type);
    });
    expect(told).toMatchObject({ status: 200, report: { added: 0, failed: 0, units: [] } });
    expect(turns).toBeGreaterThan(30);
  });

  test("of one entry lets others be served while it is imported", async () => {
    expect(await countTurns(() => importUnits(site.services, asRead(6000), run))).toBeGreaterThan(8);
  });

  test("of more units than a file can have is read no further", async () => {
    let read = 0;
    async function* endless() {
      for await (const unit of asRead(1_000_000)) {
        read = unit.line;
        yield unit;
      }
    }
    await expect(importUnits(site.services, endless(), run)).rejects.toThrow("50,000 units at most");
    expect(read).toBe(50_001);
  });

  test("is answered with a thousand lines, and how many more there are", async () => {
    const { report } = await imported(writeXliff(units(1500)), TYPES.xliff);
    expect(report).toMatchObject({ failed: 1500, unlisted: 500 });
    expect(report.units.map(({ line }) => line).slice(0, 2)).toEqual([4, 5]);
    expect(report.units).toHaveLength(1000);
  });

  test("tells a translation that is longer than any, and takes the others", async () => {
    const file = withTarget(await exported("xliff"), ">Agbo<", "ඇග්බෝ");
    const { report } = await imported(withTarget(file, "lives", "ක".repeat(60_001)), TYPES.xliff);
    expect(report).toMatchObject({ added: 1, failed: 1 });
    expect(report.units.find(({ result }) => result === "failed")?.message).toContain("60,000");
  });
});

test("any text comes through XLIFF as it was", async () => {
  const texts = ["ශ්‍රී ක්‍ෂ", "a < b & c > d", "<b>x</b>{S1, S2}", "ஸ்ரீ \"'", "  x "];
  const units = texts.map((text, index) => ({
    ...{ kind: "page" as const, id: "home", language: "ta" as const, field: "whyText", nth: index },
    ...{ fingerprint: "0123456789abcdef", english: text, translation: text },
  }));
  const read = await Array.fromAsync(readXliff(new TextEncoder().encode(writeXliff(units))));
  expect(read.map(({ translation }) => translation)).toEqual(texts);
});
