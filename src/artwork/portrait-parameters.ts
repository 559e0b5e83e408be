import { z } from "zod";

// The permitted values of a portrait; the drawing code accepts nothing else.
export const POSES = ["front", "quarter", "side"] as const;
export const CROPS = ["full", "close", "far"] as const;
export const SIDES = ["left", "right"] as const;
export const TUSKS = ["both", "left", "right"] as const;
const TUSK_SHAPES = ["long", "short", "crossed", "upswept", "spread", "downward"] as const;
export const BROKEN_TUSKS = ["left", "right", "both"] as const;
export const SKINS = ["slate", "ash", "umber", "laterite", "ink"] as const;
export const HABITATS = [
  ...(["tank", "lakebed", "grassland", "dryforest", "rocks", "river", "paddy"] as const),
  ...(["coast", "rainforest", "court", "temple"] as const),
];
export const LIGHTS = ["dawn", "day", "dusk", "night"] as const;
export const CLOTHS = ["crimson", "blue", "green", "plum", "ivory"] as const;

export type Pose = (typeof POSES)[number];
export type Crop = (typeof CROPS)[number];
export type Side = (typeof SIDES)[number];
export type BrokenTusks = (typeof BROKEN_TUSKS)[number];
export type Skin = (typeof SKINS)[number];
export type Habitat = (typeof HABITATS)[number];
export type Light = (typeof LIGHTS)[number];
export type Cloth = (typeof CLOTHS)[number];

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
 * The parameters of a portrait that an editor may set: its composition. The body follows the record alone, so `tusks`,
 * `tuskShape`, `tuskLen`, `broken`, `depig`, `tears`, `earSize`, `domes` and `skin` no longer have an effect. They are
 * still accepted and stored, because records, exports and clients of earlier releases contain them.
 */
export const portraitParametersSchema = z
  .strictObject({
    seed: z
      .string("The portrait's seed must be text.")
      .regex(/^[a-z0-9-]{1,60}$/, "The portrait's seed must be lower-case letters, digits and hyphens.")
      .optional(),
    pose: choice("pose", POSES).optional(),
    crop: choice("crop", CROPS).optional(),
    facing: choice("facing", SIDES).optional(),
    tusks: choice("tusks", TUSKS).optional(),
    tuskShape: choice("tuskShape", TUSK_SHAPES).optional(),
    tuskLen: share("tuskLen", "Length of the tusks"),
    broken: choice("broken", BROKEN_TUSKS).nullable().optional(),
    depig: share("depig", "How much pale, freckled skin"),
    tears: z
      .int("The portrait's tears must be a whole number from 0 to 4.")
      .min(0, "The portrait's tears must be a whole number from 0 to 4.")
      .max(4, "The portrait's tears must be a whole number from 0 to 4.")
      .optional()
      .meta({ description: "Notches in the ears." }),
    earSize: amount("earSize", 0.9, 1.1).optional(),
    domes: share("domes", "How marked the two bumps of the forehead are"),
    skin: choice("skin", SKINS).optional(),
    trunkUp: tick("trunkUp").optional(),
    habitat: choice("habitat", HABITATS).optional(),
    light: choice("light", LIGHTS).optional(),
    regalia: tick("regalia").optional(),
    cloth: choice("cloth", CLOTHS).optional(),
    casket: tick("casket").optional(),
  })
  .meta({
    id: "PortraitParameters",
    description:
      "The composition of the drawn portrait. The body follows the record: tusks, tuskShape, tuskLen, broken, depig, " +
      "tears, earSize, domes and skin are stored for earlier releases, but not drawn.",
  });

export type PortraitParameters = z.infer<typeof portraitParametersSchema>;
