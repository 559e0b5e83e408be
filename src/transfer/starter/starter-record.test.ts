import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/support/test-services.ts";
import { citedKeys, readStarterSources, readStarterTuskers } from "./starter-files.server.ts";

const sources = await readStarterSources();
const tuskers = await readStarterTuskers(sources);

async function readTuskers(files: Record<string, string>) {
  const folder = await temporaryFolder();
  await mkdir(join(folder, "tuskers"));
  for (const [slug, fields] of Object.entries(files)) {
    const text = `---\nname: ${slug}\nlocation: Yala National Park\nage: null\n${fields}\n---\nA calm animal.\n`;
    await writeFile(join(folder, "tuskers", `${slug}.md`), text);
  }
  return readStarterTuskers(sources, folder);
}

describe.each([...tuskers])("the record of $slug", ({ tusker }) => {
  test("rests on sources that the entry lists", () => {
    const titles = (tusker.sources ?? []).map(({ title }) => title);
    expect(citedKeys(tusker).filter((key) => !titles.includes(sources[key]?.title ?? ""))).toEqual([]);
  });

  test("says where his status comes from", () => {
    const { claims } = tusker;
    if (!claims || Object.keys(claims).length === 0) return;
    expect(claims.status?.[0]?.value).toBe(tusker.status);
    expect(claims.status?.filter((account) => account.sources.length === 0)).toEqual([]);
  });

  test("tells events in short texts, each with its sources", () => {
    expect((tusker.events ?? []).filter(({ text }) => text.length > 300)).toEqual([]);
    const statements = [...(tusker.events ?? []), ...(tusker.features ?? []), ...(tusker.relations ?? [])];
    expect(statements.filter((statement) => statement.sources.length === 0)).toEqual([]);
  });
});

test("a relation to another file's tusker leads to his id, and he is loaded first", async () => {
  const [koliya, agbo] = await readTuskers({
    agbo: "relations:\n  - { kind: companion, tusker: koliya, sources: [S1] }",
    koliya: "status: dead",
  });
  expect([koliya?.slug, agbo?.slug]).toEqual(["koliya", "agbo"]);
  expect(agbo?.tusker.relations).toEqual([
    { kind: "companion", to: koliya?.id, certainty: "certain", sources: ["S1"] },
  ]);
});

test("a relation to a tusker without a file is refused", async () => {
  await expect(readTuskers({ agbo: "relations:\n  - { kind: rival, tusker: nobody }" })).rejects.toThrow(
    "The starter file agbo.md cannot be used. Error: It is related to the tusker nobody, who has no file.",
  );
});

test("relations that lead in a circle are refused, since nobody could be stored first", async () => {
  const files = {
    agbo: "relations:\n  - { kind: rival, tusker: koliya }",
    koliya: "relations:\n  - { kind: rival, tusker: agbo }",
  };
  await expect(readTuskers(files)).rejects.toThrow("in a circle: agbo → koliya → agbo. Record each relation in one");
});

test("a statement that cites an unknown source is refused, and the error names the file and the key", async () => {
  const files = { agbo: 'events:\n  - { kind: wounded, date: "2023", text: He was shot., sources: [S9999] }' };
  await expect(readTuskers(files)).rejects.toThrow(
    "The starter file agbo.md cannot be used. Error: It refers to the source S9999, which is not in sources.json.",
  );
});
