import { expect, test } from "vitest";
import { someArticle, someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";
import { UNKNOWN } from "./address-check.ts";
import { saveKnown } from "./rows/check-rows.server.ts";

const PAPER = { title: "Walking with Raja", url: "https://paper.example/raja", kind: "news" };
const BLOG = { title: "A blog on Raja", url: "https://blog.example/raja", kind: "blog" };
const ARCHIVE = "https://web.archive.org/web/2020/https://paper.example/raja";

test("readers are offered an archived copy beside an address that is gone, or told that there is none", async () => {
  const { call, token, get, services } = await openTestSite();
  const send = (method: string, path: string, json: object) => call(method, path, { token, json });
  await send("POST", "/api/sources", { ...PAPER, archiveUrl: ARCHIVE });
  await send("POST", "/api/sources", BLOG);
  const sources = [{ key: "S1" }, { key: "S2" }];
  await send("POST", "/api/tuskers", someTusker({ name: "Raja", sources }));
  await send("POST", "/api/articles", someArticle({ title: "On Raja", sources }));
  const gone = { ...UNKNOWN, state: "gone", since: "2026-02-20T06:00:00.000Z" } as const;
  await services.db.write.transaction().execute(async (transaction) => {
    for (const key of ["S1", "S2"]) await saveKnown(transaction, key, gone);
  });
  for (const path of ["/tuskers/raja", "/articles/on-raja"]) {
    const { text } = await get(path);
    const [ofPaper = "", ofBlog = ""] = [...text.matchAll(/<li id="source-\d+"[\s\S]*?<\/li>/g)].map(([item]) => item);
    expect(ofPaper).toContain(`href="${ARCHIVE}"`);
    expect(ofPaper).toContain("no longer there (seen on 20 February 2026).");
    expect(ofBlog).toContain("no archived copy is known");
  }
  const page = (await get("/sources/S1")).text;
  // What can still be read comes first.
  expect(page.indexOf(ARCHIVE)).toBeLessThan(page.lastIndexOf(`href="${PAPER.url}"`));
  expect(page).toContain("seen on 20 February 2026");
  expect((await get("/sources/S2")).text).toContain("no archived copy is known");
  const list = (await get("/sources")).text;
  expect(list).toContain("original gone, archived copy");
});
