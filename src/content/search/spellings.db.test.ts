import { expect, test } from "vitest";
import { openTestApi, someTusker, type TestApi } from "../../../tests/support/test-api.ts";
import { readStarterSources, readStarterTuskers } from "../transfer/starter/starter-files.server.ts";
import { readStarterDocument } from "../transfer/starter/starter-markdown.server.ts";
import { loadStarterTranslations, readTranslationFiles } from "../transfer/starter/starter-translations.server.ts";

/** Spellings that readers may type, in three scripts, most of which no source gives. */
const SPELLINGS: Record<string, string> = {
  "kawanthissa kavantissa kawantisa kawanthisa කාවන්තිස්ස කාවන්තිස්සා කවන්තිස්ස காவன்திஸ்ஸ காவந்திஸ்ஸ": "Kawanthissa",
  "gemunu gamunu gemunoo ගැමුණු ගෙමුණු கெமுனு கெமுணு": "Gemunu",
  "athula_rajah අතුල අතුල_රාජා அதுல": "Athula Raja",
  "bhathiya batiya භාතිය பாதிய": "Bathiya",
  "dala_puttuva දළ_පූට්ටුවා தள_பூட்டுவா": "Dala Poottuwa",
  "heiyanthuduwa හෙයියන්තුඩුව ஹெய்யந்துடுவ": "Heiyantuduwa Raja",
  "kaweri කාවේරි காவேரி": "Kaveri Raja",
  "mahasena මහසෙන් மகாசேன்": "Mahasen",
  "milangodda මිල්ලංගොඩ_රාජා மில்லங்கொட_ராஜா": "Millangoda Raja",
  "nedungamuva නැදුන්ගමුව நெதுங்கமுவ": "Nadungamuwa Raja",
  "nandimitta නන්දිමිත්‍ර நந்திமித்ர": "Nandimithra",
  "parakramaa පරාක්‍රම பராக்கிரம": "Parakrama",
  "පුලතිසි புலதிசி": "Pulathisi Raja",
  "rewatha රේවත ரேவத": "Revatha",
  "sinharaja සිංහ சிங்ஹ_ராஜா": "Sinha Raja",
  "tilaka තිලක් திலக்": "Thilak",
  "valagambaa වළගම්බා வலகம்பா": "Walagamba",
  "vasana වාසනා வாசனா": "Wasana",
  "නවම්_රාජා நவம்": "Navam Raja",
};

/** Names in Sinhala and Tamil that only a translation gives: English ones, and those in another order of words. */
const TRANSLATED: Record<string, string> = {
  "එනිග්මා எனிக்மா": "Enigma",
  "යුනිකෝන් යුනිකොන් யுனிகோர்ன்": "Unicorn",
  "බුලට් බුලට්ට් புல்லட்": "Bullet",
  "කුමන_දළ குமண_தள_பூட்டுவா": "Kumana Crossed Tusker",
  "කැලණියේ_කණ්ඩුල களனி_கண்டுல": "Kandula of Kelaniya",
  "මාළිගාවේ_ඒකදන්තයා மாளிகாவ_ஏகதந்தயா": "Eka Danthaya of the Maligawa",
  "මින්නේරියේ_සුමේධ மின்னேரியா_சுமேத": "Sumedha of Minneriya",
  "සංඛ ශංඛ சங்க": "Sanka",
  "ස්කන්ධ ස්කන්ද ஸ்கந்த": "Skanda",
  "බරණ භරණ பரண": "Barana",
};

const tableOf = (spellings: Record<string, string>) =>
  Object.entries(spellings).flatMap(([spelled, name]) =>
    spelled.split(" ").map((spelling) => [spelling.replaceAll("_", " ").trim(), name] as const),
  );

const TABLE = tableOf(SPELLINGS);

async function openStarterNames(): Promise<TestApi> {
  const site = await openTestApi();
  const starter = await readStarterTuskers(await readStarterSources());
  for (const { tusker } of starter) {
    const { name, aliases = [], statusNote = null } = tusker;
    const json = someTusker({ name, aliases, statusNote, description: "<p>His text.</p>" });
    expect((await site.call("POST", "/api/tuskers", { token: site.token, json })).status).toBe(201);
  }
  return site;
}

async function namesAt({ call }: TestApi, path: string): Promise<string[]> {
  return ((await (await call("GET", path)).json()) as { name: string }[]).map(({ name }) => name);
}

const search = (site: TestApi, spelling: string): Promise<string[]> =>
  namesAt(site, `/api/tuskers?search=${encodeURIComponent(spelling)}`);

/** What a reader who searches gets first: a tusker, or else the name that the site offers as meant. */
async function firstFor(site: TestApi, spelling: string): Promise<string | undefined> {
  const [found] = await search(site, spelling);
  return found ?? (await namesAt(site, `/api/tuskers/search/suggest?q=${encodeURIComponent(spelling)}`))[0];
}

test("the table has at least sixty spellings, some in each script", () => {
  expect(TABLE.length).toBeGreaterThanOrEqual(60);
  for (const script of ["Latin", "Sinhala", "Tamil"]) {
    const written = TABLE.filter(([spelling]) => new RegExp(`\\p{Script=${script}}`, "u").test(spelling));
    expect(written.length).toBeGreaterThan(15);
  }
});

const NOBODY_ELSE = {
  "millangoda raja": ["Millangoda Raja"],
  sumedha: ["Sumedha of Minneriya", "Sumedha of Udawalawe"],
  සුමේධ: ["Sumedha of Minneriya", "Sumedha of Udawalawe"],
  ලොවිනා: [],
  சிறுத்தை: [],
};

test("each spelling finds its animal first, and a whole name nobody else", async () => {
  const site = await openStarterNames();
  const found = [];
  for (const [spelling] of TABLE) found.push([spelling, await firstFor(site, spelling)]);
  expect(found).toEqual(TABLE);
  for (const [spelling, names] of Object.entries(NOBODY_ELSE)) expect(await search(site, spelling)).toEqual(names);
});

test("a name as it was translated finds its animal first, in Sinhala and Tamil letters only", async () => {
  const site = await openStarterNames();
  expect(await search(site, "යුනිකෝන්")).toEqual([]);
  const { left } = await loadStarterTranslations(site.services);
  // The tuskers of this test have their names and notes, not their texts.
  expect(left.filter((told) => !/articles\/|left out of “/.test(told))).toEqual([]);
  const english = new Map(
    (await readStarterTuskers(await readStarterSources())).map(({ slug, tusker }) => [slug, tusker.name]),
  );
  const files = (await readTranslationFiles()).filter(({ folder }) => folder === "tuskers");
  const translated = files.map(
    ({ slug, text }) => [String(readStarterDocument(text).frontMatter.name), english.get(slug) ?? ""] as const,
  );
  expect(translated.length).toBe(2 * english.size);
  const table = [...TABLE, ...tableOf(TRANSLATED), ...translated];
  const found = [];
  for (const [spelling] of table) found.push([spelling, await firstFor(site, spelling)]);
  expect(found).toEqual(table);
  for (const [spelling, names] of Object.entries(NOBODY_ELSE)) expect(await search(site, spelling)).toEqual(names);
  // By sound this is යුනිකෝන්; a search in Latin letters stays literal.
  expect(await search(site, "yunikon")).toEqual([]);
});
