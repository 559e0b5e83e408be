import { drawnFileName } from "../../domain/images/drawn-pictures.ts";
import type { ImageDetail } from "../../domain/images/entry-images.ts";
import type { Source } from "../../domain/sources/source.ts";
import { portraitCaption } from "../../domain/tuskers/portrait-caption.ts";
import type { PortraitParameters } from "../../domain/tuskers/portrait-parameters.ts";
import type { Tusker, TuskerDetail } from "../../domain/tuskers/tusker.ts";
import type { DrawnTusker } from "../pictures/entry-drawings.ts";
import { tuskerCardUrl } from "../pictures/share-card-address.ts";
import type { TuskerRow } from "./schema.ts";
import type { ShownTuskerRow } from "./shown-columns.ts";

/** The address of the drawn portrait as it stands on a plate; other shapes and forms have addresses like it. */
const portraitUrl = ({ slug, portrait_hash: hash }: ShownTuskerRow): string =>
  `/portraits/${drawnFileName({ slug, aspect: "4:5", width: undefined, hash })}`;

/** A stored row in the shape that the API gives out. */
export function toTusker(row: ShownTuskerRow, tags: string[], images: ImageDetail[]): Tusker {
  const urls = images.map((image) => image.url);
  return {
    _id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    summary: row.summary,
    status: row.status,
    age: row.age,
    location: row.location,
    category: row.category,
    tags,
    imageUrl: urls,
    images: urls,
    imageDetails: images,
    publication: row.publication,
    portraitUrl: portraitUrl(row),
    portraitAlt: row.portrait_alt,
    cardUrl: tuskerCardUrl(row),
    aliases: JSON.parse(row.aliases) as string[],
    statusAsOf: row.status_as_of,
    statusNote: row.status_note,
    ageNote: row.age_note,
    bornYear: row.born_year,
    diedOn: row.died_on,
    heightM: row.height_m,
    tusks: row.tusks,
    origin: row.origin,
    sources: JSON.parse(row.sources) as Source[],
    portrait: portraitOf(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** What of a tusker decides how he is drawn. */
export const drawnTuskerOf = (
  row: Omit<ShownTuskerRow, "seq" | "portrait_hash" | "portrait_alt">,
  tags: string[],
): DrawnTusker => ({
  slug: row.slug,
  location: row.location,
  tags,
  status: row.status,
  age: row.age,
  category: row.category,
  tusks: row.tusks,
  portrait: portraitOf(row),
});

const portraitOf = ({ portrait }: Pick<TuskerRow, "portrait">): PortraitParameters | null =>
  portrait === null ? null : (JSON.parse(portrait) as PortraitParameters);

type DetailRow = ShownTuskerRow & Pick<TuskerRow, "description_html">;

export function toTuskerDetail(row: DetailRow, tags: string[], images: ImageDetail[]): TuskerDetail {
  const tusker = toTusker(row, tags, images);
  return { ...tusker, descriptionHtml: row.description_html, portraitCaption: portraitCaption(tusker) };
}
