import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

const [SCRIPT, STYLES] = ["src/app/pages/entry.page.browser.ts", "src/app/pages/entry.styles.browser.ts"];

/** The chunk of the styles of pages that fewer visitors open: see vite.config.ts. */
const FURTHER_STYLES = "further-pages";

type Chunk = Rolldown.OutputChunk;

/** The style sheets of a chunk and of all that it imports, each once, in the order in which they apply. */
function stylesOf(chunk: Chunk, bundle: Rolldown.OutputBundle, seen = new Set<Chunk>()): string[] {
  if (seen.has(chunk)) return [];
  seen.add(chunk);
  const imported = chunk.imports.flatMap((name) => {
    const found = bundle[name];
    return found?.type === "chunk" ? stylesOf(found, bundle, seen) : [];
  });
  return [...new Set([...imported, ...(chunk.viteMetadata?.importedCss ?? [])])];
}

/**
 * Builds the script of public pages, beside those of React Router for the admin area, and writes its address and
 * those of its styles to build/page-files.json.
 */
export const pageFiles = ({ root }: { root: string }): Plugin => ({
  name: "page-files",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildStart() {
    for (const file of [SCRIPT, STYLES]) this.emitFile({ type: "chunk", id: join(root, file) });
  },
  writeBundle(_, bundle) {
    const chunkOf = (name: string): Chunk => {
      const id = join(root, name);
      const found = Object.values(bundle).find((file) => file.type === "chunk" && file.facadeModuleId === id);
      if (found?.type !== "chunk") throw new Error(`${id} was not built`);
      return found;
    };
    const addressOf = (file: string) => `/${file}`;
    const styles = stylesOf(chunkOf(STYLES), bundle).map(addressOf);
    const isFurther = (address: string) => address.includes(`/${FURTHER_STYLES}-`);
    const files = {
      scripts: [addressOf(chunkOf(SCRIPT).fileName)],
      styles: styles.filter((address) => !isFurther(address)),
      furtherStyles: styles.filter(isFurther),
    };
    writeFileSync(join(root, "build/page-files.json"), JSON.stringify(files));
  },
});
