import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROSE_LANGUAGES } from "../src/content/fields/pieces/piece.ts";
import { termFile, termFileOf, termTables } from "../src/content/translation-work/terms.server.ts";

// Writes the controlled terms into docs/translation.md, for speakers, and into a file for each language, for the admin
// area. A test fails while these differ from the catalogues.

const path = join(import.meta.dirname, "../docs/translation.md");
const text = readFileSync(path, "utf8");
const tables = await termTables();
writeFileSync(
  path,
  text.replace(/<!-- terms -->.*<!-- end of terms -->/s, () => `<!-- terms -->\n\n${tables}\n\n<!-- end of terms -->`),
);
for (const language of PROSE_LANGUAGES) writeFileSync(termFileOf(language), await termFile(language));
