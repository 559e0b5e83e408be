import type { Field } from "../../src/content/fields/fields.ts";

/** Statements as they are stored, with all defaults. */
const CERTAIN = { certainty: "certain", sources: [] };

/** What the other fields of a tusker tell in the tests that use these samples. */
const TOLD = {
  status: [{ value: "alive", ...CERTAIN }],
  age: [{ value: { min: 40, max: 40 }, ...CERTAIN }],
};

const OWN: Record<string, [unknown, unknown]> = {
  claims: [
    { ...TOLD, born: [{ value: "1953~", certainty: "likely", sources: [] }] },
    { ...TOLD, height: [{ value: { min: 3, max: 3.2 }, ...CERTAIN }] },
  ],
  events: [
    [{ id: "e1", kind: "given", date: "1953-07", place: "kandy", text: "Given to the temple.", ...CERTAIN }],
    [{ id: "e2", kind: "died", date: "[1988,1990]", text: "Died.", account: "death", ...CERTAIN }],
  ],
  features: [
    [{ character: "tusks", state: "both", ...CERTAIN }],
    [{ character: "ear_edge", side: "left", state: "torn", clock: 4, from: "2019", ...CERTAIN }],
  ],
  relations: [
    [{ kind: "successor_of", name: "Raja", ...CERTAIN }],
    [{ kind: "companion", name: "Sando", date: "1999", ...CERTAIN }],
  ],
  sources: [
    [{ key: "S1", title: "One", kind: "book" }],
    [{ key: "S2", title: "Two", url: "https://example.org/", kind: "news" }],
  ],
  portrait: [{ pose: "side" }, { pose: "front", trunkUp: true }],
};

/** Two sample values for each kind of field; add a case here for a new kind. */
export function samplesOf(name: string, field: Field): [unknown, unknown] {
  switch (field.kind) {
    case "text":
      if (field.rule === "wikidata item") return ["Q42", "Q4115189"];
      return [`=One “${name}”`, `Two, ${name}`];
    case "richText":
      return [`One ${name}.`, `Two ${name}.`];
    case "number":
      return [field.min, field.max];
    case "choice":
      return [field.values.at(-1), field.values[0]];
    case "date":
      return field.partial ? ["2019-11", "1999"] : ["2022-11-24", "1999-01-02"];
    case "list":
    case "tags":
      return [["one", "two | three"], ["four"]];
    case "json":
      return OWN[name] as [unknown, unknown];
  }
}
