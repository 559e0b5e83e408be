import { expect, test } from "vitest";
import { readStarterSources, readStarterTuskers } from "./starter-files.server.ts";

// What the starter record once told wrongly. Each row is a fact of its sources that an edit may lose again.

const sources = await readStarterSources();
const tuskers = await readStarterTuskers(sources);

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
