import { type ESTree, parseSync } from "vite";
import { isTest, type SourceFile } from "./source-files.ts";

/** Long texts, of which there is one file per language. */
const LONG_TEXT = /\.(en|si|ta)\.tsx?$/;
const isCatalogue = ({ path, text }: SourceFile): boolean =>
  /(?:\/|-)words\.tsx?$/.test(path) && text.includes("= inLanguages(");

/** Code that only signed-in users see. It stays English, so its texts need no catalogue. */
const ADMIN = /\/admin\/|^src\/(?:admin|app\/screens|features\/patterns|people\/accounts)\//;

/** Non-component files that produce text for visitors. */
const PLAIN = [
  /^src\/site\/(?!reading\/|drawings\/preview)/,
  /^src\/artwork\/(brand|cards|charts|hero)\//,
  /^src\/features\/(?:corrections|compare|[a-z-]+\/pages)\/(?!.*-routes\.server\.ts$)/,
  /^src\/content\/record\/texts\//,
  /^src\/content\/tuskers\/(status\/|age-line|card-fields|language-of|portrait\/(describe-portrait\.server|portrait-(caption|claims)))/,
  /^src\/(ui\/kit\/|platform\/text\/dates\/written-date\.ts|ui\/render\/load-failure\.ts)/,
  /^src\/platform\/http\/(error-page|limits\/work-limiter)\.server\.ts$/,
  /^src\/content\/(safety\/plain-text|drawings\/preview-drawings\.server)\.ts$/,
  /^src\/(app\/server\/(pages|pages-route|text-form-routes)|features\/letters\/letter-form-route)\.server\.ts$/,
];

/** Literals that look like text but are not, or that are the same in every language. */
const EXCUSED: readonly { path: string; text: string; why: string }[] = [
  { path: "src/site/meta/page-meta.ts", text: "noindex, follow", why: "robots read it" },
  { path: "src/site/meta/page-meta.ts", text: "index, follow, max-image-preview:large", why: "robots read it" },
  {
    path: "src/site/feeds/robots.server.ts",
    text: "User-agent: * Disallow: /admin Disallow: /preview Disallow: /review Disallow: /letters Disallow: /api Allow: /api/docs Sitemap:",
    why: "robots read it",
  },
  {
    path: "src/site/feeds/security-text.server.ts",
    text: "# Please say only that it is about security and how to reach you. The administrators will tell you where to send # the details. Please do not test on this site: put no load on it, and do not touch the data of others. Contact:",
    why: "reporters of vulnerabilities read it, in English as RFC 9116 has its fields",
  },
  {
    path: "src/site/feeds/security-text.server.ts",
    text: "/contact Expires:",
    why: "reporters of vulnerabilities read it, in English as RFC 9116 has its fields",
  },
  {
    path: "src/site/feeds/security-text.server.ts",
    text: "Preferred-Languages:",
    why: "reporters of vulnerabilities read it, in English as RFC 9116 has its fields",
  },
  {
    path: "src/site/feeds/security-text.server.ts",
    text: "Canonical:",
    why: "reporters of vulnerabilities read it, in English as RFC 9116 has its fields",
  },
  { path: "src/site/uploads/hidden-images.server.ts", text: "read letters", why: "an action of a role" },
  { path: "src/site/uploads/uploads-route.server.ts", text: "private, no-store", why: "a header" },
  { path: "src/site/uploads/uploads-route.server.ts", text: "bytes", why: "a header" },
  { path: "src/site/drawings/drawings-route.server.ts", text: "chart", why: "a key of the cache" },
  {
    path: "src/artwork/charts/chart-frame.ts",
    text: "'Instrument Sans Variable','Instrument Sans',system-ui,sans-serif",
    why: "names of fonts",
  },
  { path: "src/site/parts/images/failed-images.browser.ts", text: "not all", why: "a media query" },
  ...["Facebook", "Reddit", "Email"].map((text) => ({
    path: "src/site/parts/sharing/share-targets.ts",
    text,
    why: "a key, whose word is in the catalogue",
  })),
  ...["Elephas maximus", "Elephas maximus maximus"].map((text) => ({
    path: "src/site/pages/tuskers/[slug]/tusker-objects.ts",
    text,
    why: "a scientific name",
  })),
];

/** JSX attributes and object keys with text for people: in them even a single lower-case word counts. */
const READ =
  /^(alt|aria-(label|description|roledescription|valuetext)|caption|data-summary|description|heading|hint|label|message|placeholder|summary|text|title)$/;

