import { dirname, join } from "node:path";
import { findCycles, wrongImport } from "./arrows.ts";
import { wrongClasses } from "./css-modules.ts";
import { betweenModules, unplaced, wrongArrows } from "./house.ts";
import { wordsReadOnce } from "./loaded-words.ts";
import { listeningContent, madeElements } from "./served-content.ts";
import { isTest, type SourceFile } from "./source-files.ts";
import { parse, type Syntax } from "./syntax.ts";
import { strayWords } from "./words.ts";

/** The input of the rules: every file of the project, and the syntax of its code. */
export type Project = { files: SourceFile[]; code: Syntax[] };

export type Rule = {
  /** The rule, as a sentence. */
  sentence: string;
  /** The violations, one sentence each. */
  check(project: Project): string[];
};

const FILES = 25;
const LINES = { code: 400, tests: 500 };
/** Written by a command, which nobody reads as one. */
const WRITTEN = "packages/client/operations.ts";

const SETTINGS_READER = "src/platform/config/config.server.ts";
/** Files that handle requests, render pages or start things. They must call other files to write. */
const NO_WRITERS =
  /-routes?\.server\.ts$|^src\/(app\/([^/]+$|(cli|metrics|page-cache|pages|screens|server)\/)|(site|ui|platform\/(http|api|api-client|limits|storage))\/)/;
const HTML_WRITERS = [
  "src/content/rich-text/clean-html.tsx",
  "src/ui/kit/inline-script.tsx",
  "src/site/render/island.tsx",
];
/** The first bounds the marks of a letter; the others bound their short texts before. */
const NORMALISERS = [
  "src/platform/text/normalised.ts",
  "src/people/accounts/username.ts",
  "src/people/accounts/password.ts",
  "src/people/accounts/totp.server.ts",
];
const RAW_HTML = ["innerHTML", "outerHTML", "srcdoc"];
const RAW_HTML_CALLS = ["insertAdjacentHTML", "setHTMLUnsafe", "createContextualFragment"];
const WRITE_METHODS = ["insertInto", "replaceInto", "updateTable", "deleteFrom", "mergeInto"];
const WRITE_SQL =
  /\b(insert\s+(or\s+\w+\s+)?into|replace\s+into|update\s+\w+\s+set|delete\s+from|drop\s+|alter\s+|create\s+)/i;
