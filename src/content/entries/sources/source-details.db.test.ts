import { expect, test } from "vitest";
import { openTestApi, someArticle, someTusker } from "../../../../tests/support/test-api.ts";

const FILM = { title: "The Long Walk", kind: "film" };
const PAPER = { title: "Raja dies", url: "https://paper.example/raja", kind: "news" };

test("one entry is answered with what the library knows of its sources beyond title and address", async () => {
  const { call, token } = await openTestApi();
  const send = async (method: string, path: string, json: object) => {
    const answer = await call(method, path, { token, json });
    expect(answer.status, await answer.clone().text()).toBeLessThan(300);
    return (await answer.json()) as { _id: string; slug: string };
  };
  const read = async (path: string) => (await (await call("GET", path)).json()) as { sourceDetails?: object[] };
  const tusker = await send("POST", "/api/tuskers", someTusker({ sources: [FILM, PAPER] }));
  const article = await send("POST", "/api/articles", someArticle({ sources: [PAPER] }));
  await send("PUT", "/api/sources/S1", { publisher: "Lanka Films", note: "At the National Archives." });

  const details = (await read(`/api/tuskers/${tusker._id}`)).sourceDetails;
  expect(details).toMatchObject([{ key: "S1", publisher: "Lanka Films", note: "At the National Archives." }]);
  expect(details).toHaveLength(1);
  expect((await read(`/api/articles/slug/${article.slug}`)).sourceDetails).toBeUndefined();

  await send("PUT", "/api/sources/S2", { archiveUrl: "https://archive.example/raja" });
  expect((await read(`/api/articles/slug/${article.slug}`)).sourceDetails).toMatchObject([
    { key: "S2", archiveUrl: "https://archive.example/raja" },
  ]);
});
