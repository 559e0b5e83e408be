import { sql } from "kysely";
import { type ActingRole, may } from "../../../people/accounts/roles.ts";
import { ENTRY_KINDS } from "../../../platform/ids/entry-kind.ts";
import { foundIn } from "../../../platform/text/finding/found-words.ts";
import { toImageDetail, variantsByImages } from "../../entries/entry-image-rows.server.ts";
import { findNewestPage } from "../../entries/texts/page-rows.server.ts";
import { fieldsOf } from "../../fields/fields.ts";
import type { Parts } from "../../fields/pieces/piece.ts";
import type { ShownText } from "../../kinds/checks/entry-texts.ts";
import { listTagUses } from "../../kinds/tag-rows.server.ts";
import { plainTextOf } from "../../rich-text/plain-text-of.ts";
import type { Figure } from "../../texts/figure.ts";
import { PAGE_ACTIONS, PAGE_KEYS, type PageKey } from "../../texts/page.ts";
import { PAGE_FIELDS } from "../../texts/page-fields.ts";
import { PAGE_NAMES, pageLabels } from "../../texts/page-words.ts";
import type { FoundHit } from "../found-hit.ts";
import { labelOfField } from "./entry-places.ts";
import { type Look, linesOf, lookThrough, numberAfter, UNILLUSTRATED, type Wanted } from "./look.server.ts";
import { entriesById } from "./look-in-entries.server.ts";

/** Rows read at once: translations are as long as what they translate. */
const ROWS = 100;

type LabelledText = ShownText & { place: string };

/** The hits in the texts of one thing, whose other values are given. */
const hitsIn = (
  { terms }: Wanted,
  texts: readonly LabelledText[],
  own: Omit<FoundHit, "path" | "place" | "text" | "marks" | "more">,
): FoundHit[] =>
  texts.flatMap(({ path, place, text }) => {
    const sentence = foundIn(text, terms);
    return sentence === undefined ? [] : [{ ...own, path, place, ...sentence }];
  });

function textsOfPage(key: PageKey, content: Readonly<Record<string, unknown>>): LabelledText[] {
  const labels: Readonly<Record<string, string>> = pageLabels[key];
  return fieldsOf(PAGE_FIELDS[key]).flatMap(([name, { kind }]): LabelledText[] => {
    const value = content[name];
    const place = labels[name] ?? name;
    if (kind === "text" && typeof value === "string") return [{ path: name, place, text: value }];
    if (kind === "richText" && typeof value === "string") return [{ path: name, place, text: linesOf(value) }];
    if (kind !== "json" || !Array.isArray(value)) return [];
    return (value as (Figure | string)[]).flatMap((figure, index) =>
      typeof figure === "string"
        ? []
        : (["value", "meaning", "note"] as const).map((part) => ({
            path: `${name}.${index}.${part}`,
            place,
            text: figure[part] ?? "",
          })),
    );
  });
}

/** Home, About and the legal pages, in their newest versions: those that the role may change. */
export const lookInPages =
  (role: ActingRole): Look =>
  async (db, wanted) => {
    const hits: FoundHit[] = [];
    for (const key of PAGE_KEYS.filter((one) => may(role, PAGE_ACTIONS[one]))) {
      const { content } = await findNewestPage(db, key);
      const own = { kind: "page", _id: key, name: PAGE_NAMES[key], isDraft: content.publication === "draft" } as const;
      hits.push(
        ...hitsIn(wanted, textsOfPage(key, content), { group: "texts", language: null, ...own, ...UNILLUSTRATED }),
      );
    }
    return { hits, after: null };
  };

export const lookInTags: Look = async (db, wanted, after) => {
  const tags = (await listTagUses(db)).map(({ tag }, index) => ({ tag, index })).slice(numberAfter(after));
  return lookThrough(wanted, {
    rows: tags,
    asked: tags.length + 1,
    keyOf: ({ index }) => String(index + 1),
    find: ({ tag }) =>
      hitsIn(wanted, [{ path: "tag", place: "Tag", text: tag }], {
        ...{ group: "tags", kind: "tag", _id: tag, name: tag, isDraft: false, language: null },
        ...UNILLUSTRATED,
      }),
  });
};

/** The texts of a source that its form has, with their labels. */
const SOURCE_TEXTS = { title: "title", publisher: "publisher", author: "author", note: "note" } as const;

