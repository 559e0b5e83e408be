import type { ImageDetail } from "../images/entry-images.ts";
import { cleanRichText } from "../richtext/clean-rich-text.ts";
import { summaryOf } from "../richtext/plain-text-of.ts";
import { renderRichText } from "../richtext/render-rich-text.ts";
import { portraitCaption } from "../tuskers/portrait-caption.ts";
import type { TuskerChange, TuskerDetail } from "../tuskers/tusker.ts";

type Clearable =
  | "status"
  | "category"
  | "tags"
  | "publication"
  | "aliases"
  | "statusAsOf"
  | "statusNote"
  | "ageNote"
  | "bornYear"
  | "diedOn"
  | "heightM"
  | "tusks"
  | "origin"
  | "sources"
  | "portrait";

type Fields = Pick<TuskerDetail, Clearable>;

/** What a new tusker has in the fields that are not sent, and any tusker in those that are cleared. */
const CLEARED: Fields = {
  status: "alive",
  category: "wild",
  tags: [],
  publication: "published",
  aliases: [],
  statusAsOf: null,
  statusNote: null,
  ageNote: null,
  bornYear: null,
  diedOn: null,
  heightM: null,
  tusks: null,
  origin: null,
  sources: [],
  portrait: null,
};

/** What a save makes up by itself. */
export type Identity = { _id: string; slug: string; createdAt: string; updatedAt: string };

/** A tusker without what is drawn of him. */
export type UndrawnTusker = Omit<TuskerDetail, "portraitUrl" | "portraitAlt" | "cardUrl">;

/**
 * A tusker as he would be stored if this were saved now. A test holds it against what a save really makes.
 * @param stored what is there before; undefined for a new one
 * @param images his pictures after the change, in order
 */
export function previewedTusker(
  stored: TuskerDetail | undefined,
  sent: TuskerChange,
  { identity, images }: { identity: Identity; images: ImageDetail[] },
): UndrawnTusker {
  const before: Fields = stored ?? CLEARED;
  const fieldOf = <Field extends Clearable>(field: Field): Fields[Field] => {
    const value = sent[field] as Fields[Field] | null | undefined;
    return value === undefined ? before[field] : (value ?? CLEARED[field]);
  };
  const description =
    sent.description === undefined ? (stored?.description ?? "") : cleanRichText(sent.description ?? "").html;
  const urls = images.map((image) => image.url);
  return {
    ...identity,
    name: sent.name,
    age: sent.age,
    location: sent.location,
    description,
    descriptionHtml: renderRichText(description, { images }),
    portraitCaption: portraitCaption({ tusks: fieldOf("tusks"), tags: fieldOf("tags"), sources: fieldOf("sources") }),
    summary: summaryOf(description),
    imageUrl: urls,
    images: urls,
    imageDetails: images,
    status: fieldOf("status"),
    category: fieldOf("category"),
    tags: fieldOf("tags"),
    publication: fieldOf("publication"),
    aliases: fieldOf("aliases"),
    statusAsOf: fieldOf("statusAsOf"),
    statusNote: fieldOf("statusNote"),
    ageNote: fieldOf("ageNote"),
    bornYear: fieldOf("bornYear"),
    diedOn: fieldOf("diedOn"),
    heightM: fieldOf("heightM"),
    tusks: fieldOf("tusks"),
    origin: fieldOf("origin"),
    sources: fieldOf("sources"),
    portrait: fieldOf("portrait"),
  };
}
