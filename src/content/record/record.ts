import { z } from "zod";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { PLACE_KEYS } from "../places/places.ts";
import { multiLine, singleLine } from "../safety/plain-text.ts";
import { sourceKeySchema } from "../sources/source-key.ts";
import { compareRecordDates, isRecordDate } from "./record-date.ts";
import {
  CERTAINTIES,
  CHARACTER_NAMES,
  CHARACTERS,
  DEATH_CAUSES,
  EVENT_KINDS,
  KEEPERS,
  MARK_PLACES,
  RELATION_KINDS,
  SIDES,
} from "./vocabulary.ts";

/** What is recorded of a tusker: facts with their accounts, events, features, relations; each with its sources. */

const recordDate = (label: string) =>
  z
    .string(`${label} must be text such as 1953, 1953-07 or 1953~.`)
    .trim()
    .refine(
      isRecordDate,
      `${label} must be a year, a month or a day (1953, 1953-07, 1953-07-16), with ~ for about and ? for uncertain, or 1970/1975 for between, or [1974,1978] for one of.`,
    )
    .meta({
      description: "A date in a part of EDTF (ISO 8601-2).",
      example: "1953~",
      pattern: "^[\\d\\-~?%/\\[\\], ]{4,70}$",
    });

const sources = z
  .array(sourceKeySchema, "Sources must be a list of keys.")
  .max(10, "A statement can have at most 10 sources.")
  .default([]);
const certainty = z.enum(CERTAINTIES, `Certainty must be one of: ${CERTAINTIES.join(", ")}.`).default("certain");
const note = singleLine({ max: 300, label: "The note" }).optional();
const recordedOn = recordDate("The day of the record").optional();
const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]], label: string) =>
  z.enum(values, `${label} must be one of: ${values.join(", ")}.`);

/** One account of a fact. */
const account = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ value, certainty, sources, note, recordedOn });
const accounts = <Value extends z.ZodType>(label: string, value: Value) =>
  z
    .array(account(value), `${label} must be a list of accounts.`)
    .max(10, `${label} can have at most 10 accounts.`)
    .optional();

const range = (label: string, unit: string, min: number, max: number) => {
  const message = `${label} must be a number from ${min} to ${max} ${unit}.`;
  const bound = z.number(message).min(min, message).max(max, message);
  return { min: bound, max: bound, about: z.boolean("“About” must be true or false.").optional() };
};
const inOrder = ({ min, max }: { min: number; max: number }) => min <= max;
const notInOrder = "The first number must not be larger than the second.";

const heightSchema = z.strictObject(range("Height", "m", 0.5, 5)).refine(inOrder, notInOrder);
const ageSchema = z
  .strictObject({ ...range("Age", "years", 0, 120), on: recordDate("The date of the age").optional() })
  .refine(inOrder, notInOrder);
const tuskLengthSchema = z
  .strictObject({
    ...range("The length of a tusk", "m", 0.05, 4),
    side: oneOf(SIDES, "The side").optional(),
    measured: oneOf(["outside", "whole"], "How the tusk was measured").optional(),
  })
  .refine(inOrder, notInOrder);

/** Structured facts. Each is a list of accounts, the preferred one first. A missing fact is not recorded. */
export const claimsSchema = z
  .strictObject({
    status: accounts("Status", oneOf(["alive", "dead", "missing"], "Status")),
    born: accounts("Birth", recordDate("The date of birth")),
    died: accounts("Death", recordDate("The date of death")),
    deathCause: accounts("Cause of death", oneOf(DEATH_CAUSES, "The cause of death")),
    age: accounts("Age", ageSchema),
    height: accounts("Height", heightSchema),
    tuskLength: accounts("Length of the tusks", tuskLengthSchema),
    origin: accounts("Origin", singleLine({ min: 1, max: 400, label: "Origin" })),
    keeper: accounts("Keeper", oneOf(KEEPERS, "The keeper")),
  })
  .meta({ id: "Claims" });

const place = oneOf(PLACE_KEYS, "The place").optional();

