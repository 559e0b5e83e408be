import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { exportDocument, exportTable } from "./export-directory.server.ts";

/** Syllables that fall apart, or become others, if a save loses their joiners (U+200D, U+200C). */
const SYLLABLES = ["ශ්‍රී", "ක්‍ෂ", "ක්\u200cෂ", "රාෂ්ට්‍ර", "බුද\u200d්ධ", "க்ஷ", "க்\u200cஷ", "ஸ்ரீ"];

const textOf = async (pieces: AsyncIterable<string>): Promise<string> => (await Array.fromAsync(pieces)).join("");

test("joiners of Sinhala and Tamil stay through saving, reading, exporting and importing", async () => {
  const { call, token, services } = await openTestApi();
  const name = `Raja ${SYLLABLES[0]}`;
  const json = someTusker({ name, aliases: SYLLABLES, description: `<p>${SYLLABLES.join(" ")}</p>`, tags: ["ශ්‍රී"] });
  const stored = (await (await call("POST", "/api/tuskers", { token, json })).json()) as Record<string, unknown>;
  const expected = { name, aliases: SYLLABLES, tags: ["ශ්‍රී"] };
  expect(stored).toMatchObject(expected);
  expect(stored.descriptionHtml).toContain(SYLLABLES.join(" "));
  expect(stored.summary).toBe(SYLLABLES.join(" "));

  const files = {
    json: await textOf(exportDocument(services.db.read, services.clock.now())),
    csv: await textOf(exportTable(services.db.read, "tusker")),
  };
  for (const text of Object.values(files)) for (const syllable of SYLLABLES) expect(text).toContain(syllable);

  for (const [format, text] of Object.entries(files)) {
    const other = await openTestApi();
    const headers = { "Content-Type": format === "json" ? "application/json" : "text/csv" };
    const answer = await other.call("POST", "/api/import?kind=tusker", { token: other.token, headers, body: text });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
    const [imported] = (await (await other.call("GET", "/api/tuskers")).json()) as Record<string, unknown>[];
    expect(imported).toMatchObject(expected);
  }
});

test("a search finds such a syllable with its joiner and without", async () => {
  const { call, token } = await openTestApi();
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Raja", aliases: SYLLABLES }) });
  for (const query of SYLLABLES.flatMap((syllable) => [syllable, syllable.replace(/[\u200c\u200d]/g, "")])) {
    const found = (await (await call("GET", `/api/tuskers?search=${encodeURIComponent(query)}`)).json()) as unknown[];
    expect([query, found.length]).toEqual([query, 1]);
  }
});
