import { drawnFileName } from "../../../artwork/drawn-images.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { portraitAlt } from "../../drawings/entry-drawings.server.ts";
import { tuskerCardUrl } from "../../drawings/share-card-address.server.ts";
import type { ImageDetail } from "../../images/entry-images.ts";
import { tuskerColumns } from "../../kinds/rows/entry-columns.server.ts";
import type { ShownTuskerRow } from "../../kinds/rows/shown-columns.server.ts";
import { mayLiveWild } from "../../tuskers/may-live-wild.ts";
import { nameHere } from "../../tuskers/name-here.ts";
import { nativeNamesOf, type SpelledName } from "../../tuskers/native-names.ts";
import { portraitTexts } from "../../tuskers/portrait/portrait-caption.ts";
import { tellEvents, tellLocation } from "../../tuskers/told-places.ts";
import type { Tusker, TuskerDetail } from "../../tuskers/tusker.ts";
import type { TuskerRow } from "../../tuskers/tusker-tables.server.ts";

/** The URL of the drawn portrait in its standard aspect ratio. Other ratios and sizes have similar URLs. */
const portraitUrl = ({ slug, portrait_hash: hash }: ShownTuskerRow): string =>
  `/portraits/${drawnFileName({ slug, aspect: "4:5", width: undefined, hash })}`;

/** The fields of a row. Those of a published one are told, and name no place that is too small. */
function fieldsOf(row: ShownTuskerRow, tags: string[]) {
  const fields = tuskerColumns.fromRow(row, { tags });
  if (fields.publication !== "published" || !mayLiveWild(fields)) return fields;
  return { ...fields, location: tellLocation(fields), events: tellEvents(fields.events, true) };
}

/** Converts a stored row to the shape of the API. */
export function toTusker(
  row: ShownTuskerRow,
  tags: string[],
  images: ImageDetail[],
  names: readonly SpelledName[] = [],
): Tusker {
  const urls = images.map((image) => image.url);
  const fields = fieldsOf(row, tags);
  const nativeNames = nativeNamesOf(fields, names);
  return {
    _id: row.id,
    slug: row.slug,
    ...fields,
    nativeNames,
    summary: row.summary,
    imageUrl: urls,
    images: urls,
    imageDetails: images,
    portraitUrl: portraitUrl(row),
    portraitAlt: currentLanguage() === "en" ? row.portrait_alt : portraitAlt({ ...fields, slug: row.slug }),
    cardUrl: tuskerCardUrl(row, nameHere({ name: fields.name, nativeNames })),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

type DetailRow = ShownTuskerRow & Pick<TuskerRow, "description_html">;

export function toTuskerDetail(
  row: DetailRow,
  tags: string[],
  images: ImageDetail[],
  names: readonly SpelledName[] = [],
): TuskerDetail {
  const tusker = toTusker(row, tags, images, names);
  return { ...tusker, descriptionHtml: row.description_html, ...portraitTexts(tusker) };
}
