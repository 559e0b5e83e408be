import { z } from "zod";

const editorSchema = z.object({
  username: z.string(),
  since: z.iso.datetime().meta({ description: "Since when they have had it open without a break." }),
});

/** Somebody who has the form of an entry open. */
export type OtherEditor = z.infer<typeof editorSchema>;

export const otherEditorsSchema = z.object({ others: z.array(editorSchema) }).meta({ id: "OtherEditors" });
