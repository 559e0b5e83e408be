import { beforeEach, describe, expect, test } from "vitest";
import { bodyOf } from "../../../tests/support/body-of.ts";
import { storeImage } from "../../../tests/support/stored-images.ts";
import { openTestApi, signInAs, someArticle, someTusker, type TestApi } from "../../../tests/support/test-api.ts";
import type { Activity } from "../../people/activity/activity.ts";
import { imageUrlFor } from "../../platform/storage/image-names.ts";
import type { ArticleDetail } from "../articles/article.ts";
import type { TranslationShown } from "../fields/pieces/translation-shown.ts";
import type { NotedWarnings } from "../fields/warnings.ts";
import type { TuskerDetail } from "../tuskers/tusker.ts";
import type { EditedTranslation, SentPiece, WorkItem } from "./edited-translation.ts";

const MARK = (key: string) => `<sup data-sources="${key}"></sup>`;
const SOURCES = [
  { title: "A paper", kind: "news", url: "https://paper.example/a" },
  { title: "Another paper", kind: "news", url: "https://paper.example/b" },
];

type Refusal = { errors: { path: string; message: string }[] };

let site: TestApi;
let id: string;
let slug: string;
let keys: string[];

const sinhala = "ඔහු ශ්‍රී ලංකාවේ උතුරේ ක්‍ෂේමභූමියක ජීවත් වේ.";

async function read(language = "si", kind = "tusker", of = id): Promise<EditedTranslation> {
  const answer = await site.call("GET", `/api/translations/${language}/${kind}/${of}`, { token: site.token });
  expect(answer.status).toBe(200);
  return bodyOf(answer);
}

const piece = (edited: EditedTranslation, field: string, at: number, text: string, state = "translated"): SentPiece => {
  const block = edited.fields.find(({ name }) => name === field)?.blocks[at];
  if (block === undefined) throw new Error(`no block ${field} ${at}`);
  return { field, fingerprint: block.fingerprint, nth: block.nth, text, state: state as "translated" };
};

const save = (
  pieces: SentPiece[],
  { version = undefined as number | undefined, language = "si", kind = "tusker", of = id, token = site.token } = {},
) =>
  site.call("PUT", `/api/translations/${language}/${kind}/${of}`, {
    token,
    json: { pieces },
    ...(version !== undefined && { headers: { "If-Match": `"${version}"` } }),
  });

async function saved(pieces: SentPiece[], options = {}): Promise<EditedTranslation> {
  const answer = await save(pieces, options);
  expect([answer.status, answer.status === 200 ? "" : await answer.text()]).toEqual([200, ""]);
  return bodyOf(answer);
}

/** What the tests read of a tusker, an article or a page. */
type Shown = Pick<TuskerDetail, "descriptionHtml" | "summary" | "nativeNames" | "statusNote"> & {
  fields: { heroTitle: string };
  machineIn?: string[];
  translation: TranslationShown;
};

const shown = (language: string, path = `/api/tuskers/slug/${slug}`): Promise<Shown> =>
  bodyOf(site.call("GET", `${path}?lang=${language}`));

const change = (fields: Record<string, unknown>) =>
  site.call("PUT", `/api/tuskers/${id}`, { token: site.token, json: someTusker(fields) });

beforeEach(async () => {
  site = await openTestApi();
  const { token } = site;
  const made = await site.call("POST", "/api/tuskers", { token, json: someTusker({ name: "Agbo", sources: SOURCES }) });
  const tusker = await bodyOf<TuskerDetail>(made);
  ({ _id: id, slug } = tusker);
  keys = tusker.sources.map(({ key }) => key ?? "");
  await change({
    name: "Agbo",
    statusNote: "Last seen by rangers.",
    description: `<p>He lives in the north.${MARK(keys[0] as string)}</p><h2>His life</h2><p>Rangers treated him.${MARK(keys[1] as string)}</p>`,
  });
});

