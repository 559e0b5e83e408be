import { drawnFileName } from "../../domain/images/drawn-pictures.ts";
import type { ImageDetail } from "../../domain/images/entry-images.ts";
import { portraitCaption } from "../../domain/tuskers/portrait-caption.ts";
import type { Tusker, TuskerDetail } from "../../domain/tuskers/tusker.ts";
import { tuskerColumns } from "../entries/entry-columns.ts";
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
    ...tuskerColumns.fromRow(row, { tags }),
    summary: row.summary,
    imageUrl: urls,
    images: urls,
    imageDetails: images,
    portraitUrl: portraitUrl(row),
    portraitAlt: row.portrait_alt,
    cardUrl: tuskerCardUrl(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

type DetailRow = ShownTuskerRow & Pick<TuskerRow, "description_html">;

export function toTuskerDetail(row: DetailRow, tags: string[], images: ImageDetail[]): TuskerDetail {
  const tusker = toTusker(row, tags, images);
  return { ...tusker, descriptionHtml: row.description_html, portraitCaption: portraitCaption(tusker) };
}
