import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { madeFromToday } from "../src/transfer/starter/project-english.server.ts";
import { MADE_FROM, STARTER_TRANSLATIONS } from "../src/transfer/starter/starter-translations.server.ts";
import { PROSE_LANGUAGES } from "../src/translations/pieces/piece.ts";

// Records that the translations that come with the site are those of today's English. A test fails while they are not.

for (const language of PROSE_LANGUAGES) {
  const madeFrom = await madeFromToday(language);
  writeFileSync(join(STARTER_TRANSLATIONS, language, MADE_FROM), `${JSON.stringify(madeFrom, null, 2)}\n`);
}