describe("the warnings of a translation", () => {
  const noted = async () => {
    const entry = await bodyOf<Partial<NotedWarnings>>(site.call("GET", `/api/tuskers/${id}`, { token: site.token }));
    return { paths: entry.warnings?.map(({ path }) => path), seenBy: entry.warningsSeenBy };
  };
  const mark = () => site.call("POST", `/api/tuskers/${id}/warnings/seen`, { token: site.token, json: {} });

  test("are carried by its entry until they are looked at, and another one asks again", async () => {
    const edited = await read();
    await saved([piece(edited, "statusNote", 0, "ඔහු හැමදාම හවස වැවේ නානවා.")]);
    expect(await noted()).toEqual({ paths: ["translations.si.statusNote"], seenBy: undefined });
    expect((await mark()).status).toBe(200);
    await change({ name: "Agbo", statusNote: "Last seen by rangers.", origin: "Not known." });
    const { paths, seenBy } = await noted();
    expect([paths, seenBy]).toEqual([["translations.si.statusNote"], "keeper"]);
    await saved([piece(await read("ta"), "statusNote", 0, "அவன் மாலையில் குளத்தில் குளிக்கிறது.")], { language: "ta" });
    expect(await noted()).toEqual({
      paths: ["translations.si.statusNote", "translations.ta.statusNote"],
      seenBy: undefined,
    });
    await saved([piece(await read(), "statusNote", 0, "")]);
    expect((await noted()).paths).toEqual(["translations.ta.statusNote"]);
  });
});

describe("a translation that is saved", () => {
  test("is shown to its readers, the rest in English marked as such, and joiners stay", async () => {
    const edited = await read();
    expect(edited.fields.map(({ name, blocks }) => [name, blocks.length])).toEqual([
      ["name", 1],
      ["statusNote", 1],
      ["description", 3],
    ]);
    await saved([piece(edited, "description", 0, `<p>${sinhala}${MARK(keys[0] as string)}</p>`)]);
    const { descriptionHtml, summary, translation, statusNote } = await shown("si");
    expect(descriptionHtml).toContain(`<p>${sinhala}<sup class="cite"><a href="#source-1"`);
    expect(descriptionHtml).toContain('<div lang="en"><h2 id="section-his-life">His life</h2><p>Rangers treated him.');
    expect(summary).toBe(sinhala);
    expect(statusNote).toBe("Last seen by rangers.");
    expect(translation).toEqual({
      language: "si",
      machine: false,
      behind: false,
      translated: ["description", "summary"],
    });
    expect((await shown("en")).descriptionHtml).not.toContain("ලංකා");
    expect((await shown("ta")).descriptionHtml).not.toContain("ලංකා");
  });

  test("is never what a signed-in person edits or exports", async () => {
    const edited = await read();
    await saved([piece(edited, "statusNote", 0, "අවසන් වරට දුටුවේ රේන්ජර්වරුන්ය.")]);
    const asKeeper = await site.call("GET", `/api/tuskers/${id}?lang=si`, { token: site.token });
    expect((await bodyOf<Shown>(asKeeper)).statusNote).toBe("Last seen by rangers.");
    const exported = await site.call("GET", "/api/export?lang=si", { token: site.token });
    expect((await bodyOf<{ tuskers: Shown[] }>(exported)).tuskers[0]?.statusNote).toBe("Last seen by rangers.");
  });

  test("spells his name in all languages, before the spelling by rule and after a recorded one", async () => {
    const edited = await read();
    await saved([piece(edited, "name", 0, "ඇග්බෝ")]);
    const names = async () => (await shown("en")).nativeNames.filter(({ language }) => language === "si");
    expect(await names()).toEqual([{ language: "si", name: "ඇග්බෝ", origin: "spelled" }]);
    await saved([piece(await read(), "name", 0, "ඇග්බෝ", "checked")]);
    expect(await names()).toEqual([{ language: "si", name: "ඇග්බෝ", origin: "checked" }]);
    await change({ name: "Agbo", aliases: ["අග්බෝ"] });
    expect(await names()).toEqual([{ language: "si", name: "අග්බෝ", origin: "record" }]);
    expect((await save([piece(await read(), "name", 0, "Agbo")])).status).toBe(422);
  });

  test("keeps who translated and who checked it, and is told in the activity list", async () => {
    const text = `<p>${sinhala}${MARK(keys[0] as string)}</p>`;
    const { version } = await saved([piece(await read(), "description", 0, text)], { version: 0 });
    const editor = await signInAs(site.services, "editor");
    const checked = await saved([piece(await read(), "description", 0, text, "checked")], { version, token: editor });
    expect(checked.fields.find(({ name }) => name === "description")?.blocks[0]?.piece).toMatchObject({
      state: "checked",
      translator: "keeper",
      checker: "the editor",
    });
    const activities = await bodyOf<Activity[]>(site.call("GET", "/api/activity", { token: site.token }));
    const told = activities.filter(({ detail }) => detail === "Sinhala");
    expect(told.map((one) => [one.action, one.detail])).toEqual([
      ["checked", "Sinhala"],
      ["translated", "Sinhala"],
    ]);
    expect(await (await site.call("GET", `/api/tuskers/${id}/revisions`, { token: site.token })).json()).toHaveLength(
      2,
    );
  });

  test("of an older version is refused, and so is one whose English has changed", async () => {
    const edited = await read();
    const one = piece(edited, "statusNote", 0, "අවසන් වරට දුටුවේ රේන්ජර්වරුන්ය.");
    await saved([one], { version: 0 });
    expect((await save([one], { version: 0 })).status).toBe(412);
    await change({ name: "Agbo", statusNote: "Nobody has seen him since." });
    const answer = await save([one]);
    expect(answer.status).toBe(422);
    expect((await bodyOf<Refusal>(answer)).errors).toEqual([{ path: "pieces.0.text", message: expect.any(String) }]);
  });
});

