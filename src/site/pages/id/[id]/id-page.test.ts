import { beforeAll, expect, test } from "vitest";
import { bodyOf } from "../../../../../tests/support/body-of.ts";
import { ensureBuilt } from "../../../../../tests/support/built-site.ts";
import { someArticle, someTusker } from "../../../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../../../tests/support/test-site.ts";

// The first test of a file may wait until the site is built.
beforeAll(ensureBuilt, 600_000);

const add = ({ call, token }: TestSite, kind: "tuskers" | "articles", json: object) =>
  bodyOf<{ _id: string; slug: string }>(call("POST", `/api/${kind}`, { token, json }));

test("an id leads to the present page of what has it, in the language of the address", async () => {
  const site = await openTestSite();
  const { call, token } = site;
  const tusker = await add(site, "tuskers", someTusker({ name: "Old name" }));
  const article = await add(site, "articles", someArticle({ title: "On tusks" }));
  const leadsTo = async (path: string, options?: Parameters<TestSite["get"]>[1]) => {
    const { status, headers } = await site.get(path, options);
    return [status, headers.location];
  };
  expect(await leadsTo(`/id/${tusker._id}`)).toEqual([303, "/tuskers/old-name"]);
  await call("PUT", `/api/tuskers/${tusker._id}`, { token, json: someTusker({ name: "New name", slug: "new-name" }) });
  expect(await leadsTo(`/id/${tusker._id}`)).toEqual([303, "/tuskers/new-name"]);
  expect(await leadsTo(`/id/${tusker._id.toUpperCase()}`, { method: "HEAD" })).toEqual([303, "/tuskers/new-name"]);
  expect(await leadsTo(`/si/id/${tusker._id}`)).toEqual([303, "/si/tuskers/new-name"]);
  expect(await leadsTo(`/ta/id/${article._id}`)).toEqual([303, "/ta/articles/on-tusks"]);
  const { headers } = await site.get(`/id/${article._id}`);
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test("an id of what readers cannot see says what its page says", async () => {
  const site = await openTestSite();
  const { call, token } = site;
  const binned = {
    tuskers: await add(site, "tuskers", someTusker({ name: "Binned" })),
    articles: await add(site, "articles", someArticle({ title: "Binned" })),
  };
  for (const [kind, { _id }] of Object.entries(binned)) await call("DELETE", `/api/${kind}/${_id}`, { token });
  const draft = await add(site, "tuskers", someTusker({ name: "Draft", publication: "draft" }));
  const heading = async (id: string) => {
    const { status, text } = await site.get(`/id/${id}`);
    return [status, /<h1[^>]*>([^<]*)<\/h1>/.exec(text)?.[1], text.includes("Draft")];
  };
  expect(await heading(binned.tuskers._id)).toEqual([410, "Tusker Removed", false]);
  expect(await heading(binned.articles._id)).toEqual([410, "Article Removed", false]);
  const none = [404, "Page Not Found", false];
  for (const id of [draft._id, "0".repeat(24), "0".repeat(25), "nobody", "..%2Frecent", "%"]) {
    expect([id, ...(await heading(id))]).toEqual([id, ...none]);
  }
});