export const lookInSources: Look = async (db, wanted, after) => {
  const rows = await db
    .selectFrom("sources")
    .select(["key", "number", "title", "publisher", "author", "note"])
    .where("number", ">", numberAfter(after))
    .where("merged_into", "is", null)
    .orderBy("number")
    .limit(ROWS)
    .execute();
  return lookThrough(wanted, {
    rows,
    asked: ROWS,
    keyOf: ({ number }) => String(number),
    find(row) {
      const texts = Object.entries(SOURCE_TEXTS).map(([path, label]) => ({
        ...{ path, place: `Source ${row.key}, ${label}` },
        text: row[path as keyof typeof SOURCE_TEXTS] ?? "",
      }));
      return hitsIn(wanted, texts, {
        ...{ group: "sources", kind: "source", _id: row.key, name: row.title, isDraft: false, language: null },
        ...UNILLUSTRATED,
      });
    },
  });
};

/** The words of the images in the library. */
export const lookInImages: Look = async (db, wanted, after) => {
  const rows = await db
    .selectFrom("images")
    .selectAll()
    .where("name", ">", after === "0" ? "" : after)
    .where("letter_id", "is", null)
    .orderBy("name")
    .limit(ROWS)
    .execute();
  const found = await lookThrough(wanted, {
    rows,
    asked: ROWS,
    keyOf: ({ name }) => name,
    find: ({ name, alt, credit, licence }) =>
      hitsIn(
        wanted,
        [
          { path: "alt", place: "Image, alternative text", text: alt ?? "" },
          { path: "credit", place: "Image, credit", text: credit ?? "" },
          { path: "licence", place: "Image, licence", text: licence ?? "" },
        ],
        { group: "images", kind: "image", _id: name, name, isDraft: false, language: null, ...UNILLUSTRATED },
      ),
  });
  const names = new Set(found.hits.map(({ _id }) => _id));
  const variants = await variantsByImages(db, [...names]);
  const details = new Map(
    rows
      .filter(({ name }) => names.has(name))
      .map((row) => [row.name, toImageDetail(row, variants.get(row.name) ?? [])]),
  );
  const withImage = (hit: FoundHit): FoundHit => {
    const image = details.get(hit._id);
    return image === undefined ? hit : { ...hit, imageDetails: [image] };
  };
  return { ...found, hits: found.hits.map(withImage) };
};

const LANGUAGES = { si: "Sinhala", ta: "Tamil" } as const;

/** The labels of what is translated and is no field. */
const FURTHER_LABELS: Readonly<Record<string, string>> = {
  record: "Events and notes",
  imageDetails: "Alternative texts of images",
};

/** What is translated of entries and pages. Of several paragraphs of a field with the words, the first is a hit. */
export const lookInTranslations: Look = async (db, wanted, after) => {
  const [kind = "", id = "", language = ""] = after.split(" ");
  const rows = await db
    .selectFrom("translations")
    .select(["kind", "entry_id", "language", "parts"])
    .where(sql<boolean>`(kind, entry_id, language) > (${after === "0" ? "" : kind}, ${id}, ${language})`)
    .orderBy("kind")
    .orderBy("entry_id")
    .orderBy("language")
    .limit(ROWS)
    .execute();
  const found = await lookThrough(wanted, {
    rows,
    asked: ROWS,
    keyOf: (row) => `${row.kind} ${row.entry_id} ${row.language}`,
    find(row) {
      if (!wanted.isCandidate(row.parts)) return [];
      const pageKey = PAGE_KEYS.find((key) => row.kind === "page" && key === row.entry_id);
      const labels: Readonly<Record<string, string>> = pageKey === undefined ? {} : pageLabels[pageKey];
      return Object.entries(JSON.parse(row.parts) as Parts).flatMap(([field, pieces]) => {
        const label = labels[field] ?? FURTHER_LABELS[field] ?? labelOfField(field);
        const texts = pieces.map(({ text }) => ({
          ...{ path: field, place: `${LANGUAGES[row.language]}, ${label}` },
          text: plainTextOf(text),
        }));
        return hitsIn(wanted, texts, {
          ...{ group: "translations", kind: row.kind, _id: row.entry_id, language: row.language },
          ...{ name: pageKey === undefined ? "" : PAGE_NAMES[pageKey], isDraft: false },
          ...UNILLUSTRATED,
        }).slice(0, 1);
      });
    },
  });
  const named = new Map(
    await Promise.all(
      ENTRY_KINDS.map(async (one) => {
        const ids = new Set(found.hits.filter((hit) => hit.kind === one).map(({ _id }) => _id));
        return [one as string, await entriesById(db, one, [...ids])] as const;
      }),
    ),
  );
  const hits = found.hits.flatMap((hit) => {
    const entries = named.get(hit.kind);
    if (entries === undefined) return [hit];
    const entry = entries.get(hit._id);
    // An entry in the bin keeps its translations.
    return entry === undefined ? [] : [{ ...hit, ...entry }];
  });
  return { ...found, hits };
};
