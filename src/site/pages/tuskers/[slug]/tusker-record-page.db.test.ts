import { expect, test } from "vitest";
import { samplesOf } from "../../../../../tests/support/field-samples.ts";
import { someTusker } from "../../../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../../../tests/support/test-site.ts";
import { type Field, fieldsOf } from "../../../../content/fields/fields.ts";
import { tuskerFields } from "../../../../content/tuskers/fields.ts";
import { CATEGORY_LABELS, STATUS_LABELS, tuskerWords } from "../../../../content/tuskers/words.ts";
import { siteDay } from "../../../../platform/text/dates/publication-day.ts";
import { writtenDate } from "../../../../platform/text/dates/written-date.ts";
import { words } from "./words.ts";

/** The parts of a tusker's page: the facts by label, the line below the name, the notice, and the rest. */
async function pageOf(site: TestSite, fields: Record<string, unknown>) {
  const answer = await site.call("POST", "/api/tuskers", { token: site.token, json: someTusker(fields) });
  expect(answer.status).toBe(201);
  const { slug } = (await answer.json()) as { slug: string };
  const { text } = await site.get(`/tuskers/${slug}`);
  const plain = (html = "") =>
    html
      .replaceAll(/<svg[\s\S]*?<\/svg>|<!--[\s\S]*?-->|<[^>]+>/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
  const [inView = ""] = text.split(' id="how"');
  const facts = [...inView.matchAll(/<dt>([^<]+)<\/dt><dd[^>]*>([\s\S]*?)<\/dd>/g)];
  return {
    record: plain(/<main[\s\S]*<\/main>/.exec(text)?.[0]),
    facts: new Map(facts.map(([, label = "", value]) => [label, plain(value)])),
    status: plain(/<p[^>]*>(<span class="status [\s\S]*?)<\/p>/.exec(text)?.[1]),
    notice: /<p[^>]* data-status-note[^>]*>([\s\S]*?)<\/p>/.exec(text)?.[1],
    sharedAlt: /<meta property="og:image:alt" content="([^"]*)"/.exec(text)?.[1],
  };
}

test("a tusker with the specified fields alone has an age and a status, and no notice", async () => {
  const site = await openTestSite();
  const { facts, status, notice } = await pageOf(site, { status: "alive", description: "A bull.", tags: ["yala"] });
  expect([facts.get("Age"), facts.get("Status"), status, notice]).toEqual(["40", "Alive", "Alive", undefined]);
});

test("an age is unknown only where the record has no age, no note on it and no year of birth; a note is not called an age", async () => {
  const site = await openTestSite();
  const ages = [
    {},
    { ageNote: "Young in 1925" },
    { ageNote: "30 to 35 at death", claims: { age: [{ value: { min: 30, max: 35 } }] } },
    { bornYear: 1992 },
    { bornYear: 1992, age: 25, statusAsOf: "2017-01" },
  ];
  const told = [];
  for (const [index, fields] of ages.entries()) {
    const { facts } = await pageOf(site, { name: `Bull ${index}`, age: null, ...fields });
    told.push([facts.get("Age"), facts.get("About his age"), facts.get("Born")]);
  }
  expect(told).toEqual([
    ["Unknown", undefined, undefined],
    [undefined, "Young in 1925", undefined],
    ["30 to 35 years", undefined, undefined],
    ["Born in 1992", undefined, undefined],
    ["25, as of January 2017", undefined, "1992"],
  ]);
});

test("the keywords of a translated page are words of its language", async () => {
  const site = await openTestSite();
  await pageOf(site, { tags: ["casket bearer", "not translated"] });
  for (const address of ["/si/tuskers/gemunu", "/ta/tuskers/gemunu", "/si/search-results?q=gemunu"]) {
    const { text } = await site.get(address);
    const keywords = /<meta name="keywords" content="([^"]+)"/.exec(text)?.[1];
    expect([address, keywords]).toEqual([address, expect.not.stringMatching(/[a-z]/i)]);
  }
});

test("the dead died on a day, and a date alone raises no notice", async () => {
  const site = await openTestSite();
  const dead = { status: "dead", diedOn: "1988-07-16", statusAsOf: "1988-07-16" };
  const { facts, status, notice, sharedAlt } = await pageOf(site, dead);
  expect([facts.get("Status"), status, notice]).toEqual(["Died 16 July 1988", "Died 16 July 1988", undefined]);
  expect(sharedAlt).toContain("Died 16 July 1988");
});

