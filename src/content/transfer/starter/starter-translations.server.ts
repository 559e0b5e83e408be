import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { PROJECT_FOLDER } from "../../../platform/config/project-folder.server.ts";
import type { OpenDatabase } from "../../../platform/db/open-database.server.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Clock } from "../../../platform/services/services.server.ts";
import { normalised } from "../../../platform/text/normalised.ts";
import { findRowBySlug } from "../../entries/records/complete-entries.server.ts";
import {
  MAX_PERSON,
  type Parts,
  PIECE_STATES,
  type Piece,
  PROSE_LANGUAGES,
  type TranslationName,
} from "../../fields/pieces/piece.ts";
import { cleanRichText } from "../../rich-text/clean-rich-text.ts";
import { PAGE_KEYS } from "../../texts/page.ts";
import { type Original, readOriginal } from "../../translation-work/saving/original.server.ts";
import { restoreTranslation } from "../../translation-work/saving/restore-translation.server.ts";
import { type Block, hasWords, richBlocks } from "../../translations/prose/blocks.server.ts";
import { RECORD, SHORT_TEXTS } from "../../translations/prose/english.server.ts";
import { readStarterDocument } from "./starter-markdown.server.ts";

/** The translations that come with the site: `<language>/<folder>/<slug>.md`. */
export const STARTER_TRANSLATIONS = join(PROJECT_FOLDER, "starter/translations");
/** Beside the folders of a language: which English each text was made from. `npm run made-from` writes it. */
export const MADE_FROM = "made-from.json";

export const FOLDERS = { tuskers: "tusker", articles: "article", pages: "page" } as const;
/** The field that the body of a file translates. Pages have none: their fields are all in the front matter. */
const BODIES = { tusker: "description", article: "content", page: undefined } as const;

const frontMatterSchema = z.looseObject({
  state: z.enum(PIECE_STATES),
  translator: z.string().trim().min(1).max(MAX_PERSON),
});

/** The fingerprints of the English that the texts of a file were made from, by field and place: `collect.0`. */
type MadeFrom = Record<string, string>;
const madeFromSchema = z.record(z.string(), z.record(z.string(), z.string()));

type TranslationFile = {
  place: string;
  language: TranslationName["language"];
  folder: keyof typeof FOLDERS;
  slug: string;
  text: string;
  /** Undefined if nobody recorded it: then the texts are taken to be of the English as it is. */
  madeFrom: MadeFrom | undefined;
};

async function readMadeFrom(folder: string): Promise<Readonly<Record<string, MadeFrom>>> {
  const text = await readFile(join(folder, MADE_FROM), "utf8").catch(() => "{}");
  return madeFromSchema.parse(JSON.parse(text));
}

/** All files, in the order of their names; none if there is no folder. */
export async function readTranslationFiles(folder = STARTER_TRANSLATIONS): Promise<TranslationFile[]> {
  const files: TranslationFile[] = [];
  for (const language of PROSE_LANGUAGES) {
    const madeFrom = await readMadeFrom(join(folder, language));
    for (const kind of Object.keys(FOLDERS) as (keyof typeof FOLDERS)[]) {
      const names = await readdir(join(folder, language, kind)).catch(() => []);
      for (const name of names.filter((one) => one.endsWith(".md")).sort()) {
        const place = join(language, kind, name);
        const text = await readFile(join(folder, place), "utf8");
        const slug = name.slice(0, -3);
        files.push({ place, language, folder: kind, slug, text, madeFrom: madeFrom[`${kind}/${slug}`] });
      }
    }
  }
  return files;
}

/** Whether it is a text that an entry of this kind may have, and may lack. */
const isShortText = (kind: TranslationName["kind"], name: string): boolean =>
  kind !== "page" && SHORT_TEXTS[kind].includes(name);

/** Clean HTML of a text that is written in HTML. Fields of pages are; the body of a file is Markdown. */
const htmlOf = (text: string): string => cleanRichText(text).html;

/** All texts in a value by their places, such as `whyFigures.0.note`. */
function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === "string") return value.trim() === "" ? [] : [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, place === "" ? name : `${place}.${name}`));
}

/** The pieces of a file, what English they were made from, and the fields of which some English has changed since. */
type StarterParts = { parts: Parts; madeFrom: MadeFrom; behind: string[] };

/**
 * The pieces of a file beside its English: short fields by their names, and the body block by block, in order. Fewer
 * blocks than the English has leave the rest as it is. A text whose English has changed since makes no piece.
 * @throws Error that says which part does not fit
 */
