import { expect, test } from "vitest";
import { readStarterArticles, readStarterSources, readStarterTuskers } from "./starter-files.server.ts";

// What the starter record once told wrongly. Each row is a fact of its sources that an edit may lose again.

const sources = await readStarterSources();
const tuskers = await readStarterTuskers(sources);

const MONTH =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|\d{4}-\d\d)\b/g;

const recordOf = (slug: string) => {
  const entry = tuskers.find((one) => one.slug === slug);
  if (entry === undefined) throw new Error(`There is no starter tusker ${slug}.`);
  return entry.tusker;
};

test("a mahout who was killed is a person harmed, not harm that people did", () => {
  const kinds = (recordOf("navam-raja").events ?? [])
    .filter(({ text }) => text.includes("mahout"))
    .map(({ kind, certainty }) => `${kind}, ${certainty}`);
  expect(kinds).toEqual(["harmed_person, likely"]);
});

test("of Nandimithra one month is told in all texts: three of them once gave a park and a season", async () => {
  const articles = (await readStarterArticles(sources)).flatMap(({ document }) => document.blocks);
  const { description, events, claims, status, statusAsOf } = recordOf("nandimithra");
  const own = JSON.stringify([description, events, claims, status, statusAsOf]);
  const told = [own, ...articles.map(({ markdown }) => markdown).filter((text) => text.includes("/nandimithra)"))];
  const months = told.flatMap((text) => text.match(MONTH) ?? []).map((month) => month.replace("2017-01", "January"));
  expect([...new Set(months)]).toEqual(["January"]);
});

test("hotels and safari companies are no directories, research papers and zoos no official bodies", () => {
  const kindsOf = (...keys: string[]) => [...new Set(keys.map((key) => sources[key]?.kind))];
  expect(kindsOf("S3", "S11", "S12", "S13", "S19", "S54", "S168", "S173", "S194", "S251", "S290")).toEqual([
    "operator",
  ]);
  expect(kindsOf("S110", "S163", "S220", "S221", "S241")).toEqual(["research"]);
  expect(kindsOf("S217", "S219")).toEqual(["specialist"]);
});

test("no page of a hotel or safari company on one living wild tusker has an address", () => {
  const named = ["gemunu", "sando", "kawanthissa"].flatMap((slug) => recordOf(slug).sources ?? []);
  const companies = Object.values(sources).filter(
    ({ kind, title }) => kind === "operator" && named.some((source) => source.title === title),
  );
  expect(companies.length).toBeGreaterThan(3);
  expect(companies.filter(({ url, publisher }) => url !== undefined || publisher !== undefined)).toEqual([]);
});

test("who walked for decades is no casket bearer in all of them", () => {
  const long = tuskers.flatMap(({ slug, tusker: { events } }) =>
    (events ?? [])
      .filter(({ role, date, until }) => role === "casket bearer" && Number(until) - Number(date) > 40)
      .map(({ date, until }) => `${slug}, ${date} to ${until}`),
  );
  expect(long).toEqual([]);
});

test("an account that stands before another one does not speak of it", () => {
  const told = tuskers.flatMap(({ tusker: { events } }) => (events ?? []).filter(({ account }) => account));
  expect(told.filter(({ text }) => /\b(?:days|weeks|months|years) (?:earlier|later)\b/.test(text))).toEqual([]);
});

test("the article on parks and their months names no tusker who may live wild", async () => {
  const article = (await readStarterArticles(sources)).find(({ slug }) => slug === "seeing-tuskers-park-by-park");
  const text = (article?.document.blocks ?? []).map(({ markdown }) => markdown).join("\n");
  expect(text).toContain("May to October");
  const wild = tuskers.filter(
    ({ slug, tusker: { category, status } }) => (category === "wild" && status !== "dead") || slug === "bullet",
  );
  expect(wild.length).toBeGreaterThan(10);
  const named = wild.filter(({ slug, tusker }) =>
    [slug, tusker.name, ...(tusker.aliases ?? [])].some((name) => text.includes(name)),
  );
  expect(named.map(({ slug }) => slug)).toEqual([]);
});

test("no mark in an article stands for more than eight sources: a reader cannot find the one that is meant", async () => {
  const marks = (await readStarterArticles(sources)).flatMap(({ slug, document: { html } }) =>
    [...html.matchAll(/data-sources="([^"]*)"/g)].map(([, keys = ""]) => ({ slug, count: keys.split(" ").length })),
  );
  expect(marks.length).toBeGreaterThan(100);
  expect(marks.filter(({ count }) => count > 8)).toEqual([]);
});
