import { describe, expect, test } from "vitest";
import type { ApiCall } from "../../../../tests/support/api-call.ts";
import { API_CALLS } from "../../../../tests/support/api-calls.ts";
import { problem } from "../../../../tests/support/problem.ts";
import { storeImage } from "../../../../tests/support/stored-images.ts";
import {
  openTestApi,
  signInAs,
  someArticle,
  someTusker,
  storeApiKey,
  type TestApi,
} from "../../../../tests/support/test-api.ts";
import {
  ACTIONS,
  type Action,
  KEY_SCOPES,
  type KeyScope,
  may,
  ROLES,
  type Role,
  refusalOf,
} from "../../../people/accounts/roles.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import type { Api } from "../api.server.ts";
import { apiDocument } from "../api-document.server.ts";

const mayAs = (role: Role, least: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(least);

type Described = { "x-action"?: Action; "x-scope"?: KeyScope };

/** What the API document says of each call. */
function describedCalls(api: Api): Map<string, Described> {
  const paths = Object.entries(apiDocument(api).paths as Record<string, Record<string, Described>>);
  return new Map(
    paths.flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, described]) => [`${method.toUpperCase()} ${path}`, described] as const),
    ),
  );
}

test("every call that needs an account names its action, and no other call does", async () => {
  const described = describedCalls((await openTestApi()).api);
  for (const { call, least } of API_CALLS) {
    const action = described.get(call)?.["x-action"];
    expect([call, ACTIONS.some((known) => known === action)]).toEqual([call, least !== undefined]);
  }
});

test("no API key reaches accounts, settings, what visitors wrote, or what cannot be undone", async () => {
  const described = describedCalls((await openTestApi()).api);
  const kept = API_CALLS.filter(({ call, least }) => least !== undefined && !described.get(call)?.["x-scope"]);
  const ofEntries = API_CALLS.filter(({ call }) =>
    /^(GET|POST|PUT) \/api\/(tuskers|articles|sources|submissions|previews)(\/|$)/.test(call),
  );
  expect(kept.filter((call) => ofEntries.includes(call))).toEqual([]);
  const within = (path: RegExp) => API_CALLS.filter(({ call, least }) => least !== undefined && path.test(call));
  for (const row of [
    ...within(/ \/api\/(account|accounts|auth|messages|letters|import|settings\/site)(\/|$)/),
    ...within(/^DELETE \/api\/(bin|uploads)/),
    ...within(/^PUT \/api\/settings/),
  ]) {
    expect([row.call, kept.includes(row)]).toEqual([row.call, true]);
  }
});

const GUARDED = API_CALLS.filter(({ least }) => least !== undefined);

/** The scope of a key that may make this call; undefined if none may. */
function scopeFor(row: ApiCall, described: Map<string, Described>): KeyScope | undefined {
  const { "x-scope": ofAction, "x-action": action } = described.get(row.call) ?? {};
  // Some examples publish, which needs more than their action: another role, and another scope.
  const below = ROLES[ROLES.indexOf(row.least ?? "writer") - 1];
  return below !== undefined && action !== undefined && may(below, action) ? "publish" : ofAction;
}

const opens = (scope: KeyScope, needed: KeyScope | undefined): boolean =>
  needed !== undefined && KEY_SCOPES.indexOf(scope) >= KEY_SCOPES.indexOf(needed);

const send = ({ call }: TestApi, row: ApiCall, token: string) =>
  call(row.call.split(" ")[0] ?? "", row.example, { token, json: row.json });

test("calls refuse the roles below their own, and API keys without their scope, with a sentence", async () => {
  const site = await openTestApi();
  const described = describedCalls(site.api);
  const tokens = new Map<Role, string>();
  for (const role of ROLES) tokens.set(role, await signInAs(site.services, role));
  const keys = new Map<KeyScope, string>();
  for (const scope of KEY_SCOPES)
    keys.set(scope, await storeApiKey(site.services, { username: "the administrator", scope }));
  for (const row of GUARDED) {
    for (const role of ROLES.filter((one) => !mayAs(one, row.least ?? "writer"))) {
      const answer = await send(site, row, tokens.get(role) ?? "");
      expect([row.call, role, answer.status]).toEqual([row.call, role, 403]);
      expect(await answer.json()).toEqual(
        problem({ statusCode: 403, message: expect.stringMatching(/^Only .+ may .+\.$/) }),
      );
    }
    for (const scope of KEY_SCOPES.filter((one) => !opens(one, scopeFor(row, described)))) {
      const answer = await send(site, row, keys.get(scope) ?? "");
      expect([row.call, scope, answer.status]).toEqual([row.call, scope, 403]);
      expect(await answer.json()).toMatchObject({ code: "scope_missing" });
    }
  }
});

