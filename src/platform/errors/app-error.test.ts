import { expect, test } from "vitest";
import { AppError, invalidField } from "./app-error.ts";

test("an error of one field names it", () => {
  const error = invalidField("name", "Name is required.");
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    kind: "Invalid",
    message: "Name is required.",
    errors: [{ path: "name", message: "Name is required." }],
  });
});

test("an error keeps what it was made with, and its cause", () => {
  const cause = new Error("inner");
  const error = new AppError("TooManyRequests", "Wait.", { code: "slow", retryAfterSeconds: 30, cause });
  expect(error).toMatchObject({ name: "AppError", kind: "TooManyRequests", code: "slow", retryAfterSeconds: 30 });
  expect(error.cause).toBe(cause);
  expect("cause" in new AppError("NotFound", "Gone.")).toBe(false);
});
