import { beforeEach, expect, test, vi } from "vitest";
import { loadRevision } from "../entry/entry-calls.browser.ts";

const answerWith = (body: BodyInit) =>
  vi.stubGlobal("fetch", async () => new Response(body, { headers: { "Content-Type": "application/json" } }));

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => "a token" });
  vi.stubGlobal("location", new URL("http://localhost/admin"));
  return () => void vi.unstubAllGlobals();
});

test("a version whose call is aborted while its body is on the way is no version", async () => {
  const aborted = new DOMException("The call was aborted", "AbortError");
  answerWith(new ReadableStream({ start: (controller) => controller.error(aborted) }));
  await expect(loadRevision("tusker", "0123456789abcdef01234567", 1)).rejects.toBe(aborted);
});

test.each(["<html>", "null"])("an answer of %s is no version, but a failure", async (body) => {
  answerWith(body);
  await expect(loadRevision("tusker", "0123456789abcdef01234567", 1)).rejects.toMatchObject({
    status: 200,
  });
});
