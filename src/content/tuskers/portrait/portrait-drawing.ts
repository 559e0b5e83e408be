import { z } from "zod";
import { slugSchema } from "../../../platform/ids/slug.ts";
import { singleLine } from "../../safety/plain-text.ts";
import { newTuskerSchema } from "../tusker.ts";

/**
 * The body of POST /api/drawings/portrait: the form values that affect the drawing. Nothing is required, because a new
 * form is empty; the values present must satisfy the rules of a tusker's fields. Description and other names are
 * accepted and ignored, because clients of earlier releases send them.
 */
export const portraitDrawingSchema = newTuskerSchema
  .pick({
    tags: true,
    description: true,
    status: true,
    category: true,
    tusks: true,
    aliases: true,
    features: true,
    claims: true,
    events: true,
    portrait: true,
  })
  .extend({
    slug: slugSchema
      .optional()
      .meta({ description: "The slug of a stored tusker; for a new one, it is made from the name." }),
    name: singleLine({ max: 120, label: "Name" }).optional(),
    location: singleLine({ max: 200, label: "Location" }).optional(),
    age: newTuskerSchema.shape.age.optional(),
  })
  .meta({ id: "PortraitDrawing" });

export type PortraitDrawing = z.infer<typeof portraitDrawingSchema>;

export const drawnPortraitSchema = z
  .object({
    svg: z.string().meta({ description: "The drawing as a data: URL, for use as an image." }),
    alt: z.string().meta({ description: "What it shows, in one sentence." }),
  })
  .meta({ id: "DrawnPortrait" });

export type DrawnPortrait = z.infer<typeof drawnPortraitSchema>;
