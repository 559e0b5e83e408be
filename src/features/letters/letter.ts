import { z } from "zod";
import { isPlaceKey, PLACE_KEYS, type PlaceKey } from "../../content/places/places.ts";
import { multiLine, singleLine } from "../../content/safety/plain-text.ts";
import { entryIdSchema } from "../../platform/ids/entry-id.ts";
import { PUBLICATIONS } from "../../platform/ids/publication.ts";
import { ABOUT, LETTER_KINDS, LETTER_LICENCES, LONGEST, PERMISSIONS } from "./letter-fields.ts";
import { LETTER_STATES, OPEN_STATES } from "./letter-states.ts";
import { words } from "./words.ts";

export type LetterKind = (typeof LETTER_KINDS)[number];

const choice = <const Value extends string>(values: readonly [Value, ...Value[]], error: () => string) =>
  z.enum(values, { error });
/** A form sends an empty text for what was not filled in. */
const optionalLine = (name: keyof typeof LONGEST, label: () => string) =>
  singleLine({ max: LONGEST[name], label })
    .transform((text) => (text === "" ? null : text))
    .default(null);
const optionalText = (name: keyof typeof LONGEST, label: () => string) =>
  multiLine({ max: LONGEST[name], label })
    .transform((text) => (text === "" ? null : text))
    .default(null);
const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined);
const name = optionalLine("name", () => words.fields.name);

const correctionSchema = z
  .object({
    kind: z.literal("correction"),
    about: choice(ABOUT, () => words.errors.about),
    wrong: optionalText("wrong", () => words.fields.wrong),
    right: multiLine({ min: 1, max: LONGEST.right, label: () => words.fields.right }),
    source: optionalLine("source", () => words.fields.source),
    seen: ticked,
    name,
  })
  .refine(({ source, seen }) => source !== null || seen, { path: ["source"], error: () => words.errors.source });

const isMonth = (text: string): boolean => /^(?:0[1-9]|1[0-2])$/.test(text);
const isYear = (text: string): boolean => /^(?:18[5-9]|19\d|20\d)\d$/.test(text);

const photographSchema = z.object({
  kind: z.literal("photograph"),
  maker: singleLine({ min: 1, max: LONGEST.maker, label: () => words.fields.maker }),
  licence: choice(LETTER_LICENCES, () => words.errors.licence),
  month: z.string({ error: () => words.errors.month }).refine(isMonth, { error: () => words.errors.month }),
  year: z
    .string({ error: () => words.errors.year })
    .trim()
    .refine(isYear, { error: () => words.errors.year }),
  place: z.custom<PlaceKey>((value) => typeof value === "string" && isPlaceKey(value), {
    error: () => words.errors.place,
  }),
  permission: choice(PERMISSIONS, () => words.errors.permission),
  note: optionalText("note", () => words.fields.note),
  name,
});

/** The texts of a letter as a form sends them; the photograph comes beside them. */
export const sentLetterSchema = z.discriminatedUnion("kind", [correctionSchema, photographSchema], {
  error: () => words.errors.kind,
});
export type SentLetter = z.output<typeof sentLetterSchema>;

const texts = {
  kind: z.enum(LETTER_KINDS),
  about: z.enum(ABOUT).nullable(),
  wrong: z.string().nullable(),
  right: z.string().nullable(),
  source: z.string().nullable(),
  seen: z.boolean(),
  note: z.string().nullable(),
  maker: z.string().nullable(),
  licence: z.string().nullable(),
  takenOn: z.string().nullable().meta({ description: "Year and month." }),
  place: z.enum(PLACE_KEYS).nullable(),
  state: z.enum(LETTER_STATES),
  answer: z.string().nullable(),
  createdAt: z.iso.datetime(),
};

/** A letter as its reader sees it through its link. */
export const ownLetterSchema = z
  .object({
    ...texts,
    hasPhotograph: z.boolean(),
    tusker: z.object({
      name: z.string(),
      slug: z.string().nullable().meta({ description: "Null unless he is in the directory now." }),
    }),
    deletedOn: z.string().meta({ description: "The day on which the letter is deleted at the latest." }),
  })
  .meta({ id: "OwnLetter" });
export type OwnLetter = z.infer<typeof ownLetterSchema>;

/** A letter as editors see it. */
export const letterSchema = z
  .object({
    _id: entryIdSchema,
    ...texts,
    name: z.string().nullable(),
    permission: z.enum(PERMISSIONS).nullable(),
    photograph: z
      .object({
        url: z.string(),
        shownUrl: z.string().meta({ description: "A variant that is large enough for a screen." }),
        width: z.int(),
        height: z.int(),
        taken: z.boolean().meta({ description: "Whether it is in the library." }),
      })
      .nullable(),
    tusker: z.object({
      _id: entryIdSchema,
      name: z.string(),
      slug: z.string().nullable(),
      publication: z.enum(PUBLICATIONS).nullable().meta({ description: "Null if he is gone or in the bin." }),
    }),
    takenVersion: z.int().nullable(),
    settledAt: z.iso.datetime().nullable(),
    deletedOn: z.string(),
  })
  .meta({ id: "Letter" });
export type Letter = z.infer<typeof letterSchema>;

const answer = multiLine({ max: LONGEST.answer, label: "The answer" });

/** What editors do with a letter. */
export const letterChangeSchema = z
  .discriminatedUnion(
    "state",
    [
      z.strictObject({ state: z.enum(OPEN_STATES) }),
      z.strictObject({
        state: z.enum(["answered", "declined"]),
        answer: answer.min(1, "Write what the reader is to know: it is shown at the link of the letter."),
      }),
      z.strictObject({
        state: z.literal("taken"),
        version: z.int("The version must be a whole number.").min(1).optional().meta({
          description: "The version of the tusker that took it in; by default the present one.",
        }),
        answer: answer.optional(),
      }),
    ],
    "The state must be received, reading, taken, answered or declined.",
  )
  .meta({ id: "LetterChange" });
export type LetterChange = z.output<typeof letterChangeSchema>;

/** The words of a photograph as the editor writes them who takes it into the library. */
export const takenPhotographSchema = z
  .strictObject({
    alt: singleLine({ min: 1, max: 300, label: "The alternative text" }),
    credit: singleLine({ min: 1, max: 160, label: "The credit" }),
  })
  .meta({ id: "TakenPhotograph" });
