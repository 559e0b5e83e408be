import { STORED_VERSION } from "../src/content/entries/derived.server.ts";
import { insertEntry } from "../src/content/entries/records/complete-entries.server.ts";
import { insertSlug } from "../src/content/entries/saving/slug-rows.server.ts";
import type { OpenDatabase } from "../src/platform/db/open-database.server.ts";
import { newEntryId } from "../src/platform/ids/entry-id.ts";
import { foldForSearch, sortKeyOf } from "../src/platform/text/fold.ts";

export const SYLLABLES = [
  "ga",
  "mu",
  "nu",
  "ra",
  "ja",
  "ka",
  "wan",
  "thi",
  "ssa",
  "san",
  "do",
  "mil",
  "lan",
  "go",
  "da",
  "na",
  "dun",
];
const CATEGORIES = ["wild", "domesticated", "conservation"] as const;
const BATCH = 5000;
/** Characters of each description. */
const TEXT_LENGTH = 1800;

/** The number of tuskers with `RARE_ALIAS`, whatever the size of the directory. */
export const RARE_COUNT = 50;
/** No part of it occurs in any other text. */
export const RARE_ALIAS = "Xuvexy Quizzowy Pheffoby Bizzycho";

/** The name of the n-th generated tusker: distinct for each n, and from the same syllables at every size. */
export function madeName(index: number): string {
  const syllable = (step: number) => SYLLABLES[Math.floor(index / SYLLABLES.length ** step) % SYLLABLES.length] ?? "";
  const word = [3, 2, 1, 0].map(syllable).join("");
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${index}`;
}

/** The path of the n-th generated tusker. */
export const madePath = (index: number): string => `/tuskers/${madeName(index).toLowerCase().replaceAll(" ", "-")}`;

/** A text of its own for each tusker, of random letters: it compresses less than any real text would. */
function madeText(index: number): string {
  let state = index;
  const below = (bound: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  const letter = () => String.fromCharCode(97 + below(26));
  let text = "";
  while (text.length < TEXT_LENGTH) text += `${Array.from({ length: 1 + below(10) }, letter).join("")} `;
  return text.slice(0, TEXT_LENGTH);
}

/** Fills the directory with generated tuskers, in transactions of a few thousand. For benchmarks only. */
export async function makeTuskers(db: OpenDatabase, count: number): Promise<void> {
  for (let start = 0; start < count; start += BATCH) {
    await db.write.transaction().execute(async (transaction) => {
      for (let index = start; index < Math.min(start + BATCH, count); index += 1) {
        const name = madeName(index);
        const slug = name.toLowerCase().replaceAll(" ", "-");
        const id = newEntryId();
        const description = `<p>${madeText(index)}</p>`;
        const aliases = index < RARE_COUNT ? [RARE_ALIAS] : [];
        const now = new Date(1_700_000_000_000 + index * 1000).toISOString();
        await insertEntry(transaction, "tusker", {
          id,
          slug,
          name,
          sort_key: sortKeyOf(name),
          description,
          description_html: description,
          summary: description.slice(3, 163),
          status: "alive",
          age: index % 70,
          location: "Yala National Park",
          category: CATEGORIES[index % 3] ?? "wild",
          aliases: JSON.stringify(aliases),
          sources: "[]",
          publication: "published",
          version: 1,
          search_text: foldForSearch([name, ...aliases].join(" ")),
          html_version: STORED_VERSION,
          created_at: now,
          updated_at: now,
        });
        await insertSlug(transaction, { kind: "tusker", slug, entryId: id });
      }
    });
  }
}
