import { STATEMENTS } from "../../../content/lives/statements.ts";
import { type Candidate, codeOf } from "./candidate.ts";

/** Myth or fact? The statements of the worksheet, which come with the release. */
export const statementCandidates = (): Candidate[] =>
  STATEMENTS.map(({ name, isFact, sources }) => {
    const id = `statement.${name}`;
    return {
      id,
      about: [],
      make: () => ({
        id,
        kind: "statement",
        statement: name,
        options: [true, false].map((each) => ({ code: codeOf(id, String(each)), isFact: each })),
        answer: codeOf(id, String(isFact)),
        sources: [...sources],
      }),
    };
  });
