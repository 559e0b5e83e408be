import { z } from "zod";

/** The closed lists from which a portrait is drawn; the drawing code accepts nothing else. */
export const PORTRAIT_CHOICES = {
  pose: ["front", "quarter", "side"],
  crop: ["full", "close"],
  facing: ["left", "right"],
  tusks: ["both", "left", "right"],
  tuskShape: ["long", "short", "crossed", "upswept", "spread", "downward"],
  broken: ["left", "right", "both"],
  skin: ["slate", "ash", "umber", "laterite", "ink"],
  habitat: ["tank", "dryforest", "grassland", "rainforest", "temple", "coast"],
  light: ["dawn", "day", "dusk", "night"],
  cloth: ["crimson", "blue", "green", "plum", "ivory"],
} as const;

const choice = <const Values extends readonly string[]>(name: string, values: Values) =>
  z.enum(values, `The portrait's ${name} must be one of: ${values.join(", ")}.`);

const amount = (name: string, low: number, high: number) => {
  const message = `The portrait's ${name} must be a number from ${low} to ${high}.`;
  return z.number(message).min(low, message).max(high, message);
};

const share = (name: string, meaning: string) =>
  amount(name, 0, 1)
    .optional()
    .meta({ description: `${meaning}, 0 to 1.` });

const tick = (name: string) => z.boolean(`The portrait's ${name} must be true or false.`);

/**
 * What an editor may set of a tusker's drawn portrait; whatever is left out is read from the record itself.
 * `tusks`, `broken` and `facing` speak of the animal's own side.
 */
export const portraitParametersSchema = z
  .strictObject({
    seed: z
      .string("The portrait's seed must be text.")
      .regex(/^[a-z0-9-]{1,60}$/, "The portrait's seed must be lower-case letters, digits and hyphens.")
      .optional(),
    pose: choice("pose", PORTRAIT_CHOICES.pose).optional(),
    crop: choice("crop", PORTRAIT_CHOICES.crop).optional(),
    facing: choice("facing", PORTRAIT_CHOICES.facing).optional(),
    tusks: choice("tusks", PORTRAIT_CHOICES.tusks).optional(),
    tuskShape: choice("tuskShape", PORTRAIT_CHOICES.tuskShape).optional(),
    tuskLen: share("tuskLen", "Length of the tusks"),
    broken: choice("broken", PORTRAIT_CHOICES.broken).nullable().optional(),
    depig: share("depig", "How much pale, freckled skin"),
    tears: z
      .int("The portrait's tears must be a whole number from 0 to 4.")
      .min(0, "The portrait's tears must be a whole number from 0 to 4.")
      .max(4, "The portrait's tears must be a whole number from 0 to 4.")
      .optional()
      .meta({ description: "Notches in the ears." }),
    earSize: amount("earSize", 0.9, 1.1).optional(),
    domes: share("domes", "How marked the two bumps of the forehead are"),
    skin: choice("skin", PORTRAIT_CHOICES.skin).optional(),
    trunkUp: tick("trunkUp").optional(),
    habitat: choice("habitat", PORTRAIT_CHOICES.habitat).optional(),
    light: choice("light", PORTRAIT_CHOICES.light).optional(),
    regalia: tick("regalia").optional(),
    cloth: choice("cloth", PORTRAIT_CHOICES.cloth).optional(),
    casket: tick("casket").optional(),
  })
  .meta({ id: "PortraitParameters" });

export type PortraitParameters = z.infer<typeof portraitParametersSchema>;
