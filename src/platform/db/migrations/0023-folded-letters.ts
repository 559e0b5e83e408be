import { type Kysely, sql } from "kysely";

/** As `foldForSearch` spells them from this release on. */
const LETTERS = [
  ["ß", "ss"],
  ["æ", "ae"],
  ["œ", "oe"],
  ["ø", "o"],
  ["ł", "l"],
  ["đ", "d"],
  ["ð", "d"],
  ["þ", "th"],
  ["ı", "i"],
] as const;

const FOLDED = [
  ["tuskers", "search_text"],
  ["articles", "search_text"],
  ["images", "search_text"],
  ["sources", "search_text"],
  ["sources", "title_key"],
] as const;

/** Spells letters that cannot be decomposed plainly in what searches cover, as searches are spelt now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of FOLDED) {
    for (const [letter, plain] of LETTERS) {
      const [rows, text] = [sql.table(table), sql.ref(column)];
      await sql`update ${rows} set ${text} = replace(${text}, ${letter}, ${plain}) where ${text} like ${`%${letter}%`}`.execute(
        db,
      );
    }
  }
}
