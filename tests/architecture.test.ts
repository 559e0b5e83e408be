import { expect, test } from "vitest";
import { projectOf, RULES, type Rule } from "./architecture/rules.ts";
import { codeOf, readProject, type SourceFile } from "./architecture/source-files.ts";

const files = readProject();
const project = projectOf(files, codeOf(files));

test("the project's code was found", () => {
  expect(project.code.filter(({ path }) => path.startsWith("src/")).length).toBeGreaterThan(100);
});

test.each(RULES)("$sentence", ({ check }) => {
  expect(check(project)).toEqual([]);
});

/** Small projects that break a rule, or just do not. A rule that lets the first kind pass would prove nothing above. */
const long = (lines: number): string => "// line\n".repeat(lines);
const DEFINES_PAGE = 'import { definePage } from "../page/define-page.ts";\n';
const A_STYLES = 'import styles from "./a.module.css";\n';
const WALK_WORDS = { "src/walks/words.ts": "export const words = inLanguages({});" };
const EXAMPLES: { rule: RegExp; wrong: Record<string, string>[]; right: Record<string, string>[] }[] = [
  {
    rule: /what runs where its name says/,
    wrong: [
      { "src/content/a/a.ts": 'import { b } from "../../../tests/support/b.ts";' },
      { "src/content/a/a.ts": 'import { readFile } from "node:fs/promises";' },
      { "src/content/a/a.ts": 'import { b } from "./b.server.ts";' },
      { "src/content/a/a.ts": 'import { b } from "./b.browser.ts";' },
      { "src/content/a/a.ts": 'import { b } from "./b.tsx";' },
      { "src/content/a/a.ts": 'import "./b.css";' },
      { "src/content/a/a.server.ts": 'import { b } from "./b.tsx";' },
      { "src/content/a/a.server.ts": 'import { b } from "./b.browser.ts";' },
      { "src/content/a/a.server.ts": 'import { renderToString } from "react-dom/server";' },
      { "src/content/a/a.tsx": 'import { b } from "./b.server.ts";' },
      { "src/content/a/a.tsx": 'import { createHash } from "node:crypto";' },
      { "src/content/a/a.browser.ts": 'import { sql } from "kysely";' },
    ],
    right: [
      { "src/content/a/a.server.ts": 'import { b } from "./b.ts"; import { join } from "node:path";' },
      { "src/content/a/a.tsx": 'import { b } from "./b.browser.ts"; import type { C } from "./c.server.ts";' },
      { "src/admin/screens/a/route.tsx": 'import type { Route } from "./+types/route";' },
      { "src/app/cli/a.ts": 'import { b } from "../server/b.server.ts"; import { join } from "node:path";' },
      { "src/app/server/encoder-process.ts": 'import { b } from "./b.server.ts";' },
      {
        "src/content/a/a.ts":
          '// import { b } from "./b.server.ts";\nconst text = `import { b } from "./b.server.ts";`;',
      },
    ],
  },
  {
    rule: /in one of the layers/,
    wrong: [{ "src/helping/a.ts": "" }, { "src/a.ts": "" }, { "src/content.ts": "" }],
    right: [{ "src/content/a/a.ts": "", "src/root.tsx": "", "docs/a.md": "" }],
  },
  {
    rule: /imports lead down/,
    wrong: [
      { "src/platform/http/a.server.ts": 'import { b } from "../../content/tuskers/b.server.ts";' },
      { "src/platform/text/a.ts": 'import type { B } from "../../content/safety/b.ts";' },
      { "src/platform/text/a.ts": 'export * from "../../content/safety/b.ts";' },
      { "src/platform/text/a.ts": 'export type { B } from "../../content/safety/b.ts";' },
      { "src/platform/text/a.ts": 'const b = await import("../../content/safety/b.ts");' },
      { "src/platform/text/a.ts": 'type B = import("../../content/safety/b.ts").B;' },
      { "src/artwork/a.ts": 'import { b } from "../content/tuskers/b.ts";' },
      { "src/content/a/a.ts": 'import { B } from "../../site/parts/b/b.ts";' },
      { "src/site/pages/a/a.tsx": 'import { B } from "../../../admin/kit/b.tsx";' },
      { "src/content/calls/a.server.ts": 'import type { Services } from "../../app/server/services.server.ts";' },
      { "src/content/a/a.ts": 'import routes from "../../routes.ts";' },
      // A feature.
      { "src/site/pages/a/a.tsx": 'import { B } from "../../../features/key/b.tsx";' },
      { "src/features/quiz/a.ts": 'import { b } from "../key/b.ts";' },
      { "src/app/server/a.server.ts": 'import { b } from "../../features/key/b.server.ts";' },
    ],
    right: [
      { "src/content/a/a.ts": 'import { b } from "../../platform/text/b.ts"; import { c } from "./deep/c.ts";' },
      {
        "src/features/key/a.ts":
          'import { b } from "../../content/tuskers/b.ts"; import type { F } from "../feature.ts";',
      },
      { "src/app/features.server.ts": 'import { key } from "../features/key/feature.server.ts";' },
      { "src/root.tsx": 'import { b } from "./site/frame/b.tsx"; import { c } from "./features/key/c.tsx";' },
      { "src/platform/text/a.test.ts": 'import { b } from "../../app/server/b.server.ts";' },
    ],
  },
  {
    rule: /no modules import/,
    wrong: [
      {
        "src/content/tuskers/a.ts": 'import { b } from "../articles/b.ts";',
        "src/content/articles/c.ts": 'import type { D } from "../tuskers/d.ts";',
      },
      {
        "src/site/parts/a/a.ts": 'import { b } from "../b/b.ts";',
        "src/site/parts/b/deep/c.ts": 'import { d } from "../../a/d.ts";',
      },
    ],
    right: [
      {
        "src/content/tuskers/a.ts": 'import { b } from "./card/b.ts";',
        "src/content/tuskers/card/b.ts": 'import { c } from "../c.ts";',
        "src/content/articles/b.test.ts": 'import { a } from "../tuskers/a.ts";',
      },
    ],
  },
  {
    rule: /no files import/,
    wrong: [
      { "src/tuskers/a.ts": 'import { b } from "./b.ts";', "src/tuskers/b.ts": 'import { a } from "./a.ts";' },
      {
        "src/tuskers/a.ts": 'import { b } from "./b.ts";',
        "src/tuskers/b.ts": 'import { c } from "./c.ts";',
        "src/tuskers/c.ts": 'import type { A } from "./a.ts";',
      },
    ],
    right: [
      {
        "src/tuskers/a.ts": 'import { b } from "./b.ts"; import { c } from "./c.ts";',
        "src/tuskers/b.ts": 'import { c } from "./c.ts";',
        "src/tuskers/c.ts": "export const c = 1;",
      },
    ],
  },
  {
    rule: /write to the database/,
    wrong: [
      { "src/tuskers/api/a-routes.server.ts": 'await db.read.insertInto("tusker").execute();' },
      { "src/platform/http/a.server.ts": 'transaction.updateTable("account");' },
      { "src/app/cli/a.ts": 'services.db.write.selectFrom("tusker");' },
      { "src/app/a.server.ts": "const { write } = services.db;" },
      { "src/site/feeds/a.server.ts": "await sql`delete from tusker`.execute(db);" },
    ],
    right: [
      { "src/tuskers/api/save.server.ts": 'await db.write.deleteFrom("tusker").execute();' },
      { "src/platform/db/a.server.ts": 'await db.updateTable("tusker").execute();' },
      { "src/tuskers/api/a-routes.server.ts": 'await db.read.selectFrom("tusker"); stream.write("text");' },
      { "src/app/a.test.ts": 'await services.db.write.deleteFrom("tusker").execute();' },
    ],
  },
  {
    rule: /reads the environment/,
    wrong: [
      { "src/app/a.server.ts": "const port = process.env.PORT;" },
      { "src/app/a.server.ts": 'const port = process["env"]["PORT"];' },
      { "src/app/cli/a.ts": "const { env } = process;" },
      { "src/app/b.server.ts": 'import { env } from "node:process";' },
    ],
    right: [
      { "src/platform/config/config.server.ts": "const port = process.env.PORT;" },
      { "src/app/cli/a.ts": "process.exitCode = 1; // process.env" },
      { "tests/a.ts": "const ci = process.env.CI;" },
    ],
  },
  {
    rule: /put HTML into a page/,
    wrong: [
      { "src/platform/ui/a.tsx": "const a = <p dangerouslySetInnerHTML={{ __html: text }} />;" },
      { "src/platform/ui/a.tsx": 'const a = createElement("p", { dangerouslySetInnerHTML: { __html: text } });' },
      { "src/platform/ui/a.tsx": "element.innerHTML = text;" },
      { "src/platform/ui/a.tsx": 'element.insertAdjacentHTML("beforeend", text);' },
      { "src/platform/ui/a.tsx": "document.write(text);" },
    ],
    right: [
      { "src/content/rich-text/clean-html.tsx": "const a = <p dangerouslySetInnerHTML={{ __html: html }} />;" },
      { "src/platform/ui/a.tsx": "element.textContent = text; // innerHTML" },
    ],
  },
  {
    rule: /does not wait for React/,
    wrong: [
      { "src/site/a/page.tsx": `${DEFINES_PAGE}const a = <button onClick={go} />;` },
      { "src/site/a/page.tsx": `${DEFINES_PAGE}import { B } from "./b.tsx";`, "src/site/a/b.tsx": "useState(0);" },
    ],
    right: [
      { "src/site/a/page.tsx": `${DEFINES_PAGE}const a = <a href="/b" />;`, "src/site/a/b.tsx": "useState(0);" },
      { "src/site/a/page.tsx": "const a = <button onClick={go} />;" },
      {
        "src/site/a/page.tsx": `${DEFINES_PAGE}import { B } from "./b.tsx";`,
        "src/site/a/b.tsx": "useState(0);",
        "src/app/pages/entry.islands.browser.tsx": 'import("../../site/a/b.tsx")',
      },
    ],
  },
  {
    rule: /make no elements/,
    wrong: [
      { "src/app/pages/entry.page.browser.ts": 'document.createElement("p");' },
      {
        "src/app/pages/entry.page.browser.ts": 'import { a } from "../../site/a.browser.ts";',
        "src/site/a.browser.ts": 'import("./b.browser.ts");',
        "src/site/b.browser.ts": 'place.ownerDocument.createElement("p");',
      },
    ],
    right: [
      { "src/app/pages/entry.page.browser.ts": "place.append(line.cloneNode(true));" },
      { "src/entry.admin.browser.ts": 'document.createElement("p");' },
      {
        "src/app/pages/entry.page.browser.ts": 'import "../../ui/render/prefetch.browser.ts";',
        "src/ui/render/prefetch.browser.ts": 'document.createElement("link");',
      },
    ],
  },
  {
    rule: /is longer than/,
    wrong: [{ "src/tuskers/a.ts": long(401) }, { "src/tuskers/a.test.ts": long(501) }, { "scripts/a.mjs": long(401) }],
    right: [{ "src/tuskers/a.ts": long(400) }, { "src/tuskers/a.test.ts": long(500) }, { "docs/a.md": long(900) }],
  },
  {
    rule: /no folder of src holds more/,
    wrong: [Object.fromEntries(Array.from({ length: 26 }, (_, number) => [`src/tuskers/a${number}.ts`, ""]))],
    right: [Object.fromEntries(Array.from({ length: 26 }, (_, number) => [`tests/e2e/a${number}.spec.ts`, ""]))],
  },
  {
    rule: /address in a style sheet/,
    wrong: [{ "src/site/home/a.css": 'a { mask: url("../art/a.svg"); }' }, { "src/site/a.css": '@import "./b.css";' }],
    right: [
      {
        "src/site/a.css": 'a { mask: url("./a.svg"); } @import "./b.css";',
        "src/site/a.svg": "",
        "src/site/b.css": "",
      },
      { "src/site/a.css": 'a { mask: url("../ui/art/a.svg"); background: url("/assets/a.svg"); }' },
    ],
  },
  {
    rule: /classes of a CSS module/,
    wrong: [
      { "src/site/a.module.css": ".card { top: 0; }", "src/site/a.tsx": `${A_STYLES}<p className={styles.crad} />` },
      { "src/site/a.module.css": ".card { top: 0; }", "src/site/a.tsx": `${A_STYLES}<p className={styles[name]} />` },
      { "src/site/a.module.css": ".card { top: 0; } .old { top: 0; }", "src/site/a.tsx": `${A_STYLES}styles.card` },
      { "src/site/a.module.css": ":global(.card) { top: 0; }", "src/site/a.tsx": `${A_STYLES}styles.card` },
      { "src/site/a.module.css": ".new { top: 0; }", "src/site/a.tsx": `${A_STYLES}<p className={styles.new} />` },
      { "src/site/a.tsx": `${A_STYLES}styles.card` },
    ],
    right: [
      {
        "src/site/a.module.css": '/* .old */ .card > :global(.icon) { top: 0.5rem; mask: url("./a.svg"); }',
        "src/site/a.tsx": `${A_STYLES}<p className={styles.card} />`,
      },
      {
        "src/site/table.module.css": ".row { top: 0; }",
        "src/site/a.tsx": 'import table from "./table.module.css";\n<p className={table.row} />',
      },
    ],
  },
  {
    rule: /read where they are used/,
    wrong: [
      "const title = words.title;",
      "const { title } = words;",
      "const all = { ...words, more: 1 };",
      "const all = Object.entries(words);",
      "const all = KEYS.map((key) => words[key]);",
      "const Shown = memo(words.title);",
      "const more = inLanguages({ all: { en: { ...words } } });",
    ].map((code) => ({ "src/walks/a.ts": `import { words } from "./words.ts"; ${code}`, ...WALK_WORDS })),
    right: [
      "const title = () => words.title;",
      "function title() { const { one } = words; return one; }",
      "const labels = { status: words };",
      "const keys = Object.keys(words);",
      "const schema = text({ error: () => words.title });",
    ].map((code) => ({ "src/walks/a.ts": `import { words } from "./words.ts"; ${code}`, ...WALK_WORDS })),
  },
  {
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: code as it stands in a file
    rule: /stands in a catalogue/,
    wrong: [
      // Text and attributes of JSX.
      { "src/walks/a.tsx": "const A = () => <p>Old names</p>;" },
      { "src/walks/a.tsx": "const A = () => <>in</>;" },
      { "src/walks/a.tsx": 'const A = () => <p>{few ? "few" : count}</p>;' },
      { "src/walks/a.tsx": "const A = () => <p>{`${count} found`}</p>;" },
      { "src/walks/a.tsx": 'const A = () => <p>{names ?? "none"}</p>;' },
      { "src/walks/a.tsx": 'const A = () => <img alt="herd" src={herd} />;' },
      { "src/walks/a.tsx": 'const A = () => <nav aria-label={open ? "menu" : undefined} />;' },
      { "src/walks/a.tsx": 'const A = () => <a title="more" href="/a" />;' },
      { "src/walks/a.tsx": "const A = () => <input placeholder={`name of ${kind}`} />;" },
      { "src/walks/a.tsx": 'const A = () => <Field label="name" />;' },
      { "src/walks/a.tsx": 'const A = () => <Failure message={"gone" as const} />;' },
      { "src/walks/a.tsx": 'const A = () => <Panel heading="more" />;' },
      { "src/walks/a.tsx": 'const A = () => <section data-summary="nothing" />;' },
      { "src/walks/a.tsx": "const A = () => <Panel aside={<b>or</b>} />;" },
      // Sentences, their parts, and titles wherever they stand.
      { "src/walks/a.tsx": 'const text = "there is none";' },
      { "src/walks/a.tsx": 'const text = "Elephants";' },
      { "src/walks/a.tsx": 'const text = "අලියා";' },
      { "src/walks/a.tsx": "const text = `by ${name}`;" },
      { "src/walks/a.tsx": 'const text = "by " + name;' },
      { "src/walks/a.tsx": 'const text = names.join(" or ");' },
      { "src/walks/a.tsx": "const text = `About ${name}`;" },
      { "src/walks/a.tsx": 'const crumb = { to: "/", label: "home" };' },
      { "src/walks/a.tsx": 'const person = { "@type": "Person", name: "Sri Lankan Tuskers" };' },
      { "src/walks/a.tsx": 'const meta = () => [{ title: "walks" }];' },
      { "src/walks/a.tsx": 'throw failure(404, "No such walk.");' },
      { "src/walks/a.tsx": 'route.get("/walks", () => text("No such walk."));' },
      // In what is no component, where it makes something for visitors.
      { "src/platform/text/dates/written-date.ts": "export const since = (day: string) => `since ${day}`;" },
      { "src/platform/text/dates/written-date.ts": "const page = `<!doctype html><title>Gone</title>`;" },
      { "src/platform/text/dates/written-date.ts": 'const page = `<svg role="img" aria-label="herd"><g/></svg>`;' },
      // What is excused, and is no longer there.
      { "src/site/meta/page-meta.ts": 'const robots = "noindex, follow";' },
      { "src/platform/text/dates/written-date.ts": 'throw new AppError("NotFound", "There is no such day.");' },
    ],
    right: [
      { "src/site/meta/page-meta.ts": 'const robots = ["noindex, follow", "index, follow, max-image-preview:large"];' },
      {
        "src/walks/words.tsx":
          "export const words = inLanguages({ see: { en: (link: ReactNode) => <>See {link}.</> } });",
        "src/walks/a.tsx": "const A = () => <p title={words.title}>{words.found(2)} · {count}</p>;",
      },
      { "src/walks/terms.en.tsx": "export const Terms = () => <p>These are the terms.</p>;" },
      { "src/walks/admin/a.tsx": "const A = () => <p>Add a walk</p>;" },
      { "src/walks/a.test.tsx": "const A = () => <p>Add a walk</p>;" },
      { "src/walks/api/a.server.ts": 'const text = "There is no such walk.";' },
      {
        "src/walks/a.tsx": '// See there.\nimport { b } from "../Some Folder/b.ts"; type A = "One Two" | "three four";',
      },
      { "src/walks/a.tsx": 'const A = () => <p className={open ? "btn quiet" : `btn ${kind}`} role="note" />;' },
      { "src/walks/a.tsx": 'const A = () => <source sizes="max(100vw, 36rem)" srcSet={`${a} 400w, ${b} 800w`} />;' },
      { "src/walks/a.tsx": 'const band = { className: "only light", "Content-Type": "text/html; charset=utf-8" };' },
      { "src/walks/a.tsx": 'if (key === "Escape") element.querySelector("main a")?.closest("details")?.focus();' },
      { "src/walks/a.tsx": 'switch (key) { case "Arrow Up": move(kinds["Some kind"]); }' },
      { "src/walks/a.tsx": 'throw new TypeError("An address begins with a slash"); console.error("It failed");' },
      {
        "src/walks/a.tsx":
          'const list = { "@type": "BreadcrumbList", zone: "Asia/Colombo", address: `/walks/${slug}` };',
      },
    ],
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: see above
  },
  {
    rule: /normalised in linear time/,
    wrong: [{ "src/tuskers/a.ts": 'export const b = (text: string) => text.normalize("NFC");' }],
    right: [
      { "src/tuskers/a.ts": 'export const b = (text: string) => normalised(text, "NFC");' },
      { "src/platform/text/normalised.ts": "export const b = (text: string) => text.normalize();" },
    ],
  },
  {
    rule: /what a locale happens to look like/,
    wrong: [{ "src/tuskers/a.ts": 'export const day = new Intl.DateTimeFormat("en-CA");' }],
    right: [{ "src/tuskers/a.ts": 'export const day = new Intl.DateTimeFormat("en-GB");' }],
  },
  {
    rule: /waits while the page is rendered/,
    wrong: [
      { "src/walks/a.tsx": 'import { Suspense } from "react"; const A = () => <Suspense><B /></Suspense>;' },
      { "src/walks/a.tsx": 'import { Await } from "react-router"; const A = () => <Await resolve={b} />;' },
      { "src/walks/a.tsx": 'import { lazy } from "react"; const A = lazy(() => import("./b.tsx"));' },
    ],
    right: [
      { "src/walks/a.tsx": 'import { use } from "react"; const A = () => <p>{use(Nonce)}</p>;' },
      { "src/walks/a.tsx": 'const load = () => import("./b.tsx");' },
    ],
  },
  {
    rule: /take anything in/,
    wrong: [
      { "src/tuskers/utils/a.ts": "" },
      { "src/tuskers/helpers.ts": "" },
      { "tests/common/a.ts": "" },
      { "src/misc.test.ts": "" },
    ],
    right: [{ "src/tuskers/utilisation.ts": "", "docs/common-questions.md": "" }],
  },
  {
    rule: /gathers exports/,
    wrong: [{ "src/tuskers/index.ts": "" }, { "src/platform/ui/index.tsx": "" }],
    right: [{ "src/tuskers/tusker-index.ts": "" }],
  },
  {
    rule: /words joined by hyphens/,
    wrong: [{ "src/tuskers/bigTusker.ts": "" }, { "src/tuskers/TuskerCard.tsx": "" }, { "src/some_folder/a.ts": "" }],
    right: [
      {
        "src/entry.client.tsx": "",
        "src/site/pages/places/[place]/page.tsx": "",
        "README.md": "",
        ".ci/run": "",
        "docs/decisions/0001-one-process.md": "",
      },
    ],
  },
  {
    rule: /is left out/,
    wrong: [
      { "tests/a.test.ts": 'test.only("a", () => {});' },
      { "src/tuskers/a.test.ts": 'describe.skip("a", () => {});' },
      { "tests/e2e/a.test.ts": 'test.describe.only("a", () => {});' },
      { "tests/e2e/a.test.ts": "test.fixme();" },
    ],
    right: [{ "tests/a.test.ts": 'test("a", () => { rows.skip(2); const text = "test.only("; });' }],
  },
  {
    rule: /somebody's machine/,
    wrong: [
      { "docs/a.md": `see ${["", "work", "main"].join("/")}` },
      { "package-lock.json": `https://${["registry", "example", "org"].join(".")}/react` },
      { ".npmrc": ["npmjs", "org"].join(".") },
    ],
    right: [{ "docs/a.md": "see https://example.org/work/a and the package registry" }],
  },
];