test("a note of the last ninety days is a notice", async () => {
  const site = await openTestSite();
  const statusAsOf = siteDay(new Date()).slice(0, 7);
  const { facts, notice } = await pageOf(site, {
    category: "domesticated",
    statusAsOf,
    statusNote: "Under treatment.",
  });
  expect(facts.get("Status")).not.toContain("Under treatment.");
  expect(notice).toContain("Under treatment.");
});

test("the day of a death is told once among the facts, with the accounts of it behind", async () => {
  const site = await openTestSite();
  const claims = {
    status: [{ value: "dead", sources: ["S1"] }],
    died: [
      { value: "2011-08-03", certainty: "likely", sources: ["S1"] },
      { value: "2011-07-30", certainty: "disputed" },
    ],
  };
  const sources = [{ key: "S1", title: "A paper", kind: "news" }];
  const { facts } = await pageOf(site, { status: "dead", age: null, sources, claims });
  expect(facts.has("Died")).toBe(false);
  expect(facts.get("Status")).toMatch(/^Died 3 August 2011 sources differ .*30 July 2011/);
});

test("a living status always has its date, and its note is shown", async () => {
  const site = await openTestSite();
  const { facts, sharedAlt, notice } = await pageOf(site, { statusAsOf: "2022-02", statusNote: "Reports differ." });
  expect([facts.get("Status"), notice]).toEqual(["Alive, as of February 2022 Reports differ.", undefined]);
  expect(sharedAlt).toContain("as of February 2022");
  expect(sharedAlt).toContain("their shape is imagined");
});

test("beneath the portrait stands one line, and the ways to how it was drawn and to send a photograph", async () => {
  const site = await openTestSite();
  await pageOf(site, { tusks: "Crossed" });
  const { text } = await site.get("/tuskers/gemunu");
  const caption = /<figcaption>([\s\S]*?)<\/figcaption>/.exec(text)?.[1] ?? "";
  expect(caption).toContain("<p>Illustration. Tusks that cross, as recorded.</p>");
  expect(caption).toContain('href="#drawn"');
  expect(text).toMatch(/<details[^>]* id="how">.*<h3 id="drawn">.*From the record: tusks that cross\./s);
  expect(caption).toContain('href="/tuskers/gemunu/tell?kind=photograph"');
});

test("a card gives the date of death where it gives one at all", async () => {
  const site = await openTestSite();
  await pageOf(site, { status: "dead", diedOn: "2017", statusAsOf: "2017-11-29" });
  const { text } = await site.get("/tuskers");
  expect([...text.matchAll(/<time dateTime="([^"]+)"/g)].map(([, date]) => date)).toEqual(["2017"]);
});

/** Fields that are not shown as text: a draft has no page, and a portrait is drawn. */
const NOT_READ = ["publication", "portrait"];

/** What visitors read of the first sample of each structured field. */
const READ_OF: Record<string, string[]> = {
  sources: ["One"],
  claims: ["about 1953", "Likely"],
  events: ["July 1953", "Given to the temple."],
  features: ["Both"],
  relations: ["Successor of", "Raja"],
};

const LABELS: Record<string, string> = { ...tuskerWords, bornYear: words.facts.bornYear };
const CHOICES: Record<string, string> = { ...STATUS_LABELS, ...CATEGORY_LABELS };

/** The text that visitors see for a value from `samplesOf`. */
function readOf(name: string, value: unknown, { kind }: Field): string[] {
  if (kind === "json") return READ_OF[name] ?? [];
  if (Array.isArray(value)) return value.map(String);
  if (kind === "date") return [writtenDate(String(value))];
  return [kind === "choice" ? String(CHOICES[String(value)]) : String(value)];
}

test("every field of the table is shown on the page, and each fact under its word", async () => {
  const site = await openTestSite();
  for (const [name, field] of fieldsOf(tuskerFields)) {
    if (NOT_READ.includes(name)) continue;
    const [value] = samplesOf(name, field);
    const status = name === "diedOn" ? { status: "dead" } : {};
    const { facts, record } = await pageOf(site, { ...status, [name]: value });
    const place = field.fact === undefined ? record : facts.get(String(LABELS[name]));
    for (const text of readOf(name, value, field)) expect(place, name).toContain(text);
  }
});
