import type { PortraitParameters } from "../../artwork/portrait-parameters.ts";
import { PUBLICATIONS } from "../../platform/ids/publication.ts";
import { MAX_WIKIDATA_LENGTH } from "../../platform/ids/wikidata-item.ts";
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
} from "../fields/fields.ts";
import type { Claims, Feature, RecordedEvent, Relation } from "../record/record.ts";
import type { SentSource, Source } from "../sources/source.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "./status.ts";

/** Maximum length of a description, in characters of its source (HTML included). */
export const MAX_DESCRIPTION_LENGTH = 60_000;

/**
 * The fields of a tusker. Columns, validation, history, files, searches, the form and the facts on his page are
 * generated from this table.
 */
export const tuskerFields = defineFields({
  name: text({ max: 120, required: true, searched: true, inLists: true }),
  aliases: textList({ max: 120, items: 30, searched: true, inLists: true, group: "more", fact: "wide" }),
  status: choice(TUSKER_STATUSES, { default: "alive", inLists: true, fact: "half" }),
  statusAsOf: partialDate({ group: "aboutStatus" }),
  statusNote: text({ max: 1000, lines: true, group: "aboutStatus" }),
  age: numberOrUnknown({ min: 0, max: 120, inLists: true, fact: "half" }),
  ageNote: text({ max: 200, group: "former" }),
  bornYear: number({ min: 1700, max: 2200, step: 1, fact: "wide" }),
  diedOn: partialDate(),
  heightM: number({ min: 0.5, max: 5, unit: "m", fact: "half" }),
  location: text({ max: 200, required: true, inLists: true, fact: "half" }),
  category: choice(TUSKER_CATEGORIES, { default: "wild", inLists: true, fact: "half" }),
  tags: tags({ inLists: true }),
  tusks: text({ max: 300, group: "former", fact: "half" }),
  origin: text({ max: 400, fact: "wide" }),
  wikidata: text({ max: MAX_WIKIDATA_LENGTH, rule: "wikidata item", group: "more", fact: "wide" }),
  description: richTextOrEmpty({ max: MAX_DESCRIPTION_LENGTH }),
  publication: choice(PUBLICATIONS, { default: "published", inLists: true }),
  claims: json<Claims>({ empty: {} }),
  events: json<RecordedEvent[]>({ empty: [] }),
  features: json<Feature[]>({ empty: [] }),
  relations: json<Relation[]>({ empty: [] }),
  sources: json<Source[], SentSource[]>({ empty: [] }),
  portrait: json<PortraitParameters | null>({ empty: null }),
});

export type TuskerFields = Content<typeof tuskerFields>;