describe("a piece is refused with a sentence at its place if", () => {
  test.each([
    ["its citations are others", () => `<p>${sinhala}</p>`, "missing"],
    ["it cites what the English does not", () => `<p>${sinhala}${MARK(keys[0] as string)}${MARK("S999")}</p>`, "S999"],
    ["it is a block of another kind", () => `<h2>${sinhala}${MARK(keys[0] as string)}</h2>`, "paragraph"],
    ["it is two blocks", () => `<p>${sinhala}${MARK(keys[0] as string)}</p><p>තව.</p>`, "blank lines"],
    ["it holds a script", () => `<p>${sinhala}<script>alert(1)</script>${MARK(keys[0] as string)}</p>`, "script"],
    ["it gives a position", () => `<p>${sinhala} 7.2906, 80.6337${MARK(keys[0] as string)}</p>`, "coordinates"],
  ])("%s", async (_, text, message) => {
    const answer = await save([piece(await read(), "description", 0, text())]);
    expect(answer.status).toBe(422);
    const [error] = (await bodyOf<Refusal>(answer)).errors;
    expect(error?.path).toBe("pieces.0.text");
    expect(error?.message).toContain(message);
    expect((await read()).version).toBe(0);
  });

  test("it tells of a living wild tusker what may not be told", async () => {
    const event = {
      kind: "wounded",
      date: "2015",
      text: "A trap gun wounded him.",
      sources: [keys[0]],
      certainty: "certain",
    };
    await change({ name: "Agbo", sources: SOURCES, events: [event] });
    const today = site.services.clock.now();
    // The rules know the months of each language.
    const month = [
      "ජනවාරි",
      "පෙබරවාරි",
      "මාර්තු",
      "අප්‍රේල්",
      "මැයි",
      "ජූනි",
      "ජූලි",
      "අගෝස්තු",
      "සැප්තැම්බර්",
      "ඔක්තෝබර්",
      "නොවැම්බර්",
      "දෙසැම්බර්",
    ][today.getUTCMonth()];
    const day = `${today.getUTCFullYear()} ${month} ${today.getUTCDate()}`;
    const answer = await save([piece(await read(), "record", 0, `${day} දින තුවක්කුවකින් තුවාල විය.`)]);
    expect([answer.status, (await bodyOf<Refusal>(answer)).errors?.[0]?.path]).toEqual([422, "pieces.0.text"]);
  });
});

