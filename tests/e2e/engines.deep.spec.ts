import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FIREFOX, SCREEN, WEBKIT_DRIVER, whyWithout } from "../../scripts/steps/engines.mjs";
import { addressIn, LANGUAGES, type Language } from "../../src/platform/languages/language.ts";
import { siteDay } from "../../src/platform/text/dates/publication-day.ts";
import { expect, test } from "../support/e2e-site.ts";
import { becomes, KEYS, named, only, press, select, shows, tabTo, visit, write } from "../support/engines/by-hand.ts";
import type { Engine } from "../support/engines/engine.ts";
import { startFirefox } from "../support/engines/firefox.ts";
import { startWebKit } from "../support/engines/webkit.ts";
import { imageFile } from "../support/incoming-images.ts";
import { ADMINISTRATOR } from "../support/launch-site.ts";
import { loadWhole, sidewaysScroll, wrongImages } from "../support/page-checks.ts";
import { PUBLIC_DOCUMENTS, type PublicScreen } from "../support/public-screens.ts";
import { addTusker, findByName, stored } from "../support/stored-entries.ts";

test.use({ content: "starter" });

const WIDE = 1280;

const ENGINES = [
  { name: "Firefox", programs: [FIREFOX], start: startFirefox, narrow: 390 },
  // Its window is never narrower than the controls of the browser.
  { name: "WebKit", programs: [WEBKIT_DRIVER, SCREEN], start: startWebKit, narrow: 447 },
];

/** In English every answer of every route; in translations a page of every route. */
const documentsIn = (language: Language): readonly PublicScreen[] =>
  language === "en"
    ? PUBLIC_DOCUMENTS
    : PUBLIC_DOCUMENTS.filter(({ address, status }) => status === 200 && !address.includes("?"));

const HEADINGS = `[...document.querySelectorAll("h1")].filter((one) => one.checkVisibility()).length`;

/** What is wrong with a page in a wide window, and in a narrow one, as after a telephone is turned. */
async function flawsOf(engine: Engine, narrow: number, url: string, status: number): Promise<string[]> {
  await engine.resize(WIDE);
  const answered = await visit(engine, url);
  const flaws = answered === status ? [] : [`answered ${answered}`];
  for (const width of [WIDE, narrow]) {
    await engine.resize(width);
    await loadWhole(engine);
    const { by, elements } = await sidewaysScroll(engine);
    if (by > 0) flaws.push(`scrolls sideways by ${by} at ${width} px: ${elements}`);
    const headings = await engine.evaluate<number>(HEADINGS);
    if (headings !== 1) flaws.push(`${headings} main headings at ${width} px`);
    flaws.push(...(await wrongImages(engine)));
  }
  return [...flaws, ...(await engine.complaints())];
}

const isFocused = (element: string): string => `document.activeElement === ${element}`;

async function signIn(engine: Engine, siteUrl: string): Promise<void> {
  await visit(engine, `${siteUrl}/admin/dashboard`);
  await write(engine, named("input", "Username"), ADMINISTRATOR.username);
  await write(engine, named("input", "Password"), ADMINISTRATOR.password);
  await press(engine, named("button", "Login"));
  await becomes(engine, named("h1", "Dashboard"));
}

