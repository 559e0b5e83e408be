import type { Field } from "../../src/entries/definition/fields.ts";

const OWN: Record<string, [unknown, unknown]> = {
  sources: [[{ title: "One", kind: "book" }], [{ title: "Two", kind: "news", url: "https://example.org/" }]],
  portrait: [{ pose: "side" }, { pose: "front", trunkUp: true }],
};

/** Two sample values for each kind of field; add a case here for a new kind. */
export function samplesOf(name: string, field: Field): [unknown, unknown] {
  switch (field.kind) {
    case "text":
      return [`=One “${name}”`, `Two, ${name}`];
    case "richText":
      return [`One ${name}.`, `Two ${name}.`];
    case "number":
      return [field.max, field.min];
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