/** Attributes and keys with values for programs only, header names among them. */
const CODE =
  /^(action|allow|as|autoComplete|className|d|fontFamily|from|href|htmlFor|id|key|media|method|pattern|preserveAspectRatio|rel|role|sizes|src|srcSet|style|to|transform|type|viewBox|@context|@type|data-.*|[A-Z][a-z]+-[A-Z].*)$/;

/** Methods whose arguments are names, selectors, or texts for the API description. */
const CODE_METHODS =
  /^(querySelector(All)?|closest|matches|matchMedia|getElementById|(add|remove)EventListener|(set|get|has|remove)Attribute|get|has|header|meta)$/;
const LOGS = /^(log|console)$/;

type Use = "read" | "code" | "unknown";

/** Texts for visitors that are literals in the code instead of entries of a catalogue, one sentence each. */
export function strayWords(files: readonly SourceFile[]): string[] {
  return files
    .filter((file) => isForVisitors(file.path) && !isCatalogue(file))
    .flatMap((file) => {
      const found = findLiterals(file);
      const excuses = EXCUSED.filter(({ path }) => path === file.path);
      return [
        ...found
          .filter((text) => !excuses.some((excuse) => excuse.text === text))
          .map((text) => `${file.path} holds “${text}”`),
        ...excuses
          .filter(({ text }) => !found.includes(text))
          .map(({ text }) => `${file.path} no longer holds “${text}”, which is excused`),
      ];
    });
}

const isForVisitors = (path: string): boolean =>
  /^src\/.*\.tsx?$/.test(path) &&
  !/\.d\.ts$/.test(path) &&
  !isTest(path) &&
  !LONG_TEXT.test(path) &&
  !ADMIN.test(path) &&
  (path.endsWith(".tsx") || PLAIN.some((pattern) => pattern.test(path)));

/** Every literal of a file that appears to be text for people. @throws if the file is not valid TypeScript */
function findLiterals({ path, text }: SourceFile): string[] {
  const { program, errors } = parseSync(path, text, { lang: path.endsWith(".tsx") ? "tsx" : "ts" });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const found: string[] = [];
  const visit = ({ node, use }: Part): void => {
    for (const literal of use === "code" ? [] : textsOf(node)) {
      for (const { piece, isAttribute } of piecesOf(literal)) {
        const isWord = isAttribute || use === "read" ? hasLetters(piece) : looksWritten(piece);
        if (isWord) found.push(piece.trim().replace(/\s+/g, " "));
      }
    }
    partsOf(node, use).forEach(visit);
  };
  visit({ node: program, use: "unknown" });
  return found;
}

/** The literal texts of the node itself. */
function textsOf(node: ESTree.Node): string[] {
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked ?? value.raw);
  return node.type === "JSXText" ? [node.value] : [];
}

type Part = { node: ESTree.Node; use: Use };

const parts = (nodes: readonly (ESTree.Node | null | undefined)[], use: Use): Part[] =>
  nodes.flatMap((node) => (node ? [{ node, use }] : []));

/**
 * The child nodes that may contain text, each with its use.
 * @param use the use of the node itself, which also applies to its possible values
 */
function partsOf(node: ESTree.Node, use: Use): Part[] {
  const inner: Use = use === "code" && !isFunction(node) ? "code" : "unknown";
  switch (node.type) {
    case "ImportDeclaration":
    case "ExportAllDeclaration":
    case "ImportExpression":
      return [];
    case "ExportNamedDeclaration":
      return parts([node.declaration], inner);
    case "TemplateLiteral":
      return parts(node.expressions, inner);
    case "JSXAttribute":
      return parts([node.value], purposeOf(nameOf(node.name)));
    case "JSXElement":
      return [...parts(node.openingElement.attributes, inner), ...parts(node.children, "read")];
    case "JSXFragment":
      return parts(node.children, "read");
    case "Property":
      return parts([node.value], use === "code" ? "code" : purposeOf(nameOf(node.key)));
    case "ConditionalExpression":
      return [...parts([node.test], inner), ...parts([node.consequent, node.alternate], use)];
    case "LogicalExpression":
      return [...parts([node.left], node.operator === "&&" ? inner : use), ...parts([node.right], use)];
    case "BinaryExpression":
      return parts([node.left, node.right], node.operator === "+" ? use : "code");
    case "SwitchCase":
      return [...parts([node.test], "code"), ...parts(node.consequent, inner)];
    case "MemberExpression":
      return [...parts([node.object], inner), ...parts(node.computed ? [node.property] : [], "code")];
    case "CallExpression":
      return [...parts([node.callee], inner), ...parts(node.arguments, takesCode(node.callee) ? "code" : inner)];
    case "NewExpression":
      return node.arguments.flatMap((argument, index) =>
        parts([argument], isForProgrammers(nameOf(node.callee), index) ? "code" : inner),
      );
    default:
      if (node.type.startsWith("TS") && !("expression" in node)) return [];
      return parts(childrenOf(node), isSeeThrough(node) ? use : inner);
  }
}