describe("what a machine wrote", () => {
  test("is told to readers, kept from search engines, and never tells an allegation", async () => {
    await change({
      name: "Agbo",
      description: `<p>He lives in the north.</p><p>Police arrested a man who allegedly shot him.</p>`,
    });
    const edited = await read();
    await saved([
      piece(edited, "description", 0, `<p>${sinhala}</p>`, "machine"),
      piece(edited, "description", 1, "<p>පොලිසිය මිනිසෙකු අත්අඩංගුවට ගත්තේය.</p>", "machine"),
    ]);
    const page = await shown("si");
    expect(page.translation).toMatchObject({ machine: true });
    expect(page.descriptionHtml).toContain(sinhala);
    expect(page.descriptionHtml).not.toContain("පොලිසිය");
    expect(page.descriptionHtml).toContain('<div lang="en"><p>Police arrested');
    expect((await shown("en")).machineIn).toEqual(["si"]);
    await saved([piece(await read(), "description", 1, "<p>පොලිසිය මිනිසෙකු අත්අඩංගුවට ගත්තේය.</p>")]);
    expect((await shown("si")).descriptionHtml).toContain("පොලිසිය");
  });

  test("is not shown at all where the record holds an act of people", async () => {
    const offence = {
      kind: "offence",
      date: "2015",
      text: "A snare was set.",
      sources: [keys[0]],
      certainty: "certain",
    };
    expect((await change({ name: "Agbo", sources: SOURCES, events: [offence] })).status).toBe(200);
    await saved([piece(await read(), "description", 0, `<p>${sinhala}${MARK(keys[0] as string)}</p>`, "machine")]);
    expect((await shown("si")).descriptionHtml).not.toContain(sinhala);
  });
});

describe("when the English changes", () => {
  test("what is behind is told to readers and editors, and what is still right can be said so", async () => {
    const text = `<p>${sinhala}${MARK(keys[0] as string)}</p>`;
    await saved([piece(await read(), "description", 0, text)]);
    const english = (first: string) =>
      `<p>${first}${MARK(keys[0] as string)}</p><h2>His life</h2><p>Rangers treated him.${MARK(keys[1] as string)}</p>`;
    await change({ name: "Agbo", description: english("He lives  in the\nnorth.") });
    expect((await shown("si")).translation.behind).toBe(false);
    await change({ name: "Agbo", description: english("He lives in the dry north.") });
    expect((await shown("si")).translation.behind).toBe(true);
    const list = await bodyOf<WorkItem[]>(site.call("GET", "/api/translations/si", { token: site.token }));
    expect(list[0]).toMatchObject({ _id: id, state: "behind", behind: 1 });
    const block = (await read()).fields.find(({ name }) => name === "description")?.blocks[0];
    expect(block).toMatchObject({
      match: "behind",
      englishText: "He lives in the dry north.",
      piece: { english: "He lives in the north." },
    });
    await saved([piece(await read(), "description", 0, text)]);
    expect((await shown("si")).translation.behind).toBe(false);
  });

  test("a translation whose citations are not those of today gives way to the English", async () => {
    await saved([piece(await read(), "description", 0, `<p>${sinhala}${MARK(keys[0] as string)}</p>`)]);
    await change({ name: "Agbo", description: `<p>He lives in the north.${MARK(keys[1] as string)}</p>` });
    expect((await shown("si")).descriptionHtml).not.toContain(sinhala);
  });

  test("merged sources are merged in translations too", async () => {
    await saved([piece(await read(), "description", 0, `<p>${sinhala}${MARK(keys[0] as string)}</p>`)]);
    const merged = await site.call("POST", `/api/sources/${keys[0]}/merge`, {
      token: site.token,
      json: { into: keys[1] },
    });
    expect(merged.status).toBe(200);
    expect((await shown("si")).descriptionHtml).toContain(sinhala);
  });
});

test("an entry that is deleted for ever takes its translations with it", async () => {
  await saved([piece(await read(), "statusNote", 0, "අවසන් වරට දුටුවේ රේන්ජර්වරුන්ය.")]);
  await site.call("DELETE", `/api/tuskers/${id}`, { token: site.token });
  expect((await site.call("GET", `/api/translations/si/tusker/${id}`, { token: site.token })).status).toBe(410);
  await site.call("DELETE", `/api/bin/tusker/${id}`, { token: site.token });
  const { count } = await site.services.db.read
    .selectFrom("translations")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(0);
});

