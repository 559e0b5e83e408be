import { expect, test } from "vitest";
import { statusLine, statusText } from "./status-line.ts";

const record = (fields: Partial<Parameters<typeof statusText>[0]>) => ({
  status: "alive" as const,
  statusAsOf: null,
  diedOn: null,
  ...fields,
});

test.each([
  ["a living tusker was alive on the day of the last report", { statusAsOf: "2022-02" }, "Alive, as of February 2022"],
  ["a missing tusker likewise", { status: "missing", statusAsOf: "2009" }, "Missing, as of 2009"],
  ["a dead tusker died on a day", { status: "dead", diedOn: "1988-07-16", statusAsOf: "2020" }, "Died 16 July 1988"],
  ["or in a month", { status: "dead", diedOn: "2025-03" }, "Died in March 2025"],
  ["or in a year", { status: "dead", diedOn: "2017", statusAsOf: "2017-11-29" }, "Died in 2017"],
  ["where only a later source knows it, he was dead by then", { status: "dead", statusAsOf: "2016" }, "Dead by 2016"],
  ["which may have its day", { status: "dead", statusAsOf: "2016-05-02" }, "Dead by 2 May 2016"],
  ["without a date a status is one word", { status: "dead" }, "Dead"],
  ["for a living tusker too, whatever the date of death says", { diedOn: "2017" }, "Alive"],
] as const)("%s", (_, fields, text) => {
  expect(statusText(record(fields))).toBe(text);
});

test("where there is little room the day is left out", () => {
  expect(statusText(record({ status: "dead", diedOn: "1988-07-16" }), true)).toBe("Died in July 1988");
  expect(statusText(record({ statusAsOf: "2025-03-14" }), true)).toBe("Alive, as of March 2025");
});

test("the date is there by itself, for a time element, as far as it is said", () => {
  const tusker = record({ status: "dead", diedOn: "1988-07-16" });
  expect([statusLine(tusker).date, statusLine(tusker, true).date]).toEqual(["1988-07-16", "1988-07"]);
});

test("where sources differ on whether he lives and none is preferred, the line says so", () => {
  const account = (value: "missing" | "dead", certainty: "likely" | "disputed") => ({ value, certainty, sources: [] });
  const text = (...status: ReturnType<typeof account>[]) =>
    statusText(record({ status: "missing", statusAsOf: "2018-12", claims: { status } }));
  expect(text(account("missing", "disputed"), account("dead", "disputed"))).toBe(
    "Missing, as of December 2018; fate disputed",
  );
  expect(text(account("missing", "likely"), account("dead", "disputed"))).toBe("Missing, as of December 2018");
});