export const eventSchema = z
  .strictObject({
    id: z
      .string("The id must be text.")
      .regex(/^[a-z0-9-]{1,40}$/, "The id may contain small letters, digits and hyphens.")
      .optional()
      .meta({ description: "Unique within the entry. New events without one get one." }),
    kind: oneOf(EVENT_KINDS, "The kind of event"),
    date: recordDate("The date of the event"),
    until: recordDate("The end of the event")
      .optional()
      .meta({ description: "The end of what lasted: a service, a treatment. `date` is then its beginning." }),
    place,
    text: multiLine({ min: 1, max: 600, label: "The text of the event" }),
    certainty,
    account: singleLine({ min: 1, max: 40, label: "The group of accounts" })
      .optional()
      .meta({ description: "Events with the same value are accounts of one happening." }),
    role: singleLine({ min: 1, max: 100, label: "The role" }).optional(),
    sources,
  })
  .refine(({ date, until }) => until === undefined || compareRecordDates(date, until) <= 0, {
    path: ["until"],
    message: "The end of the event must not be before its beginning.",
  })
  .meta({ id: "RecordedEvent" });

export const eventsSchema = z
  .array(eventSchema, "Events must be a list.")
  .max(200, "A tusker can have at most 200 events.")
  .superRefine((events, context) => {
    const ids = events.flatMap(({ id }) => id ?? []);
    if (new Set(ids).size < ids.length) context.addIssue({ code: "custom", message: "Two events have the same id." });
  });

/** The states of all characters. Which of them a character can have is checked below. */
const STATES = [...new Set(CHARACTER_NAMES.flatMap((name): readonly string[] => CHARACTERS[name].states))];

export const featureSchema = z
  .strictObject({
    character: oneOf(CHARACTER_NAMES, "The character"),
    side: oneOf(SIDES, "The side").optional(),
    state: z.string("The state must be text.").meta({ enum: STATES }),
    clock: z
      .int("The hour must be a whole number.")
      .min(1, "The hour must be from 1 to 12.")
      .max(12, "The hour must be from 1 to 12.")
      .optional()
      .meta({ description: "Where on the edge of the ear, as on a clock." }),
    where: oneOf(MARK_PLACES, "The part of the body").optional(),
    from: recordDate("The first day of the feature").optional(),
    until: recordDate("The last day of the feature").optional(),
    recordedOn,
    certainty,
    note,
    sources,
  })
  .superRefine(({ character, side, state, clock, where }, context) => {
    const { side: sided, states } = CHARACTERS[character] ?? { side: "none", states: [] };
    const flaw = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (!(states as readonly string[]).includes(state))
      flaw("state", `The state must be one of: ${states.join(", ")}.`);
    if (side !== undefined && sided === "none") flaw("side", "This character has no side.");
    if (clock !== undefined && character !== "ear_edge") flaw("clock", "Only the edge of an ear has an hour.");
    if (where !== undefined && character !== "mark") flaw("where", "Only a mark has a part of the body.");
  })
  .meta({ id: "Feature" });

export const featuresSchema = z
  .array(featureSchema, "Features must be a list.")
  .max(80, "A tusker can have at most 80 features.");

export const relationSchema = z
  .strictObject({
    kind: oneOf(RELATION_KINDS, "The kind of relation"),
    to: entryIdSchema.optional().meta({ description: "The `_id` of another tusker of the directory." }),
    name: singleLine({ min: 1, max: 120, label: "The name" }).optional(),
    date: recordDate("The date of the relation").optional(),
    certainty,
    note,
    sources,
  })
  .refine(({ to, name }) => (to === undefined) !== (name === undefined), {
    path: ["to"],
    message: "Give either another tusker of the directory or a name.",
  })
  .meta({ id: "Relation" });

export const relationsSchema = z
  .array(relationSchema, "Relations must be a list.")
  .max(40, "A tusker can have at most 40 relations.");

/** A relation as readers see it, from whichever of the two tuskers records it. */
export const relatedSchema = z
  .object({
    kind: z.enum(RELATION_KINDS),
    to: z
      .object({ _id: z.string(), slug: z.string(), name: z.string() })
      .nullable()
      .meta({ description: "Null for an animal that has no entry." }),
    name: z.string(),
    date: z.string().optional(),
    certainty: z.enum(CERTAINTIES),
    sources: z.array(z.string()).meta({
      description: "Keys of this tusker's own sources if the relation is `given`, otherwise of the other's.",
    }),
    note: z.string().optional(),
    given: z.boolean().meta({ description: "Whether this tusker's own record tells it." }),
  })
  .meta({ id: "Related" });

export type Claims = z.output<typeof claimsSchema>;
export type RecordedEvent = z.output<typeof eventSchema>;
export type Feature = z.output<typeof featureSchema>;
export type Relation = z.output<typeof relationSchema>;
export type Related = z.output<typeof relatedSchema>;
/** An account of any fact. */
export type Account<Value = unknown> = Omit<NonNullable<Claims["born"]>[number], "value"> & { value: Value };