const LEFT_OUT = ["only", "skip", "skipIf", "runIf", "fixme", "todo"];
const VAGUE_NAME = /^(utils?|helpers?|common|misc)$/i;
/** A part of an address stands in brackets: `[slug]`. */
const KEBAB = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$|^\[[a-z]+\]$/;
/** GitHub and GitLab look for their forms under these names. */
const FOR_FORGES = /^\.git(hub|lab)\//;
/** File names that other tools or readers expect. */
const GIVEN_NAMES = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "CITATION.cff",
  "SECURITY.md",
  "LICENSE",
  "Dockerfile",
  "Caddyfile",
  "tuskers@.service",
];
/** Traces of somebody's own machine: one of its folders, or the host that packages came from. */
const MACHINE = [/(?<![\w.])\/work\//, /\bregistry\.[\w-]+\.\w+/i, /\bnpmjs\.(?:org|com)\b/i];

const inSource = ({ path }: { path: string }): boolean => path.startsWith("src/");
const product = ({ code }: Project): Syntax[] => code.filter((file) => inSource(file) && !isTest(file.path));
const isWriter = (path: string): boolean => /\.server\.ts$|\/migrations\//.test(path) && !NO_WRITERS.test(path);

/** The parts of React and React Router that let a component wait. */
const SUSPENDS = /<(?:Suspense|Await)\b|\b(?:React\.)?lazy\(/;

export const RULES: Rule[] = [
  {
    sentence: "a file imports only what runs where its name says",
    check: (project) => product(project).flatMap(({ imports }) => imports.flatMap((found) => wrongImport(found) ?? [])),
  },
  {
    sentence: "every file of src lies in one of the layers",
    check: ({ files }) => unplaced(files.map(({ path }) => path)),
  },
  {
    sentence: "imports lead down, and nobody imports a feature",
    check: (project) => wrongArrows(product(project).flatMap(({ imports }) => imports)),
  },
  {
    sentence: "no files import each other in a circle",
    check: (project) =>
      findCycles(product(project).flatMap(({ imports }) => imports)).map((cycle) => `Circle: ${cycle.join(" → ")}`),
  },
  {
    sentence: "no modules import each other in a circle",
    check: (project) =>
      findCycles(betweenModules(product(project).flatMap(({ imports }) => imports))).map(
        (cycle) => `Circle: ${cycle.join(" → ")}`,
      ),
  },
  {
    sentence: `no folder of src holds more than ${FILES} files`,
    check: ({ files }) => {
      const counts = new Map<string, number>();
      for (const { path } of files.filter(inSource)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
      return [...counts].flatMap(([folder, count]) => (count > FILES ? [`${folder} holds ${count} files`] : []));
    },
  },
  {
    sentence: "what answers requests does not write to the database",
    check: (project) =>
      product(project)
        .filter(({ path }) => !isWriter(path))
        .flatMap(({ path, methodCalls, members, sqlTexts }) => [
          ...methodCalls
            .filter(({ method }) => WRITE_METHODS.includes(method))
            .map(({ method }) => `${path} calls ${method}`),
          ...members.filter((member) => /(^|\.)db\.write$/.test(member)).map((member) => `${path} takes ${member}`),
          ...sqlTexts.filter((text) => WRITE_SQL.test(text)).map((text) => `${path} holds the SQL "${text.trim()}"`),
        ]),
  },
  {
    sentence: "only the configuration reads the environment",
    check: (project) =>
      product(project)
        .filter(({ path }) => path !== SETTINGS_READER)
        .flatMap(({ path, members, imports }) => [
          ...(members.includes("process.env") ? [`${path} reads process.env`] : []),
          ...imports
            .filter(({ target }) => target === "node:process" || target === "process")
            .map(() => `${path} imports node:process: take what is global`),
        ]),
  },
  {
    sentence: "only the components made for it put HTML into a page",
    check: (project) =>
      product(project)
        .filter(({ path }) => !HTML_WRITERS.includes(path))
        .flatMap(({ path, attributes, assigned, methodCalls }) => [
          ...(attributes.includes("dangerouslySetInnerHTML") ? [`${path} uses dangerouslySetInnerHTML`] : []),
          ...assigned.filter((name) => RAW_HTML.includes(name)).map((name) => `${path} sets ${name}`),
          ...methodCalls
            .filter(
              ({ object, method }) => RAW_HTML_CALLS.includes(method) || (object === "document" && method === "write"),
            )
            .map(({ method }) => `${path} calls ${method}`),
        ]),
  },
  {
    // `String.prototype.normalize` takes a time that grows with the square of the marks on one letter.
    sentence: "texts are normalised in linear time",
    check: (project) =>
      product(project)
        .filter(({ path }) => !NORMALISERS.includes(path) && !path.endsWith(".browser.ts"))
        .filter(({ methodCalls }) => methodCalls.some(({ method }) => method === "normalize"))
        .map(({ path }) => `${path} calls normalize: take src/platform/text/normalised.ts`),
  },
  {
    // How a locale writes a date is a matter of the engine: WebKit writes 11/28/2026 where others write 2026-11-28.
    sentence: "no date is made from what a locale happens to look like",
    check: ({ files }) =>
      files
        .filter((file) => inSource(file) && /["'](?:en-CA|fr-CA|sv-SE)["']/.test(file.text))
        .map(({ path }) => `${path} asks for a locale that resembles ISO 8601: take toISOString()`),
  },
  {
    // `entry.server.tsx` renders a page at once: a part that suspends would be sent as its fallback, for good.
    sentence: "no part of a page waits while the page is rendered",
    check: (project) =>
      product(project)
        .filter(({ path }) => path.endsWith(".tsx"))
        .flatMap(({ path, imports }) => {
          const text = project.files.find((file) => file.path === path)?.text ?? "";
          const fromReact = imports.some(({ target }) => /^react(-router)?$/.test(target));
          return fromReact && SUSPENDS.test(text) ? [`${path} may suspend: load data in the route's loader`] : [];
        }),
  },
  {
    sentence: "the content of a page does not wait for React",
    check: (project) =>
      listeningContent(product(project), (path) => project.files.find((file) => file.path === path)?.text ?? ""),
  },
  {
    sentence: "modules of public pages show what React rendered, and make no elements",
    check: (project) => madeElements(product(project)),
  },
  {
    sentence: `no file of code is longer than ${LINES.code} lines, no test longer than ${LINES.tests}`,
    check: ({ files }) =>
      files
        .filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path))
        .flatMap(({ path, text }) => {
          const lines = text.replace(/\n$/, "").split("\n").length;
          const most = isTest(path) ? LINES.tests : LINES.code;
          return path !== WRITTEN && lines > most ? [`${path} has ${lines} lines`] : [];
        }),
  },
  {
    // Vite silently keeps a URL that it cannot resolve.
    sentence: "every address in a style sheet leads to a file",
    check: ({ files }) => {
      const there = new Set(files.map(({ path }) => path));
      return files
        .filter(({ path }) => path.endsWith(".css"))
        .flatMap(({ path, text }) =>
          [...text.matchAll(/(?:url\(|@import )"(\.[^"]+)"/g)]
            .map(([, address = ""]) => join(dirname(path), address))
            .filter((target) => !there.has(target) && !target.startsWith("src/ui/art/"))
            .map((target) => `${path} names ${target}`),
        );
    },
  },
  {
    sentence: "the classes of a CSS module are those that its components use",
    check: ({ files }) => wrongClasses(files),
  },
  {
    sentence: "every word that visitors read stands in a catalogue",
    check: ({ files }) => strayWords(files),
  },
  {
    sentence: "words are read where they are used, in the language of the page",
    check: ({ files }) => wordsReadOnce(files),
  },
  {
    sentence: "no file or folder has a name that would take anything in",
    check: ({ files }) =>
      files
        .map(({ path }) => path)
        .filter((path) => path.split("/").some((part) => VAGUE_NAME.test(part.replace(/\..*$/, ""))))
        .map((path) => `${path} says nothing about what is in it`),
  },
  {
    sentence: "no index file gathers exports",
    check: ({ files }) =>
      files
        .filter(inSource)
        .filter(({ path }) => /(^|\/)index\.tsx?$/.test(path))
        .map(({ path }) => `${path} is a barrel`),
  },
  {
    sentence: "names of files and folders are words joined by hyphens",
    check: ({ files }) =>
      files
        .filter(({ path }) => !GIVEN_NAMES.includes(path.split("/").at(-1) ?? "") && !FOR_FORGES.test(path))
        .filter(({ path }) => !path.split("/").every((part) => KEBAB.test(part)))
        .map(({ path }) => `${path} is not named like the rest`),
  },
  {
    sentence: "no test is left out, and none pushes the others aside",
    check: ({ code }) =>
      code
        .filter(({ path }) => isTest(path))
        .flatMap(({ path, methodCalls }) =>
          methodCalls
            .filter(({ object, method }) => LEFT_OUT.includes(method) && /^(it|test|describe|suite)(\.|$)/.test(object))
            .map(({ object, method }) => `${path} calls ${object}.${method}`),
        ),
  },
  {
    sentence: "nothing names a folder of somebody's machine or a host that packages come from",
    check: ({ files }) =>
      files.flatMap(({ path, text }) =>
        MACHINE.flatMap((pattern) => {
          const found = pattern.exec(text);
          return found ? [`${path} mentions ${found[0]}`] : [];
        }),
      ),
  },
];

/** Builds a project from the given files. */
export const projectOf = (files: SourceFile[], code: SourceFile[]): Project => ({ files, code: code.map(parse) });