for (const { name, programs, start, narrow } of ENGINES) {
  test.describe(`in ${name}`, () => {
    let engine: Engine;
    test.beforeAll(async ({ site }, { skip }) => {
      const reason = whyWithout(programs);
      skip(reason !== undefined, reason ?? "");
      engine = await start(site.url);
    });
    test.afterAll(() => engine?.close());

    test("the report of the console tells what it should", async ({ site }) => {
      await visit(engine, `${site.url}/about`);
      await engine.evaluate(`(() => {
        console.error("An error of the test");
        const onerror = () => { document.title = "Not loaded"; };
        document.body.append(Object.assign(new Image(), { src: "/nothing.png", onerror }));
        document.body.append(Object.assign(document.createElement("script"), { text: "1" }));
      })()`);
      // WebKit reports the image twice, and the second report would be that of the next test.
      await expect.poll(() => engine.evaluate("document.title")).toBe("Not loaded");
      const heard: string[] = [];
      const expected = [/^An error of the test$/, /404 .*nothing\.png/, /Content-Security-Policy: .*script-src/];
      await expect
        .poll(async () => {
          heard.push(...(await engine.complaints()));
          return expected.filter((pattern) => !heard.some((text) => pattern.test(text)));
        })
        .toEqual([]);
    });

    for (const language of LANGUAGES) {
      test(`every public page is whole, and its console is empty, in ${language}`, async ({ site }) => {
        test.setTimeout(600_000);
        for (const { address, status } of documentsIn(language)) {
          const path = addressIn(language, address);
          expect.soft(await flawsOf(engine, narrow, site.url + path, status), path).toEqual([]);
        }
      });
    }

    test("a page that is moved to shows the whole life of a tusker, and Back leads to the list", async ({ site }) => {
      await engine.resize(WIDE);
      await visit(engine, `${site.url}/tuskers?search=bhanu`);
      await press(engine, named("main article a", "Bhanu"));
      await becomes(engine, named("h1", "Bhanu"));
      await becomes(engine, only("main svg[viewBox]"));
      expect(
        await engine.evaluate("[...document.querySelectorAll('main svg')].map((one) => one.outerHTML).join()"),
      ).not.toContain("NaN");
      await loadWhole(engine);
      await engine.evaluate("history.back()");
      await becomes(engine, named("h1", "Tuskers"));
      expect(await engine.complaints()).toEqual([]);
    });

    test.describe("an editor", () => {
      test.setTimeout(180_000);

      test.beforeAll(async ({ site }) => {
        await engine.resize(WIDE);
        await signIn(engine, site.url);
      });
      test.afterEach(async () => {
        expect(await engine.complaints()).toEqual([]);
      });

      test("signs in", async () => {
        expect(await engine.evaluate(`localStorage.getItem("user-token")?.length > 0`)).toBe(true);
      });

      test("fills in a form without a word in the console", async ({ site }) => {
        await visit(engine, `${site.url}/admin/dashboard/addtusker`);
        await write(engine, named("input", "Tusker Name"), "Abhaya");
        await press(engine, named("button", "Add Tusker"));
        await becomes(engine, only("[aria-invalid=true]"));
        expect(await engine.complaints()).toEqual([]);
      });

      test("adds a tusker with a photograph", async ({ site }) => {
        const folder = await mkdtemp(join(tmpdir(), "tuskers-picture-"));
        // A second image of one name is stored under another name, and both browsers work on one site.
        const image = `by-the-tank-in-${name.toLowerCase()}.jpg`;
        const file = join(folder, image);
        await writeFile(file, (await imageFile(image, 640)).buffer);
        const tusker = `Abhaya in ${name}`;
        await visit(engine, `${site.url}/admin/dashboard/addtusker`);
        await write(engine, named("input", "Tusker Name"), tusker);
        await write(engine, named("input", "Location"), "Kandy District");
        await write(engine, named("input", "Age"), "40");
        await write(engine, only("#description"), "Abhaya carries the casket.");
        await becomes(engine, only("input[type=file]"));
        await engine.choose(only("input[type=file]"), [file]);
        await becomes(engine, named("[data-name]", image));
        await rm(folder, { recursive: true });
        await press(engine, named("button", "Add Tusker"));
        await becomes(engine, named("h1", "Dashboard"));

        expect(await visit(engine, `${site.url}/tuskers/abhaya-in-${name.toLowerCase()}`)).toBe(200);
        await shows(engine, "Abhaya carries the casket.");
        await loadWhole(engine);
        expect(await wrongImages(engine)).toEqual([]);
        expect(await engine.evaluate(`[...document.images].some(({ src }) => src.includes("/uploads/"))`)).toBe(true);
      });

      test("writes, publishes and edits an article", async ({ site }) => {
        const title = `Corridors in ${name}`;
        await visit(engine, `${site.url}/admin/dashboard/addarticle`);
        await becomes(engine, named("input", "Publish Date"));
        expect(await engine.evaluate(`(${named("input", "Publish Date")}).value`)).toBe(siteDay(new Date()));
        await write(engine, named("input", "Article Title"), title);
        await select(engine, named("select", "Category"), "Research");
        await write(engine, named("input", "Author"), "A. Writer");
        await write(engine, named("textarea", "Excerpt"), "In short.");
        await write(engine, only("#content"), "Elephants walk far.");
        await press(engine, named("button", "Publish Article"));
        await shows(engine, "Article published successfully!");
        const article = await findByName(site, "article", title);
        expect(article).toMatchObject({ category: "research", publishDate: siteDay(new Date()) });

        await visit(engine, `${site.url}/admin/edit-article/${article?._id}`);
        await write(engine, named("input", "Author"), "&B");
        await press(engine, named("button", "Update Article"));
        await becomes(engine, named("h1", "Dashboard"));
        await visit(engine, `${site.url}/articles/${article?.slug}`);
        await shows(engine, "Elephants walk far.");
        expect((await stored(site, "article", article?._id ?? "")).author).toContain("&B");
      });

      test("adds a tusker with a new tag, a link and a section by the keyboard alone", async ({ site }) => {
        // Keys press nothing in a Firefox without a screen, whose window never has the focus. They lead to it all the same.
        const pressHere = (key: string = KEYS.enter) =>
          name === "Firefox" ? engine.evaluate("document.activeElement.click()") : engine.type(key);
        const tusker = `By keyboard in ${name}`;
        await visit(engine, `${site.url}/admin/dashboard/addtusker`);
        await becomes(engine, only("#description"));
        await tabTo(engine, named("input", "Tusker Name"));
        await engine.type(tusker);
        await tabTo(engine, named("button", "Add Tag"));
        await pressHere();
        await becomes(engine, isFocused(named("dialog input", "Tag Name")));
        await engine.type(`wide ears${KEYS.enter}`);
        // The focus is where it was before the dialog opened.
        await becomes(engine, isFocused(named("button", "Add Tag")));

        const text = only("#description");
        await tabTo(engine, named("[role=toolbar] button", "H2 heading"));
        await engine.type(KEYS.right.repeat(3));
        await becomes(engine, isFocused(named("[role=toolbar] button", "Link")));
        await pressHere();
        await becomes(engine, isFocused(named("dialog input", "Address")));
        await engine.type(`/about${KEYS.tab}our page${KEYS.enter}`);
        await becomes(engine, isFocused(text));
        await tabTo(engine, `(${named("label", "Age not known")})?.control`);
        await pressHere(" ");
        await becomes(engine, `(${named("input", "Age")}).disabled`);
        await tabTo(engine, named("input", "Location"));
        await engine.type("Kandy District");
        await tabTo(engine, only("details[data-names=events] > summary"));
        await pressHere();
        await becomes(engine, only("details[data-names=events][open]"));
        await tabTo(engine, named("button", "Add Tusker"));
        await pressHere();
        await becomes(engine, named("h1", "Dashboard"));

        const entry = await findByName(site, "tusker", tusker);
        expect(entry).toMatchObject({ tags: ["wide ears"], age: null, location: "Kandy District" });
        expect(entry?.description).toMatch(/<a href="\/about">our page<\/a>/);
      });

      test("sees which articles are published", async ({ site }) => {
        await visit(engine, `${site.url}/admin/dashboard?show=articles`);
        await shows(engine, "Ivory and the law");
        expect(await engine.evaluate("document.body.innerText")).not.toContain("Scheduled");
      });

      test("translates a paragraph", async ({ site }) => {
        const entry = await addTusker(site, { name: `Walker in ${name}`, description: "<p>He walked to Kandy.</p>" });
        await visit(engine, `${site.url}/admin/translate/si/tusker/${entry._id}`);
        await write(engine, named("textarea, [role=textbox]", "Description in සිංහල"), "ඔහු මහනුවරට ගියේය.");
        await press(engine, named("button", "Save"));
        await shows(engine, "2 paragraphs: 1 translated, 0 behind, 1 missing");
        await visit(engine, `${site.url}/si/tuskers/${entry.slug}`);
        await shows(engine, "ඔහු මහනුවරට ගියේය.");
      });

      test("deletes, takes it back, deletes again and restores from the bin", async ({ site }) => {
        const tusker = `Deleted in ${name}`;
        const { slug } = await addTusker(site, { name: tusker });
        const remove = async () => {
          await visit(engine, `${site.url}/admin/dashboard?search=${encodeURIComponent(tusker)}`);
          await press(engine, named("button", `Delete ${tusker}`));
          await press(engine, named("[role=alertdialog] button", "Delete"));
          await shows(engine, `“${tusker}” was moved to the bin.`);
        };
        await remove();
        await press(engine, named("button", "Undo"));
        await shows(engine, `“${tusker}” was restored.`);
        await remove();
        expect((await fetch(`${site.url}/tuskers/${slug}`)).status).toBe(410);
        await visit(engine, `${site.url}/admin/bin`);
        await press(engine, named("button", `Restore ${tusker}`));
        await shows(engine, `“${tusker}” was restored.`);
        expect((await fetch(`${site.url}/tuskers/${slug}`)).status).toBe(200);
      });
    });
  });
}
