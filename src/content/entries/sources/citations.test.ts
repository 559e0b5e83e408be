import { expect, test } from "vitest";
import { listCitations, replaceCitedKeys } from "./citations.ts";
import { placeSources } from "./place-sources.ts";

const CITING = {
  claims: { height: [{ sources: ["S9"] }], born: [{ sources: ["S1", "S2"] }, { sources: ["S3"] }] },
  description: '<p>Old.<sup data-sources="S4 S1"></sup></p>',
  events: [
    { date: "1990", sources: ["S6"] },
    { date: "1953~", sources: ["S5"] },
  ],
  features: [{ sources: ["S7"] }],
  relations: [{ sources: ["S8"] }],
};

test("citations are listed in the order of the page, with the path of the field", () => {
  expect(listCitations(CITING)).toEqual([
    { key: "S1", path: "claims.born.0.sources.0" },
    { key: "S2", path: "claims.born.0.sources.1" },
    { key: "S3", path: "claims.born.1.sources.0" },
    { key: "S9", path: "claims.height.0.sources.0" },
    { key: "S4", path: "description" },
    { key: "S1", path: "description" },
    { key: "S5", path: "events.1.sources.0" },
    { key: "S6", path: "events.0.sources.0" },
    { key: "S7", path: "features.0.sources.0" },
    { key: "S8", path: "relations.0.sources.0" },
  ]);
  expect(
    listCitations({ content: 'B<sup data-sources="S2"></sup>', description: '<sup data-sources="S1"></sup>' }),
  ).toMatchObject([{ path: "description" }, { path: "content" }]);
  expect(listCitations({ description: null })).toEqual([]);
});

test("keys are replaced in every citation, and no statement then names a source twice", () => {
  const replaced = replaceCitedKeys(CITING, new Map([["S1", "S2"]]));
  expect(listCitations(replaced).filter(({ key }) => key === "S1")).toEqual([]);
  expect(replaced.claims.born).toEqual([{ sources: ["S2"] }, { sources: ["S3"] }]);
  expect(replaced.description).toBe('<p>Old.<sup data-sources="S4 S2"></sup></p>');
  expect(replaceCitedKeys({ description: '<sup data-sources="S1 S2"></sup>' }, new Map([["S1", "S2"]]))).toEqual({
    description: '<sup data-sources="S2"></sup>',
  });
});

test("what is cited comes first, in the order of citation, and further reading as it was", () => {
  const [one, two, three] = ["S1", "S2", "S3"].map((key) => ({ key, title: key, kind: "news" as const }));
  expect(placeSources([one, two, three, one] as never, ["S3", "S3", "S2"])).toEqual([three, two, one]);
});
