import { expect } from "vitest";
import { PROBLEMS_PATH } from "../../src/platform/api/problems.ts";

type Told = {
  statusCode: number;
  code?: string;
  /** The fields that are wrong. */
  errors?: { path: string; message?: unknown }[];
  /** By default, any words. */
  message?: unknown;
};

/** What a failed call answers: exactly these members, words, and those of RFC 9457 that go with them. */
export function problem<Body extends Told>({ message = expect.stringMatching(/\S/), errors, ...body }: Body) {
  return {
    type: expect.stringMatching(new RegExp(`^${PROBLEMS_PATH}#[a-z-]+$`)),
    title: expect.stringMatching(/^[A-Z][a-z ]+$/),
    status: body.statusCode,
    message,
    detail: message,
    instance: expect.stringMatching(/^urn:uuid:[0-9a-f-]{36}$/),
    ...(errors && { errors: errors.map((error) => ({ message: expect.stringMatching(/\S/), ...error })) }),
    ...body,
  };
}
