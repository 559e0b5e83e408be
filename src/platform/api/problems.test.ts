import { expect, test } from "vitest";
import { problem } from "../../../tests/support/problem.ts";
import { openTestApi, someTusker } from "../../../tests/support/test-api.ts";
import { apiDocument } from "../../app/server/api-document.server.ts";
import { STATUS } from "./error-response.server.ts";
import { PROBLEMS } from "./problems.ts";

test("each failure is a problem of RFC 9457 whose type leads to its explanation", async () => {
  const { call, token, services } = await openTestApi();
  const explained = await (await call("GET", "/api/problems")).text();
  const made = await call("POST", "/api/tuskers", { token, json: someTusker() });
  const { _id } = (await made.json()) as { _id: string };
  const old = { "If-Match": '"99"' };
  const failures = {
    400: () => call("POST", "/api/tuskers", { token, body: "{", headers: { "Content-Type": "application/json" } }),
    401: () => call("POST", "/api/tuskers", { json: someTusker() }),
    404: () => call("GET", "/api/tuskers/slug/nobody"),
    405: () => call("PATCH", "/api/tuskers"),
    412: () => call("PUT", `/api/tuskers/${_id}`, { token, json: someTusker(), headers: old }),
    415: () => call("POST", "/api/tuskers", { token, body: "name=Raja" }),
    422: () => call("GET", "/api/tuskers?page=0"),
    500: () => {
      services.clock.now = () => {
        throw new Error("The clock broke on purpose.");
      };
      return call("GET", "/api/places/yala");
    },
  };
  for (const [status, fail] of Object.entries(failures)) {
    const answer = await fail();
    const body = (await answer.json()) as { type: string; statusCode: number; message: string; errors?: unknown };
    expect([answer.status, answer.headers.get("content-type")]).toEqual([Number(status), "application/problem+json"]);
    const { type, errors } = body;
    expect(body).toEqual({
      ...problem({ statusCode: Number(status), message: body.message }),
      ...(errors === undefined ? {} : { errors }),
    });
    expect(explained, type).toContain(` id="${type.split("#")[1]}"`);
  }
});

test("each kind of error has a problem, and no two problems share a name", () => {
  for (const status of Object.values(STATUS)) expect(PROBLEMS, String(status)).toHaveProperty(String(status));
  const names = Object.values(PROBLEMS).map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test("the API document says of every call that it may answer with a problem", async () => {
  const { api } = await openTestApi();
  type Answers = Record<string, { content?: object }>;
  const paths = apiDocument(api).paths as Record<string, Record<string, { responses: Answers }>>;
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { responses }] of Object.entries(operations)) {
      const failed = Object.entries(responses).filter(([status]) => status === "default" || Number(status) >= 400);
      expect(failed.map(([status]) => status)).toContain("default");
      for (const [status, { content }] of failed) {
        expect([path, method, status, Object.keys(content ?? {})]).toEqual([
          path,
          method,
          status,
          ["application/problem+json"],
        ]);
      }
    }
  }
});
