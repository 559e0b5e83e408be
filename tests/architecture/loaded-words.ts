import { posix } from "node:path";
import { type ESTree, parseSync } from "vite";
import { isTest, type SourceFile } from "./source-files.ts";

/** What makes a catalogue, which is read in the language of the page. */
const MAKES_CATALOGUE = "inLanguages";

/** Code that stays English: the admin area, and commands. */
const ENGLISH = /\/admin\/|^src\/(?:admin|app\/(?:cli|screens)|features\/patterns|content\/texts\/shipped)\//;

/** Methods that call their argument at once. */
const AT_ONCE = new Set(["map", "flatMap", "filter", "forEach", "reduce", "fromEntries", "toSorted", "sort", "from"]);

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);

type Node = ESTree.Node & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === "Identifier" ? (node as unknown as { name: string }).name : undefined;

/** Names of words that are English on purpose: `ENGLISH_PLACE_NAMES`. */
const MEANT = /^ENGLISH_/;

/** The names under which a file knows catalogues: those that it imports from `files`, and those that it makes. */
function cataloguesOf(path: string, program: ESTree.Program, files: ReadonlySet<string>): Set<string> {
  const names = new Set<string>();
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === "ImportDeclaration" && statement.importKind !== "type") {
      const { value } = statement.source as { value: string };
      if (!value.startsWith(".") || !files.has(posix.join(posix.dirname(path), value))) continue;
      for (const { local } of statement.specifiers as { local: { name: string } }[])
        if (!MEANT.test(local.name)) names.add(local.name);
    }
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (!isNode(declaration) || declaration.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations as unknown as { id: Node; init: Node | null }[]) {
      const name = nameOf(id);
      if (name !== undefined && init?.type === "CallExpression" && nameOf(init.callee) === MAKES_CATALOGUE)
        names.add(name);
    }
  }
  return names;
}

/** Places that read words of a catalogue while their module is loaded, one sentence each. */
export function wordsReadOnce(files: readonly SourceFile[]): string[] {
  const catalogues = new Set(files.filter(({ text }) => text.includes(`${MAKES_CATALOGUE}({`)).map(({ path }) => path));
  return files
    .filter(
      ({ path }) => /^src\/.*\.tsx?$/.test(path) && !path.endsWith(".d.ts") && !isTest(path) && !ENGLISH.test(path),
    )
    .flatMap((file) => readsOf(file, catalogues));
}

function readsOf({ path, text }: SourceFile, catalogues: ReadonlySet<string>): string[] {
  if (!/words\.tsx?"/.test(text) && !catalogues.has(path)) return [];
  const { program } = parseSync(path, text, { lang: path.endsWith(".tsx") ? "tsx" : "ts" });
  const known = cataloguesOf(path, program, catalogues);
  if (known.size === 0) return [];
  const found: string[] = [];
  const note = (name: string) => found.push(`${path} reads ${name} while it is loaded, so it stays English`);
  const visit = (node: Node, parent: Node | undefined): void => {
    if (node.type === "ImportDeclaration" || node.type.startsWith("TS")) {
      // Assertions hold expressions; types hold no words.
      if (isNode(node.expression)) visit(node.expression, node);
      return;
    }
    if (FUNCTIONS.has(node.type) && !isCalledAtOnce(node, parent)) return;
    if (node.type === "PropertyDefinition" && node.static !== true) return;
    const name = readName(node);
    if (name !== undefined && known.has(name)) note(name);
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(program as unknown as Node, undefined);
  return found;
}

/** The name whose properties a node reads. */
function readName(node: Node): string | undefined {
  if (node.type === "MemberExpression") return nameOf(node.object);
  if (node.type === "SpreadElement" || node.type === "JSXSpreadAttribute") return nameOf(node.argument);
  if (node.type === "VariableDeclarator" && isNode(node.id) && node.id.type === "ObjectPattern")
    return nameOf(node.init);
  // The keys of a catalogue are the same in every language.
  if (
    node.type === "CallExpression" &&
    isNode(node.callee) &&
    node.callee.type === "MemberExpression" &&
    nameOf(node.callee.property) !== "keys"
  )
    return (node.arguments as unknown[]).map(nameOf).find((name) => name !== undefined);
  return undefined;
}

/** Whether a function runs while the module is loaded: `KEYS.map((key) => …)`. */
function isCalledAtOnce(node: Node, parent: Node | undefined): boolean {
  if (parent?.type !== "CallExpression") return false;
  if (parent.callee === node) return true;
  const { callee } = parent;
  return isNode(callee) && callee.type === "MemberExpression" && AT_ONCE.has(nameOf(callee.property) ?? "");
}
