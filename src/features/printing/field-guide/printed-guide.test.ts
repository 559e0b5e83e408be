import { Hono } from "hono";
import { expect, test } from "vitest";
import { bodyOf } from "../../../../tests/support/body-of.ts";
import { textOfPdf, withoutSpaces } from "../../../../tests/support/pdf-text.ts";
import { openTestApi, someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import type { Tusker } from "../../../content/tuskers/tusker.ts";
import { inLanguage } from "../../../platform/languages/in-language.server.ts";
import { LANGUAGES, languageOf } from "../../../platform/languages/language.ts";
import { cardContent } from "../id-card/card-content.ts";
import { wholeGuide } from "./guide-content.server.ts";
import { guidePaper } from "./guide-paper.server.ts";
import { printedGuideRoutes } from "./guide-routes.server.ts";

const SOURCE = { key: "S7", title: "Walking with #Gemunu", url: "https://paper.example/gemunu_1?a=b", kind: "news" };

const GEMUNU = {
  category: "wild",
  status: "alive",
  statusAsOf: "2022-11-08",
  sources: [SOURCE],
  features: [{ character: "tusks", state: "right_only", from: "2022-03-10", sources: ["S7"] }],
};

async function open() {
  const site = await openTestApi();
  const { services, token } = site;
  const app = new Hono();
  app.use((context, next) => inLanguage(languageOf(context.req.path).language, next));
  app.route("/", printedGuideRoutes(services));
  const add = async (fields: Record<string, unknown>, kind = "tuskers") => {
    const json = kind === "tuskers" ? someTusker(fields) : someArticle(fields);
    const answer = await site.call("POST", `/api/${kind}`, { token, json });
    expect(answer.status).toBe(201);
    return bodyOf<{ _id: string }>(answer);
  };
  const fetchPdf = async (path: string) => {
    const answer = await app.request(path);
    return { status: answer.status, headers: answer.headers, pdf: Buffer.from(await answer.arrayBuffer()) };
  };
  /** The pages of a guide without spaces; [] if there is none. */
  const pagesOf = async (path: string) => {
    const { status, pdf } = await fetchPdf(path);
    return status === 404 ? [] : textOfPdf(pdf).map(withoutSpaces);
  };
  return { ...site, add, fetchPdf, pagesOf };
}

test("the guide of a place says in each language what the API says, without a day, and lists the sources", async () => {
  const { add, call, services, fetchPdf } = await open();
  await add(GEMUNU);
  await add({ name: "Elsewhere", location: "Kandy District" });
  await add({ name: "Hidden", publication: "draft" });
  for (const language of LANGUAGES) {
    const base = language === "en" ? "" : `/${language}`;
    const { status, headers, pdf } = await fetchPdf(`${base}/places/yala/guide.pdf`);
    expect([language, status, headers.get("Content-Type")]).toEqual([language, 200, "application/pdf"]);
    expect(pdf.toString("latin1")).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(pdf.toString("latin1")).toContain(`/Lang (${language})`);
    const pages = textOfPdf(pdf).map(withoutSpaces);
    expect(pages).toHaveLength(4);
    const text = pages.join("");
    for (const part of [`${base}/tuskers/gemunu`, "S7", "Walkingwith#Gemunu", "gemunu_", "?", "a=", "b"])
      expect(text).toContain(part);
    expect(text).not.toMatch(/8November|10March|2022-|Elsewhere|Hidden/);
  }
  const tusker = await bodyOf<Tusker>(call("GET", "/api/tuskers/slug/gemunu"));
  const content = cardContent(tusker, services.config.siteUrl);
  const [cover = "", contents = "", page = ""] = textOfPdf((await fetchPdf("/places/yala/guide.pdf")).pdf);
  for (const part of ["Yala National Park", "1 tusker", "as of 1 March 2026", "no place finer than the park"])
    expect(withoutSpaces(cover)).toContain(withoutSpaces(part));
  expect(withoutSpaces(contents)).toMatch(/Gemunu.*3Sources.*4/);
  const told = content.rows.flatMap((row) => [row.label, ...row.told.map(({ text }) => text)]);
  expect(told).toContain("Right only, since March 2022");
  for (const part of [content.kind, content.status, content.asOf, content.notRecorded ?? "", ...told])
    expect(withoutSpaces(page)).toContain(withoutSpaces(part));
});

test("who is withdrawn is gone from the next guide, and a place without tuskers has none", async () => {
  const { add, call, token, pagesOf, fetchPdf, services } = await open();
  const { _id } = await add(GEMUNU);
  await add({ name: "Thilak" });
  const paths = ["/places/yala/guide.pdf", "/field-guide.pdf"];
  for (const path of paths) expect((await pagesOf(path)).join("")).toContain("Gemunu");
  expect((await call("DELETE", `/api/tuskers/${_id}`, { token })).status).toBe(200);
  for (const path of paths) {
    const text = (await pagesOf(path)).join("");
    expect([text.includes("Gemunu"), text.includes("Thilak")]).toEqual([false, true]);
  }
  for (const path of ["/places/kandy/guide.pdf", "/places/nowhere/guide.pdf", "/places/constructor/guide.pdf"])
    expect([path, (await fetchPdf(path)).status]).toEqual([path, 404]);
  services.clock.set("2026-03-01T18:30:00.000Z");
  expect((await pagesOf("/places/yala/guide.pdf"))[0]).toContain("asof2March2026");
});

test("a living tusker of a small park is in the guide of its district alone", async () => {
  const { add, services, pagesOf } = await open();
  await add({ name: "Living", category: "wild", status: "dead", location: "Bundala National Park" });
  await services.db.write.updateTable("tuskers").set({ status: "alive", claims: "{}" }).execute();
  expect(await pagesOf("/places/bundala/guide.pdf")).toEqual([]);
  const text = (await pagesOf("/places/hambantota/guide.pdf")).join("");
  expect([text.includes("Living"), /bundala/i.test(text)]).toEqual([true, false]);
});

test("it tells how to watch from the article, while there is one to read", async () => {
  const { add, call, token, pagesOf } = await open();
  await add({});
  expect(await pagesOf("/field-guide.pdf")).toHaveLength(3);
  const content =
    "<p>Feeding.</p><ul><li>Keep <b>away</b>.</li><li>Stay on the track.</li></ul><ul><li>Other.</li></ul>";
  const article = { title: "Watching tuskers responsibly", content };
  const { _id } = await add(article, "articles");
  const pages = await pagesOf("/field-guide.pdf");
  expect(pages).toHaveLength(4);
  for (const part of [
    "Watchingtuskersresponsibly",
    "Keepaway.",
    "Stayonthetrack.",
    "/articles/watching-tuskers-responsibly",
  ])
    expect(pages[3]).toContain(part);
  expect(pages[3]).not.toMatch(/Other|Feeding/);
  const later = { ...someArticle(article), publishDate: "2026-04-01" };
  expect((await call("PUT", `/api/articles/${_id}`, { token, json: later })).status).toBe(200);
  expect(await pagesOf("/field-guide.pdf")).toHaveLength(3);
});

test("of more tuskers than there is room for, those that may be met are in it, and it says how many are not", async () => {
  const { add, services } = await open();
  await add({ name: "A dead one", status: "dead", category: "wild" });
  await add({ name: "B tame one", category: "domesticated" });
  await add({ name: "Z wild one", category: "wild" });
  const asked = { db: services.db, siteUrl: "https://site.example", day: "2026-03-01" };
  const content = await wholeGuide(asked, 2);
  expect(content?.cards.map(({ name }) => name)).toEqual(["B tame one", "Z wild one"]);
  const { data } = await guidePaper(content ?? expect.unreachable(), "https://site.example");
  expect([data.count, data.left]).toEqual(["2 tuskers", "This guide has room for 2. 1 more is on the site."]);
  expect((await wholeGuide(asked))?.left).toBe(0);
});
