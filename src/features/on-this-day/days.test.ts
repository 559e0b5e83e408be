import { expect, test } from "vitest";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { type Days, daysAround } from "./days.ts";

const PAPER = { title: "A paper", kind: "news" };

test("the days around today go over the end of a year, and a leap day is not lost in other years", () => {
  expect(daysAround("2027-01-01")).toEqual(["12-29", "12-30", "12-31", "01-01", "01-02", "01-03", "01-04"]);
  expect(daysAround("2026-03-01")).toEqual(["02-26", "02-27", "02-28", "02-29", "03-01", "03-02", "03-03", "03-04"]);
  expect(daysAround("2028-03-01")).toEqual(["02-27", "02-28", "02-29", "03-01", "03-02", "03-03", "03-04"]);
});

test("what a source dates to this day in Sri Lanka is told, unless it is too recent or not exact", async () => {
  const site = await openTestApi();
  const send = (method: string, path: string, json: Record<string, unknown>) =>
    site.call(method, path, { token: site.token, json });
  const add = async (fields: Record<string, unknown>, dates: readonly string[]) => {
    const tusker = { ...someTusker({ age: null, ...fields }), sources: [PAPER] };
    const made = (await (await send("POST", "/api/tuskers", tusker)).json()) as {
      _id: string;
      sources: { key: string }[];
    };
    const events = dates.map((date) => ({ kind: "moved", date, text: `On ${date}.`, sources: [made.sources[0]?.key] }));
    const unsourced = { kind: "moved", date: "1990-03-02", text: "Nobody says so." };
    const changed = { ...tusker, events: [...events, unsourced] };
    expect((await send("PUT", `/api/tuskers/${made._id}`, changed)).status).toBe(200);
  };
  await add({ name: "Raja", category: "domesticated" }, [
    "1937-03-02",
    "1950-03-02~",
    "1951-03",
    "2026-03-01",
    "1988-03-04",
  ]);
  await add({ name: "Draft", category: "domesticated", publication: "draft" }, ["1940-03-02"]);
  await add({ name: "Gemunu", category: "wild" }, ["2013-03-02"]);

  const read = async () => (await (await site.call("GET", "/api/record/on-this-day")).json()) as Days;
  const told = ({ days }: Days) => days.map(({ day, events }) => `${day}: ${events.map(({ date }) => date).join()}`);
  // 18:29 on the day before in London is still that day in Sri Lanka.
  site.services.clock.set(new Date("2026-03-01T18:29:00Z"));
  expect((await read()).asOf).toBe("2026-03-01");
  site.services.clock.set(new Date("2026-03-01T18:31:00Z"));
  const today = await read();
  expect(today.asOf).toBe("2026-03-02");
  expect(told(today)).toEqual([
    ...["02-27: ", "02-28: ", "02-29: ", "03-01: ", "03-02: 1937-03-02,2013-03-02", "03-03: ", "03-04: 1988-03-04"],
    "03-05: ",
  ]);
});