const findRule = (pattern: RegExp): Rule => {
  const [rule, ...others] = RULES.filter(({ sentence }) => pattern.test(sentence));
  if (rule === undefined || others.length > 0) throw new Error(`${pattern} does not name one rule`);
  return rule;
};

const asProject = (example: Record<string, string>) => {
  const examples: SourceFile[] = Object.entries(example).map(([path, text]) => ({ path, text }));
  return projectOf(examples, codeOf(examples));
};

test("every rule has examples of what it forbids", { tags: ["deep"] }, () => {
  expect(EXAMPLES.map(({ rule }) => findRule(rule).sentence).sort()).toEqual(
    RULES.map(({ sentence }) => sentence).sort(),
  );
});

/** The first words of an example, for the test's name. */
const brief = (example: Record<string, string>): string =>
  Object.entries(example)
    .map(([path, text]) => `${path}: ${text.slice(0, 90)}`)
    .join(" ")
    .replaceAll("\n", " ");

const examplesOf = (kind: "wrong" | "right") =>
  EXAMPLES.flatMap(({ rule, ...examples }) =>
    examples[kind].map((example) => ({
      rule: findRule(rule),
      title: `${findRule(rule).sentence}: ${brief(example)}`,
      example,
    })),
  );

test.each(examplesOf("wrong"))("wrong where $title", { tags: ["deep"] }, ({ rule, example }) => {
  expect(rule.check(asProject(example))).not.toEqual([]);
});

test.each(examplesOf("right"))("right where $title", { tags: ["deep"] }, ({ rule, example }) => {
  expect(rule.check(asProject(example))).toEqual([]);
});