describe.each(GUARDED)("$call", (row: ApiCall) => {
  test(`is allowed from the role ${row.least} upwards, and to API keys with its scope`, async () => {
    const site = await openTestApi();
    const { services, api } = site;
    const needed = scopeFor(row, describedCalls(api));
    for (const role of ROLES.filter((one) => mayAs(one, row.least ?? "writer"))) {
      const answer = await send(site, row, await signInAs(services, role));
      expect([role, answer.status]).toEqual([role, row.good]);
      await answer.body?.cancel();
    }
    for (const scope of KEY_SCOPES.filter((one) => opens(one, needed))) {
      const answer = await send(site, row, await storeApiKey(services, { username: "the administrator", scope }));
      expect([scope, answer.status]).toEqual([scope, row.good]);
      await answer.body?.cancel();
    }
  });
});

const STATES = ["draft", "published", "scheduled", "binned draft", "binned published"] as const;
type State = (typeof STATES)[number];

type Target = { kind: EntryKind; id: string; image: string; state: State };
type Sent = [method: string, path: string, json?: unknown];

const NAME = { tusker: "name", article: "title" } as const;
/** The fields of an article that becomes public one day. */
const later = (state: State) => (state === "scheduled" ? { publishDate: "2199-01-01" } : {});

/** The body of a change: the required fields, and these. */
function change({ kind, state }: Target, fields: object = { [NAME[kind]]: `Renamed ${crypto.randomUUID()}` }) {
  return kind === "tusker" ? someTusker({ ...fields }) : someArticle({ ...later(state), ...fields });
}

/** What may be done with one entry, and the least role for each state; a state that is left out is not possible. */
const OPERATIONS: Record<string, { send(target: Target): Sent; least: Partial<Record<State, Role>> }> = {
  "read it": {
    send: ({ kind, id }) => ["GET", `/api/${kind}s/${id}`],
    least: { draft: "writer", published: "writer", scheduled: "writer" },
  },
  "read its history": {
    send: ({ kind, id }) => ["GET", `/api/${kind}s/${id}/revisions`],
    least: {
      draft: "writer",
      published: "writer",
      scheduled: "writer",
      "binned draft": "writer",
      "binned published": "writer",
    },
  },
  "read an old version": {
    send: ({ kind, id }) => ["GET", `/api/${kind}s/${id}/revisions/1`],
    least: { draft: "writer", published: "writer", scheduled: "writer" },
  },
  "change it": {
    send: (target) => ["PUT", `/api/${target.kind}s/${target.id}`, change(target)],
    least: { draft: "writer", published: "editor", scheduled: "editor" },
  },
  "change its address": {
    send: (target) => [
      "PUT",
      `/api/${target.kind}s/${target.id}`,
      change(target, { slug: `at-${crypto.randomUUID().slice(0, 8)}` }),
    ],
    least: { draft: "writer", published: "editor", scheduled: "editor" },
  },
  "publish it": {
    send: (target) => ["PUT", `/api/${target.kind}s/${target.id}`, change(target, { publication: "published" })],
    least: { draft: "editor" },
  },
  "take it back": {
    send: (target) => ["PUT", `/api/${target.kind}s/${target.id}`, change(target, { publication: "draft" })],
    least: { published: "editor", scheduled: "editor" },
  },
  "restore an old version of it": {
    send: ({ kind, id }) => ["POST", `/api/${kind}s/${id}/revisions/1/restore`],
    least: { draft: "writer", published: "editor", scheduled: "editor" },
  },
  "move it to the bin": {
    send: ({ kind, id }) => ["DELETE", `/api/${kind}s/${id}`],
    least: { draft: "writer", published: "editor", scheduled: "editor" },
  },
  "take it out of the bin": {
    send: ({ kind, id }) => ["POST", `/api/bin/${kind}/${id}/restore`],
    least: { "binned draft": "writer", "binned published": "editor" },
  },
  "delete it for ever": {
    send: ({ kind, id }) => ["DELETE", `/api/bin/${kind}/${id}`],
    least: { "binned draft": "administrator", "binned published": "administrator" },
  },
  "change the words of its image": {
    send: ({ image }) => ["PUT", `/api/uploads/${image}`, { alt: `Drawn ${crypto.randomUUID().slice(0, 8)}` }],
    least: {
      draft: "writer",
      published: "editor",
      scheduled: "editor",
      "binned draft": "writer",
      "binned published": "editor",
    },
  },
  "change the words of its image with a draft that shows it, too": {
    send: ({ image }) => [
      "POST",
      "/api/tuskers",
      someTusker({
        publication: "draft",
        imageDetails: [{ url: imageUrlFor(image), alt: `Drawn ${crypto.randomUUID().slice(0, 8)}` }],
        images: [imageUrlFor(image)],
      }),
    ],
    least: { draft: "writer", published: "editor", scheduled: "editor", "binned published": "editor" },
  },
  "submit a change of it": {
    send: (target) => [
      "POST",
      "/api/submissions",
      { kind: target.kind, id: target.id, version: 2, entry: change(target) },
    ],
    least: { draft: "writer", published: "writer", scheduled: "writer" },
  },
  "make a preview of it": {
    send: ({ kind, id }) => [
      "POST",
      "/api/previews",
      { kind, id, entry: kind === "tusker" ? someTusker() : someArticle() },
    ],
    least: { draft: "writer", published: "writer", scheduled: "writer" },
  },
};

