import { z } from "zod";
import { PLACE_KEYS } from "../../content/places/places.ts";
import { CERTAINTIES, EVENT_KINDS } from "../../content/record/vocabulary.ts";
import { sourceSchema } from "../../content/sources/source.ts";
import { TUSKER_STATUSES } from "../../content/tuskers/status.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many days before and after today are told. */
const AROUND = 3;

const remembered = z
  .object({
    slug: z.string(),
    name: z.string(),
    status: z.enum(TUSKER_STATUSES),
    kind: z.enum(EVENT_KINDS),
    date: z.iso.date(),
    text: z.string(),
    place: z.enum(PLACE_KEYS).optional(),
    certainty: z.enum(CERTAINTIES),
    isOneAccount: z.boolean().meta({ description: "Whether the record holds other accounts of the same happening." }),
    sources: z.array(sourceSchema).min(1),
  })
  .meta({ id: "RememberedEvent" });

export const daysSchema = z
  .object({
    asOf: z.iso.date().meta({ description: "Today in Sri Lanka." }),
    days: z.array(
      z.object({
        day: z.string().meta({ description: "Month and day.", example: "11-26" }),
        isToday: z.boolean(),
        events: z.array(remembered),
        left: z.int().nonnegative().meta({ description: "How many more tuskers have an event on this day." }),
      }),
    ),
  })
  .meta({ id: "DaysOfTheRecord" });

export type Remembered = z.infer<typeof remembered>;
export type Days = z.infer<typeof daysSchema>;

const isLeap = (year: number): boolean => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The days around today, as `MM-DD`. Where this year has no 29 February, it follows the 28th. */
export function daysAround(today: string): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`);
  return Array.from({ length: 2 * AROUND + 1 }, (_, index) => {
    const date = new Date(noon + (index - AROUND) * DAY_MS);
    const day = date.toISOString().slice(5, 10);
    return day === "02-28" && !isLeap(date.getUTCFullYear()) ? [day, "02-29"] : [day];
  }).flat();
}
