import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { termTables } from "../src/translations/terms.server.ts";

// Writes the tables of controlled terms into docs/translation.md. A test fails while they differ.

const path = join(import.meta.dirname, "../docs/translation.md");
const text = readFileSync(path, "utf8");
const tables = await termTables();
writeFileSync(
  path,
  text.replace(/<!-- terms -->.*<!-- end of terms -->/s, () => `<!-- terms -->\n\n${tables}\n\n<!-- end of terms -->`),
);
