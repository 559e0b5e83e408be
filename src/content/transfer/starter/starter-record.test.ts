import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { citedKeys, readStarterSources, readStarterTuskers } from "./starter-files.server.ts";

const sources = await readStarterSources();
const tuskers = await readStarterTuskers(sources);

/**
 * What sources disagree on: the tusker; the fact, the character or the group of events; and a source of each account.
 * New rows go to the end of their part.
 */
const DISAGREEMENTS: readonly (readonly [slug: string, about: string, ...sources: string[]])[] = [
  // The wild tuskers of the south and east.
  ["gemunu", "age", "S2", "S3", "S4"],
  ["thilak", "age", "S15", "S17", "S14"],
  ["thilak", "fight", "S14", "S18"],
  // The wild tuskers of the north and the centre.
  ["dala-poottuwa", "age", "S28", "S24", "S29", "S23"],
  ["dala-poottuwa", "height", "S28", "S24", "S23"],
  ["dala-poottuwa", "sight", "S27", "S25", "S29"],
  ["dala-poottuwa", "death", "S25", "S24"],
  ["parakrama", "died", "S30", "S52"],
  ["parakrama", "death", "S30", "S33"],
  ["walagamba", "status", "S36", "S38"],
  ["walagamba", "fate", "S36", "S38"],
  ["revatha", "age", "S39", "S40"],
  ["deega-danthu-2", "status", "S50", "S44", "S36"],
  ["deega-danthu-2", "fate", "S50", "S44", "S36"],
  ["kawanthissa", "height", "S53", "S54"],
  ["bathiya", "died", "S56", "S58"],
  ["mugalan", "death", "S79", "S80", "S81"],
  // The tuskers of temples, of private owners and of orphanages.
  ["maligawa-raja", "born", "S87", "S90"],
  ["maligawa-raja", "age", "S87", "S91"],
  ["maligawa-raja", "gift", "S88", "S90"],
  ["maligawa-raja", "casket", "S87", "S91"],
  ["maligawa-raja", "treasure", "S87", "S291"],
  ["heiyantuduwa-raja", "casket", "S92", "S93"],
  ["millangoda-raja", "died", "S94", "S96"],
  ["millangoda-raja", "tuskLength", "S96", "S94", "S95"],
  ["millangoda-raja", "age", "S96", "S97"],
  ["nadungamuwa-raja", "born", "S101", "S102"],
  ["nadungamuwa-raja", "origin", "S101", "S107"],
  ["nadungamuwa-raja", "height", "S100", "S105"],
  ["nadungamuwa-raja", "casket", "S100", "S91"],
  ["thai-raja", "age", "S125", "S126"],
  ["bhanu", "2016-2021", "S137", "S136"],
];

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

test.each(DISAGREEMENTS)("sources that disagree on %s, %s, each have an account", (slug, about, ...keys) => {
  const { claims, events, features } = tuskers.find((entry) => entry.slug === slug)?.tusker ?? {};
  const facts: Record<string, { sources: string[] }[]> = { ...claims };
  const accounts = facts[about] ?? [
    ...(features ?? []).filter(({ character }) => character === about),
    ...(events ?? []).filter(({ account }) => account === about),
  ];
  const places = keys.map((key) => accounts.findIndex((account) => account.sources.includes(key)));
  expect(places).not.toContain(-1);
  expect(new Set(places).size).toBe(keys.length);
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
    /agbo\.md.* nobody/,
  );
});

test("relations that lead in a circle are refused, since nobody could be stored first", async () => {
  const files = {
    agbo: "relations:\n  - { kind: rival, tusker: koliya }",
    koliya: "relations:\n  - { kind: rival, tusker: agbo }",
  };
  await expect(readTuskers(files)).rejects.toThrow("agbo → koliya → agbo");
});

test("a statement that cites an unknown source is refused, and the error names the file and the key", async () => {
  const files = { agbo: 'events:\n  - { kind: wounded, date: "2023", text: He was shot., sources: [S9999] }' };
  await expect(readTuskers(files)).rejects.toThrow(/agbo\.md.* S9999/);
});
