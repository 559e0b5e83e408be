// Prints the layers of src with their modules, and the imports between them.
//   npm run imports                      layers, modules, sizes
//   npm run imports -- content/search    what this module imports, and what imports it
import { arrowsOf, intoPrivate, LAYERS, moduleOf } from "../tests/architecture/house.ts";
import { codeOf, isTest, readProject } from "../tests/architecture/source-files.ts";
import { parse } from "../tests/architecture/syntax.ts";

const code = codeOf(readProject()).filter(({ path }) => path.startsWith("src/") && !isTest(path));
const imports = code.map(parse).flatMap((file) => file.imports);
const arrows = arrowsOf(imports);
const named = process.argv.slice(2);

/** How often each module is named, the most frequent first. */
function print(title: string, modules: string[]): void {
  const counts = new Map<string, number>();
  for (const module of modules) counts.set(module, (counts.get(module) ?? 0) + 1);
  console.log(`  ${title}`);
  for (const [module, count] of [...counts].sort((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(8)}  ${module}`);
}

for (const name of named) {
  console.log(name);
  print(
    "imports",
    arrows.filter(({ module }) => module === name).map(({ targetModule }) => targetModule),
  );
  print(
    "is imported by",
    arrows.filter(({ targetModule }) => targetModule === name).map(({ module }) => module),
  );
}

if (named.length === 0) {
  for (const layer of LAYERS) {
    const files = code.filter(({ path }) => path.startsWith(`src/${layer}/`));
    const sizes = new Map<string, { files: number; lines: number }>();
    for (const { path, text } of files) {
      const size = sizes.get(moduleOf(path)) ?? { files: 0, lines: 0 };
      sizes.set(moduleOf(path), { files: size.files + 1, lines: size.lines + text.split("\n").length - 1 });
    }
    const within = arrows.filter(
      ({ module, targetModule }) => module.startsWith(`${layer}/`) && targetModule.startsWith(`${layer}/`),
    ).length;
    console.log(`${layer}: ${sizes.size} modules, ${files.length} files, ${within} imports between them`);
    for (const [module, { files: count, lines }] of [...sizes].sort())
      console.log(`  ${module.padEnd(32)}${String(count).padStart(5)} files${String(lines).padStart(7)} lines`);
  }
  console.log(`${arrows.length} imports between modules, ${intoPrivate(arrows).length} of them into a subfolder`);
}
