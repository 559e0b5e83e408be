import { expect, test, vi } from "vitest";
import { failureOf, readFailure } from "./failure.ts";

test("what the API says is passed on, with its code and its fields", async () => {
  const body = {
    statusCode: 422,
    message: "Some fields are wrong.",
    code: "wrong",
    errors: [{ path: "tags.2", message: "Too long." }, { path: 3 }, "?"],
  };
  expect(await readFailure(Response.json(body, { status: 422 }))).toEqual({
    status: 422,
    message: "Some fields are wrong.",
    code: "wrong",
    errors: [{ path: "tags.2", message: "Too long." }],
  });
});

test.each([
  [413, "This is larger than the server accepts."],
  [429, "There were too many attempts. Please wait a little and try again."],
  [502, "The server could not do this. Please try again in a moment."],
  [404, "The server answered with an error (404)."],
])("an answer %i that is none of the API's gets a sentence all the same", async (status, message) => {
  const answer = new Response("<html>Bad Gateway</html>", { status });
  expect(await readFailure(answer)).toEqual({ status, message, errors: [] });
});

test.each([["Failed to fetch"], ["NetworkError when attempting to fetch resource."], ["Load failed"]])(
  "no network, as a browser words it: %s",
  (words) => {
    expect(failureOf(new TypeError(words))).toMatchObject({
      status: 0,
      message: expect.stringMatching(/^The server could not be reached\./),
    });
  },
);

test("a failure that was thrown stays what it is", () => {
  const failure = { status: 409, message: "Taken.", errors: [] };
  expect(failureOf(failure)).toBe(failure);
});

test("any other failure is shown without details, and logged to the console", () => {
  const noted = vi.spyOn(console, "error").mockImplementation(() => {});
  const error = new TypeError("x is not a function");
  expect(failureOf(error).message).toBe("Something went wrong in this page. Please try again.");
  expect(noted).toHaveBeenCalledWith(error);
  noted.mockRestore();
});
