import { beforeEach, describe, expect, test } from "vitest";
import { bodyOf } from "../../../../tests/support/body-of.ts";
import { foreignWords } from "../../../../tests/support/foreign-words.ts";
import { someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { openTestSite, type TestSite } from "../../../../tests/support/test-site.ts";
import { translateTexts } from "../../../../tests/support/translate-texts.ts";

let site: TestSite;

beforeEach(async () => {
  site = await openTestSite();
}, 600_000);

async function add(kind: "tusker" | "article", json: unknown): Promise<string> {
  const answer = await site.call("POST", `/api/${kind}s`, { token: site.token, json });
  expect([answer.status, answer.status === 201 ? "" : await answer.text()]).toEqual([201, ""]);
  return (await bodyOf<{ _id: string }>(answer))._id;
}

const mainOf = async (path: string): Promise<string> =>
  /<main[\s\S]*<\/main>/.exec((await site.get(path)).text)?.[0] ?? "";

const MARKS = { si: "ඉංග්‍රීසියෙන්", ta: "ஆங்கிலத்தில்" };

/** The stretches of English behind an edge, each as its text without the mark. */
const stretchesIn = (html: string, language: "si" | "ta"): string[] =>
  html
    .split(`<div class="english" lang="en"><div lang="${language}">${MARKS[language]}</div>`)
    .slice(1)
    .map((rest) =>
      (/^(?:(?!<\/?div\b)[\s\S])*/.exec(rest)?.[0] ?? "")
        .replaceAll(/<[^>]+>/g, " ")
        .replaceAll(/\s+/g, " ")
        .trim(),
    );

/** The elements of the page that hold this text, each with its own language. */
const markedAs = (html: string, text: string): (string | undefined)[] =>
  html
    .split(text)
    .slice(0, -1)
    .map((before) => /<\w+[^<>]*? lang="(\w+)"[^<>]*>$/.exec(before)?.[1]);

describe("prose that is not translated", () => {
  const description =
    "<p>He lives in the north.</p><h2>His life</h2><p>Rangers treated him.</p><p>He walked again.</p><h2>His herd</h2><p>He is alone.</p>";

  test("stands behind one edge for each stretch, below a mark in the language of the page", async () => {
    const id = await add("tusker", someTusker({ description }));
    await translateTexts(
      site,
      { kind: "tusker", id, language: "si" },
      {
        "He lives in the north.": "ඔහු උතුරේ ජීවත් වේ.",
        "His herd": "ඔහුගේ රංචුව",
      },
    );
    const page = await mainOf("/si/tuskers/gemunu");
    expect(stretchesIn(page, "si")).toEqual(["His life Rangers treated him. He walked again.", "He is alone."]);
    expect(page).toMatch(/<div class="lead">ඔහු උතුරේ ජීවත් වේ\.<\/div>/);
    // A description without any translation: its first paragraph is the lead, above the facts.
    expect(stretchesIn(await mainOf("/ta/tuskers/gemunu"), "ta")).toEqual([
      "He lives in the north.",
      "His life Rangers treated him. He walked again. His herd He is alone.",
    ]);
    expect(await mainOf("/tuskers/gemunu")).not.toMatch(/class="english"|lang="en"/);
    // The mark belongs to the page. Programs get the language alone.
    const answer = await bodyOf<{ descriptionHtml: string }>(site.call("GET", "/api/tuskers/slug/gemunu?lang=si"));
    expect(answer.descriptionHtml).toMatch(/^<p>ඔහු උතුරේ ජීවත් වේ\.<\/p><div lang="en"><h2 id="[\w-]+">His life<\/h2><p>/);
    expect(answer.descriptionHtml).not.toContain(MARKS.si);
  });

  test("is marked in articles and pages, too, and nothing is marked twice", async () => {
    await add("article", someArticle());
    expect(stretchesIn(await mainOf("/si/articles/why-tusks-are-rare"), "si")).toEqual([
      "Few males of the island carry tusks.",
      "About seven per cent of the males carry tusks.",
    ]);
    for (const path of ["/si/", "/si/about", "/si/privacy-policy", "/si/terms-of-service"]) {
      const page = await mainOf(path.replace(/\/$/, ""));
      const stretches = stretchesIn(page, "si");
      expect([path, stretches.length > 1, stretches.includes("")]).toEqual([path, true, false]);
      // Two stretches never follow one another in the same text.
      expect([path, /<\/div><div class="english"/.test(page)]).toEqual([path, false]);
    }
  });

  test("leads to pages of the same language, translated or not", async () => {
    const link = (href: string) => `<a href="${href}">him</a>`;
    const texts = [
      link("/tuskers?search=raja"),
      link("/"),
      link("/feeds/articles.xml"),
      link("https://paper.example/"),
    ];
    const id = await add(
      "article",
      someArticle({ content: `<p>See ${texts.join(" ")}</p><p>And ${link("/about#top")}</p>` }),
    );
    await translateTexts(site, { kind: "article", id, language: "si" }, { "And him": `සහ ${link("/about#top")}` });
    const linksOn = async (path: string) =>
      [...(await mainOf(path)).matchAll(/<a href="([^"]+)"[^>]*>him<\/a>/g)].map(([, href]) => href);
    expect(await linksOn("/articles/why-tusks-are-rare")).toEqual([
      ...["/tuskers?search=raja", "/", "/feeds/articles.xml", "https://paper.example/", "/about#top"],
    ]);
    expect(await linksOn("/si/articles/why-tusks-are-rare")).toEqual([
      ...["/si/tuskers?search=raja", "/si", "/feeds/articles.xml", "https://paper.example/", "/si/about#top"],
    ]);
  });

  test("is no image alone, and a table is in the stretch around it", async () => {
    const image = '<p><img src="/illustrations/charts/electrocuted.svg" alt="A chart"></p>';
    const table = "<table><tbody><tr><td>Males</td></tr></tbody></table>";
    const content = `<p>Some died.</p>${image}<p>More died.</p>${table}`;
    const id = await add("article", someArticle({ content }));
    await translateTexts(site, { kind: "article", id, language: "si" }, { "Some died.": "සමහරු මිය ගියහ." });
    const page = await mainOf("/si/articles/why-tusks-are-rare");
    expect(stretchesIn(page, "si")).toEqual(["Few males of the island carry tusks.", "More died."]);
    expect(page).toMatch(/<p>සමහරු මිය ගියහ\.<\/p><div class="english" lang="en"><div lang="si">[^<]*<\/div><p><img /);
    expect(page).toMatch(/More died\.<\/p><div class="table-scroll"[^>]* aria-label="වගුව"><table/);
    await translateTexts(site, { kind: "article", id, language: "si" }, { "More died.": "තවත් අය මිය ගියහ." });
    const later = await mainOf("/si/articles/why-tusks-are-rare");
    expect(later).toMatch(/<p>සමහරු මිය ගියහ\.<\/p><p lang="en"><img [^>]*><\/p><p>තවත් අය මිය ගියහ\.<\/p>/);
    expect(later).toMatch(/<div class="english" lang="en"><div lang="si">[^<]*<\/div><div class="table-scroll"/);
  });
});

test("a note of the record is marked as English exactly if it is not translated", async () => {
  const id = await add("tusker", {
    ...someTusker({ origin: "Caught in Mysore" }),
    claims: {
      height: [{ value: { min: 2.9, max: 3, about: true }, note: "Measured by a keeper" }],
      origin: [{ value: "Caught in Mysore", certainty: "likely" }, { value: "Bred in Burma" }],
    },
    events: [{ kind: "given", date: "1953", text: "Given to the temple.", role: "bearer" }],
    features: [{ character: "tusks", state: "both", note: "Seen from a jeep" }],
    relations: [{ kind: "successor_of", name: "The old bull", note: "He took over the casket" }],
  });
  const texts = {
    "Measured by a keeper": "භාරකරුවෙකු විසින් මනින ලදී",
    "Caught in Mysore": "මයිසූර්හිදී අල්ලන ලදී",
    "Given to the temple.": "විහාරයට පිරිනමන ලදී.",
    "Seen from a jeep": "ජීප් රථයක සිට දකින ලදී",
    "The old bull": "මහලු ඇතා",
    "He took over the casket": "ඔහු කරඬුව භාර ගත්තේය",
  };
  const before = await mainOf("/si/tuskers/gemunu");
  for (const english of Object.keys(texts)) {
    const languages = markedAs(before, english.replace(/\.$/, ""));
    expect([english, languages.length > 0, new Set(languages)]).toEqual([english, true, new Set(["en"])]);
  }
  await translateTexts(site, { kind: "tusker", id, language: "si" }, texts);
  const after = await mainOf("/si/tuskers/gemunu");
  for (const [english, sinhala] of Object.entries(texts)) {
    expect(after).not.toContain(english);
    const languages = markedAs(after, sinhala);
    expect([sinhala, languages.length > 0, languages.includes("en")]).toEqual([sinhala, true, false]);
  }
  expect(new Set(markedAs(after, "Bred in Burma"))).toEqual(new Set(["en"]));
  expect(foreignWords((await site.get("/si/tuskers/gemunu")).text, [])).toEqual([]);
});

/** The structured data of a page, by type. */
async function dataOf(path: string): Promise<Record<string, Record<string, unknown>>> {
  const { text } = await site.get(path);
  const json = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(text)?.[1] ?? "{}";
  const { "@graph": things = [] } = JSON.parse(json) as { "@graph"?: Record<string, unknown>[] };
  return Object.fromEntries(things.map((thing) => [String(thing["@type"]), thing]));
}

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta [^>]*(?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe("machines are told", () => {
  test("in which languages an article is, at the address of its page", async () => {
    const id = await add("article", someArticle({ content: "<p>About seven per cent.</p><p>Nobody knows why.</p>" }));
    const article = async (path: string) => (await dataOf(path)).Article;
    const name = { kind: "article", id, language: "si" } as const;
    const path = "/articles/why-tusks-are-rare";
    expect(await article(`/si${path}`)).toMatchObject({ inLanguage: "en", headline: "Why tusks are rare" });
    await translateTexts(site, name, { "About seven per cent.": "සියයට හතක් පමණ." });
    expect(await article(`/si${path}`)).toMatchObject({ inLanguage: ["si", "en"] });
    await translateTexts(site, name, {
      "Nobody knows why.": "හේතුව කිසිවෙකු නොදනී.",
      "Why tusks are rare": "දළ දුර්ලභ ඇයි",
      "Few males of the island carry tusks.": "දිවයිනේ දළ ඇත්තේ පිරිමි සතුන් ස්වල්පයකටය.",
    });
    expect(await article(`/si${path}`)).toMatchObject({
      inLanguage: "si",
      headline: "දළ දුර්ලභ ඇයි",
      url: expect.stringMatching(/\/si\/articles\/why-tusks-are-rare$/),
    });
    expect(await article(path)).toMatchObject({ inLanguage: "en", url: expect.stringMatching(/[^i]\/articles\/why/) });
    expect(await article(`/ta${path}`)).toMatchObject({ inLanguage: "en" });
  });

  test("of a tusker in the language of his page, or generated from the record", async () => {
    const id = await add("tusker", someTusker({ description: "He lives in the north." }));
    await translateTexts(site, { kind: "tusker", id, language: "si" }, { "He lives in the north.": "ඔහු උතුරේ ජීවත් වේ." });
    const sinhala = await site.get("/si/tuskers/gemunu");
    expect(contentOf(sinhala.text, "description")).toBe("ඔහු උතුරේ ජීවත් වේ.");
    expect(contentOf(sinhala.text, "og:description")).toBe("ඔහු උතුරේ ජීවත් වේ.");
    expect(await dataOf("/si/tuskers/gemunu")).toMatchObject({
      Thing: { description: "ඔහු උතුරේ ජීවත් වේ." },
      WebPage: { inLanguage: "si" },
    });
    const tamil = await site.get("/ta/tuskers/gemunu");
    expect(contentOf(tamil.text, "description")).toMatch(/^\p{Script=Tamil}/u);
    expect((await dataOf("/ta/tuskers/gemunu")).Thing).not.toHaveProperty("description");
    // What is shared says the same, and leads to the page in its language.
    const shared = decodeURIComponent(/href="(mailto:[^"]*)"/.exec(sinhala.text)?.[1] ?? "");
    expect(shared).toContain("ඔහු උතුරේ ජීවත් වේ.");
    expect(shared).toContain("/si/tuskers/gemunu");
    expect(decodeURIComponent(/href="(mailto:[^"]*)"/.exec(tamil.text)?.[1] ?? "")).not.toContain("north");
  });

  test("of places at their addresses in the language", async () => {
    expect((await dataOf("/ta/places/yala")).Place).toMatchObject({
      url: expect.stringMatching(/\/ta\/places\/yala$/),
    });
  });

  test("in feeds which texts are English, and what a machine wrote", async () => {
    const id = await add("tusker", someTusker({ description: "<p>He lives in the north.</p><p>He is alone.</p>" }));
    const name = { kind: "tusker", id, language: "si" } as const;
    await translateTexts(site, name, { "He lives in the north.": "ඔහු උතුරේ ජීවත් වේ." });
    const feed = async () => (await site.get("/si/feeds/directory.xml")).text;
    expect(await feed()).toContain('<p>ඔහු උතුරේ ජීවත් වේ.</p><div lang="en"><p>He is alone.</p></div>');
    expect(await feed()).not.toContain("යන්ත්‍රයකින්");
    await translateTexts(site, name, { "He is alone.": "ඔහු තනිවය." }, "machine");
    expect(await feed()).toMatch(
      /<p><em>[^<]*යන්ත්‍රයකින්[^<]*<\/em><\/p>\s*(?:<p><img[^>]*><\/p>|<figure>.*?<\/figure>)?\s*<p>ඔහු උතුරේ ජීවත් වේ\.<\/p><p>ඔහු තනිවය\.<\/p>/,
    );
  });
});