test("articles and pages are translated in the same way, legal ones by administrators", async () => {
  const made = await site.call("POST", "/api/articles", {
    token: site.token,
    json: someArticle({ title: "On tusks" }),
  });
  const article = await bodyOf<ArticleDetail>(made);
  const edited = await read("ta", "article", article._id);
  await saved([piece(edited, "title", 0, "தந்தங்கள் பற்றி")], { language: "ta", kind: "article", of: article._id });
  expect(await shown("ta", `/api/articles/slug/${article.slug}`)).toMatchObject({
    title: "தந்தங்கள் பற்றி",
    translation: { translated: ["title"] },
  });
  const [listed] = await bodyOf<ArticleDetail[]>(site.call("GET", "/api/articles?limit=9&lang=ta"));
  expect(listed?.title).toBe("தந்தங்கள் பற்றி");
  const home = await read("si", "page", "home");
  await saved([piece(home, "heroTitle", 0, "දළ ඇතුන්")], { kind: "page", of: "home" });
  expect((await shown("si", "/api/pages/home/published")).fields.heroTitle).toBe("දළ ඇතුන්");
  const editor = await signInAs(site.services, "editor");
  const terms = await read("si", "page", "terms");
  const sent = [piece(terms, "description", 0, "නියමයන්")];
  expect((await save(sent, { kind: "page", of: "terms", token: editor })).status).toBe(403);
  await saved(sent, { kind: "page", of: "terms" });
});

describe("the alternative text of an image", () => {
  const front = "දළ ඇතෙක් ඉදිරියෙන්.";

  /** Gives the tusker two images, of which the second stands in his description, too. */
  async function withImages(): Promise<string[]> {
    const images: string[] = [];
    for (const [index, name] of ["front.jpg", "side.jpg"].entries()) {
      images.push(imageUrlFor(await storeImage(site.services, name, 40 + index)));
    }
    const imageDetails = images.map((url, index) => ({ url, alt: ["From the front.", "From the side."][index] }));
    const description = `<p>He lives in the north.</p><p><img src="${images[1]}"></p>`;
    const answer = await change({ name: "Agbo", images, imageDetails, description });
    expect(answer.status).toBe(200);
    return images;
  }
  const altsOf = async (language: string) => {
    const { imageDetails } = await bodyOf<TuskerDetail>(site.call("GET", `/api/tuskers/slug/${slug}?lang=${language}`));
    return imageDetails.map(({ alt }) => alt);
  };

  test("is translated with each entry that shows it, and is behind when it changes", async () => {
    const [first] = await withImages();
    const edited = await read();
    expect(edited.fields.at(-1)).toMatchObject({ name: "imageDetails", blocks: [{ nth: 0 }, { nth: 0 }] });
    await saved([piece(edited, "imageDetails", 0, front)]);
    expect(await altsOf("si")).toEqual([front, "From the side."]);
    expect(await altsOf("en")).toEqual(["From the front.", "From the side."]);
    expect((await shown("si")).translation).toMatchObject({ translated: ["imageDetails.0.alt"], behind: false });
    const changed = await site.call("PUT", `/api/uploads/${first?.split("/").at(-1)}`, {
      token: site.token,
      json: { alt: "Seen from the front." },
    });
    expect(changed.status).toBe(200);
    const list = await bodyOf<WorkItem[]>(site.call("GET", "/api/translations/si", { token: site.token }));
    expect(list.find(({ _id }) => _id === id)).toMatchObject({ state: "behind", behind: 1 });
  });

  test("goes with its image to another place, and says its language in the text", async () => {
    const [first, second] = await withImages();
    await saved([piece(await read(), "imageDetails", 1, "දළ ඇතෙක් පැත්තෙන්.")]);
    expect((await shown("si")).descriptionHtml).toMatch(/alt="දළ ඇතෙක් පැත්තෙන්\."[^>]* lang="si"/);
    await change({ name: "Agbo", images: [second, first] });
    expect(await altsOf("si")).toEqual(["දළ ඇතෙක් පැත්තෙන්.", "From the front."]);
    await change({ name: "Agbo", images: [first, second] });
    await saved([piece(await read(), "imageDetails", 1, "")]);
    expect((await shown("si")).descriptionHtml).toMatch(/alt="From the side\."[^>]* lang="en"/);
  });

  test("gives no position", async () => {
    await withImages();
    const answer = await save([piece(await read(), "imageDetails", 0, `${front} 7.2906, 80.6337`)]);
    expect([answer.status, (await bodyOf<Refusal>(answer)).errors[0]?.path]).toEqual([422, "pieces.0.text"]);
  });
});
