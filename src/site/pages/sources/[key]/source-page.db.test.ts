import { expect, test } from "vitest";
import { someTusker } from "../../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../../tests/support/test-site.ts";

const PAPER = { key: "S7", title: "Walking with Raja", url: "https://paper.example/raja", kind: "news" };

test("a source has a page that leads to it and to all that rests on it", async () => {
  const { call, token, get } = await openTestSite();
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Raja", sources: [PAPER] }) });
  const page = await get("/sources/S7");
  expect(page.status).toBe(200);
  for (const part of ["Walking with Raja", 'href="https://paper.example/raja"', 'href="/tuskers/raja"']) {
    expect(page.text).toContain(part);
  }
  expect((await get("/tuskers/raja")).text).toContain('href="/sources/S7"');
});

test("a source of drafts alone has no page", async () => {
  const { call, token, get } = await openTestSite();
  const draft = someTusker({ name: "Raja", publication: "draft", sources: [PAPER] });
  await call("POST", "/api/tuskers", { token, json: draft });
  expect((await get("/sources/S7")).status).toBe(404);
});

test("the address of a source that was merged leads to the other", async () => {
  const { call, token, get } = await openTestSite();
  const other = { ...PAPER, key: "S8", url: "https://paper.example/other", title: "Another" };
  await call("POST", "/api/tuskers", { token, json: someTusker({ name: "Raja", sources: [PAPER, other] }) });
  expect((await call("POST", "/api/sources/S8/merge", { token, json: { into: "S7" } })).status).toBe(200);
  const { status, headers } = await get("/sources/S8");
  expect([status, headers.location]).toEqual([301, "/sources/S7"]);
});
