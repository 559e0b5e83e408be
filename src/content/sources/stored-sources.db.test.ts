import { expect, test } from "vitest";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";

// Sources as they could be stored before addresses were validated so strictly.
const STORED = [
  { title: "Sound", url: "https://paper.example", kind: "news" },
  { title: "Broken over lines", url: "https://x.example\n.evil", kind: "news" },
  { title: "Turned round", url: "https://x.example/\u202egro.live", kind: "news" },
  { title: "Half an address", url: "http:/\\x", kind: "news" },
  { title: "A script", url: "javascript:alert(1)", kind: "news" },
];

test("entries with addresses of sources that are no longer taken are shown, without leading there", async () => {
  const { services, call, token, get } = await openTestSite();
  const sources = JSON.stringify(STORED);
  const article = await call("POST", "/api/articles", { token, json: someArticle({ title: "Old" }) });
  const tusker = await call("POST", "/api/tuskers", { token, json: someTusker() });
  await services.db.write.updateTable("articles").set({ sources }).execute();
  await services.db.write.updateTable("tuskers").set({ sources }).execute();
  for (const [list, created] of [
    ["articles", article],
    ["tuskers", tusker],
  ] as const) {
    const { _id, slug } = (await created.json()) as { _id: string; slug: string };
    const { status, text } = await get(`/${list}/${slug}`);
    expect(status).toBe(200);
    const [, shown = ""] = /<section aria-labelledby="sources"[^>]*>(.*?)<\/section>/s.exec(text) ?? [];
    for (const { title } of STORED) expect(shown).toContain(title);
    expect([...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(["https://paper.example/"]);
    // The edit form still loads what is stored.
    const answer = await call("GET", `/api/${list}/${_id}`, { token });
    expect(((await answer.json()) as { sources: unknown }).sources).toEqual(STORED);
  }
});
