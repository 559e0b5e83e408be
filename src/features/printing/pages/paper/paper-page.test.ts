import { expect, test } from "vitest";
import { bodyOf } from "../../../../../tests/support/body-of.ts";
import { textOfPdf, withoutSpaces } from "../../../../../tests/support/pdf-text.ts";
import { someTusker } from "../../../../../tests/support/test-api.ts";
import { openTestSite } from "../../../../../tests/support/test-site.ts";
import { posterContent } from "../../poster/poster-content.server.ts";

const LIFE = {
  name: "Thilak",
  age: null,
  category: "wild",
  status: "dead",
  statusAsOf: "2017-06-14",
  diedOn: "2017-06-14",
  sources: [{ title: "A newspaper of 2017", url: "https://paper.example/thilak", kind: "news" }],
};

const eventsFrom = (source: string) =>
  ["2001", "2005", "2010", "2017-06-14"].map((date, index) => ({
    kind: index === 3 ? "died" : "other",
    date,
    text: `What happened in ${date.slice(0, 4)}.`,
    sources: [source],
  }));

test("the page leads to the documents, which show what is published and nothing of where the living are", async () => {
  const site = await openTestSite();
  const fetchPdf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, { headers });
    return { status: answer.status, headers: answer.headers, pdf: Buffer.from(await answer.arrayBuffer()) };
  };
  expect((await fetchPdf("/poster.pdf")).status).toBe(404);
  const save = (json: Record<string, unknown>) => site.call("POST", "/api/tuskers", { token: site.token, json });
  await save(someTusker({ name: "Gemunu", category: "wild", status: "alive", statusAsOf: "2022-11-08" }));
  await save(someTusker({ name: "Hidden", publication: "draft" }));
  const made = await bodyOf<{ _id: string; sources: { key: string }[] }>(save(someTusker(LIFE)));
  const events = eventsFrom(made.sources[0]?.key ?? "");
  const put = { token: site.token, json: someTusker({ ...LIFE, events }) };
  expect((await site.call("PUT", `/api/tuskers/${made._id}`, put)).status).toBe(200);

  const page = await site.get("/paper");
  expect(page.status).toBe(200);
  const links = ["/poster.pdf", "/worksheet.pdf", "/places", "/tuskers"];
  for (const link of links) expect(page.text).toContain(`href="${link}"`);
  expect((await site.get("/ta/paper")).text).toContain('href="/ta/poster.pdf"');

  const poster = await fetchPdf("/poster.pdf");
  expect([poster.status, poster.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
  const sheet = textOfPdf(poster.pdf).join("");
  for (const text of ["Gemunu", "Alive, as of 2022", "Thilak", "Died in 2017"]) expect(sheet).toContain(text);
  expect(sheet.indexOf("Gemunu")).toBeLessThan(sheet.indexOf("Thilak"));
  expect(sheet).not.toMatch(/Yala|Hidden|November 2022/);
  const etag = poster.headers.get("ETag") ?? "";
  expect((await fetchPdf("/poster.pdf", { "If-None-Match": etag })).status).toBe(304);

  expect(await posterContent(site.services.db, 1)).toMatchObject({
    tuskers: [{ status: "Alive, as of 2022" }],
    leftOut: 1,
  });

  const worksheet = await fetchPdf("/si/worksheet.pdf");
  expect(worksheet.headers.get("Content-Disposition")).toBe('inline; filename="worksheet-si.pdf"');
  const pages = textOfPdf(worksheet.pdf).map(withoutSpaces);
  expect(pages).toHaveLength(5);
  for (const { text } of events) expect(pages[1]).toContain(withoutSpaces(text));
  expect(pages.join("")).not.toContain("Yala");
});
