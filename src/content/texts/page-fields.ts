import { choice, defineFields, fullDate, json, richText, text } from "../fields/fields.ts";
import type { Figure } from "./figure.ts";

const publication = choice(["published", "draft"], {});
const title = text({ required: true, max: 80 });
const description = text({ required: true, max: 300 });
const longText = richText({ required: true, max: 12_000 });
const figures = json<Figure[]>({ empty: [] });
/** The keys of the sources of a figure that is a field of its own. */
const citedKeys = json<string[]>({ empty: [] });
/** A part of a legal text that it needs: what is empty is told, and refused. */
const part = richText({ required: true, max: 12_000 });
const optionalPart = richText({ max: 12_000 });

/** What can be edited of each page, in the order of its form. What stands between the texts is made by code. */
export const PAGE_FIELDS = {
  home: defineFields({
    heroTitle: title,
    heroLead: text({ required: true, max: 180 }),
    description,
    whyTitle: title,
    whyText: longText,
    whyFigures: figures,
    walkTitle: title,
    walkText: longText,
    walkPlaces: figures,
    processionTitle: title,
    processionText: longText,
    processionFigures: figures,
    tollTitle: title,
    tollNumber: text({ required: true, max: 20 }),
    tollSources: citedKeys,
    tollText: longText,
    tollYears: figures,
    wireText: longText,
    publication,
  }),
  about: defineFields({
    heading: title,
    lead: text({ required: true, max: 240 }),
    description,
    namesTitle: title,
    namesText: longText,
    namesFigures: figures,
    writeTitle: title,
    writeText: longText,
    askTitle: title,
    askText: longText,
    beginTitle: title,
    beginText: longText,
    publication,
  }),
  privacy: defineFields({
    effective: fullDate({ required: true }),
    description,
    responsible: optionalPart,
    collect: part,
    use: part,
    cookies: optionalPart,
    retention: optionalPart,
    children: optionalPart,
    rights: part,
    security: part,
    changes: part,
    contact: part,
    more: optionalPart,
    publication,
  }),
  terms: defineFields({
    effective: fullDate({ required: true }),
    description,
    acceptance: part,
    service: part,
    accuracy: part,
    use: part,
    content: part,
    links: optionalPart,
    liability: part,
    changes: part,
    contact: part,
    more: optionalPart,
    publication,
  }),
};