const purposeOf = (name: string): Use => (READ.test(name) ? "read" : CODE.test(name) ? "code" : "unknown");

const isFunction = ({ type }: ESTree.Node): boolean =>
  type === "ArrowFunctionExpression" || type === "FunctionExpression";

/** Wrapper nodes that do not change the use of their values. */
const isSeeThrough = ({ type }: ESTree.Node): boolean =>
  /^(JSXExpressionContainer|ParenthesizedExpression|ArrayExpression|TS\w+Expression)$/.test(type);

const isNode = (value: unknown): value is ESTree.Node => typeof value === "object" && value !== null && "type" in value;

const childrenOf = (node: ESTree.Node): ESTree.Node[] => Object.values(node).flat().filter(isNode);

function nameOf(node: ESTree.Node): string {
  if (node.type === "Identifier" || node.type === "JSXIdentifier") return node.name;
  return node.type === "Literal" ? String(node.value) : "";
}

/** Errors that no visitor sees, and the code of the others, which is the first argument. */
const isForProgrammers = (error: string, index: number): boolean =>
  /^(Type|Range|Syntax)?Error$/.test(error) || (error === "AppError" && index === 0);

function takesCode(callee: ESTree.Node): boolean {
  if (callee.type !== "MemberExpression") return false;
  const { object, property } = callee;
  const owner = object.type === "MemberExpression" ? nameOf(object.property) : nameOf(object);
  return LOGS.test(owner) || CODE_METHODS.test(nameOf(property));
}

/** Splits a literal with markup at its tags; text in attributes counts like the text between the tags. */
function piecesOf(literal: string): { piece: string; isAttribute: boolean }[] {
  const said = [...literal.matchAll(/\b(?:alt|title|placeholder|aria-label)="([^"]*)"/g)];
  const text = literal.replaceAll(/[\w:-]+="[^"]*(?:"|$)/g, "");
  return [
    ...said.map(([, piece = ""]) => ({ piece, isAttribute: true })),
    ...text.split(/<[/!]?[a-z][^>]*>/i).map((piece) => ({ piece, isAttribute: false })),
  ];
}

const WORD = `[("“‘']*\\p{L}[\\p{L}\\p{M}]*(?:['’-]\\p{L}+)*[)"”’']*[.,;:!?…]*`;
const TWO_WORDS = new RegExp(`(?:^|\\s)${WORD}\\s+${WORD}(?=\\s|$)`, "u");
/** Part of a sentence next to a name or a number. */
const BESIDE_A_GAP = new RegExp(`^\\s+(?=.?\\p{L}{2})${WORD}(?=\\s|$)|(?:^|\\s)(?=.?\\p{L}{2})${WORD}\\s+$`, "u");
const CAPITAL = /^["“‘'(]*(?:\p{Lu}\p{Ll}|\p{Lo})/u;
/** Identifiers such as `BreadcrumbList`, `Content-Type`, `Asia/Colombo` and `GET, HEAD`. */
const NAME_OF_CODE = /^(?:(?:[A-Z][a-z]+){2,}|[A-Z][a-z]+(?:-[A-Z][a-z]+)+|[^\s]+[/_=,][^\s]*|[^\p{Ll}\p{Lo}]*)$/u;

const hasLetters = (text: string): boolean => /\p{L}/u.test(text) && !/^#[\da-f]+$/.test(text);

/** Whether a text looks like a sentence, a part of one, or a title. */
function looksWritten(text: string): boolean {
  const trimmed = text.trim();
  if (NAME_OF_CODE.test(trimmed)) return false;
  return TWO_WORDS.test(text) || BESIDE_A_GAP.test(text) || CAPITAL.test(trimmed);
}
