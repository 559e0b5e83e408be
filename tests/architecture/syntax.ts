import { posix } from "node:path";
import { type ESTree, parseSync, Visitor } from "vite";
import type { SourceFile } from "./source-files.ts";

/** An import in a file. `target` is a path relative to the project's folder, or the name of a package. */
export type Import = { from: string; target: string; isPackage: boolean; typeOnly: boolean };

/** What the rules check in a file's code. It comes from a parser, so text in comments and strings does not count. */
export type Syntax = {
  path: string;
  imports: Import[];
  /** Method calls: `db.read.selectFrom(…)` is `{ object: "db.read", method: "selectFrom" }`. */
  methodCalls: { object: string; method: string }[];
  /** Every `a.b` and `a["b"]`, and every `const { b } = a`, written as `a.b`. */
  members: string[];
  /** Names of JSX attributes and of object keys. */
  attributes: string[];
  /** Assigned properties: `element.innerHTML = …` gives `innerHTML`. */
  assigned: string[];
  /** Texts of templates tagged `sql`. */
  sqlTexts: string[];
};

/** @throws if the file is not valid TypeScript, because nothing could be checked */
export function parse({ path, text }: SourceFile): Syntax {
  const { program, module, errors } = parseSync(path, text, { lang: path.endsWith(".tsx") ? "tsx" : "ts" });
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const syntax: Syntax = {
    path,
    imports: [],
    methodCalls: [],
    members: [],
    attributes: [],
    assigned: [],
    sqlTexts: [],
  };
  const addImport = (specifier: string, typeOnly: boolean) =>
    syntax.imports.push(resolveImport(path, specifier, typeOnly));

  for (const { moduleRequest, entries } of module.staticImports) {
    addImport(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  }
  for (const { entries } of module.staticExports) {
    const requests = new Map<string, boolean>();
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) requests.set(moduleRequest.value, (requests.get(moduleRequest.value) ?? true) && isType);
    }
    for (const [specifier, typeOnly] of requests) addImport(specifier, typeOnly);
  }
  // biome-ignore-start lint/correctness/noComponentHookFactories: these are kinds of syntax, not components
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === "Literal" && typeof source.value === "string") addImport(source.value, false);
    },
    TSImportType: ({ source }) => addImport(source.value, true),
    CallExpression: ({ callee }) => {
      if (callee.type !== "MemberExpression") return;
      syntax.methodCalls.push({ object: dotted(callee.object), method: memberName(callee) });
    },
    MemberExpression: (node) => void syntax.members.push(dotted(node)),
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "ObjectPattern" || !init) return;
      for (const name of keysOf(id)) syntax.members.push(`${dotted(init)}.${name}`);
    },
    JSXAttribute: ({ name }) => void (name.type === "JSXIdentifier" && syntax.attributes.push(name.name)),
    ObjectExpression: (node) => void syntax.attributes.push(...keysOf(node)),
    AssignmentExpression: ({ left }) =>
      void (left.type === "MemberExpression" && syntax.assigned.push(memberName(left))),
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type === "Identifier" && tag.name === "sql")
        syntax.sqlTexts.push(quasi.quasis.map(({ value }) => value.raw).join("?"));
    },
  }).visit(program);
  // biome-ignore-end lint/correctness/noComponentHookFactories: see above
  return syntax;
}

function resolveImport(from: string, specifier: string, typeOnly: boolean): Import {
  const [plain = specifier] = specifier.split("?");
  const isPackage = !plain.startsWith(".");
  return { from, target: isPackage ? plain : posix.join(posix.dirname(from), plain), isPackage, typeOnly };
}

function keysOf(node: ESTree.ObjectPattern | ESTree.ObjectExpression): string[] {
  return node.properties.flatMap((property) => (property.type === "Property" ? [keyName(property.key)] : []));
}

function keyName(key: ESTree.PropertyKey): string {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : "";
}

function memberName({ property, computed }: ESTree.MemberExpression): string {
  if (!computed) return property.type === "Identifier" || property.type === "PrivateIdentifier" ? property.name : "";
  return property.type === "Literal" ? String(property.value) : "";
}

/** `a.b.c` as text; anything but a plain name (a call, an index) becomes `()`. */
function dotted(node: ESTree.Node): string {
  if (node.type === "Identifier") return node.name;
  if (node.type === "ThisExpression") return "this";
  if (node.type === "MemberExpression") return `${dotted(node.object)}.${memberName(node)}`;
  if (node.type === "ChainExpression" || node.type === "TSNonNullExpression") return dotted(node.expression);
  if (node.type === "MetaProperty") return `${node.meta.name}.${node.property.name}`;
  return "()";
}
