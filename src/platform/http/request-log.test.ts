import { Hono } from "hono";
import pino from "pino";
import { expect, test } from "vitest";
import type { ApiEnvironment } from "../services/api-environment.server.ts";
import { requestLog } from "./request-log.server.ts";

test("a line holds only the beginning of a long path", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const app = new Hono<ApiEnvironment>().use(requestLog(log)).all("*", (context) => context.text(""));
  await app.request(`/${"a-".repeat(2_000)}`, { method: "POST" });
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "").path).toMatch(/^\/(?:a-)+/);
  expect(lines[0]?.length).toBeLessThan(600);
});

test("the heartbeats of open forms are not logged with the writes", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const app = new Hono<ApiEnvironment>().use(requestLog(log)).all("*", (context) => context.text(""));
  await app.request("/api/tuskers/0123456789abcdef01234567/editing/5b1c0ffe", { method: "PUT" });
  expect(lines).toEqual([]);
  await app.request("/api/tuskers/0123456789abcdef01234567", { method: "PUT" });
  expect(lines).toHaveLength(1);
});
