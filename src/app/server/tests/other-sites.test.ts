import { expect, test } from "vitest";
import { openApiSite } from "../../../../tests/support/api-site.ts";
import { openTestApi, someTusker } from "../../../../tests/support/test-api.ts";
import { callsOf, isOpenCall } from "../../../platform/api/cross-origin.server.ts";

const ELSEWHERE = { Origin: "https://elsewhere.example" };
const PREFLIGHT = { ...ELSEWHERE, "Access-Control-Request-Method": "GET" };

const originOf = ({ headers }: Response) => headers.get("access-control-allow-origin");

async function openSite() {
  const site = await openApiSite();
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(site.url + path, { redirect: "manual", ...init });
    await answer.arrayBuffer();
    return answer;
  };
  return { ...site, ask };
}

test("pages of other sites may read these calls, and no others", async () => {
  const { api } = await openTestApi();
  expect(
    callsOf(api)
      .filter(isOpenCall)
      .map(({ path }) => path),
  ).toEqual([
    "/api/openapi.json",
    "/api/tuskers/featured",
    "/api/tuskers/search/search-by-name",
    "/api/tuskers/search/search-by-category",
    "/api/tuskers/search/suggest",
    "/api/tuskers/tags/all",
    "/api/tuskers/random/tusker",
    "/api/tuskers/slug/{slug}",
    "/api/tuskers",
    "/api/tuskers/{id}",
    "/api/tuskers/{id}/related",
    "/api/tuskers/{id}/relations",
    "/api/tuskers/{id}/corrections",
    "/api/record",
    "/api/record/statistics",
    "/api/record/questions",
    "/api/record/on-this-day",
    "/api/record/heights",
    "/api/places",
    "/api/places/{key}",
    "/api/key",
    "/api/data-releases",
    "/api/pages/{id}/published",
    "/api/site",
    "/api/articles",
    "/api/articles/recent",
    "/api/articles/tags/all",
    "/api/articles/slug/{slug}",
    "/api/articles/{id}",
    "/api/sources",
    "/api/sources/{key}",
  ]);
});

test("what anybody may read is open to any site: from the cache, unchanged, missing, wrong and refused, too", async () => {
  const { ask, call, token } = await openSite();
  await call("POST", "/api/tuskers", { token, json: someTusker() });
  const path = "/api/tuskers?page=1&limit=9";
  const first = await ask(path, { headers: ELSEWHERE });
  const etag = first.headers.get("etag") ?? "";
  const answers: [number, Response][] = [
    [200, first],
    // The cached answer is the same for the site itself, which sends no Origin.
    [200, await ask(path)],
    [304, await ask(path, { headers: { ...ELSEWHERE, "If-None-Match": etag } })],
    [200, await ask("/api/tuskers", { headers: ELSEWHERE })],
    [200, await ask("/api/tuskers", { method: "HEAD", headers: ELSEWHERE })],
    [200, await ask("/api/openapi.json")],
    [404, await ask("/api/tuskers/slug/nobody", { headers: ELSEWHERE })],
    [422, await ask("/api/tuskers?page=0", { headers: ELSEWHERE })],
  ];
  for (const [status, answer] of answers) {
    expect([answer.status, originOf(answer)], answer.url).toEqual([status, "*"]);
    expect(answer.headers.get("access-control-expose-headers")).toContain("ETag");
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    expect(answer.headers.get("vary") ?? "").not.toMatch(/origin/i);
  }
  expect(etag).not.toBe("");
});

test("a browser that asks first may read, and neither send a token nor write", async () => {
  const { ask } = await openSite();
  const asked = await ask("/api/tuskers", { method: "OPTIONS", headers: PREFLIGHT });
  expect([asked.status, originOf(asked)]).toEqual([204, "*"]);
  expect(asked.headers.get("access-control-allow-methods")).toBe("GET,HEAD");
  expect(asked.headers.get("access-control-allow-headers")?.toLowerCase()).not.toContain("authorization");
  for (const [path, method] of [
    ["/api/tuskers", "POST"],
    ["/api/contact", "POST"],
    ["/api/account", "GET"],
    ["/api/invitations/secret", "GET"],
  ] as const) {
    const refused = await ask(path, {
      method: "OPTIONS",
      headers: { ...ELSEWHERE, "Access-Control-Request-Method": method },
    });
    expect([path, refused.status, originOf(refused)]).toEqual([path, 405, null]);
  }
});

test("nothing that is sent with a token or by a secret link, and no answer to a write, is open", async () => {
  const { ask, token } = await openSite();
  const Authorization = `Bearer ${token}`;
  const json = { "Content-Type": "application/json" };
  for (const answer of [
    await ask("/api/tuskers?drafts=1", { headers: { ...ELSEWHERE, Authorization } }),
    await ask("/api/tuskers", { headers: { ...ELSEWHERE, Authorization: "Bearer wrong" } }),
    await ask("/api/account", { headers: { ...ELSEWHERE, Authorization } }),
    await ask("/api/invitations/secret", { headers: ELSEWHERE }),
    await ask("/api/auth/options", { headers: ELSEWHERE }),
    await ask("/api/contact", { method: "POST", headers: { ...ELSEWHERE, ...json }, body: "{}" }),
    await ask("/api/tuskers", { method: "POST", headers: { ...ELSEWHERE, ...json }, body: "{}" }),
  ]) {
    expect(originOf(answer), answer.url).toBeNull();
  }
});

test("feeds and citations are open to any site", async () => {
  const { ask, call, token } = await openSite();
  await call("POST", "/api/tuskers", { token, json: someTusker() });
  for (const path of ["/feeds/articles.xml", "/tuskers/gemunu/cite.bib", "/si/tuskers/gemunu/cite.json"]) {
    const answer = await ask(path, { headers: ELSEWHERE });
    expect([path, answer.status, originOf(answer)]).toEqual([path, 200, "*"]);
  }
});
