import { expect, test } from "vitest";
import { inProcessFetch } from "./in-process-fetch.server.ts";

const SITE = "https://tuskers.example";

/** An API with a few fixed responses that records its requests. */
function answering(answers: Record<string, Response>) {
  const asked: string[] = [];
  const fetch = (request: Request) => {
    asked.push(request.url);
    return answers[new URL(request.url).pathname] ?? new Response("missing", { status: 404 });
  };
  return { asked, fetch: inProcessFetch({ fetch }, SITE, { clientAddress: "203.0.113.7" }) };
}

const redirectTo = (location: string) => new Response(null, { status: 301, headers: { Location: location } });

test("a root-relative address is asked of the API without a connection", async () => {
  const { fetch, asked } = answering({ "/api/a": new Response("here") });
  expect(await (await fetch("/api/a?b=1")).text()).toBe("here");
  expect(asked).toEqual([`${SITE}/api/a?b=1`]);
});

test("redirects within the site are followed, as a browser does", async () => {
  const { fetch } = answering({ "/api/old": redirectTo("/api/new"), "/api/new": new Response("new") });
  expect(await (await fetch("/api/old")).text()).toBe("new");
});

test("a redirect to another site is handed back, not followed", async () => {
  const { fetch, asked } = answering({ "/api/old": redirectTo("https://elsewhere.example/api/new") });
  expect((await fetch("/api/old")).status).toBe(301);
  expect(asked).toHaveLength(1);
});

test("redirects that lead in a circle end in an error", async () => {
  const { fetch } = answering({ "/api/a": redirectTo("/api/b"), "/api/b": redirectTo("/api/a") });
  await expect(fetch("/api/a")).rejects.toThrow("too often");
});
