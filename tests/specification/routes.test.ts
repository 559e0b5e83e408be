import { expect, test } from "vitest";
import { openSpecifiedSite } from "../support/specified-site.ts";

const UNKNOWN = "0".repeat(24);

test("every address of the specification answers as its table says", async () => {
  const site = await openSpecifiedSite();
  const tusker = await site.addTusker({ name: "Gemunu" });
  const article = await site.addArticle({ title: "Why tusks are rare" });
  const rows: [path: string, status: number, leadsTo?: string][] = [
    ["/", 200],
    ["/about", 200],
    ["/contact", 200],
    ["/tuskers", 200],
    ["/articles", 200],
    ["/tuskers/gemunu", 200],
    ["/articles/why-tusks-are-rare", 200],
    [`/tusker/${tusker._id}`, 301, "/tuskers/gemunu"],
    [`/tuskers/${tusker._id}`, 301, "/tuskers/gemunu"],
    [`/article/${article._id}`, 301, "/articles/why-tusks-are-rare"],
    [`/articles/${article._id}`, 301, "/articles/why-tusks-are-rare"],
    ["/search-results?search=gemunu", 200],
    ["/search-results?category=wild", 200],
    ["/search-results", 302, "/not-found?from=search&reason=No%20search%20parameters%20provided"],
    ["/privacy-policy", 200],
    ["/terms-of-service", 200],
    ["/admin/login", 200],
    ["/admin/dashboard", 200],
    ["/admin/dashboard/addtusker", 200],
    ["/admin/dashboard/addarticle", 200],
    [`/admin/edit-tusker/${tusker._id}`, 200],
    [`/admin/edit-article/${article._id}`, 200],
    ["/admin/migration-test", 200],
    ["/admin", 302, "/admin/dashboard"],
    ["/admin-dashboard", 302, "/admin/dashboard"],
    ["/admin/nowhere", 404],
    ["/nowhere", 404],
    ["/tuskers/nobody", 404],
    ["/articles/nothing", 404],
    [`/tusker/${UNKNOWN}`, 404],
    [`/article/${UNKNOWN}`, 404],
  ];
  for (const [path, status, leadsTo] of rows) {
    const answer = await site.get(path);
    expect([path, answer.status, answer.headers.location]).toEqual([path, status, leadsTo]);
  }
});

test("a removed tusker and a removed article answer 410", async () => {
  const site = await openSpecifiedSite();
  const { _id: tusker } = await site.addTusker({ name: "Gemunu" });
  const { _id: article } = await site.addArticle({ title: "Why tusks are rare" });
  await site.call("DELETE", `/api/tuskers/${tusker}`, { token: site.token });
  await site.call("DELETE", `/api/articles/${article}`, { token: site.token });
  expect((await site.get("/tuskers/gemunu")).status).toBe(410);
  expect((await site.get("/articles/why-tusks-are-rare")).status).toBe(410);
});

test("the admin area is rendered in the browser alone, and search engines leave it out", async () => {
  const site = await openSpecifiedSite();
  for (const path of ["/admin/login", "/admin/dashboard", "/admin/dashboard/addtusker"]) {
    const page = await site.open(path);
    expect([path, page.fields, page.buttons, page.meta.robots]).toEqual([path, {}, [], "noindex, nofollow"]);
  }
});