describe.each(["tusker", "article"] as const)("one %s", (kind) => {
  test("can be changed by each role only in the states that the table names", async () => {
    const { call, services, token: maker } = await openTestApi();
    const tokens = new Map<Role, string>();
    for (const role of ROLES) tokens.set(role, await signInAs(services, role));
    const sendTo = ([method, path, json]: Sent, token: string) => call(method, path, { token, json });

    const make = async (state: State, { hasImage = false }): Promise<Target> => {
      const image = hasImage ? await storeImage(services, "drawn.jpg", 2) : "";
      const shared = {
        images: hasImage ? [imageUrlFor(image)] : [],
        publication: state.includes("draft") ? "draft" : "published",
        ...later(state),
      };
      const json = kind === "tusker" ? someTusker(shared) : someArticle(shared);
      const { _id: id } = (await (await sendTo(["POST", `/api/${kind}s`, json], maker)).json()) as { _id: string };
      const target = { kind, id, image, state };
      // So that there is an old version that differs.
      expect((await sendTo(["PUT", `/api/${kind}s/${id}`, change(target)], maker)).status).toBe(200);
      if (state.startsWith("binned")) await sendTo(["DELETE", `/api/${kind}s/${id}`], maker);
      return target;
    };

    for (const [operation, { send: sent, least }] of Object.entries(OPERATIONS)) {
      for (const state of STATES) {
        const needed = least[state];
        if (needed === undefined || (state === "scheduled" && kind === "tusker")) continue;
        let target: Target | undefined;
        for (const role of ROLES) {
          target ??= await make(state, { hasImage: operation.includes("image") });
          const answer = await sendTo(sent(target), tokens.get(role) ?? "");
          const outcome = answer.ok ? "done" : answer.status;
          expect([operation, state, role, outcome]).toEqual([
            operation,
            state,
            role,
            mayAs(role, needed) ? "done" : 403,
          ]);
          // What was refused is as it was for the next role.
          if (answer.ok) target = undefined;
          await answer.body?.cancel();
        }
      }
    }
  }, 120_000);

  test("that was published cannot be put back as a published version by a writer", async () => {
    const { call, services, token: maker } = await openTestApi();
    const json = kind === "tusker" ? someTusker() : someArticle();
    const added = await call("POST", `/api/${kind}s`, { token: maker, json });
    const path = `/api/${kind}s/${((await added.json()) as { _id: string })._id}`;
    await call("PUT", path, { token: maker, json: { ...json, publication: "draft" } });
    const token = await signInAs(services, "writer");
    const restored = await call("POST", `${path}/revisions/1/restore`, { token });
    expect([restored.status, await restored.json()]).toMatchObject([403, { message: refusalOf("publish") }]);
    expect((await call("GET", path)).status).toBe(404);
  });
});

test("the role counts from the next request, and an unknown one may do nothing", async () => {
  const { call, services } = await openTestApi();
  const token = await signInAs(services, "editor");
  expect((await call("GET", "/api/messages", { token })).status).toBe(200);
  const setRole = (role: string) =>
    services.db.write
      .updateTable("accounts")
      .set({ role: role as Role })
      .where("username", "=", "the editor")
      .execute();
  await setRole("writer");
  expect((await call("GET", "/api/messages", { token })).status).toBe(403);
  await setRole("curator");
  expect((await call("GET", "/api/account", { token })).status).toBe(403);
  expect(ACTIONS.filter((action) => may("curator" as Role, action))).toEqual([]);
});
