import { z } from "zod";
import { PLACE_KEYS } from "../../../content/places/places.ts";
import { TUSKER_CATEGORIES, TUSKER_STATUSES } from "../../../content/tuskers/status.ts";
import type { KeyData } from "../key-data.ts";
import { QUESTIONS, type QuestionId } from "../questions.ts";

const probability = z.number().min(0).max(1);
const year = z.string().regex(/^\d{4}$/);
const hundredths = z.int().meta({ description: "Log-odds in hundredths of a natural logarithm." });
const states = z.partialRecord(z.enum(QUESTIONS.map(({ id }) => id) as [QuestionId, ...QuestionId[]]), z.string());
const rates = z.record(z.string(), probability);

const recordSchema = z
  .object({
    states: states.meta({ description: "The recorded state of each question." }),
    on: year.optional().meta({ description: "The year in which it was recorded." }),
    from: year.optional(),
    until: year.optional(),
    certainty: z.enum(["likely", "disputed"]).optional().meta({ description: "Left out for `certain`." }),
    sideUnknown: z.literal(true).optional().meta({ description: "The source does not tell which side is meant." }),
    sources: z.array(z.string()).readonly().meta({ description: "Keys of the library of sources." }),
  })
  .meta({ id: "KeyRecord", description: "Records of one tusker that share their dates, certainty and sources." });

const candidateSchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    status: z.enum(TUSKER_STATUSES),
    isDead: z.literal(true).optional(),
    category: z.enum(TUSKER_CATEGORIES),
    diedOn: year.optional(),
    deadBy: year.optional().meta({ description: "Dead by this year, if the year of his death is not recorded." }),
    born: z.int().optional().meta({ description: "The first year in which he may have lived." }),
    places: z.array(z.enum(PLACE_KEYS)).readonly(),
    prior: hundredths,
    features: z.array(recordSchema).readonly(),
  })
  .meta({ id: "KeyCandidate" });

const weights = z.object({
  same: z.number(),
  within: z.number(),
  near: z.number(),
  far: z.number(),
  other: z.number(),
});

export const keyDataSchema = z
  .object({
    version: z.string().meta({ description: "Changes whenever any of the numbers or records changes." }),
    asOf: z.iso.date(),
    estimate: z.object({
      total: z.int(),
      note: z.string(),
      source: z.object({ key: z.string(), title: z.string() }).nullable(),
    }),
    questions: z.record(
      z.string(),
      z.object({
        error: probability.meta({ description: "How often a witness gives another state than the true one." }),
        seen: probability.meta({ description: "How often a witness can see it." }),
        fade: z.number().meta({ description: "The years after which a record counts half." }),
        rates: rates.meta({ description: "How common each state is among tuskers." }),
        keptRates: rates.optional().meta({ description: "How common it is among kept ones, where that differs." }),
      }),
    ),
    places: z.record(
      z.string(),
      z.object({
        kind: z.enum(["park", "sanctuary", "reserve", "home", "district"]),
        districts: z.array(z.string()).readonly(),
      }),
    ),
    placeWeights: z.object({ wild: weights, kept: weights }),
    priors: z.object({
      kept: z.int().meta({ description: "How many kept tuskers the island has." }),
      dead: hundredths,
      unborn: hundredths,
      trust: z.object({ certain: probability, likely: probability, disputed: probability }),
      undatedYears: z.int(),
      fitsWell: probability,
      possible: probability,
    }),
    candidates: z.array(candidateSchema).readonly(),
  })
  .meta({ id: "KeyData" }) satisfies z.ZodType<KeyData>;
