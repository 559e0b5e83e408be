import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig, SETTING_NAMES } from "../src/server/config.ts";
import { temporaryFolder } from "./support/test-services.ts";

const ROOT = join(import.meta.dirname, "..");
const BIN = join(ROOT, "node_modules/.bin");
const run = promisify(execFile);

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
  ...readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".md"))
    .map((path) => `docs/${path}`),
];
const RECORDS = DOCUMENTS.filter((path) => path.startsWith("docs/decisions/")).sort();

/** The text under a heading of the second level, up to the next one. */
function section(text: string, heading: string): string {
  const [, found] = text.split(new RegExp(`^## ${heading}\n`, "m"));
  return found?.split(/^## /m)[0] ?? "";
}

/** The cells of a section's table, without the two lines at its head. */
const rows = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );

/** What stands in backticks within the lines of a text. */
const codes = (text: string): string[] =>
  [...text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, "").matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? "");

/** Code blocks of a document, with their language. */
const blocks = (text: string): { language: string; code: string }[] =>
  [...text.matchAll(/^( *)```(\w+)\n([\s\S]*?)^ *```$/gm)].map(([, indent = "", language = "", code = ""]) => ({
    language,
    code: code.replaceAll(new RegExp(`^${indent}`, "gm"), "").trimEnd(),
  }));

describe("docs/configuration.md", () => {
  const text = read("docs/configuration.md");
  const settings = rows(section(text, "Settings"));

  test("names every setting, and no other", () => {
    expect(settings.map(([name = ""]) => codes(name)[0])).toEqual(SETTING_NAMES);
  });

  test("tells every setting's meaning", () => {
    expect(settings.filter(([, , meaning = ""]) => meaning.length < 20)).toEqual([]);
  });

  test.each(settings.filter(([, standard]) => standard !== ""))("%s has the default %s", (name = "", standard = "") => {
    const value = codes(standard)[0];
    expect(readConfig({ [codes(name)[0] ?? ""]: value })).toEqual(readConfig({}));
  });

  test("gives no default only where there is none", () => {
    const without = settings.filter(([, standard]) => standard === "").map(([name = ""]) => codes(name)[0]);
    expect(without).toEqual([
      ...["ADMIN_USERNAME", "ADMIN_PASSWORD", "GA_MEASUREMENT_ID", "SMTP_URL", "CONTACT_TO", "CONTACT_FROM"],
      ...["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY", "EMAILJS_PRIVATE_KEY"],
    ]);
    expect(readConfig({}).administrator).toBeUndefined();
    expect(readConfig({}).gaMeasurementId).toBeUndefined();
    expect(readConfig({}).mail).toEqual({ smtp: undefined, emailJs: undefined });
  });

  test.each(rows(section(text, "Not usable yet")).flatMap(([names = ""]) => codes(names)))(
    "%s is said to stop the start, and does",
    (name) => {
      expect(() => readConfig({ [name]: "x" })).toThrow(ConfigError);
      expect(() => readConfig({ [name]: "x" })).toThrow(name);
    },
  );

  test("names every setting that stops the start because it cannot be used yet", () => {
    const source = read("src/server/config.ts");
    const notYet = /NOT_YET = \[([^\]]+)\]/.exec(source)?.[1] ?? "";
    const named = [...notYet.matchAll(/"([A-Z0-9_]+)"/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(0);
    expect(
      rows(section(text, "Not usable yet"))
        .flatMap(([names = ""]) => codes(names))
        .sort(),
    ).toEqual(named.sort());
  });
});

test("the README begins with the two commands", () => {
  const [first] = blocks(read("README.md"));
  expect(first?.code.split("\n").map((line) => line.replace(/\s*#.*/, ""))).toEqual(["npm start", "npm test"]);
});

describe.each(DOCUMENTS)("%s", (path) => {
  const text = read(path);

  test("names only npm scripts that there are", () => {
    const scripts: Record<string, string> = JSON.parse(read("package.json")).scripts;
    const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
      ([, script, short]) => script ?? short,
    );
    expect(named.filter((name) => name === undefined || !(name in scripts))).toEqual([]);
  });

  test("links only to what there is", () => {
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
    const local = targets.filter((target) => !/^[a-z]+:/.test(target)).map((target) => target.replace(/#.*$/, ""));
    expect(local.filter((target) => !existsSync(join(ROOT, dirname(path), target)))).toEqual([]);
  });

  test("names only files and folders that there are", () => {
    const named = codes(text).filter((code) => /^(src|tests|scripts|docs|bench|starter|\.ci)\/[\w./-]*$/.test(code));
    expect(named.filter((target) => !existsSync(join(ROOT, target)))).toEqual([]);
  });
});

test("every npm script but the start and the test is told about in CONTRIBUTING.md", () => {
  const text = read("CONTRIBUTING.md");
  const scripts = Object.keys(JSON.parse(read("package.json")).scripts);
  expect(scripts.filter((name) => !["start", "test"].includes(name) && !text.includes(`npm run ${name}`))).toEqual([]);
});

test("decision records are numbered one by one", () => {
  expect(RECORDS.map((path) => Number(/\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1]))).toEqual(
    RECORDS.map((_, index) => index + 1),
  );
});

/** A claim of fact: a sentence, the command that shows it, and what the command prints. */
const factsOf = (path: string): { path: string; claim: string; command: string; output: string }[] =>
  section(read(path), "Facts")
    .split(/^- /m)
    .slice(1)
    .map((item) => {
      const [command, output] = blocks(item);
      return {
        path,
        claim: item.split("\n")[0] ?? "",
        command: command?.language === "sh" ? command.code : "",
        output: output?.language === "text" ? output.code : "",
      };
    });

describe.each(RECORDS)("%s", (path) => {
  const text = read(path);

  test("has its number, a status and a date", () => {
    expect(text).toMatch(new RegExp(`^# ${/\d{4}/.exec(path)?.[0]} \\S`));
    expect(text).toMatch(/^- Status: (proposed|accepted|rejected|superseded by \[?\d{4})/m);
    const date = /^- Date: (\d{4}-\d{2}-\d{2})$/m.exec(text)?.[1] ?? "";
    expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  });

  test.each(["Context", "Decision", "Consequences", "Facts"])("has words under %s", (heading) => {
    expect(section(text, heading).trim().length).toBeGreaterThan(20);
  });

  test("has a command and what it prints for every claim of fact", () => {
    expect(factsOf(path).length).toBeGreaterThan(0);
    expect(factsOf(path).filter(({ command, output }) => command === "" || output === "")).toEqual([]);
  });
});

describe("what decision records claim is still so", () => {
  const inForce = RECORDS.filter((path) => !/^- Status: superseded/m.test(read(path)));

  test.each(inForce.flatMap(factsOf))("$path: $claim", async ({ command, output }) => {
    const env = { ...process.env, PATH: [BIN, process.env.PATH].join(delimiter), TMPDIR: await temporaryFolder() };
    const { stdout } = await run("sh", ["-c", command], { cwd: ROOT, env, timeout: 20_000 });
    expect(stdout.trimEnd()).toBe(output);
  });
});
