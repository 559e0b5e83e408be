import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type ESTree, type Plugin, parseSync } from "vite";

/** What React takes over in browsers, in the language of the page. The rest of what browsers run is English. */
const ISLANDS = "src/app/pages/entry.islands.browser.tsx";
const IMPORT = /^(?:import|export) (?!type )[^;]*?from "(\.[^"]+\.tsx?)"|\bimport\("(\.[^"]+\.tsx?)"\)/gm;
const WORDS = /import \{[^}]*\binLanguages\b[^}]*\} from ("[^"]*languages\/words\.ts")/;

/** The files of words that these files import, by themselves or by what they import. */
function wordsBehind(root: string, path: string, seen = new Set<string>()): string[] {
  if (seen.has(path)) return [];
  seen.add(path);
  const text = readFileSync(join(root, path), "utf8");
  const imported = [...text.matchAll(IMPORT)].flatMap(([, now, later]) =>
    wordsBehind(root, posix.join(posix.dirname(path), now ?? later ?? ""), seen),
  );
  return WORDS.test(text) ? [path, ...imported] : imported;
}

/** An object of words with one language of each. What is no literal is a word that stands elsewhere. */
function leaveOne(node: ESTree.Node, code: string, language: string): string {
  if ("expression" in node && node.type.startsWith("TS"))
    return leaveOne(node.expression as ESTree.Node, code, language);
  if (node.type !== "ObjectExpression") return `${code.slice(node.start, node.end)}.${language}`;
  const properties = node.properties.map((property) => {
    if (property.type !== "Property" || property.computed || property.method)
      throw new Error(`Words must be written out: ${code.slice(property.start, property.end)}`);
    return property;
  });
  const nameOf = ({ key }: ESTree.ObjectProperty) => code.slice(key.start, key.end);
  const word = properties.find((property) => nameOf(property) === language);
  if (word !== undefined) return code.slice(word.value.start, word.value.end);
  return `{${properties.map((property) => `${nameOf(property)}: ${leaveOne(property.value, code, language)}`).join(",")}}`;
}

/** A file with its words in one language. @param name of one that islands read: its other languages come later */
export function inOneLanguage(code: string, language: string, name?: string): string {
  let written = code;
  for (const statement of parseSync("words.tsx", code).program.body.toReversed()) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    const call = declared?.type === "VariableDeclaration" ? declared.declarations[0]?.init : undefined;
    if (call?.type !== "CallExpression" || code.slice(call.callee.start, call.callee.end) !== "inLanguages") continue;
    const words = leaveOne(call.arguments[0] as ESTree.Node, code, language);
    const of = JSON.stringify([`${name}:${call.start}`, language]).slice(1, -1);
    const by = name === undefined ? `(${words})` : `wordsOfPage(${of}, ${words})`;
    written = written.slice(0, call.start) + by + written.slice(call.end);
  }
  return name === undefined ? written : `import { wordsOfPage } from ${WORDS.exec(code)?.[1]};\n${written}`;
}

/** Browsers load words in English and, where islands read them, in the language of the page: `virtual:words-in-si`. */
export function wordsInOneLanguage({ root }: { root: string }): Plugin {
  return {
    name: "words-in-one-language",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id) =>
      id.startsWith("virtual:words-in-") ? join(root, `${id.slice("virtual:".length)}.js`) : undefined,
    load(id) {
      const language = /\/words-in-(\w+)\.js$/.exec(id)?.[1];
      if (language === undefined) return undefined;
      return wordsBehind(root, ISLANDS)
        .map((path) => `import "/${path}?language=${language}";`)
        .join("\n");
    },
    transform: {
      filter: { id: /\.tsx?(?:\?language=\w+)?$/, code: WORDS },
      handler(code, id) {
        const [path = "", language = "en"] = id.slice(root.length + 1).split("?language=");
        const isOfIslands = wordsBehind(root, ISLANDS).includes(path);
        return { code: inOneLanguage(code, language, isOfIslands ? path : undefined), map: null };
      },
    },
  };
}
