import { expect, test } from "vitest";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../tests/support/test-site.ts";
import { EVENT_LABELS } from "../../content/record/words.ts";
import type { QuestionSet } from "./asked/question.ts";
import { words } from "./words.ts";

const SOURCE = { title: "Walking with Raja", url: "https://paper.example/raja", kind: "news" };

async function add(site: TestSite, name: string, given: string): Promise<void> {
  const send = (method: string, path: string, json: Record<string, unknown>) =>
    site.call(method, path, { token: site.token, json });
  const tusker = { ...someTusker({ name, category: "domesticated", age: null }), sources: [SOURCE] };
  const made = (await (await send("POST", "/api/tuskers", tusker)).json()) as {
    _id: string;
    sources: { key: string }[];
  };
  const events = [{ kind: "given", date: given, text: `Given.`, sources: [made.sources[0]?.key] }];
  expect((await send("PUT", `/api/tuskers/${made._id}`, { ...tusker, events })).status).toBe(200);
}

test("questions follow the record, and the result shows each answer with its source", async () => {
  const site = await openTestSite();
  const read = async (set = 1) => JSON.parse((await site.get(`/api/record/questions?set=${set}`)).text) as QuestionSet;
  expect((await read()).questions.map(({ kind }) => kind)).toEqual(["statement"]);
  expect((await site.get("/record/questions")).text).toContain(words.few(1));

  for (const [name, year] of Object.entries({ Raja: "1937", Skanda: "1951", Wasana: "1979", Bhanu: "2008" }))
    await add(site, name, year);
  const { questions } = await read();
  const year = questions.find((question) => question.kind === "year");
  if (year === undefined) throw new Error("No question asks for a year");
  const number = questions.indexOf(year) + 1;
  const page = await site.get("/record/questions");
  expect(page.text).toContain(`name="q${number}" value="${year.answer}"`);
  expect(page.text).toContain(words.ask.year(year.about.name, "given", EVENT_LABELS.given));

  const wrong = year.options.find(({ code }) => code !== year.answer)?.code;
  const result = async (query: string) => (await site.get(`/record/questions/result?${query}`)).text;
  const verdicts = (text: string) => Array.from(text.matchAll(/data-verdict="(\w+)"/g), ([, verdict]) => verdict);
  const right = await result(`q${number}=${year.answer}`);
  expect(verdicts(right)[number - 1]).toBe("agrees");
  expect(right).toContain("1 of ");
  for (const part of ['href="https://paper.example/raja"', `href="/tuskers/${year.about.slug}"`])
    expect(right).toContain(part);
  expect(verdicts(await result(`set=1&q${number}=${wrong}`))[number - 1]).toBe("differs");

  const hostile = await site.get(
    `/record/questions/result?set=99&set=2&q1=<script>&q99=1&q${number}=${"x".repeat(1000)}`,
  );
  expect(hostile.status).toBe(200);
  expect(new Set(verdicts(hostile.text))).toEqual(new Set(["open"]));
  expect(hostile.text).not.toContain("<script>&");
  expect((await site.get("/api/record/questions?set=99")).status).toBe(422);
  expect((await site.get("/si/record/questions")).text).toContain('action="/si/record/questions/result"');
});
