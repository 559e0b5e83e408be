import { expect, test } from "vitest";
import { SHIPPED_WITHOUT_SOURCES as SHIPPED } from "../../../../tests/support/shipped-pages.ts";
import { openTestApi, signInAs } from "../../../../tests/support/test-api.ts";
import { ROLES, type Role } from "../../../people/accounts/roles.ts";
import { PAGE_KEYS, type PageKey } from "../../texts/page.ts";

type Sent = [method: string, path: string, json?: unknown];
type Operation = { send(key: string): Sent; least: Record<PageKey, Role>; good: number };

const contentOf = (key: string) => SHIPPED[key as PageKey] ?? SHIPPED.home;

const READ = { home: "writer", about: "writer", privacy: "writer", terms: "writer" } as const;
const CHANGE = { home: "editor", about: "editor", privacy: "administrator", terms: "administrator" } as const;

/** Every call that names a page, with the least role that may make it. */
const OPERATIONS: Record<string, Operation> = {
  "read it": { send: (key) => ["GET", `/api/pages/${key}`], least: READ, good: 200 },
  "read its history": { send: (key) => ["GET", `/api/pages/${key}/revisions`], least: READ, good: 200 },
  "read a version": { send: (key) => ["GET", `/api/pages/${key}/revisions/1`], least: READ, good: 200 },
  "save a draft": {
    send: (key) => ["PUT", `/api/pages/${key}`, { ...contentOf(key), publication: "draft" }],
    least: CHANGE,
    good: 200,
  },
  "publish it": { send: (key) => ["PUT", `/api/pages/${key}`, contentOf(key)], least: CHANGE, good: 200 },
  "restore it": { send: (key) => ["POST", `/api/pages/${key}/revisions/1/restore`], least: CHANGE, good: 200 },
  "preview it": {
    send: (key) => ["POST", "/api/previews", { kind: "page", id: key, entry: contentOf(key) }],
    least: CHANGE,
    good: 201,
  },
};

test.each(Object.entries(OPERATIONS))("%s: of each page, who may and who may not", async (_what, operation) => {
  const { call, services } = await openTestApi();
  for (const role of ROLES) {
    const token = await signInAs(services, role);
    for (const key of PAGE_KEYS) {
      const [method, path, json] = operation.send(key);
      const answer = await call(method, path, { token, json });
      const allowed = ROLES.indexOf(role) >= ROLES.indexOf(operation.least[key]);
      expect([role, key, answer.status]).toEqual([role, key, allowed ? operation.good : 403]);
    }
  }
});

test.each(Object.entries(OPERATIONS))("%s: of a page that does not exist, nobody", async (_what, operation) => {
  const { call, token } = await openTestApi();
  const [method, path, json] = operation.send("herd");
  const answer = await call(method, path, { token, json });
  // A preview names its page in the body, where it is a wrong field.
  expect(answer.status).toBe(path === "/api/previews" ? 422 : 404);
});

test("visitors read each page as it is published, and nothing else", async () => {
  const { call } = await openTestApi();
  for (const key of PAGE_KEYS) {
    expect([key, (await call("GET", `/api/pages/${key}/published`)).status]).toEqual([key, 200]);
    for (const { send } of Object.values(OPERATIONS)) {
      const [method, path, json] = send(key);
      expect([path, (await call(method, path, { json })).status]).toEqual([path, 401]);
    }
  }
  expect((await call("GET", "/api/pages/herd/published")).status).toBe(404);
});

test.each([
  ["nothing", ""],
  ["an empty paragraph", "<p> </p>"],
  ["what is cleaned away", "<script>alert(1)</script>"],
])("a legal page is told each part that holds %s: as a draft, published or previewed", async (_what, text) => {
  const { call, token } = await openTestApi();
  const entry = { ...SHIPPED.privacy, rights: text, security: text };
  const expected = (prefix: string) => ({
    errors: [
      { path: `${prefix}rights`, message: expect.any(String) },
      { path: `${prefix}security`, message: "Security is required." },
    ],
  });
  for (const publication of ["draft", "published"]) {
    const refused = await call("PUT", "/api/pages/privacy", { token, json: { ...entry, publication } });
    expect([refused.status, await refused.json()]).toMatchObject([422, expected("")]);
  }
  const refused = await call("POST", "/api/previews", { token, json: { kind: "page", id: "privacy", entry } });
  expect([refused.status, await refused.json()]).toMatchObject([422, expected("entry.")]);
});
