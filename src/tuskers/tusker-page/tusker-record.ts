import type { TuskerDetail } from "../tusker.ts";

type ShownFields =
  | "slug"
  | "name"
  | "summary"
  | "descriptionHtml"
  | "status"
  | "statusAsOf"
  | "statusNote"
  | "age"
  | "ageNote"
  | "location"
  | "category"
  | "heightM"
  | "tusks"
  | "bornYear"
  | "diedOn"
  | "origin"
  | "tags"
  | "aliases"
  | "imageDetails"
  | "portraitUrl"
  | "portraitAlt"
  | "portraitCaption"
  | "cardUrl";

/** What a tusker's screen shows, and all that its page sends along. */
export type TuskerRecord = Pick<TuskerDetail, ShownFields> & {
  sources: { title: string; url: string | undefined }[];
};
