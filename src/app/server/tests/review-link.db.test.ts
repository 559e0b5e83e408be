import fc from "fast-check";
import { expect, test } from "vitest";
import { API_CALLS } from "../../../../tests/support/api-calls.ts";
import { everythingPublic, openFilledSite } from "../../../../tests/support/filled-site.ts";
import { isDeep, runs } from "../../../../tests/support/tier.ts";

const RUNS = 20;

/** Calls that anybody may make, and that are meant to store something of their own. */
const OPEN_TO_ALL = /contact|\/auth\/|POST \/api\/letters/;
const WRITES = API_CALLS.filter(({ call }) => !call.startsWith("GET") && !OPEN_TO_ALL.test(call));

test("no sequence of calls by somebody with a review link changes anything that readers can see", async () => {
  const filled = await openFilledSite();
  const { site, submissions, tuskers } = filled;
  const links: string[] = [];
  for (const { _id } of submissions) {
    const made = await site.call("POST", `/api/submissions/${_id}/links`, { token: site.token, json: { label: "A" } });
    expect(made.status).toBe(201);
    links.push(((await made.json()) as { url: string }).url.replace("/review/", ""));
  }
  const remarks = [
    { name: "Dr Silva", round: 1, text: "A word.", field: "name" },
    { name: "Dr Silva", round: 1, agrees: true },
    { name: "Dr Silva", round: 1, text: "publish", agrees: true },
    { name: "<b>", round: 2, text: "x" },
  ];
  const remark = fc.record({
    method: fc.constant("POST"),
    path: fc.constantFrom(...links).map((token) => `/api/reviews/${token}`),
    json: fc.constantFrom<unknown>(...remarks),
  });
  const other = fc.constantFrom(...WRITES).chain(({ call, json }) => {
    const [method = "", path = ""] = call.split(" ");
    return fc
      .record({
        token: fc.constantFrom(...links),
        id: fc.constantFrom(...(path.includes("submissions") ? submissions : tuskers).map(({ _id }) => _id)),
      })
      .map((values) => ({
        ...{ method, json: method === "DELETE" ? undefined : json },
        path: path.replaceAll(/\{(\w+)\}/g, (hole, name: keyof typeof values) => values[name] ?? hole),
      }));
  });
  const before = await everythingPublic(filled);
  expect(Object.values(before).filter((seen) => seen.startsWith("200")).length).toBeGreaterThan(25);
  const outcomes = new Map<number, number>();
  const calls = fc.array(fc.oneof(remark, other), { minLength: 5, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(calls, fc.constantFrom(undefined, ...links), async (sequence, token) => {
      for (const { method, path, json } of sequence) {
        const answer = await site.call(method, path, { token, json });
        await answer.body?.cancel();
        outcomes.set(answer.status, (outcomes.get(answer.status) ?? 0) + 1);
      }
      expect(await everythingPublic(filled)).toEqual(before);
    }),
    { numRuns: runs(RUNS, 6), endOnFailure: true },
  );
  if (!isDeep) return;
  // Neither all refused nor all stored.
  expect(outcomes.get(201)).toBeGreaterThan(10);
  expect(outcomes.get(401)).toBeGreaterThan(10);
}, 240_000);
