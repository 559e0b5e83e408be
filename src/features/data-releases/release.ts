import { z } from "zod";
import { LICENCE_KEYS } from "../../platform/identity/licences.ts";

const count = z.int();

/** A release as readers get it. */
export const releaseSchema = z
  .object({
    number: z.string().meta({ example: "2026.12" }),
    day: z.string().meta({ format: "date" }),
    licence: z.enum(LICENCE_KEYS),
    since: z.string().nullable().meta({ description: "The release that the changes are told from." }),
    counts: z.record(z.string(), count).meta({ description: "Rows by table." }),
    changes: z.object({ added: count, changed: count, removed: count }),
    recalled: z.object({ on: z.string().meta({ format: "date" }), why: z.string() }).nullable(),
    files: z.array(z.object({ name: z.string(), type: z.string(), bytes: count, sha256: z.string() })).meta({
      description: "At `/data/{number}/{name}`. Those of a recalled release answer 410.",
    }),
  })
  .meta({ id: "DataRelease" });

export type Release = z.infer<typeof releaseSchema>;
