import { expect, test } from "vitest";
import { fitFormerDraft } from "./former-draft.ts";

const account = (value: unknown, sources: string[] = []) => ({ value, certainty: "certain", sources });

test("what was typed into fields that are gone becomes an account", () => {
  const values = {
    status: "dead",
    age: { text: "61", unknown: false },
    bornYear: "1953",
    diedOn: "2014-03",
    heightM: "",
    origin: " Mysore ",
    claims: { status: [account("dead", ["S1"])], age: [account({ min: 60, max: 60 })] },
  };
  expect(fitFormerDraft(values, { age: { text: "60", unknown: false }, bornYear: "" }).claims).toEqual({
    status: [account("dead", ["S1"])],
    age: [account({ min: 61, max: 61 })],
    born: [account("1953")],
    died: [account("2014-03")],
    origin: [account("Mysore")],
  });
});

test("what was not changed keeps its sources, and a draft of today stays as it is", () => {
  const claims = { status: [account("alive")], born: [account("1953", ["S1"])] };
  expect(fitFormerDraft({ status: "alive", bornYear: "1953", claims }, { name: "Raja" }).claims).toEqual(claims);
  const today = { name: "Raja", age: "unknown", claims };
  expect(fitFormerDraft(today, {})).toBe(today);
});

test("the form of the first release kept the age and its tick apart", () => {
  const { claims } = fitFormerDraft({ status: "alive", age: "40", ageUnknown: false }, { age: "", ageUnknown: false });
  expect(claims).toMatchObject({ age: [account({ min: 40, max: 40 })] });
});

test("a tick that the age is not known stays ticked", () => {
  const { age, claims } = fitFormerDraft({ age: { text: "", unknown: true }, bornYear: "", claims: {} }, {});
  expect([age, claims]).toEqual(["unknown", { status: [account("alive")] }]);
});
