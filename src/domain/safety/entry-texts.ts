import { plainTextOf } from "../richtext/plain-text-of.ts";

/** What is looked through of an entry: a stored one, the body of a save, or what an old version held. */
export type EntryToCheck = {
  [Line in Lines]?: string | null | undefined;
} & {
  aliases?: readonly string[] | null | undefined;
  tags?: readonly string[] | null | undefined;
  sources?: readonly { title: string; url?: string | undefined }[] | null | undefined;
  imageDetails?:
    | readonly {
        alt?: string | null | undefined;
        credit?: string | null | undefined;
        licence?: string | null | undefined;
        takenOn?: string | null | undefined;
      }[]
    | null
    | undefined;
  status?: string | null | undefined;
  category?: string | null | undefined;
  publication?: string | null | undefined;
  statusAsOf?: string | null | undefined;
};

const LINES = ["name", "title", "location", "statusNote", "ageNote", "tusks", "origin", "excerpt", "author"] as const;
/** Written as HTML. */
export const RICH_TEXTS = ["description", "content"] as const;
type Lines = (typeof LINES)[number] | (typeof RICH_TEXTS)[number];

/** A text that readers see, and the field it stands in as errors name it. */
export type ShownText = { path: string; text: string };

const list = (path: string, texts: readonly (string | null | undefined)[] | null | undefined): ShownText[] =>
  (texts ?? []).flatMap((text, index) => (text ? [{ path: `${path}.${index}`, text }] : []));

/** Every text of an entry as readers see it, without markup. */
export function shownTexts(entry: EntryToCheck): ShownText[] {
  const images = entry.imageDetails ?? [];
  return [
    ...LINES.flatMap((path) => (entry[path] ? [{ path, text: entry[path] }] : [])),
    ...list("aliases", entry.aliases),
    ...list("tags", entry.tags),
    ...RICH_TEXTS.flatMap((path) => (entry[path] ? [{ path, text: plainTextOf(entry[path]) }] : [])),
    ...(entry.sources ?? []).map(({ title }, index) => ({ path: `sources.${index}.title`, text: title })),
    ...images.flatMap(({ alt, credit, licence }, index) =>
      Object.entries({ alt, credit, licence }).flatMap(([name, text]) =>
        text ? [{ path: `imageDetails.${index}.${name}`, text }] : [],
      ),
    ),
  ];
}

/**
 * Whether somebody could look for this tusker in the wild: he lives there, or was released and may, and is not known to
 * be dead. What has no category, such as an article, may tell of such an animal.
 */
export const mayLiveWild = ({ category, status }: Pick<EntryToCheck, "category" | "status">): boolean =>
  category !== "domesticated" && status !== "dead";
