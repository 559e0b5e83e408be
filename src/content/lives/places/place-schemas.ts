import { z } from "zod";
import { PLACE_KEYS, PLACE_KINDS } from "../../places/places.ts";
import { eventSchema } from "../../record/record.ts";
import { sourceSchema } from "../../sources/source.ts";
import { TUSKER_STATUSES } from "../../tuskers/status.ts";
import { lifeSchema } from "../life-schemas.ts";

const count = z.int().nonnegative();
const key = z.enum(PLACE_KEYS);

export const placeSchema = z
  .object({
    key,
    name: z.string(),
    kind: z.enum(PLACE_KINDS),
    districts: z.array(key).meta({ description: "The districts that it lies in; of a district, itself." }),
    areaKm2: z.number().nullable().meta({ description: "Null if no source of this site gives it." }),
    areaSource: z.string().nullable(),
    areaNote: z.string().nullable().meta({ description: "What other accounts say of its area." }),
    tuskers: count.meta({
      description:
        "How many published tuskers are told of the place itself, as `GET /api/record?place=` lists them. One that may live wild is told of the district instead of a park or reserve below 50 km².",
    }),
    statuses: z
      .partialRecord(z.enum(TUSKER_STATUSES), count)
      .meta({ description: "The same tuskers by their state at the last record." }),
    tuskersWithin: count.meta({
      description: "How many are told of it or, for a district, of a place that lies in it, wholly or partly.",
    }),
  })
  .meta({ id: "Place" });

export const recordedTuskerSchema = lifeSchema
  .extend({
    statusAsOf: z.string().nullable(),
    diedOn: z.string().nullable(),
    location: z
      .string()
      .nullable()
      .meta({ description: "His location, if it names this place; null if only events connect him with it." }),
    events: z.array(eventSchema).meta({ description: "What happened here, in order of date; at most 30 events." }),
    eventCount: count,
  })
  .meta({ id: "RecordedTusker" });

export const placeDetailSchema = placeSchema
  .extend({
    asOf: z.iso.date().meta({ description: "The day of this reply, in Sri Lanka." }),
    inside: z.array(placeSchema).meta({ description: "What lies in a district." }),
    neighbours: z.array(placeSchema).meta({ description: "The parks, reserves and homes that share a district." }),
    recorded: z
      .array(recordedTuskerSchema)
      .meta({ description: "The tuskers told of the place, or of what lies in it, by name; at most 100." }),
    sources: z.array(sourceSchema).meta({ description: "What the events cite." }),
  })
  .meta({ id: "PlaceDetail" });

export type PlaceSummary = z.output<typeof placeSchema>;
export type RecordedTusker = z.output<typeof recordedTuskerSchema>;
export type PlaceDetail = z.output<typeof placeDetailSchema>;