export function starterParts(
  { folder, text, madeFrom }: Pick<TranslationFile, "folder" | "text" | "madeFrom">,
  { fields }: Pick<Original, "fields">,
  at: string,
): StarterParts {
  const document = readStarterDocument(text);
  const { state, translator, ...short } = frontMatterSchema.parse(document.frontMatter);
  const made = (english: { fingerprint: string; text: string }, translated: string): Piece => ({
    fingerprint: english.fingerprint,
    english: english.text,
    text: normalised(translated),
    state,
    translator: state === "machine" ? null : translator,
    translatedAt: at,
    checker: null,
    checkedAt: null,
  });
  const done: StarterParts = { parts: {}, madeFrom: {}, behind: [] };
  /** The piece of a text that stands where this block is in the English. */
  const piece = (name: string, place: string, blocks: readonly Block[], here: Block | undefined, one: string) => {
    const wanted = madeFrom === undefined ? here?.fingerprint : madeFrom[place];
    const english = here?.fingerprint === wanted ? here : blocks.find(({ fingerprint }) => fingerprint === wanted);
    if (english === undefined) {
      if (!done.behind.includes(name)) done.behind.push(name);
      return [];
    }
    done.madeFrom[place] = english.fingerprint;
    return hasWords(english) ? [made(english, one)] : [];
  };
  const put = (name: string, translated: readonly string[]): void => {
    const field = fields.find((known) => known.name === name);
    if (field === undefined) throw new Error(`There is no English “${name}” to translate.`);
    const { blocks } = field;
    if (madeFrom === undefined && translated.length > blocks.length)
      throw new Error(`“${name}” has more paragraphs than its English.`);
    done.parts[name] = translated.flatMap((one, index) => piece(name, `${name}.${index}`, blocks, blocks[index], one));
  };
  for (const [name, value] of Object.entries(short)) {
    const field = fields.find((known) => known.name === name);
    // Numbers and days alone are the same in every language.
    if (field === undefined && typeof value === "string" && !/\p{L}/u.test(value)) continue;
    if (field?.kind === "texts") {
      // What the record tells is one field, whose texts are named by their places in the entry: events.0.text. The site
      // puts events in the order of their dates, so each is looked for by its English, wherever it stands.
      done.parts[name] = textsIn(value, name === RECORD ? "" : name).flatMap(([place, translated]) => {
        const here = field.blocks.find(({ path }) => path === place);
        return here === undefined && madeFrom?.[place] === undefined
          ? []
          : piece(name, place, field.blocks, here, translated);
      });
      continue;
    }
    if (field === undefined && (name === RECORD || isShortText(FOLDERS[folder], name))) {
      done.behind.push(name);
      continue;
    }
    const text = z.string(`“${name}” must be a text.`).parse(value);
    put(name, field?.kind === "richText" ? richBlocks(name, htmlOf(text)).map(({ html }) => html) : [text]);
  }
  const body = BODIES[FOLDERS[folder]];
  const blocks = richBlocks("body", htmlOf(document.html));
  if (blocks.length > 0) {
    if (body === undefined) throw new Error("The texts of a page are all fields between the two lines of dashes.");
    put(
      body,
      blocks.map(({ html }) => html),
    );
  }
  return done;
}

/** The id of what a file translates; undefined if the site does not have it, or has it in the bin. */
export async function findTranslatedId(
  db: Queryable,
  { folder, slug }: Pick<TranslationFile, "folder" | "slug">,
): Promise<string | undefined> {
  const kind = FOLDERS[folder];
  if (kind === "page") return PAGE_KEYS.find((key) => key === slug);
  const row = await findRowBySlug(db, kind, slug);
  return row === undefined || row.binned_at !== null ? undefined : row.id;
}

export type LoadedTranslations = { loaded: number; unchanged: number; left: string[] };

/**
 * Loads the translations that come with the site into the entries that have none in that language. What somebody
 * translated stays, and so does English that was edited here: its paragraphs do not match, and are told.
 */
export async function loadStarterTranslations(
  parts: { db: OpenDatabase; clock: Clock },
  { folder = STARTER_TRANSLATIONS, dryRun = false }: { folder?: string; dryRun?: boolean } = {},
): Promise<LoadedTranslations> {
  const done: LoadedTranslations = { loaded: 0, unchanged: 0, left: [] };
  for (const file of await readTranslationFiles(folder)) {
    const kind = FOLDERS[file.folder];
    const id = await findTranslatedId(parts.db.read, file);
    if (id === undefined) {
      done.left.push(`${file.place}: this site has no such ${kind}.`);
      continue;
    }
    try {
      const original = await readOriginal(parts.db.read, kind, id);
      const { parts: pieces, behind } = starterParts(file, original, parts.clock.now().toISOString());
      const name = { kind, id, language: file.language };
      const { result } = await restoreTranslation(parts, name, pieces, { by: null, onlyNew: true, dryRun });
      if (behind.length > 0) {
        const fields = behind.map((field) => `“${field}”`).join(", ");
        done.left.push(
          `${file.place}: left out of ${fields}, because the English here is not the one that was translated.`,
        );
      }
      if (result === "unchanged") done.unchanged += 1;
      else done.loaded += 1;
    } catch (error) {
      if (error instanceof AppError && error.kind === "DiskFull") throw error;
      done.left.push(
        `${file.place}: ${error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message}`,
      );
    }
  }
  return done;
}
