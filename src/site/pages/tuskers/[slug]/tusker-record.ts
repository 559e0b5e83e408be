import { fieldsOf } from "../../../../content/fields/fields.ts";
import type { ListedSource } from "../../../../content/sources/source.ts";
import { type TuskerFields, tuskerFields } from "../../../../content/tuskers/fields.ts";
import type { TuskerDetail } from "../../../../content/tuskers/tusker.ts";

/** Fields that the page does not need, or receives in another form. */
const NOT_SENT = ["description", "publication", "relations", "sources", "portrait"] as const;

/** Values derived from the fields that the page shows. */
const DERIVED = [
  "_id",
  "slug",
  "version",
  "updatedAt",
  "nativeNames",
  "summary",
  "descriptionHtml",
  "imageDetails",
  "portraitUrl",
  "portraitAlt",
  "portraitCaption",
  "portraitDetails",
  "cardUrl",
] as const;

export type SentField = Exclude<keyof TuskerFields, (typeof NOT_SENT)[number]>;

const isSent = (name: keyof TuskerFields): name is SentField => !NOT_SENT.some((left) => left === name);

/** The fields of the table that the page receives unchanged. */
export const SENT_FIELDS: readonly SentField[] = fieldsOf(tuskerFields)
  .map(([name]) => name)
  .filter(isSent);

export type SentName = SentField | (typeof DERIVED)[number];

/** Only of tuskers that are translated. */
type Translated = Pick<TuskerDetail, "translation" | "machineIn">;

/** The fields that a tusker's page shows. It receives no others. */
export type TuskerRecord = Pick<TuskerDetail, SentName> &
  Translated & {
    sources: ListedSource[];
  };

export const SENT_NAMES: readonly SentName[] = [...SENT_FIELDS, ...DERIVED];
