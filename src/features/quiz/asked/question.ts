import { z } from "zod";
import { STATEMENT_NAMES } from "../../../content/lives/statements.ts";
import { PLACE_KEYS } from "../../../content/places/places.ts";
import { CHARACTER_NAMES, EVENT_KINDS, RELATION_KINDS } from "../../../content/record/vocabulary.ts";
import { SOURCE_KINDS } from "../../../content/sources/source.ts";
import { SETS } from "./sets.ts";

const subject = z.object({ slug: z.string(), name: z.string() }).meta({ id: "QuestionSubject" });
const source = z
  .object({
    key: z.string().optional(),
    title: z.string(),
    url: z.string().optional(),
    kind: z.enum(SOURCE_KINDS).optional(),
  })
  .meta({ id: "QuestionSource" });

const code = z.string().meta({ description: "Names the question and this answer to it in the address of the result." });
const common = {
  id: z.string().meta({ description: "The same for the same question, whatever set it is in." }),
  answer: code,
  sources: z.array(source).min(1).meta({ description: "What the right answer rests on." }),
};
const years = z.array(z.object({ code, year: z.int() }));
const tuskers = z.array(z.object({ code, tusker: subject }));
const height = z.object({ min: z.number(), max: z.number(), about: z.boolean() });

export const questionSchema = z
  .discriminatedUnion("kind", [
    z.object({ ...common, kind: z.literal("year"), about: subject, event: z.enum(EVENT_KINDS), options: years }),
    z.object({
      ...common,
      kind: z.literal("height"),
      about: subject,
      options: z.array(z.object({ code, height })),
    }),
    z.object({
      ...common,
      kind: z.literal("feature"),
      character: z.enum(CHARACTER_NAMES),
      state: z.string(),
      options: tuskers,
    }),
    z.object({
      ...common,
      kind: z.literal("relation"),
      about: subject,
      relation: z.enum(RELATION_KINDS),
      options: tuskers,
    }),
    z.object({ ...common, kind: z.literal("place"), place: z.enum(PLACE_KEYS), options: tuskers }),
    z.object({
      ...common,
      kind: z.literal("earliest"),
      date: z.string().meta({ description: "The earliest date in the record of the right one." }),
      options: tuskers,
    }),
    z.object({
      ...common,
      kind: z.literal("statement"),
      statement: z.enum(STATEMENT_NAMES),
      options: z.array(z.object({ code, isFact: z.boolean() })),
    }),
  ])
  .meta({ id: "Question" });

export const questionSetSchema = z
  .object({
    set: z.int(),
    sets: z.int(),
    questions: z.array(questionSchema).max(10),
  })
  .meta({ id: "QuestionSet", description: `Ten questions, or as many as the record allows. There are ${SETS} sets.` });

export type Question = z.infer<typeof questionSchema>;
export type QuestionOf<Kind extends Question["kind"]> = Extract<Question, { kind: Kind }>;
export type QuestionSet = z.infer<typeof questionSetSchema>;
