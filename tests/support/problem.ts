import { expect } from "vitest";
import { PROBLEMS_PATH } from "../../src/platform/api/problems.ts";

type Told = { statusCode: number; message: unknown };

/** What a failed call answers: exactly these members, and those of RFC 9457 that go with them. */
export const problem = <Body extends Told>(body: Body) => ({
  type: expect.stringMatching(new RegExp(`^${PROBLEMS_PATH}#[a-z-]+$`)),
  title: expect.stringMatching(/^[A-Z][a-z ]+$/),
  status: body.statusCode,
  detail: body.message,
  instance: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
  ...body,
});
