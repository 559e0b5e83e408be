import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { PROSE_LANGUAGES } from "../src/content/fields/pieces/piece.ts";
import { madeFromToday } from "../src/content/transfer/starter/project-english.server.ts";
import { MADE_FROM, STARTER_TRANSLATIONS } from "../src/content/transfer/starter/starter-translations.server.ts";

// Records that the translations that come with the site are those of today's English. A test fails while they are not.

for (const language of PROSE_LANGUAGES) {
  const madeFrom = await madeFromToday(language);
  writeFileSync(join(STARTER_TRANSLATIONS, language, MADE_FROM), `${JSON.stringify(madeFrom, null, 2)}\n`);
}
