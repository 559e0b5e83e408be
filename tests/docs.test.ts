import { execFile } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { readConfig, SETTING_NAMES } from "../src/platform/config/config.server.ts";
import { CONNECTION_LIMITS } from "../src/platform/http/limits/connection-limits.server.ts";
import { LAYERS } from "./architecture/house.ts";
import { readProject } from "./architecture/source-files.ts";
import { allMetrics } from "./support/all-metrics.ts";
import { temporaryFolder } from "./support/test-services.ts";

const ROOT = join(import.meta.dirname, "..");
const BIN = join(ROOT, "node_modules/.bin");
const run = promisify(execFile);

const read = (path: string): string => readFileSync(join(ROOT, path), "utf8");

const DOCUMENTS = [
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md"],
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

  test("explains every setting", () => {
    expect(settings.filter(([, , meaning = ""]) => meaning.length < 20)).toEqual([]);
  });

  test.each(settings.filter(([, standard]) => standard !== ""))("%s has the default %s", (name = "", standard = "") => {
    const value = codes(standard)[0];
    expect(readConfig({ [codes(name)[0] ?? ""]: value })).toEqual(readConfig({}));
  });

  test("leaves the default empty only if there is none", () => {
    const without = settings.filter(([, standard]) => standard === "").map(([name = ""]) => codes(name)[0]);
    expect(without).toEqual([
      ...[
        "DATABASE_URL",
        "ADMIN_USERNAME",
        "ADMIN_PASSWORD",
        "GA_MEASUREMENT_ID",
        "SMTP_URL",
        "CONTACT_TO",
        "CONTACT_FROM",
      ],
      ...["EMAILJS_SERVICE_ID", "EMAILJS_TEMPLATE_ID", "EMAILJS_PUBLIC_KEY", "EMAILJS_PRIVATE_KEY"],
      ...["METRICS_PORT", "METRICS_TOKEN"],
      ...[
        "BACKUP_DIR",
        "BACKUP_KEY_FILE",
        "BACKUP_S3_ENDPOINT",
        "BACKUP_S3_REGION",
        "BACKUP_S3_ACCESS_KEY_ID",
        "BACKUP_S3_SECRET_ACCESS_KEY",
      ],
      ...["S3_BUCKET", "S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_PUBLIC_URL"],
      ...["CDN_PURGE_URL", "CDN_PURGE_TOKEN"],
    ]);
    expect(readConfig({}).administrator).toBeUndefined();
    expect(readConfig({}).gaMeasurementId).toBeUndefined();
    expect(readConfig({}).mail).toEqual({ smtp: undefined, emailJs: undefined });
    expect(readConfig({}).backups).toMatchObject({ dir: undefined, keyFile: undefined });
    expect(readConfig({}).s3).toBeUndefined();
    expect(readConfig({}).cdn.purge).toBeUndefined();
  });
});

describe("docs/limits.md", () => {
  const text = read("docs/limits.md");
  const seconds = (milliseconds: number) => `${milliseconds / 1000} s`;
  const count = (number: number) => number.toLocaleString("en");

  test("gives the limits of connections as they are", () => {
    const table = rows(section(text, "What one connection may do"));
    expect(Object.fromEntries(table.map(([what, limit]) => [what, limit]))).toEqual({
      "connections at once": count(CONNECTION_LIMITS.connections),
      "request line and headers": `${count(CONNECTION_LIMITS.headerBytes)} bytes`,
      "path and query": `${count(CONNECTION_LIMITS.targetLength)} characters`,
      "time for the headers to arrive": seconds(CONNECTION_LIMITS.headersMs),
      "time for a whole request to arrive": seconds(CONNECTION_LIMITS.requestMs),
      "time in which nothing moves": seconds(CONNECTION_LIMITS.stillMs),
      "time for a body to come, or an answer to be taken": seconds(CONNECTION_LIMITS.graceMs),
      "time that a connection stays open for the next request": seconds(CONNECTION_LIMITS.keepAliveMs),
      "a body whose request was answered before its end": `${CONNECTION_LIMITS.discardedBytes / 1_000_000} MB`,
    });
    expect(text).toContain(`for every ${count(CONNECTION_LIMITS.bytesPerSecond)} bytes`);
  });

  test("lists every metric, and no other", async () => {
    const figures = [...(await allMetrics()).matchAll(/^# TYPE (tuskers_\w+)/gm)].map(([, name]) => name);
    const told = rows(section(text, "Seeing how it goes")).flatMap(([names = ""]) => codes(names));
    expect(told.sort()).toEqual(figures.sort());
  });
});

describe("docs/architecture.md", () => {
  const text = read("docs/architecture.md");
  const layers = section(text, "Layout")
    .split("\n")
    .flatMap((line) => {
      const [, layer = "", rest = ""] = /^- \*\*([\w-]+)\*\*, (.*)$/.exec(line) ?? [];
      return layer === "" ? [] : [{ layer, named: [...rest.matchAll(/`([\w/-]+)` \(/g)].map(([, name]) => name) }];
    });
  const isModule = (folder: string): boolean =>
    !/^(?:site\/pages|admin\/screens)\/|^site\/parts$|^admin\/(?:forms|inputs)$/.test(folder);
  const folders = new Set(
    readProject()
      .filter(({ path }) => /^src\/[^/]+\//.test(path))
      .flatMap(({ path }) => {
        const [, ...parts] = dirname(path).split("/");
        return [2, 3].filter((depth) => parts.length >= depth).map((depth) => parts.slice(0, depth).join("/"));
      })
      .filter((folder) => folder.split("/").length === 2 || /^(?:site\/parts|admin\/(?:forms|inputs))\//.test(folder))
      .filter(isModule),
  );

  test("names the layers from the ground up", () => {
    expect(layers.map(({ layer }) => layer)).toEqual(LAYERS);
  });

  test("names every module once, and no other", () => {
    expect(layers.flatMap(({ layer, named }) => named.map((name) => `${layer}/${name}`)).sort()).toEqual(
      [...folders].sort(),
    );
  });

  test("has at most 200 lines", () => {
    expect(text.split("\n").length).toBeLessThanOrEqual(201);
  });
});

test("the README begins with the two commands", () => {
  const [first] = blocks(read("README.md"));
  expect(first?.code.split("\n").map((line) => line.replace(/\s*#.*/, ""))).toEqual(["npm start", "npm test"]);
});

/** What a superseded record speaks of may be gone. */
const isInForce = (path: string): boolean => !/^- Status: superseded/m.test(read(path));

describe.each(DOCUMENTS.filter(isInForce))("%s", (path) => {
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

test("CONTRIBUTING.md explains every npm script except start and test", () => {
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

  test("has a command and what it prints for every claim of fact", () => {
    expect(factsOf(path).length).toBeGreaterThan(0);
    expect(factsOf(path).filter(({ command, output }) => command === "" || output === "")).toEqual([]);
  });
});

describe("what decision records claim is still so", { tags: ["deep"] }, () => {
  test.each(RECORDS.filter(isInForce).flatMap(factsOf))("$path: $claim", async ({ command, output }) => {
    const env = { ...process.env, PATH: [BIN, process.env.PATH].join(delimiter), TMPDIR: await temporaryFolder() };
    const { stdout } = await run("sh", ["-c", command], { cwd: ROOT, env, timeout: 60_000 });
    expect(stdout.trimEnd()).toBe(output);
  });
});
