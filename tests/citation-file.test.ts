import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "..");
const textOf = (name: string): string => readFileSync(join(ROOT, name), "utf8");

test("CITATION.cff says how to cite this version of the software", () => {
  const { version, license } = JSON.parse(textOf("package.json"));
  const citation = parse(textOf("CITATION.cff"));
  expect(citation).toEqual({
    "cff-version": "1.2.0",
    message: expect.stringMatching(/\S/),
    title: expect.stringMatching(/\S/),
    type: "software",
    version,
    authors: [{ name: expect.stringMatching(/\S/) }],
    // The file may name a licence only once the package has one.
    ...(license === "UNLICENSED" ? {} : { license }),
  });
});
