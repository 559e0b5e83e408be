import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { PLACE_KEYS } from "../places/places.ts";
import { CHARACTERS, DEATH_CAUSES } from "../record/vocabulary.ts";
import { SOURCE_KINDS } from "../sources/source.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../tuskers/status.ts";
import { FALLBACKS } from "./life.ts";

const spanSchema = z
  .object({ date: z.string(), earliest: z.iso.date(), latest: z.iso.date(), exact: z.boolean() })
  .meta({
    id: "Span",
    description: "A date as recorded, the first and last day it may mean, and whether it is exact.",
  });

const span = spanSchema.nullable();
const count = z.int().nonnegative();
const cause = z.enum(DEATH_CAUSES);
const status = z.enum(TUSKER_STATUSES);
const category = z.enum(TUSKER_CATEGORIES);
const kinds = z.partialRecord(z.enum(SOURCE_KINDS), count);
const tuskForm = z.enum(CHARACTERS.tusk_form.states);

export const lifeSchema = z
  .object({
    _id: entryIdSchema,
    slug: z.string(),
    name: z.string().meta({ description: "In the letters of the language that was asked for." }),
    category,
    status,
    born: span,
    died: span,
    deadBy: span.meta({ description: "The day by which he was dead, if the day of his death is not recorded." }),
    deathCause: cause.nullable(),
    first: span.meta({ description: "His first dated record." }),
    last: span.meta({ description: "His last dated record in life." }),
    places: z.array(z.enum(PLACE_KEYS)),
    tusks: z.enum(CHARACTERS.tusks.states).nullable(),
    tuskForm: tuskForm.nullable(),
    tuskBroken: z.boolean(),
    sources: z.object({ total: count, kinds }),
    fromFields: z
      .array(z.enum(FALLBACKS))
      .meta({ description: "What comes from the older fields of the entry, because its claims do not tell it." }),
  })
  .meta({ id: "Life" });

const base = { of: count, what: z.string() };
const causes = z.partialRecord(cause, count);
const year = z.int().nullable();
const deaths = z.object({ ...base, causes, years: z.array(z.object({ year, causes })) });
const statuses = z.partialRecord(status, count);

export const statisticsSchema = z
  .object({
    asOf: z.iso.date().meta({ description: "The day of these counts, in Sri Lanka." }),
    published: count,
    since: year.meta({ description: "The earliest year that any life reaches back to." }),
    status: z.object({ ...base, counts: statuses, categories: z.partialRecord(category, statuses) }),
    deaths,
    wildDeaths: deaths,
    tuskForms: z.object({
      ...base,
      recorded: count,
      counts: z.partialRecord(z.enum([...CHARACTERS.tusk_form.states, "one_tusk", "no_tusks", "broken"]), count),
    }),
    lastRecorded: z.object({ ...base, years: z.array(z.object({ year, count })) }),
    sources: z.object({ ...base, kinds }),
    groups: z
      .array(z.object({ status, category, deathCause: cause.nullable(), places: z.array(z.enum(PLACE_KEYS)), count }))
      .meta({ description: "How many lives have the same status, category, cause of death and places." }),
  })
  .meta({ id: "RecordStatistics", description: "Each count with what it is out of. Only published tuskers count." });
