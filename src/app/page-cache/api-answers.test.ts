import { expect, test } from "vitest";
import type { InProcessFetch } from "../api-environment.server.ts";
import { createAnswerNotes, createApiAnswers, entriesOf } from "./api-answers.server.ts";
import { shortId } from "./changed-entries.server.ts";

const SITE = "http://tuskers.example";

/** An API for which a test defines the response, and the entries that it names, for each path. */
function openApi(answers: Record<string, () => Response | Promise<Response>>, named: Record<string, string[]> = {}) {
  const calls: string[] = [];
  const call: InProcessFetch = async (input, _init, nameEntries) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, SITE);
    calls.push(pathname + search);
    const ids = named[pathname];
    if (ids !== undefined) nameEntries?.(ids);
    return (await answers[pathname]?.()) ?? new Response("There is nothing.", { status: 404 });
  };
  return { calls, call };
}

test("what a page has read is handed on as it came, and noted", async () => {
  const { call } = openApi({ "/api/tuskers": () => Response.json(["Gemunu"], { headers: { "X-Total-Count": "1" } }) });
  const notes = createAnswerNotes(SITE);
  const answer = await notes.noting(call)("/api/tuskers?page=1");
  expect([answer.status, answer.headers.get("X-Total-Count"), await answer.json()]).toEqual([200, "1", ["Gemunu"]]);
  expect(notes.used()?.map(({ path }) => path)).toEqual(["/api/tuskers?page=1"]);
});

test("nothing is known of a page while one of its calls has no answer, nor after one has failed or has written", async () => {
  const waiting = Promise.withResolvers<Response>();
  const { call } = openApi({
    "/api/slow": () => waiting.promise,
    "/api/broken": () => Promise.reject(new Error("The line is cut.")),
  });
  const slow = createAnswerNotes(SITE);
  const answer = slow.noting(call)("/api/slow");
  expect(slow.used()).toBeUndefined();
  waiting.resolve(new Response("here"));
  await answer;
  expect(slow.used()).toHaveLength(1);
  const broken = createAnswerNotes(SITE);
  await expect(broken.noting(call)("/api/broken")).rejects.toThrow("The line is cut.");
  expect(broken.used()).toBeUndefined();
  const writing = createAnswerNotes(SITE);
  await writing.noting(call)("/api/contact", { method: "POST" });
  expect(writing.used()).toBeUndefined();
});

test("answers are the same if status, headers and body are, despite different ETags", async () => {
  const tagged = (tag: string) => () => Response.json(["Gemunu"], { headers: { ETag: tag, "X-Total-Count": "1" } });
  const answers: Record<string, () => Response> = { "/api/tuskers": tagged("one") };
  const { call } = openApi(answers);
  const notes = createAnswerNotes(SITE);
  await notes.noting(call)("/api/tuskers");
  const used = notes.used() ?? [];
  const apiAnswers = createApiAnswers(call);
  answers["/api/tuskers"] = tagged("two");
  expect(await apiAnswers.areUnchanged(used, 1)).toBe(true);
  const others = [
    () => Response.json(["Raja"], { headers: { "X-Total-Count": "1" } }),
    () => Response.json(["Gemunu"], { headers: { "X-Total-Count": "2" } }),
    () => Response.json(["Gemunu"], { headers: { "X-Total-Count": "1" }, status: 410 }),
  ];
  for (const [moment, other] of others.entries()) {
    answers["/api/tuskers"] = other;
    expect(await apiAnswers.areUnchanged(used, moment + 2)).toBe(false);
  }
});

test("an answer that several pages show is requested once after each save", async () => {
  const { call, calls } = openApi({ "/api/featured": () => Response.json([]), "/api/recent": () => Response.json([]) });
  const notes = createAnswerNotes(SITE);
  await notes.noting(call)("/api/featured");
  await notes.noting(call)("/api/recent");
  const used = notes.used() ?? [];
  const apiAnswers = createApiAnswers(call);
  calls.length = 0;
  for (const moment of [1, 1, 2, 2]) expect(await apiAnswers.areUnchanged(used, moment)).toBe(true);
  expect(calls).toEqual(["/api/featured", "/api/recent", "/api/featured", "/api/recent"]);
});

test("after a change of one entry, only answers that name it or name none are requested again", async () => {
  const [gemunu, raja] = ["a".repeat(24), "b".repeat(24)];
  const paths = ["/api/tuskers", "/api/articles", "/api/featured", "/api/tags"];
  const { call, calls } = openApi(Object.fromEntries(paths.map((path) => [path, () => Response.json([])])), {
    "/api/tuskers": [gemunu, raja],
    "/api/articles": [raja],
    "/api/featured": [],
  });
  const notes = createAnswerNotes(SITE);
  for (const path of paths) await notes.noting(call)(path);
  const used = notes.used() ?? [];
  calls.length = 0;
  expect(await createApiAnswers(call).areUnchanged(used, 1, new Set([shortId(gemunu)]))).toBe(true);
  expect(calls).toEqual(["/api/tuskers", "/api/tags"]);
});

test("the entries of a page are known if all of its answers name theirs", async () => {
  const ids = ["a".repeat(24), "b".repeat(24)] as const;
  const { call } = openApi({}, { "/api/tuskers": [ids[0]], "/api/articles": [ids[1]] });
  const entriesAfter = async (...paths: string[]) => {
    const notes = createAnswerNotes(SITE);
    for (const path of paths) await notes.noting(call)(path);
    return entriesOf(notes.used());
  };
  expect(await entriesAfter()).toEqual([]);
  expect(await entriesAfter("/api/tuskers", "/api/articles")).toEqual(ids.map(shortId));
  expect(await entriesAfter("/api/tuskers", "/api/tags")).toBeUndefined();
  expect(entriesOf(undefined)).toBeUndefined();
});
