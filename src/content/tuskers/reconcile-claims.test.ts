import { describe, expect, test } from "vitest";
import type { Claims } from "../record/record.ts";
import { completeClaims, reconcileClaims, type WithClaims } from "./reconcile-claims.ts";

const NONE = { status: "alive", bornYear: null, diedOn: null, age: null, heightM: null, origin: null } as const;
const tusker = (fields: Partial<WithClaims> = {}): WithClaims => ({ ...NONE, claims: {}, ...fields });
const account = <Value>(value: Value, sources: string[] = []) => ({ value, certainty: "certain" as const, sources });
const ALIVE = { status: [account("alive" as const)] };

/** The tusker after a client sent these fields. */
function saved(stored: WithClaims, sent: Partial<WithClaims>): WithClaims {
  const before = reconcileClaims(undefined, stored);
  return reconcileClaims(before, { ...before, ...sent });
}

describe("a changed claim sets the older field", () => {
  test.each<[string, Claims, Partial<WithClaims>]>([
    ["a day of birth", { born: [account("1953-07-16")] }, { bornYear: 1953 }],
    ["about a year", { born: [account("1953~")] }, { bornYear: null }],
    ["a year between two", { born: [account("1953/1955")] }, { bornYear: null }],
    ["a year that the field does not accept", { born: [account("1690")] }, { bornYear: null }],
    ["a month of death", { died: [account("1988-07")] }, { diedOn: "1988-07" }],
    ["an uncertain death", { died: [account("1988?")] }, { diedOn: null }],
    ["a height", { height: [account({ min: 3, max: 3 })] }, { heightM: 3 }],
    ["a height between two", { height: [account({ min: 3, max: 3.2 })] }, { heightM: null }],
    ["about a height", { height: [account({ min: 3, max: 3, about: true })] }, { heightM: null }],
    ["an age", { age: [account({ min: 40, max: 40 })] }, { age: 40 }],
    ["an age between two", { age: [account({ min: 40, max: 45 })] }, { age: null }],
    ["an origin", { origin: [account("Brought from Mysore.")] }, { origin: "Brought from Mysore." }],
    ["a status", { status: [account("dead")] }, { status: "dead" }],
    ["the preferred of two accounts", { born: [account("1950"), account("1953")] }, { bornYear: 1950 }],
  ])("%s", (_what, claims, fields) => {
    expect(saved(tusker(), { claims })).toMatchObject(fields);
  });

  test("and a removed claim clears it; the status stays", () => {
    const stored = tusker({ claims: { height: [account({ min: 3, max: 3 }, ["S1"])], status: [account("dead")] } });
    expect(saved(stored, { claims: {} })).toEqual(tusker({ status: "dead", claims: { status: [account("dead")] } }));
  });
});

describe("a changed field", () => {
  test("replaces the preferred account, without a source", () => {
    const stored = tusker({ claims: { height: [account({ min: 3, max: 3 }, ["S1"]), account({ min: 2, max: 2 })] } });
    const { claims, heightM } = saved(stored, { heightM: 3.1 });
    expect([heightM, claims.height]).toEqual([3.1, [account({ min: 3.1, max: 3.1 }), account({ min: 2, max: 2 })]]);
  });

  test("becomes an account where there was none", () => {
    expect(saved(tusker(), { bornYear: 1953, diedOn: "1988-07", origin: "Mysore", age: 35 }).claims).toEqual({
      ...ALIVE,
      born: [account("1953")],
      died: [account("1988-07")],
      origin: [account("Mysore")],
      age: [account({ min: 35, max: 35 })],
    });
  });

  test("that is cleared takes back accounts without source only, and tells what is left", () => {
    const stored = tusker({ claims: { born: [account("1950"), account("1953", ["S1"])] } });
    expect(saved(stored, { bornYear: null })).toMatchObject({
      bornYear: 1953,
      claims: { born: [account("1953", ["S1"])] },
    });
    expect(saved(tusker({ bornYear: 1950 }), { bornYear: null })).toEqual(tusker({ claims: ALIVE }));
  });
});

describe("if both change", () => {
  test("the claim wins", () => {
    const sent = { age: 50, claims: { age: [account({ min: 41, max: 41 }, ["S1"])] } };
    expect(saved(tusker({ age: 40 }), sent)).toMatchObject({ ...sent, age: 41 });
  });

  test("the field wins where there is no claim", () => {
    const sent = { age: 50, claims: { born: [account("1953")] } };
    const { age, claims } = saved(tusker({ age: 40 }), sent);
    expect([age, claims.age]).toEqual([50, [account({ min: 50, max: 50 })]]);
  });

  test("a field and another claim, both are kept", () => {
    const stored = tusker({ age: 40, heightM: 3 });
    const claims = { ...reconcileClaims(undefined, stored).claims, born: [account("1953")] };
    expect(saved(stored, { heightM: 3.1, claims })).toMatchObject({
      bornYear: 1953,
      heightM: 3.1,
      claims: { height: [account({ min: 3.1, max: 3.1 })], born: [account("1953")] },
    });
  });
});

test("what was read changes nothing when it is sent again", () => {
  const claims = {
    born: [account("1953~", ["S1"])],
    height: [account({ min: 3, max: 3 })],
    deathCause: [account("shot")],
  };
  const stored = reconcileClaims(undefined, tusker({ age: 12.5, origin: "Mysore", claims: claims as Claims }));
  expect(reconcileClaims(stored, structuredClone(stored))).toEqual(stored);
});

test("a tusker from before there were claims has an account for each of his fields", () => {
  const old = tusker({ status: "missing", bornYear: 1953, heightM: 3 });
  const { claims } = completeClaims(old);
  expect(claims).toEqual({
    status: [account("missing")],
    born: [account("1953")],
    height: [account({ min: 3, max: 3 })],
  });
  expect(completeClaims({ ...old, claims }).claims).toBe(claims);
});

test("an age of 0 is an age: of a tusker from before there were claims, and of one whose age is sent", () => {
  const newborn = { age: 0, claims: { ...ALIVE, age: [account({ min: 0, max: 0 })] } };
  expect(completeClaims(tusker({ age: 0 }))).toMatchObject(newborn);
  expect(saved(tusker(), { age: 0 })).toMatchObject(newborn);
});

test("what no claim tells as exactly stays a claim only", () => {
  const stored = tusker({ claims: { ...ALIVE, born: [account("1953~")] } });
  expect(completeClaims(stored)).toBe(stored);
});
