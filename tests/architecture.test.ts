import { expect, test } from "vitest";
import { projectOf, RULES, type Rule } from "./architecture/rules.ts";
import { codeOf, readProject, type SourceFile } from "./architecture/source-files.ts";

const files = readProject();
const project = projectOf(files, codeOf(files));

test("the project's code is there to be looked at", () => {
  expect(project.code.filter(({ path }) => path.startsWith("src/")).length).toBeGreaterThan(100);
});

test.each(RULES)("$sentence", ({ check }) => {
  expect(check(project)).toEqual([]);
});

/** Small projects that break a rule, or just do not. A rule that lets the first kind pass would prove nothing above. */
const long = (lines: number): string => "// line\n".repeat(lines);
const EXAMPLES: { rule: RegExp; wrong: Record<string, string>[]; right: Record<string, string>[] }[] = [
  {
    rule: /way of the arrows/,
    wrong: [
      { "src/domain/a.ts": 'import { b } from "../server/b.ts";' },
      { "src/domain/a.ts": 'import type { B } from "../server/b.ts";' },
      { "src/domain/a.ts": 'export * from "../web/b.ts";' },
      { "src/domain/a.ts": 'export type { B } from "../web/b.ts";' },
      { "src/domain/a.ts": 'const b = await import("../boot/b.ts");' },
      { "src/domain/a.ts": 'type B = import("../server/b.ts").B;' },
      { "src/domain/a.ts": 'import { readFile } from "node:fs/promises";' },
      { "src/server/a.ts": 'import { b } from "../web/b.ts";' },
      { "src/server/a.ts": 'import "../boot/b.ts";' },
      { "src/server/a.ts": 'import { renderToString } from "react-dom/server";' },
      { "src/web/page-meta.ts": 'import { b } from "../server/b.ts";' },
      { "src/web/page-meta.ts": 'import type { Api } from "../server/api/api.ts";' },
      { "src/web/api-client.ts": 'import { type Api, createApi } from "../server/api/api.ts";' },
      { "src/web/api-client.ts": 'import type { B } from "../server/b.ts";' },
      { "src/web/ui/a.tsx": 'import { b } from "../components/b.tsx";' },
      { "src/web/ui/a.tsx": 'import { b } from "../site-facts.ts";' },
      { "src/web/ui/a.tsx": 'import { createHash } from "node:crypto";' },
      { "src/web/components/a.tsx": 'import { b } from "../public/home/b.ts";' },
      { "src/web/public/home/route.tsx": 'import { b } from "../tuskers/b.ts";' },
      { "src/web/public/home/route.tsx": 'import { b } from "../../admin/dashboard/b.ts";' },
      { "src/web/public/layout.tsx": 'import { b } from "../admin/b.ts";' },
      { "src/web/admin/login/route.tsx": 'import { b } from "../dashboard/b.ts";' },
      { "src/web/admin/desk/a.ts": 'import { b } from "../dashboard/b.ts";' },
      { "src/web/admin/editor/a.ts": 'import { b } from "../entry/b.ts";' },
      { "src/web/public/home/route.tsx": 'import { b } from "../../admin/desk/b.ts";' },
      { "src/boot/a.ts": 'import { b } from "../cli/b.ts";' },
      { "src/server/a.ts": 'import { b } from "../../tests/support/b.ts";' },
      { "src/shared/a.ts": 'import { b } from "../domain/b.ts";' },
    ],
    right: [
      { "src/server/a.ts": 'import { b } from "../domain/b.ts"; import { join } from "node:path";' },
      { "src/web/api-client.ts": 'import type { Api } from "../server/api/api.ts";' },
      { "src/web/api-client.ts": 'import { type Api } from "../server/api/api.ts";' },
      { "src/web/root.tsx": 'import { b } from "./components/b.tsx"; import "./styles/app.css";' },
      { "src/web/public/home/route.tsx": 'import { b } from "./b.ts"; import { c } from "../../components/c.tsx";' },
      { "src/web/admin/login/route.tsx": 'import { b } from "../desk/b.ts"; import "../../styles/desk.css";' },
      { "src/web/admin/entry/a.ts": 'import { b } from "../editor/b.ts"; import { c } from "../pictures/c.ts";' },
      { "src/boot/a.ts": 'import type { B } from "../web/b.ts"; import { c } from "../server/c.ts";' },
      { "src/server/a.test.ts": 'import { b } from "../boot/b.ts";' },
      {
        "src/domain/a.ts":
          '// import { b } from "../server/b.ts";\nconst text = `import { b } from "../server/b.ts";`;',
      },
    ],
  },
  {
    rule: /in a circle/,
    wrong: [
      { "src/domain/a.ts": 'import { b } from "./b.ts";', "src/domain/b.ts": 'import { a } from "./a.ts";' },
      {
        "src/domain/a.ts": 'import { b } from "./b.ts";',
        "src/domain/b.ts": 'import { c } from "./c.ts";',
        "src/domain/c.ts": 'import type { A } from "./a.ts";',
      },
    ],
    right: [
      {
        "src/domain/a.ts": 'import { b } from "./b.ts"; import { c } from "./c.ts";',
        "src/domain/b.ts": 'import { c } from "./c.ts";',
        "src/domain/c.ts": "export const c = 1;",
      },
    ],
  },
  {
    rule: /write to the database/,
    wrong: [
      { "src/server/api/a.ts": 'await db.read.insertInto("tusker").execute();' },
      { "src/server/auth/a.ts": 'transaction.updateTable("account");' },
      { "src/cli/a.ts": 'services.db.write.selectFrom("tusker");' },
      { "src/boot/a.ts": "const { write } = services.db;" },
      { "src/server/search/a.ts": "await sql`delete from tusker`.execute(db);" },
    ],
    right: [
      { "src/server/operations/a.ts": 'await db.write.deleteFrom("tusker").execute();' },
      { "src/server/db/a.ts": 'await db.updateTable("tusker").execute();' },
      { "src/server/api/a.ts": 'await db.read.selectFrom("tusker"); stream.write("text");' },
      { "src/server/api/a.test.ts": 'await services.db.write.deleteFrom("tusker").execute();' },
    ],
  },
  {
    rule: /reads the environment/,
    wrong: [
      { "src/server/a.ts": "const port = process.env.PORT;" },
      { "src/server/a.ts": 'const port = process["env"]["PORT"];' },
      { "src/cli/a.ts": "const { env } = process;" },
      { "src/boot/a.ts": 'import { env } from "node:process";' },
    ],
    right: [
      { "src/server/config.ts": "const port = process.env.PORT;" },
      { "src/cli/a.ts": "process.exitCode = 1; // process.env" },
      { "tests/a.ts": "const ci = process.env.CI;" },
    ],
  },
  {
    rule: /put HTML into a page/,
    wrong: [
      { "src/web/ui/a.tsx": "const a = <p dangerouslySetInnerHTML={{ __html: text }} />;" },
      { "src/web/ui/a.tsx": 'const a = createElement("p", { dangerouslySetInnerHTML: { __html: text } });' },
      { "src/web/ui/a.tsx": "element.innerHTML = text;" },
      { "src/web/ui/a.tsx": 'element.insertAdjacentHTML("beforeend", text);' },
      { "src/web/ui/a.tsx": "document.write(text);" },
    ],
    right: [
      { "src/web/components/clean-html.tsx": "const a = <p dangerouslySetInnerHTML={{ __html: html }} />;" },
      { "src/web/ui/a.tsx": "element.textContent = text; // innerHTML" },
    ],
  },
  {
    rule: /is longer than/,
    wrong: [{ "src/domain/a.ts": long(401) }, { "src/domain/a.test.ts": long(501) }, { "scripts/a.mjs": long(401) }],
    right: [{ "src/domain/a.ts": long(400) }, { "src/domain/a.test.ts": long(500) }, { "docs/a.md": long(900) }],
  },
  {
    rule: /take anything in/,
    wrong: [
      { "src/server/utils/a.ts": "" },
      { "src/web/helpers.ts": "" },
      { "tests/common/a.ts": "" },
      { "src/misc.test.ts": "" },
    ],
    right: [{ "src/server/utilisation.ts": "", "docs/common-questions.md": "" }],
  },
  {
    rule: /gathers exports/,
    wrong: [{ "src/domain/index.ts": "" }, { "src/web/ui/index.tsx": "" }],
    right: [{ "src/domain/tusker-index.ts": "" }],
  },
  {
    rule: /words joined by hyphens/,
    wrong: [{ "src/domain/bigTusker.ts": "" }, { "src/web/TuskerCard.tsx": "" }, { "src/some_folder/a.ts": "" }],
    right: [
      { "src/web/entry.client.tsx": "", "README.md": "", ".ci/run": "", "docs/decisions/0001-one-process.md": "" },
    ],
  },
  {
    rule: /is left out/,
    wrong: [
      { "tests/a.test.ts": 'test.only("a", () => {});' },
      { "src/domain/a.test.ts": 'describe.skip("a", () => {});' },
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

test("every rule has examples of what it forbids", () => {
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

test.each(examplesOf("wrong"))("wrong where $title", ({ rule, example }) => {
  expect(rule.check(asProject(example))).not.toEqual([]);
});

test.each(examplesOf("right"))("right where $title", ({ rule, example }) => {
  expect(rule.check(asProject(example))).toEqual([]);
});
