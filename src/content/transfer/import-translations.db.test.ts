import { beforeEach, expect, test } from "vitest";
import { bodyOf } from "../../../tests/support/body-of.ts";
import { openTestApi, someTusker, type TestApi } from "../../../tests/support/test-api.ts";
import { headingInSinhala } from "../../../tests/support/translation-calls.ts";
import type { EditedTranslation } from "../translation-work/edited-translation.ts";
import type { TuskerDetail } from "../tuskers/tusker.ts";
import type { ImportReport } from "./import-report.ts";

const SINHALA = "ශ්‍රී ලංකාවේ ක්‍ෂේමභූමියක ජීවත් වේ.";

let from: TestApi;
let id: string;
let file: Record<string, unknown>;

const importInto = async (site: TestApi, json: unknown): Promise<ImportReport> => {
  const answer = await site.call("POST", "/api/import", { token: site.token, json });
  expect(answer.status).toBe(200);
  return bodyOf(answer);
};

beforeEach(async () => {
  from = await openTestApi();
  const { token } = from;
  const made = await from.call("POST", "/api/tuskers", {
    token,
    json: someTusker({ description: "<p>He lives there.</p>" }),
  });
  id = (await bodyOf<TuskerDetail>(made))._id;
  const edited = await bodyOf<EditedTranslation>(from.call("GET", `/api/translations/si/tusker/${id}`, { token }));
  const block = edited.fields.find(({ name }) => name === "description")?.blocks[0];
  const piece = {
    field: "description",
    fingerprint: block?.fingerprint,
    nth: 0,
    text: `<p>${SINHALA}</p>`,
    state: "checked",
  };
  await from.call("PUT", `/api/translations/si/tusker/${id}`, { token, json: { pieces: [piece] } });
  await from.call("PUT", "/api/translations/si/page/home", { token, json: headingInSinhala() });
  file = await bodyOf(from.call("GET", "/api/export?format=json", { token }));
});

test("an export carries translations to another site, with their states, and again changes nothing", async () => {
  const to = await openTestApi();
  expect(await importInto(to, file)).toMatchObject({ created: 3, failed: 0 });
  const shown = await bodyOf<TuskerDetail>(to.call("GET", "/api/tuskers/slug/gemunu?lang=si"));
  expect(shown.summary).toBe(SINHALA);
  const edited = await bodyOf<EditedTranslation>(
    to.call("GET", `/api/translations/si/tusker/${id}`, { token: to.token }),
  );
  const pieces = edited.fields.flatMap(({ blocks }) => blocks.flatMap(({ piece }) => piece ?? []));
  expect(pieces).toMatchObject([{ state: "checked", checker: "keeper", text: `<p>${SINHALA}</p>` }]);
  expect(await importInto(to, file)).toMatchObject({ created: 0, changed: 0, failed: 0 });
});

test("a dry run counts on the entries that the file brings, and checks their translations with them", async () => {
  const to = await openTestApi();
  const dryRun = async (json: unknown): Promise<ImportReport> =>
    bodyOf(to.call("POST", "/api/import?dryRun=1", { token: to.token, json }));
  const expected = await dryRun(file);
  expect(expected).toMatchObject({ created: 3, failed: 0 });
  const [page, tusker] = file.translations as { parts: Record<string, { text: string }[]> }[];
  const parts = { description: tusker?.parts.description?.map((piece) => ({ ...piece, text: "<h2>x</h2>" })) };
  const wrong = { ...file, translations: [page, { ...tusker, parts }] };
  expect(await dryRun(wrong)).toMatchObject({ created: 2, failed: 1 });
  expect(await importInto(to, wrong)).toMatchObject({ created: 2, failed: 1 });
  const { dryRun: _, ...report } = expected;
  expect(await importInto(await openTestApi(), file)).toMatchObject(report);
});

test("an export of before there were translations still opens", async () => {
  const { translations: _, ...older } = file;
  const to = await openTestApi();
  expect(await importInto(to, older)).toMatchObject({ created: 1, failed: 0 });
});

test.each([
  ["a script", { text: "<p>x<script>alert(1)</script></p>" }],
  ["a position", { text: "<p>7.2906, 80.6337</p>" }],
  ["an unknown state", { state: "perfect" }],
])("a translation with %s is refused, and the rest is imported", async (_, wrong) => {
  const [page, tusker] = file.translations as { parts: Record<string, object[]> }[];
  const parts = { description: (tusker?.parts.description ?? []).map((piece) => ({ ...piece, ...wrong })) };
  const to = await openTestApi();
  const report = await importInto(to, { ...file, translations: [page, { ...tusker, parts }] });
  expect(report).toMatchObject({ created: 2, failed: 1 });
});
