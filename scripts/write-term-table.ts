import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { termTable } from "../src/translations/terms.ts";

// Writes the table of controlled terms into docs/translation.md. A test fails while they differ.

const path = join(import.meta.dirname, "../docs/translation.md");
const text = readFileSync(path, "utf8");
writeFileSync(
  path,
  text.replace(
    /<!-- terms -->.*<!-- end of terms -->/s,
    () => `<!-- terms -->\n\n${termTable()}\n\n<!-- end of terms -->`,
  ),
);
