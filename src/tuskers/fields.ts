import type { PortraitParameters } from "../artwork/portrait-parameters.ts";
import {
  type Content,
  choice,
  defineFields,
  json,
  number,
  numberOrUnknown,
  partialDate,
  richTextOrEmpty,
  tags,
  text,
  textList,
} from "../entries/definition/fields.ts";
import { PUBLICATIONS } from "../platform/identifiers/publication.ts";
import type { Source } from "../sources/source.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "./status.ts";

/** Longest description, in characters as they are written (HTML included). */
export const MAX_DESCRIPTION_LENGTH = 60_000;

/** What a tusker is. Columns, rules, history, files, searches and the form follow from this table. */
export const tuskerFields = defineFields({
  name: text({ max: 120, required: true, searched: true, inLists: true }),
  aliases: textList({ max: 120, items: 30, searched: true, inLists: true, group: "more" }),
  status: choice(TUSKER_STATUSES, { default: "alive", inLists: true }),
  statusAsOf: partialDate({ group: "aboutStatus" }),
  statusNote: text({ max: 1000, lines: true, group: "aboutStatus" }),
  age: numberOrUnknown({ min: 0, max: 120, inLists: true }),
  ageNote: text({ max: 200, group: "more" }),
  bornYear: number({ min: 1700, max: 2200, step: 1, group: "more" }),
  diedOn: partialDate({ group: "more" }),
  heightM: number({ min: 0.5, max: 5, unit: "m", group: "more" }),
  location: text({ max: 200, required: true, inLists: true }),
  category: choice(TUSKER_CATEGORIES, { default: "wild", inLists: true }),
  tags: tags({ inLists: true }),
  tusks: text({ max: 300, group: "more" }),
  origin: text({ max: 400, group: "more" }),
  description: richTextOrEmpty({ max: MAX_DESCRIPTION_LENGTH }),
  publication: choice(PUBLICATIONS, { default: "published", inLists: true }),
  sources: json<Source[]>({ empty: [] }),
  portrait: json<PortraitParameters | null>({ empty: null }),
});

export type TuskerFields = Content<typeof tuskerFields>;
